/// Constants of the kernel's input protocol for touch input.
///
/// They are part of the kernel's ABI and never change.
public enum EvdevCode {
  // Event types.
  public static let syn: UInt16 = 0x00
  public static let key: UInt16 = 0x01
  public static let rel: UInt16 = 0x02
  public static let abs: UInt16 = 0x03
  public static let msc: UInt16 = 0x04

  // Synchronisation.
  public static let synReport: UInt16 = 0
  public static let synConfig: UInt16 = 1
  public static let synMTReport: UInt16 = 2
  public static let synDropped: UInt16 = 3

  // Buttons and finger-count keys.
  public static let buttonLeft: UInt16 = 0x110
  public static let toolPen: UInt16 = 0x140
  /// The last of the tool keys for pens, erasers and brushes, which begin with `toolPen`.
  public static let toolAirbrush: UInt16 = 0x144
  public static let toolFinger: UInt16 = 0x145
  public static let toolQuintTap: UInt16 = 0x148
  public static let touch: UInt16 = 0x14a
  public static let toolDoubleTap: UInt16 = 0x14d
  public static let toolTripleTap: UInt16 = 0x14e
  public static let toolQuadTap: UInt16 = 0x14f

  // Axes of a single touch.
  public static let x: UInt16 = 0x00
  public static let y: UInt16 = 0x01
  public static let pressure: UInt16 = 0x18
  public static let penDistance: UInt16 = 0x19
  public static let tiltX: UInt16 = 0x1a
  public static let tiltY: UInt16 = 0x1b

  // Axes of each contact.
  public static let slot: UInt16 = 0x2f
  public static let touchMajor: UInt16 = 0x30
  public static let touchMinor: UInt16 = 0x31
  public static let positionX: UInt16 = 0x35
  public static let positionY: UInt16 = 0x36
  public static let toolType: UInt16 = 0x37
  public static let trackingID: UInt16 = 0x39
  public static let mtPressure: UInt16 = 0x3a
  public static let distance: UInt16 = 0x3b

  /// The kernel's `EV_MAX`, `KEY_MAX` and `ABS_MAX`.
  public static let highestType: UInt16 = 0x1f
  public static let highestKey: UInt16 = 0x2ff
  public static let highestAxis: UInt16 = 0x3f

  /// The value of `toolType` for a stylus.
  public static let pen: Int32 = 1
  /// The value of `toolType` for a palm.
  public static let palm: Int32 = 2

  /// The finger count of a `BTN_TOOL_…` key; 0 for other keys.
  public static func fingerCount(ofKey code: UInt16) -> Int {
    switch code {
    case toolFinger: 1
    case toolDoubleTap: 2
    case toolTripleTap: 3
    case toolQuadTap: 4
    case toolQuintTap: 5
    default: 0
    }
  }

  /// Whether it is an axis of one of several contacts (`ABS_MT_…`).
  public static func isMultitouch(axis code: UInt16) -> Bool {
    code >= slot && code <= 0x3d
  }
}
