/// Makes hid-recorder's text of bytes, so that a fuzzer changes the descriptor's own bits.
///
/// The first byte is the length of the descriptor that follows; then each report is behind its length.
enum DescriptorBytes {
  static func recording(of bytes: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    let descriptor = part(&rest)
    var text = "D: 0\nR: \(descriptor.count)\(spelled(descriptor))\nN: Bytes\nI: 3 0001 0001\n"
    var time = 0
    while !rest.isEmpty {
      let report = part(&rest)
      time += 8
      let milliseconds = "\(1000 + time % 1000)".dropFirst()
      text += "E: \(time / 1000).\(milliseconds)000 \(report.count)\(spelled(report))\n"
    }
    return Array(text.utf8)
  }

  private static func part(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let length = rest.popFirst() else { return [] }
    defer { rest = rest.dropFirst(Int(length)) }
    return rest.prefix(Int(length))
  }

  private static func spelled(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.map { byte in " " + (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
