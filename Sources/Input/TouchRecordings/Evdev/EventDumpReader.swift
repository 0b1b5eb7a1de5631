import EvdevInput
import GestureCore

/// The kernel's `struct input_event` as hexdump, `hexdump -C`, `od -x` and xxd print a device's bytes.
///
///     0000000 5120 6a01 baf5 000a 0003 0039 0007 0000              words, the lower byte first
///     00000000  20 51 01 6a f5 ba 0a 00  03 00 39 00 07 00 00 00  | Q.j......9.....|
///     00000000: 2051 016a f5ba 0a00 0300 3900 0700 0000   Q.j......9.....
struct EventDumpReader: EvdevLineReader {
  static let format = RecordingFormat.evdev

  let devices = [RecordedDevice()]
  private var layout: InputEventBytes?
  /// Bytes of events that are not complete.
  private var bytes: [UInt8] = []
  /// The line before, for the lines that a `*` stands for, and the offset behind it.
  private var last: [UInt8] = []
  private var nextOffset: UInt64 = 0
  private var isRepeating = false
  private static let mostRepeated: UInt64 = 1 << 16

  static func recognizes(_ line: ByteCursor) -> Bool {
    guard let row = Row(line), row.bytes.count == 16 else { return false }
    // A layout has its time in the first bytes, and its type and code behind it.
    return InputEventBytes(ofFirst: row.bytes) != nil
  }

  mutating func read(_ line: inout ByteCursor) -> EvdevLine {
    line.skipBlanks()
    if line.isAtEnd { return .nothing }
    if line.next == UInt8(ascii: "*") {
      isRepeating = true
      return .nothing
    }
    guard let row = Row(line) else { return .nothing }
    if isRepeating, row.offset > nextOffset, row.offset - nextOffset <= Self.mostRepeated {
      let count = Int(row.offset - nextOffset) / max(last.count, 1)
      for _ in 0..<(last.isEmpty ? 0 : count) { bytes += last }
    }
    isRepeating = false
    bytes += row.bytes
    last = row.bytes
    nextOffset = row.offset + UInt64(row.bytes.count)
    if layout == nil { layout = InputEventBytes(ofFirst: bytes) }
    guard let layout else { return .malformed("no event of the kernel") }
    var events: [EvdevEvent] = []
    while bytes.count >= layout.size {
      let event = layout.event(bytes[..<layout.size])
      bytes.removeFirst(layout.size)
      guard let event, event.type <= EvdevCode.highestType else {
        return .malformed("no event of the kernel")
      }
      events.append(event)
    }
    return events.isEmpty ? .nothing : .events(events, device: 0)
  }

  /// The offset and the bytes of one row.
  private struct Row {
    var offset: UInt64
    var bytes: [UInt8] = []

    init?(_ line: ByteCursor) {
      var line = line
      line.skipBlanks()
      let start = line.at
      guard let offset = line.hexadecimal(), (6...8).contains(line.at - start) else { return nil }
      self.offset = offset
      let isXXD = line.take(.colon)
      guard line.next == .space || line.next == .tab || line.isAtEnd else { return nil }
      var width: Int?
      while bytes.count < 16 {
        var next = line
        next.skipBlanks()
        // The column of characters stands behind two blanks, or a bar.
        if isXXD, width == 4, next.at - line.at > 1 { break }
        let word = next.word()
        guard word.count == 4 || word.count == 2, width ?? word.count >= word.count else { break }
        var digits = ByteCursor(next.bytes, word)
        guard let number = digits.hexadecimal(), digits.isAtEnd else { break }
        width = width ?? word.count
        line = next
        if word.count == 2 {
          bytes.append(UInt8(number))
        } else if isXXD {
          bytes += [UInt8(number >> 8), UInt8(number & 0xff)]
        } else {
          bytes += [UInt8(number & 0xff), UInt8(number >> 8)]
        }
      }
    }
  }
}
