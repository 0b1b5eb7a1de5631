import CLibGTK
import Foundation
import GestureCore
import WindowInput

/// Converts GDK's events to plain values.
struct EventReader {
  let display: OpaquePointer
  private var clock = EventClock()

  init(display: OpaquePointer) { self.display = display }

  /// Points that a wheel click scrolls [D].
  private static let wheelStep: CGFloat = 48

  /// - Parameters:
  ///   - composed: the text that the event's key completes; `nil` if it composes none.
  ///   - now: time of the monotonic clock.
  ///   - sceneTime: converts a time of the monotonic clock to scene time.
  /// - Returns: `nil` for an event that is not input.
  mutating func read(
    _ event: OpaquePointer, composed: String?, now: Timestamp,
    sceneTime: (Timestamp) -> Timestamp
  ) -> WindowEvent? {
    let type = Int(gdk_event_get_event_type(event))
    // Skips pointer events that are emulated from the first finger; touch events of that finger carry the same flag.
    let isTouch = Int(TS_GDK_TOUCH_BEGIN)...Int(TS_GDK_TOUCH_CANCEL) ~= type
    if !isTouch, gdk_event_get_pointer_emulated(event) != 0 { return nil }
    guard let change = change(of: event, type, composed, now, sceneTime) else { return nil }
    let time = sceneTime(clock.moment(of: gdk_event_get_time(event), now: now))
    var (x, y) = (0.0, 0.0)
    if gdk_event_get_position(event, &x, &y) == 0 || !x.isFinite || !y.isFinite { (x, y) = (0, 0) }
    return WindowEvent(
      time: time, location: CGPoint(x: x, y: y),
      modifiers: Self.modifiers(UInt32(bitPattern: gdk_event_get_modifier_state(event))), change)
  }

  private mutating func change(
    of event: OpaquePointer, _ type: Int, _ composed: String?, _ now: Timestamp,
    _ sceneTime: (Timestamp) -> Timestamp
  ) -> WindowEvent.Change? {
    switch type {
    case Int(TS_GDK_TOUCH_BEGIN): .touch(sequence: sequence(event), .began)
    case Int(TS_GDK_TOUCH_UPDATE): .touch(sequence: sequence(event), .moved)
    case Int(TS_GDK_TOUCH_END): .touch(sequence: sequence(event), .ended)
    case Int(TS_GDK_TOUCH_CANCEL): .touch(sequence: sequence(event), .cancelled)
    case Int(TS_GDK_MOTION_NOTIFY): .motion(earlier: history(of: event, now, sceneTime))
    case Int(TS_GDK_BUTTON_PRESS): .button(Self.bit(of: event), isDown: true)
    case Int(TS_GDK_BUTTON_RELEASE): .button(Self.bit(of: event), isDown: false)
    case Int(TS_GDK_LEAVE_NOTIFY): .left
    case Int(TS_GDK_SCROLL): Self.scroll(event)
    case Int(TS_GDK_TOUCHPAD_PINCH): Self.pinch(event)
    case Int(TS_GDK_KEY_PRESS): key(event, composed, isDown: true)
    case Int(TS_GDK_KEY_RELEASE): key(event, composed, isDown: false)
    case Int(TS_GDK_GRAB_BROKEN): .lost(.everything)
    case Int(TS_GDK_FOCUS_CHANGE): gdk_focus_event_get_in(event) == 0 ? .lost(.keys) : nil
    default: nil
    }
  }

  // MARK: - Pointers

  private func sequence(_ event: OpaquePointer) -> UInt {
    gdk_event_get_event_sequence(event).map { UInt(bitPattern: $0) } ?? 0
  }

  /// Earlier readings that GDK has merged into the event.
  private mutating func history(
    of event: OpaquePointer, _ now: Timestamp, _ sceneTime: (Timestamp) -> Timestamp
  ) -> [ContactSample] {
    var count: UInt32 = 0
    guard let readings = gdk_event_get_history(event, &count) else { return [] }
    defer { g_free(readings) }
    return (0..<Int(count)).map { index in
      let reading = readings[index]
      return ContactSample(
        time: sceneTime(clock.moment(of: reading.time, now: now)),
        location: CGPoint(x: reading.axes.1, y: reading.axes.2))
    }
  }

  /// The secondary button is UIKit's second and GDK's third.
  private static func bit(of event: OpaquePointer) -> Int {
    switch gdk_button_event_get_button(event) {
    case 1: 0
    case 2: 2
    case 3: 1
    // Buttons 4 to 7 are the wheel.
    case let other: Int(other) - 5
    }
  }

  private static func scroll(_ event: OpaquePointer) -> WindowEvent.Change? {
    if gdk_scroll_event_is_stop(event) != 0 { return .scrollEnded }
    switch gdk_scroll_event_get_direction(event) {
    case 0: return .scroll(dx: 0, dy: wheelStep, isWheel: true)
    case 1: return .scroll(dx: 0, dy: -wheelStep, isWheel: true)
    case 2: return .scroll(dx: wheelStep, dy: 0, isWheel: true)
    case 3: return .scroll(dx: -wheelStep, dy: 0, isWheel: true)
    default:
      var (dx, dy) = (0.0, 0.0)
      gdk_scroll_event_get_deltas(event, &dx, &dy)
      let isWheel = gdk_scroll_event_get_unit(event) == 0
      let unit = isWheel ? wheelStep : 1
      return .scroll(dx: -dx * unit, dy: -dy * unit, isWheel: isWheel)
    }
  }

  private static func pinch(_ event: OpaquePointer) -> WindowEvent.Change? {
    let phases: [InputPhase] = [.began, .changed, .ended, .cancelled]
    let phase = Int(gdk_touchpad_event_get_gesture_phase(event))
    guard phases.indices.contains(phase) else { return nil }
    return .pinch(
      phases[phase], scale: gdk_touchpad_event_get_pinch_scale(event),
      rotation: gdk_touchpad_event_get_pinch_angle_delta(event))
  }

  // MARK: - Keys

  private func key(
    _ event: OpaquePointer, _ composed: String?, isDown: Bool
  ) -> WindowEvent.Change {
    let code = gdk_key_event_get_keycode(event)
    var plain: UInt32 = 0
    _ = gdk_display_translate_key(
      display, code, 0, CInt(gdk_key_event_get_layout(event)), &plain, nil, nil, nil)
    // X and Wayland add 8 to the kernel's key codes.
    let number = Int(code) - 8
    return .key(
      number, isDown: isDown,
      characters: composed ?? Self.characters(gdk_key_event_get_keyval(event), number),
      plain: Self.characters(plain, number))
  }

  private static func characters(_ value: UInt32, _ number: Int) -> String {
    switch KeyTable.usage(of: number) {
    case 0x28, 0x58: return "\r"
    case 0x2A: return "\u{8}"
    case 0x2B: return "\t"
    default:
      guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)), scalar.value >= 0x20,
        scalar.value != 0x7F
      else { return "" }
      return String(Character(scalar))
    }
  }

  private static func modifiers(_ state: UInt32) -> Int {
    var flags = 0
    for (bit, flag) in [(1, 16), (0, 17), (2, 18), (3, 19), (26, 20), (28, 20)]
    where state & 1 << UInt32(bit) != 0 {
      flags |= 1 << flag
    }
    return flags
  }
}
