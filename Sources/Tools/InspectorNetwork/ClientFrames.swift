/// Follows the bytes that a client sends on its socket, and finds what breaks RFC 6455's framing. The library
/// takes frames with and without a mask, and does not say which.
struct ClientFrames {
  enum Fault: Error, Equatable {
    case unmasked, reserved, order, control, length, code

    var words: String {
      switch self {
      case .unmasked: "What a client sends is masked."
      case .reserved: "That kind of frame has no meaning."
      case .order: "That frame is none of its message."
      case .control: "That control frame is too long or in parts."
      case .length: "That length is spelled wrongly."
      case .code: "That is no code."
      }
    }
  }

  /// Bytes of messages so far, without heads and control frames.
  private(set) var payload = 0
  /// The head of the frame that is coming in, as far as it is here.
  private var head: [UInt8] = []
  /// Bytes of that frame that are to come, once its head is there.
  private var left: UInt64 = 0
  /// The code in a frame that closes.
  private var code: [UInt8] = []
  private var isInMessage = false

  init() {}

  /// Goes on with what has come.
  /// - Throws: what is wrong with it; nothing of it may be used then.
  mutating func follow(_ bytes: ArraySlice<UInt8>) throws(Fault) {
    var rest = bytes
    while let next = rest.first {
      if left > 0 {
        let part = rest.prefix(Int(clamping: left))
        rest = rest.dropFirst(part.count)
        left -= UInt64(part.count)
        try take(part)
      } else {
        head.append(next)
        rest = rest.dropFirst()
        try judgeHead()
      }
    }
  }

  private var opcode: UInt8 { head[0] & 15 }
  private var isControl: Bool { opcode & 8 != 0 }
  private var isFinal: Bool { head[0] & 0x80 != 0 }

  private mutating func judgeHead() throws(Fault) {
    switch head.count {
    case 1:
      guard head[0] & 0x70 == 0, [0, 1, 2, 8, 9, 10].contains(opcode) else { throw .reserved }
      guard isControl || isInMessage == (opcode == 0) else { throw .order }
    case 2:
      guard head[1] & 0x80 != 0 else { throw .unmasked }
      if isControl, !isFinal || head[1] & 127 > 125 { throw .control }
      if opcode == 8, head[1] & 127 == 1 { throw .code }
    case 6 + breadth:
      left = try length()
      if !isControl { isInMessage = !isFinal }
      code = []
      if left == 0 { head = [] }
    default: break
    }
  }

  /// Bytes that a long length takes beside the short one.
  private var breadth: Int { [126: 2, 127: 8][head[1] & 127] ?? 0 }

  private func length() throws(Fault) -> UInt64 {
    if breadth == 0 { return UInt64(head[1] & 127) }
    let length = head[2..<(2 + breadth)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // The shortest spelling is the only one, and the highest bit stays free.
    guard length > (breadth == 2 ? 125 : 0xffff), length >> 63 == 0 else { throw .length }
    return length
  }

  private mutating func take(_ part: ArraySlice<UInt8>) throws(Fault) {
    if !isControl { payload += part.count }
    if opcode == 8, code.count < 2 {
      let mask = head.suffix(4)
      for byte in part.prefix(2 - code.count) {
        code.append(byte ^ mask[mask.startIndex + code.count])
      }
      if code.count == 2, !Self.isSaid(Int(code[0]) << 8 | Int(code[1])) { throw .code }
    }
    if left == 0 { head = [] }
  }

  /// Codes that only stand for what happened, or for nothing, are not said (RFC 6455, 7.4).
  private static func isSaid(_ code: Int) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}
