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
/// A row of 16 bytes is two thirds of an event of a 64-bit machine. The size of an event, the byte order of words and the first
/// event's beginning are those with which the first rows contain most valid events.
struct EventDumpReader: EvdevLineReader {
  static let format = RecordingFormat.evdev

  let devices = [RecordedDevice()]
  private var arrangement: EventDumpArrangement?
  /// The rows before the arrangement is known.
  private var waiting: [EventDumpRow] = []
  private var waitingBytes = 0
  /// Bytes of incomplete events.
  private var bytes: [UInt8] = []
  /// The previous row, which `*` repeats, and the offset after it.
  private var last: EventDumpRow?
  private var nextOffset: UInt64?
  private var radix = EventDumpRow.Radix.hexadecimal
  private var isRepeating = false
  /// Whether bytes that are no event are not yet reported.
  private var hasFault = false
  private static let mostRepeated: UInt64 = 1 << 16
  /// At least four events of either size: one of them is not the end of a report, which is zero in any byte order.
  private static let decidingBytes = 128

  static func recognizes(_ line: ByteCursor) -> Bool {
    guard let row = EventDumpRow(line), row.bytes.count >= 16 else { return false }
    return [false, true].contains { isSwapped in
      let bytes = row.bytes(swapped: isSwapped)
      guard let layout = InputEventBytes(ofFirst: bytes) else { return false }
      // Rows without offsets could be any bytes, so their time must be in this century.
      return row.hasOffset || layout.time(ofFirst: bytes) > Timestamp(seconds: 946_684_800)
    }
  }

  mutating func read(_ line: inout ByteCursor) -> EvdevLine {
    line.skipBlanks()
    if line.next == UInt8(ascii: "*") {
      isRepeating = true
      return .nothing
    }
    // Words of other text may look like bytes, but they have no offset.
    guard let row = EventDumpRow(line), row.hasOffset || last?.hasOffset != true else {
      return .nothing
    }
    return place(row)
  }

  mutating func finish() -> EvdevLine {
    if case .events(let events, let device) = decide() { return .events(events, device: device) }
    return takeFault()
  }

  // MARK: - Private

  /// Adds the rows that `*` repeats, and the row.
  private mutating func place(_ row: EventDumpRow) -> EvdevLine {
    learnRadix(from: row)
    // The last row of a dump has only the offset of its end.
    guard !row.bytes.isEmpty || isRepeating else { return .nothing }
    let offset = row.offset(radix)
    var rows: [EventDumpRow] = []
    if isRepeating, let last, let offset, let nextOffset, offset > nextOffset,
      offset - nextOffset <= Self.mostRepeated
    {
      rows = Array(repeating: last, count: Int(offset - nextOffset) / last.bytes.count)
    } else if let offset, let nextOffset, offset != nextOffset {
      skip(from: nextOffset, to: offset)
    }
    isRepeating = false
    nextOffset = offset.map { $0 + UInt64(row.bytes.count) }
    if !row.bytes.isEmpty {
      last = row
      rows.append(row)
    }
    guard let arrangement else {
      waiting += rows
      waitingBytes += rows.reduce(0) { $0 + $1.bytes.count }
      return waitingBytes >= Self.decidingBytes ? decide() : .nothing
    }
    for row in rows { bytes += row.bytes(swapped: arrangement.isSwapped) }
    return events(arrangement)
  }

  /// Of most dumps, the offset's radix is known from the second row.
  private mutating func learnRadix(from row: EventDumpRow) {
    guard !isRepeating, let last, row.hasOffset else { return }
    let fitting = [radix, .octal, .decimal, .hexadecimal].first { radix in
      last.offset(radix).map { $0 + UInt64(last.bytes.count) } == row.offset(radix)
    }
    guard let fitting, fitting != radix else { return }
    radix = fitting
    nextOffset = last.offset(radix).map { $0 + UInt64(last.bytes.count) }
  }

  /// Skips to the first event that begins behind rows that are missing.
  private mutating func skip(from expected: UInt64, to offset: UInt64) {
    guard let arrangement else {
      // Only the rows behind the gap are in sequence.
      (waiting, waitingBytes) = ([], 0)
      return
    }
    let size = arrangement.layout.size
    let (before, behind) = (Int(expected % UInt64(size)), Int(offset % UInt64(size)))
    let boundary = before + arrangement.leading + size - bytes.count % size
    bytes = []
    self.arrangement?.leading = (boundary + size - behind) % size
  }

  /// Finds the arrangement of the first rows, and reads them.
  private mutating func decide() -> EvdevLine {
    guard arrangement == nil, !waiting.isEmpty else { return .nothing }
    defer { (waiting, waitingBytes) = ([], 0) }
    guard let found = EventDumpArrangement(of: waiting, radix) else {
      hasFault = true
      return takeFault()
    }
    arrangement = found
    for row in waiting { bytes += row.bytes(swapped: found.isSwapped) }
    return events(found)
  }

  /// The complete events of the bytes so far.
  private mutating func events(_ arrangement: EventDumpArrangement) -> EvdevLine {
    let (size, leading) = (arrangement.layout.size, arrangement.leading)
    if leading > 0 {
      guard bytes.count >= leading else { return .nothing }
      bytes.removeFirst(leading)
      self.arrangement?.leading = 0
    }
    var events: [EvdevEvent] = []
    var start = 0
    while bytes.count - start >= size {
      if let event = arrangement.layout.validEvent(bytes[start..<start + size]) {
        events.append(event)
      } else {
        hasFault = true
      }
      start += size
    }
    bytes.removeFirst(start)
    return events.isEmpty ? takeFault() : .events(events, device: 0)
  }

  private mutating func takeFault() -> EvdevLine {
    defer { hasFault = false }
    return hasFault ? .malformed("no event of the kernel") : .nothing
  }
}
