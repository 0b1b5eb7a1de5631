import Foundation

/// Cuts a text into the JSON objects that it lists, in constant memory.
///
/// An object a line, an array of objects on one line or many, and objects with the list as a member
/// are all the same: lists and what holds them are looked through, and every object in them is a
/// record. What stands between records is not looked at, so that prose, timestamps and fences of code
/// do no harm. A record that is cut off ends where the next one begins.
struct JSONRecords: Sendable {
  struct Record: Sendable {
    /// `nil` for one that cannot be read.
    var value: JSONValue?
    /// Where it begins.
    var line: Int
    /// What stands before it in its line.
    var prefix: String
  }

  /// No event is anywhere near as large.
  static let largestRecord = 1 << 20
  private static let longestPrefix = 160
  /// Members that hold lists of records rather than a part of one.
  private static let lists: Set<String> = [
    "events", "entries", "recording", "records", "log", "logs", "messages", "frames", "data",
    "traceEvents", "pointerEvents", "touchEvents", "items", "reports", "packets",
  ]
  /// Members that hold such a list in turn.
  private static let holders: Set<String> = ["log", "recording", "trace", "session", "data"]

  private enum Member { case none, name, value }

  // The record that is being gathered.
  private var record: [UInt8] = []
  private var isGathering = false
  /// Nothing but blanks came behind the record's brace.
  private var isOpening = false
  private var isTooLarge = false
  private var closers: [UInt8] = []
  private var startLine = 0
  private var startColumn: Int?
  private var prefix: [UInt8] = []
  /// In the record's own object: where the last string is, and what may follow.
  private var nameStart = 0
  private var nameEnd = 0
  private var member = Member.none

  // The text between records.
  /// What is open around the records.
  private var around: [UInt8] = []
  private var lineStart: [UInt8] = []
  private var isInString = false
  private var isEscaped = false
  private var isAtLineStart = true
  private var column = 0

  /// Takes a line, or a piece of one; hands out each record that it completes.
  mutating func read(_ line: ByteSource.Line, _ found: (Record) -> Void) {
    let cursor = line.cursor
    for index in cursor.at..<cursor.end {
      take(cursor.bytes[index], line.number, found)
    }
    if !line.isContinued { endLine() }
  }

  /// The record that the text ends in the middle of.
  mutating func finish(_ found: (Record) -> Void) {
    if isGathering { abandon(found) }
  }

  // MARK: - Private

  @inline(__always)
  private mutating func take(_ byte: UInt8, _ line: Int, _ found: (Record) -> Void) {
    let isBlank = byte == .space || byte == .tab
    if isAtLineStart {
      if isBlank {
        column += 1
      } else {
        isAtLineStart = false
        if isGathering, byte == UInt8(ascii: "{"), startColumn == column { abandon(found) }
      }
    }
    if isGathering {
      gather(byte, line, found)
    } else {
      pass(byte, line)
    }
  }

  private mutating func endLine() {
    // No string of JSON goes on in another line.
    isInString = false
    isEscaped = false
    isAtLineStart = true
    column = 0
    lineStart.removeAll(keepingCapacity: true)
    guard isGathering else { return }
    // An object that stands alone on its brace's line is spread over many; one that has more behind
    // the brace, at the very left, is one of many lines.
    if isOpening, startColumn == 0 { startColumn = nil }
    if !isTooLarge { record.append(.newline) }
  }

  /// A byte between records.
  private mutating func pass(_ byte: UInt8, _ line: Int) {
    if lineStart.count < Self.longestPrefix { lineStart.append(byte) }
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      return
    }
    switch byte {
    case UInt8(ascii: "{"): start(line)
    case UInt8(ascii: "["):
      if around.count < 64 { around.append(UInt8(ascii: "]")) }
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      if around.last == byte { around.removeLast() }
    case UInt8(ascii: "\""): isInString = !around.isEmpty
    default: break
    }
  }

  private mutating func start(_ line: Int) {
    isGathering = true
    isOpening = true
    isTooLarge = false
    record = [UInt8(ascii: "{")]
    closers = [UInt8(ascii: "}")]
    startLine = line
    prefix = Array(lineStart.prefix(max(lineStart.count - 1, 0)))
    let isFirst = prefix.allSatisfy { $0 == .space || $0 == .tab }
    startColumn = isFirst ? prefix.count : nil
    member = .none
    isInString = false
  }

  /// A byte of the record.
  private mutating func gather(_ byte: UInt8, _ line: Int, _ found: (Record) -> Void) {
    let isBlank = byte == .space || byte == .tab
    if isOpening, !isBlank {
      isOpening = false
      if byte != UInt8(ascii: "\""), byte != UInt8(ascii: "}") {
        // A brace of prose or of a program.
        isGathering = false
        pass(byte, line)
        return
      }
    }
    if record.count >= Self.largestRecord { isTooLarge = true }
    if !isTooLarge { record.append(byte) }
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
        if closers.count == 1, member == .none {
          nameEnd = record.count - 1
          member = .name
        }
      }
      return
    }
    switch byte {
    case UInt8(ascii: "\""):
      isInString = true
      if closers.count == 1, member == .none { nameStart = record.count }
    case .colon:
      if closers.count == 1, member == .name { member = .value }
    case .comma:
      if closers.count == 1 { member = .none }
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if closers.count == 1, member == .value, opensList(byte) {
        lookThrough(byte, found)
      } else {
        closers.append(byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]"))
        if closers.count > 64 { isTooLarge = true }
      }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      // A closer that does not fit is left to the parser to refuse.
      closers.removeLast()
      if closers.isEmpty { complete(found) }
    default: break
    }
  }

  /// Whether the member that begins with that brace holds records.
  private func opensList(_ byte: UInt8) -> Bool {
    guard !isTooLarge, nameStart <= nameEnd, nameEnd - nameStart < 20 else { return false }
    let name = String(decoding: record[nameStart..<nameEnd], as: UTF8.self)
    // What is told by a number, as rrweb's events are, has its own data and no records.
    if name == "data", isNumbered { return false }
    return byte == UInt8(ascii: "[") ? Self.lists.contains(name) : Self.holders.contains(name)
  }

  /// Whether the record's type is a number.
  private var isNumbered: Bool {
    var head = ByteCursor(record, 0..<nameStart)
    guard head.skip(past: "\"type\"") else { return false }
    head.skipBlanks()
    guard head.take(.colon) else { return false }
    head.skipBlanks()
    return head.next?.isDigit ?? false
  }

  /// What was gathered holds records: what it said before them is one itself.
  private mutating func lookThrough(_ byte: UInt8, _ found: (Record) -> Void) {
    var head = Array(record[..<(nameStart - 1)])
    while let last = head.last, last == .comma || last == .space || last == .newline {
      head.removeLast()
    }
    head.append(UInt8(ascii: "}"))
    if head.count > 2 { hand(head, found) }
    isGathering = false
    around.append(UInt8(ascii: "}"))
    around.append(byte == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}"))
    if around.count > 64 { around.removeAll() }
  }

  private mutating func complete(_ found: (Record) -> Void) {
    isGathering = false
    hand(isTooLarge ? nil : record, found)
    record.removeAll(keepingCapacity: true)
  }

  private mutating func abandon(_ found: (Record) -> Void) {
    isGathering = false
    isInString = false
    hand(nil, found)
  }

  private func hand(_ bytes: [UInt8]?, _ found: (Record) -> Void) {
    let value = bytes.flatMap(JSONParser.value)
    found(
      Record(value: value, line: startLine, prefix: String(decoding: prefix, as: UTF8.self)))
  }
}
