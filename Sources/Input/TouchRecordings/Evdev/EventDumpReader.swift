import EvdevInput
import GestureCore

/// Reads the kernel's `struct input_event` from dumps by hexdump, `hexdump -C`, od and xxd, with or without offsets.
///
///     0000000 5120 6a01 baf5 000a 0003 0039 0007 0000              words, the lower byte first
///     00000000  20 51 01 6a f5 ba 0a 00  03 00 39 00 07 00 00 00  | Q.j......9.....|
///     00000000: 2051 016a f5ba 0a00 0300 3900 0700 0000   Q.j......9.....
///     2051016af5ba0a000300390007000000                             xxd -p
///     0000000 050440 065001 135365 000012 000003 000071 000007 000000     od
///
/// The byte order of words is the one that yields valid events.
struct EventDumpReader: EvdevLineReader {
  static let format = RecordingFormat.evdev

  let devices = [RecordedDevice()]
  private var layout: InputEventBytes?
  private var isSwapped = false
  /// Bytes of incomplete events.
  private var bytes: [UInt8] = []
  /// The previous line, which `*` repeats, and the offset after it.
  private var last: [UInt8] = []
  private var nextOffset: UInt64?
  private var isRepeating = false
  private static let mostRepeated: UInt64 = 1 << 16

  static func recognizes(_ line: ByteCursor) -> Bool {
    guard let row = Row(line), row.bytes.count >= 16 else { return false }
    return layout(of: row) != nil
  }

  /// The layout, and whether the bytes of words are swapped. Rows without offsets could be any bytes, so their time must be in
  /// this century.
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

/// The offset and bytes of a row.
private struct Row {
  /// `nil` if the dump has no offsets.
  private(set) var offset: UInt64?
  /// In printed order.
  private(set) var bytes: [UInt8] = []
  /// Bytes per word.
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
      // Two spaces or a bar precede the column of characters.
      if hasColon, digits != nil, next.at - line.at > 1 { break }
      let word = next.word()
      guard !word.isEmpty, word.count % 2 == 0, digits ?? word.count == word.count else { break }
      guard append(next, word) else { break }
      digits = word.count
      line = next
    }
    guard let digits, bytes.count >= 2 else { return nil }
    // `xxd -p` prints one word per line.
    width = [2, 4, 8].contains(digits / 2) ? digits / 2 : isOctal ? 2 : 1
  }

  func bytes(swapped: Bool) -> [UInt8] {
    guard swapped, width > 1 else { return bytes }
    return stride(from: 0, to: bytes.count, by: width).flatMap { start in
      bytes[start..<min(start + width, bytes.count)].reversed()
    }
  }

  /// Reads the offset; returns whether it ends with a colon. A word as long as the next one is not an offset.
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

  /// Appends a word's bytes; returns whether it is a valid word. Six digits are octal.
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
