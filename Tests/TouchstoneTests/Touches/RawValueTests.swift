import Foundation
import Testing
import Touchstone

@Suite("Raw values are UIKit's")
struct RawValueTests {
  @Test("touch phases, types and properties [API-E01, API-E02, API-E03]")
  func touches() {
    let phases: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    #expect(phases.map(\.rawValue) == Array(0...7))
    let types: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    #expect(types.map(\.rawValue) == Array(0...3))
    #expect(UITouch.TouchType.stylus == .pencil)
    let properties: [UITouch.Properties] = [.force, .azimuth, .altitude, .location, .roll]
    #expect(properties.map(\.rawValue) == [1, 2, 4, 8, 16])
  }

  @Test("event types and subtypes [API-E04, API-E05]")
  func events() {
    let types: [UIEvent.EventType] = [
      .touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform,
    ]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
    let subtypes: [UIEvent.EventSubtype] = [
      .none, .motionShake, .remoteControlPlay, .remoteControlPause, .remoteControlStop,
      .remoteControlTogglePlayPause, .remoteControlNextTrack, .remoteControlPreviousTrack,
      .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward,
      .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward,
    ]
    #expect(subtypes.map(\.rawValue) == [0, 1] + Array(100...109))
  }

  @Test("keys are the usages of the USB HID tables [API-P03]")
  func keys() {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardA, .keyboard0, .keypad0, .keyboardVolumeDown, .keyboardLockingCapsLock, .keypadComma,
      .keyboardInternational1, .keyboardLANG1, .keyboardLANG9, .keyboardAlternateErase,
      .keyboardExSel, .keyboardLeftControl, .keyboard_Reserved,
    ]
    #expect(
      keys.map(\.rawValue) == [
        4, 39, 98, 129, 130, 133, 135, 144, 152, 153, 164, 224, 65535,
      ])
    #expect(UIKeyboardHIDUsage.keyboardHangul == .keyboardLANG1)
    #expect(UIKeyboardHIDUsage.keyboardZenkakuHankakuKanji == .keyboardLANG5)
  }

  @Test("buttons, counted from 1 [API-E06]")
  func buttons() {
    #expect(UIEvent.ButtonMask.primary.rawValue == 1)
    #expect(UIEvent.ButtonMask.secondary.rawValue == 2)
    #expect((1...4).map { UIEvent.ButtonMask.button($0).rawValue } == [1, 2, 4, 8])
    #expect(UIEvent.ButtonMask.button(0) == [] && UIEvent.ButtonMask.button(64) == [])
  }

  @Test("modifier keys [API-E07]")
  func modifiers() {
    let flags: [UIKeyModifierFlags] = [
      .alphaShift, .shift, .control, .alternate, .command, .numericPad,
    ]
    #expect(flags.map(\.rawValue) == (16...21).map { 1 << $0 })
  }

  @Test("press phases and types [API-E08, API-E09]")
  func presses() {
    let phases: [UIPress.Phase] = [.began, .changed, .stationary, .ended, .cancelled]
    #expect(phases.map(\.rawValue) == Array(0...4))
    let types: [UIPress.PressType] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown,
    ]
    #expect(types.map(\.rawValue) == Array(0...6) + [30, 31])
  }

  @Test("recognizer states and swipe directions [API-E10, API-E11, STM-05]")
  func gestures() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    #expect(states.map(\.rawValue) == Array(0...5))
    #expect(UIGestureRecognizer.State.recognized == .ended)
    let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test("scroll types and their mask [API-E12]")
  func scrolls() {
    #expect([UIScrollType.discrete, .continuous].map(\.rawValue) == [0, 1])
    let masks: [UIScrollTypeMask] = [.discrete, .continuous, .all]
    #expect(masks.map(\.rawValue) == [1, 2, 3])
  }

  @Test("edges of the screen [API-E13]")
  func edges() {
    let edges: [UIRectEdge] = [.top, .left, .bottom, .right, .all]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8, 15])
    #expect(UIRectEdge().rawValue == 0)
  }

  @Test("application states and window levels [API-E22, API-E23]")
  func application() {
    let states: [UIApplication.State] = [.active, .inactive, .background]
    #expect(states.map(\.rawValue) == Array(0...2))
    let levels: [UIWindow.Level] = [.normal, .statusBar, .alert]
    #expect(levels.map(\.rawValue) == [0, 1000, 2000])
  }

  @Test("scene states")
  func scenes() {
    let states: [UIScene.ActivationState] = [
      .unattached, .foregroundActive, .foregroundInactive, .background,
    ]
    #expect(states.map(\.rawValue) == [-1, 0, 1, 2])
  }
}
