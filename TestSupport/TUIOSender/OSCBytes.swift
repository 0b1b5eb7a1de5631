/// Open Sound Control's bytes, put together by hand.
public enum OSCBytes {
  public enum Argument {
    case int(Int32)
    case float(Float)
    case string(String)
  }

  public static func word(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * $0)) }
  }

  public static func string(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8) + [0]
    return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
  }

  public static func message(_ address: String, _ arguments: [Argument]) -> [UInt8] {
    var types = ","
    var bytes: [UInt8] = []
    for argument in arguments {
      switch argument {
      case .int(let value):
        types += "i"
        bytes += word(UInt32(bitPattern: value))
      case .float(let value):
        types += "f"
        bytes += word(value.bitPattern)
      case .string(let text):
        types += "s"
        bytes += string(text)
      }
    }
    return string(address) + string(types) + bytes
  }

  /// Messages in a bundle, at a time since 1900 in seconds and parts of 2³² of one; immediately unless
  /// it is given.
  public static func bundle(_ messages: [[UInt8]], seconds: UInt32 = 0, parts: UInt32 = 1)
    -> [UInt8]
  {
    string("#bundle") + word(seconds) + word(parts)
      + messages.flatMap { word(UInt32($0.count)) + $0 }
  }
}
