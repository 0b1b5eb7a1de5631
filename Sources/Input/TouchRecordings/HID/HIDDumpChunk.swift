import GestureCore

/// One chunk of usbhid-dump's output: a header, and lines of up to 16 hexadecimal bytes.
///
///     003:002:000:DESCRIPTOR         1700000000.123456
///      05 0D 09 04 A1 01 …
///
///     003:002:000:STREAM             1700000000.200000
///      01 03 …
///
/// A chunk ends with a shorter line, an empty line or the next header. A stream's chunk is one transfer: a report.
struct HIDDumpChunk: Sendable {
  /// Bus, device and interface.
  let path: String
  let isDescriptor: Bool
  /// In nanoseconds since 1970.
  let time: Int64
  private(set) var bytes: [UInt8] = []

  private static let bytesInLine = 16

  /// A chunk without bytes, if the line is a header.
  init?(header line: ByteCursor) {
    var line = line
    line.skipBlanks()
    let start = line.at
    for _ in 0..<3 {
      let first = line.at
      guard line.decimal() != nil, line.at - first == 3, line.take(.colon) else { return nil }
    }
    path = String(decoding: line.bytes[start..<line.at - 1], as: UTF8.self)
    isDescriptor = line.take("DESCRIPTOR ")
    guard isDescriptor || line.take("STREAM ") else { return nil }
    line.skipBlanks()
    guard let time = line.nanoseconds() else { return nil }
    self.time = time
  }

  /// Adds a line's bytes. Returns false for the chunk's last line, and for a line without bytes.
  mutating func add(_ line: inout ByteCursor) -> Bool {
    let added = line.hexadecimalBytes(atMost: HIDReader.longestReport - bytes.count)
    bytes += added
    return added.count == Self.bytesInLine
  }
}
