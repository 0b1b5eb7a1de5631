import GestureCore

/// One chunk of usbhid-dump's output: a header, and lines of hexadecimal bytes.
///
///     003:002:000:DESCRIPTOR         1700000000.123456
///      05 0D 09 04 A1 01 …
///
///     003:002:000:STREAM             1700000000.200000
///      01 03 …
struct HIDDumpChunk: Sendable {
  /// Bus, device and interface.
  let path: String
  let isDescriptor: Bool
  /// In nanoseconds since 1970.
  let time: Int64
  var bytes: [UInt8] = []
  /// Whether its report has been read, or belongs to no touch device.
  var isRead = false

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

  /// Whether the rest of a report may follow in the next chunk: a report longer than a packet of the bus is in several.
  var mayContinue: Bool { bytes.count.isMultiple(of: 8) }
}
