/// Names of the kernel's constants in text formats.
public enum EvdevName {
  /// The event type with that name, such as `EV_ABS`.
  public static func type(named name: String) -> UInt16? { types[name] }

  /// The code with that name, such as `ABS_MT_SLOT`; the prefix determines its type.
  public static func code(named name: String) -> UInt16? { codes[name] }

  /// The device property with that name, such as `INPUT_PROP_DIRECT`.
  public static func property(named name: String) -> DeviceDescription.Properties? {
    properties[name]
  }

  /// The name of a code; `nil` if touch input does not use it.
  ///
  /// If several names have the same number, returns the clearer one.
  public static func name(type: UInt16, code: UInt16) -> String? {
    let prefixes: [UInt16: String] = [
      EvdevCode.syn: "SYN_", EvdevCode.key: "BTN_", EvdevCode.abs: "ABS_", EvdevCode.msc: "MSC_",
    ]
    guard let prefix = prefixes[type] else { return nil }
    let old = ["BTN_MOUSE", "BTN_DIGI"]
    return codes.first { $0.value == code && $0.key.hasPrefix(prefix) && !old.contains($0.key) }?
      .key
  }

  /// The numbers of all known types and codes by name.
  public static let all: [String: UInt16] = types.merging(codes) { type, _ in type }

  static let types: [String: UInt16] = [
    "EV_SYN": 0, "EV_KEY": 1, "EV_REL": 2, "EV_ABS": 3, "EV_MSC": 4, "EV_SW": 5, "EV_LED": 0x11,
    "EV_SND": 0x12, "EV_REP": 0x14, "EV_FF": 0x15, "EV_PWR": 0x16, "EV_FF_STATUS": 0x17,
  ]

  static let codes: [String: UInt16] = [
    "SYN_REPORT": 0, "SYN_CONFIG": 1, "SYN_MT_REPORT": 2, "SYN_DROPPED": 3,
    "ABS_X": 0x00, "ABS_Y": 0x01, "ABS_Z": 0x02, "ABS_RX": 0x03, "ABS_RY": 0x04, "ABS_RZ": 0x05,
    "ABS_THROTTLE": 0x06, "ABS_RUDDER": 0x07, "ABS_WHEEL": 0x08, "ABS_GAS": 0x09,
    "ABS_BRAKE": 0x0a, "ABS_HAT0X": 0x10, "ABS_HAT0Y": 0x11, "ABS_PRESSURE": 0x18,
    "ABS_DISTANCE": 0x19, "ABS_TILT_X": 0x1a, "ABS_TILT_Y": 0x1b, "ABS_TOOL_WIDTH": 0x1c,
    "ABS_VOLUME": 0x20, "ABS_PROFILE": 0x21, "ABS_MISC": 0x28, "ABS_RESERVED": 0x2e,
    "ABS_MT_SLOT": 0x2f, "ABS_MT_TOUCH_MAJOR": 0x30, "ABS_MT_TOUCH_MINOR": 0x31,
    "ABS_MT_WIDTH_MAJOR": 0x32, "ABS_MT_WIDTH_MINOR": 0x33, "ABS_MT_ORIENTATION": 0x34,
    "ABS_MT_POSITION_X": 0x35, "ABS_MT_POSITION_Y": 0x36, "ABS_MT_TOOL_TYPE": 0x37,
    "ABS_MT_BLOB_ID": 0x38, "ABS_MT_TRACKING_ID": 0x39, "ABS_MT_PRESSURE": 0x3a,
    "ABS_MT_DISTANCE": 0x3b, "ABS_MT_TOOL_X": 0x3c, "ABS_MT_TOOL_Y": 0x3d,
    "BTN_MOUSE": 0x110, "BTN_LEFT": 0x110, "BTN_RIGHT": 0x111, "BTN_MIDDLE": 0x112,
    "BTN_SIDE": 0x113, "BTN_EXTRA": 0x114, "BTN_FORWARD": 0x115, "BTN_BACK": 0x116,
    "BTN_TASK": 0x117, "BTN_DIGI": 0x140, "BTN_TOOL_PEN": 0x140, "BTN_TOOL_RUBBER": 0x141,
    "BTN_TOOL_BRUSH": 0x142, "BTN_TOOL_PENCIL": 0x143, "BTN_TOOL_AIRBRUSH": 0x144,
    "BTN_TOOL_FINGER": 0x145, "BTN_TOOL_MOUSE": 0x146, "BTN_TOOL_LENS": 0x147,
    "BTN_TOOL_QUINTTAP": 0x148, "BTN_STYLUS3": 0x149, "BTN_TOUCH": 0x14a, "BTN_STYLUS": 0x14b,
    "BTN_STYLUS2": 0x14c, "BTN_TOOL_DOUBLETAP": 0x14d, "BTN_TOOL_TRIPLETAP": 0x14e,
    "BTN_TOOL_QUADTAP": 0x14f,
    "MSC_SERIAL": 0, "MSC_PULSELED": 1, "MSC_GESTURE": 2, "MSC_RAW": 3, "MSC_SCAN": 4,
    "MSC_TIMESTAMP": 5,
  ]

  static let properties: [String: DeviceDescription.Properties] = [
    "INPUT_PROP_POINTER": .pointer, "INPUT_PROP_DIRECT": .direct,
    "INPUT_PROP_BUTTONPAD": .buttonPad, "INPUT_PROP_SEMI_MT": .semiMultitouch,
    "INPUT_PROP_TOPBUTTONPAD": .topButtonPad,
  ]
}
