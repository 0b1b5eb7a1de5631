import EvdevInput
import GestureCore

/// The kernel's `struct input_event` as hexdump, `hexdump -C`, od and xxd print a device's bytes, with or without offsets.
///
///     0000000 5120 6a01 baf5 000a 0003 0039 0007 0000              words, the lower byte first
///     00000000  20 51 01 6a f5 ba 0a 00  03 00 39 00 07 00 00 00  | Q.j......9.....|
///     00000000: 2051 016a f5ba 0a00 0300 3900 0700 0000   Q.j......9.....
///     2051016af5ba0a000300390007000000                             xxd -p
///     0000000 050440 065001 135365 000012 000003 000071 000007 000000     od
///
/// Which byte of a word comes first is what makes events of them.
struct EventDumpReader: EvdevLineReader {
  static let format = RecordingFormat.evdev

  let devices = [RecordedDevice()]
  private var layout: InputEventBytes?
  private var isSwapped = false
  /// Bytes of events that are not complete.
  private var bytes: [UInt8] = []
  /// The line before, for the lines that a `*` stands for, and the offset behind it.
  private var last: [UInt8] = []
  private var nextOffset: UInt64?
  private var isRepeating = false
  private static let mostRepeated: UInt64 = 1 << 16

  static func recognizes(_ line: ByteCursor) -> Bool {
    guard let row = Row(line), row.bytes.count >= 16 else { return false }
    return layout(of: row) != nil
  }

  /// The layout, and whether the words' bytes have to be swapped for it. Rows without offsets could be any bytes, so that
  /// their time has to be of this century.
  private static func layout(of row: Row) -> (InputEventBytes, isSwapped: Bool)? {
    for isSwapped in [false, true] {
      let bytes = row.bytes(swapped: isSwapped)
      guard let layout = InputEventBytes(ofFirst: bytes) else { continue }
      let time = layout.time(ofFirst: bytes)
      if row.offset != nil || time > Timestamp(seconds: 946_684_800) { return (layout, isSwapped) }
    }
    return nil
  }

  mutating func read(_ line: inout ByteCursor) -> EvdevLine {
    line.skipBlanks()
    if line.isAtEnd { return .nothing }
    if line.next == UInt8(ascii: "*") {
      isRepeating = true
      return .nothing
    }
    guard let row = Row(line) else { return .nothing }
    if layout == nil, let (found, isSwapped) = Self.layout(of: row) {
      layout = found
      self.isSwapped = isSwapped
    }
    guard let layout else { return .malformed("no event of the kernel") }
    if isRepeating, let offset = row.offset, let nextOffset, offset > nextOffset,
      offset - nextOffset <= Self.mostRepeated
    {
      let count = Int(offset - nextOffset) / max(last.count, 1)
      for _ in 0..<(last.isEmpty ? 0 : count) { bytes += last }
    }
    isRepeating = false
    last = row.bytes(swapped: isSwapped)
    bytes += last
    nextOffset = row.offset.map { $0 + UInt64(last.count) }
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
}

/// The offset and the bytes of one row of a dump.
private struct Row {
  /// `nil` where the dump has none.
  private(set) var offset: UInt64?
  /// In the order in which they are printed.
  private(set) var bytes: [UInt8] = []
  /// Bytes of a word.
  private var width = 1
  private var isOctal = false
  private static let mostBytes = 256

  init?(_ line: ByteCursor) {
    var line = line
    line.skipBlanks()
    let hasColon = readOffset(&line)
    var digits: Int?
    while bytes.count < Self.mostBytes {
      var next = line
      next.skipBlanks()
      // The column of characters stands behind two blanks, or a bar.
      if hasColon, digits != nil, next.at - line.at > 1 { break }
      let word = next.word()
      guard !word.isEmpty, word.count % 2 == 0, digits ?? word.count == word.count else { break }
      guard append(next, word) else { break }
      digits = word.count
      line = next
    }
    guard let digits, bytes.count >= 2 else { return nil }
    // `xxd -p` prints one word a line.
    width = [2, 4, 8].contains(digits / 2) ? digits / 2 : isOctal ? 2 : 1
  }

  func bytes(swapped: Bool) -> [UInt8] {
    guard swapped, width > 1 else { return bytes }
    return stride(from: 0, to: bytes.count, by: width).flatMap { start in
      bytes[start..<min(start + width, bytes.count)].reversed()
    }
  }

  /// Returns whether it ends with a colon. A word that is as long as the next one is none.
  private mutating func readOffset(_ line: inout ByteCursor) -> Bool {
    let start = line
    guard let number = line.hexadecimal(), (6...8).contains(line.at - start.at) else {
      line = start
      return false
    }
    let length = line.at - start.at
    if line.take(.colon) {
      offset = number
      return true
    }
    var rest = line
    let word = rest.word()
    guard line.next == .space || line.next == .tab || line.isAtEnd,
      word.count != length || length == 7
    else {
      line = start
      return false
    }
    offset = number
    return false
  }

  /// Adds the bytes of a word; returns whether it is one. Six digits are octal.
  private mutating func append(_ line: ByteCursor, _ word: Range<Int>) -> Bool {
    if word.count == 6, let number = UInt16(line.text(word), radix: 8) {
      bytes += [UInt8(number >> 8), UInt8(number & 0xff)]
      isOctal = true
      return true
    }
    var added: [UInt8] = []
    for at in stride(from: word.lowerBound, to: word.upperBound, by: 2) {
      var digits = ByteCursor(line.bytes, at..<(at + 2))
      guard let number = digits.hexadecimal(), digits.isAtEnd else { return false }
      added.append(UInt8(number))
    }
    bytes += added.prefix(max(0, Self.mostBytes - bytes.count))
    return true
  }
}
