import Foundation
import GestureCore

/// The touches of one sequence, from the first finger down to the last finger up (STM-20), or
/// another kind of input.
///
/// One object serves a whole sequence and is changed in place; do not keep it (API-V11).
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What an event brings (API-E04).
  nonisolated public enum EventType: Int, Sendable {
    /// Fingers, pencils or a pointer with a button down.
    case touches = 0
    /// A movement of the device, such as shaking.
    case motion = 1
    /// A command of a headset or of another remote.
    case remoteControl = 2
    /// Buttons of a remote or keys of a keyboard.
    case presses = 3
    /// A wheel or a trackpad scrolls.
    case scroll = 10
    /// A pointer moves without a button.
    case hover = 11
    /// A trackpad pinches or turns.
    case transform = 14
  }

  /// Which motion or which command it is (API-E05).
  nonisolated public enum EventSubtype: Int, Sendable {
    /// The event has no subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play if it is paused, else pause.
    case remoteControlTogglePlayPause = 103
    /// To the next track.
    case remoteControlNextTrack = 104
    /// To the track before.
    case remoteControlPreviousTrack = 105
    /// Begin to seek backward.
    case remoteControlBeginSeekingBackward = 106
    /// End to seek backward.
    case remoteControlEndSeekingBackward = 107
    /// Begin to seek forward.
    case remoteControlBeginSeekingForward = 108
    /// End to seek forward.
    case remoteControlEndSeekingForward = 109
  }

  /// Pointer buttons (API-E06).
  nonisolated public struct ButtonMask: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The main button, mostly the left one.
    public static let primary = ButtonMask(rawValue: 1)
    /// The other button, mostly the right one.
    public static let secondary = ButtonMask(rawValue: 2)

    /// The mask of a button by its number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...62).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// What the event brings (API-V01).
  open var type: EventType { eventType }
  /// Which motion or command it is, if it is one (API-V01).
  open var subtype: EventSubtype { eventSubtype }
  /// Seconds on the input's own time line.
  open var timestamp: TimeInterval { stamp.time.seconds }
  /// The modifier keys that were held at the event (API-V03).
  open var modifierFlags: UIKeyModifierFlags { stamp.modifierFlags }
  /// The buttons that were down at the event; at a lift also those that were just released (API-V03,
  /// COR-08).
  open var buttonMask: ButtonMask { stamp.buttonMask }

  let eventType: EventType
  let eventSubtype: EventSubtype

  /// What all input of one moment has in common.
  struct Stamp {
    var time = Timestamp.zero
    var modifierFlags: UIKeyModifierFlags = []
    var buttonMask: ButtonMask = []
    /// A number that no other moment of the same system has.
    var change: UInt64 = 0
  }

  var stamp = Stamp()

  /// A number that no other event of the same system has.
  private(set) var number: Int
  // No client code runs during a change of these: the system keeps the touches as well.
  /// Every touch of the sequence that is down or has lifted in this very event.
  @exclusivity(unchecked) final var touchList = TouchList()
  final var touches: [UITouch] { touchList.touches }
  /// The touches that the source reported in this event.
  @exclusivity(unchecked) final var changed: [UITouch] = []
  /// Whether all of these are in one window; most events need no list.
  private var isInOneWindow = false

  /// That window; its touches keep it.
  var onlyWindow: Unretained<UIWindow>? {
    guard isInOneWindow, !changed.isEmpty else { return nil }
    return changed.unretained(at: 0).with { $0.hitWindow.map { Unretained($0) } }
  }

  /// The engine that handles the event; `nil` for an event that client code has made.
  let engine: GestureEngine?

  init(
    type: EventType, subtype: EventSubtype = .none, number: Int = 0,
    engine: GestureEngine? = nil
  ) {
    eventType = type
    eventSubtype = subtype
    self.number = number
    self.engine = engine
    super.init()
  }

  /// Makes an event of no system, for a subclass that overrides its properties (COR-13).
  public override init() {
    eventType = .touches
    eventSubtype = .none
    number = 0
    engine = nil
    super.init()
  }

  nonisolated deinit {}

  /// Whether a pass of its engine is under way.
  var isInPass: Bool { engine.map { Unretained($0) }?.with { $0.isInPass } == true }

  /// Becomes the event of another sequence. UIKit reuses its event as well (API-V11).
  func startSequence(number: Int) { self.number = number }

  /// Removes the touches, and keeps the memory of the lists.
  func endSequence() {
    touchList.removeAll()
    changed.empty()
  }

  /// Every touch of the sequence, in any window and view, in any phase (API-V04).
  open var allTouches: Set<UITouch>? {
    eventType == .touches || !touches.isEmpty ? Set(touches) : nil
  }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// The touches whose hit view is exactly that view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// The touches that a recognizer is receiving: not those kept from it, not those that it ignores,
  /// and none when its gesture is over (API-V07, DEL-64).
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    gesture.receivesInput ? touches { gesture.hasReceived($0) } : nil
  }

  /// All samples of a touch since the previous event, oldest first; the last is a copy of the touch
  /// (API-V08). `nil` for a touch of another event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? touch.coalesced() : nil
  }

  /// Where the touch will probably be soon (API-V09). `nil` for a touch of another event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? touch.predicted() : nil
  }

  /// The windows that have touches that changed, in the touches' order.
  var windows: [UIWindow] {
    var windows: [UIWindow] = []
    for touch in changed {
      if let window = touch.hitWindow, !windows.has(window) { windows.append(window) }
    }
    return windows
  }

  /// Sets the touches that the source reported.
  func setChanged(_ touches: consuming [UITouch]) {
    changed = consume touches
    isInOneWindow = true
    guard let window = onlyWindow else { return }
    isInOneWindow = !changed.any { $0.hitWindow.map { !window.isSame(as: $0) } ?? true }
  }

  /// Starts a new moment: touches that lifted in the moment before are removed, and all others are stationary until their
  /// contacts are read.
  func startMoment(_ stamp: Stamp) {
    self.stamp = stamp
    var hasLift = false
    touchList.each { touch in
      if touch.isDown { touch.markStationary() } else { hasLift = true }
    }
    if hasLift { touchList.keep { $0.isDown } }
  }

  @inline(__always)
  func changedTouches(in window: UIWindow) -> [UITouch] {
    if let onlyWindow, onlyWindow.isSame(as: window) { return changed }
    return changed.filter { $0.hitWindow === window }
  }

  private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isWanted)
    return found.isEmpty ? nil : Set(found)
  }
}
