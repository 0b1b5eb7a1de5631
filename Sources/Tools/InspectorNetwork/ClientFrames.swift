/// Parses the frame headers in a client's bytes and detects violations of RFC 6455's framing. libwebsockets accepts masked and
/// unmasked frames and does not report which it received.
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

  /// Payload bytes of messages so far, without headers and control frames.
  private(set) var payload = 0
  /// The bytes received so far of the current frame's header.
  private var head: [UInt8] = []
  /// Bytes of that frame still to be received, once its header is complete.
  private var left: UInt64 = 0
  /// The status code of a close frame.
  private var code: [UInt8] = []
  private var isInMessage = false

  init() {}

  /// Parses the next received bytes.
  /// - Throws: the violation; the caller must discard all of `bytes` then.
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

  /// Bytes of the extended payload length.
  private var breadth: Int { [126: 2, 127: 8][head[1] & 127] ?? 0 }

  private func length() throws(Fault) -> UInt64 {
    if breadth == 0 { return UInt64(head[1] & 127) }
    let length = head[2..<(2 + breadth)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // RFC 6455 requires the shortest encoding and a highest bit of 0.
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

  /// Whether a close frame may carry the code; some codes are reserved for local use (RFC 6455, 7.4).
  private static func isSaid(_ code: Int) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}
