import Foundation
import JSONText

/// Splits a text into its JSON objects, in constant memory.
///
/// Supports one object per line, an array of objects on one or several lines, and objects with the list as a member: lists and
/// their containers are searched, and each object in them is a record. Text between records is ignored, so that prose,
/// timestamps and code fences do no harm. A truncated record ends where the next one begins.
struct JSONRecords: Sendable {
  struct Record: Sendable {
    /// `nil` if it could not be parsed.
    var value: JSONValue?
    /// The line of its beginning.
    var line: Int
    /// The text before it in its line.
    var prefix: String
  }

  /// Nesting limit, far above that of events.
  static let deepest = 64
  /// Size limit in bytes, far above that of events.
  static let largestRecord = 1 << 20
  static let longestPrefix = 160
  private enum Member { case none, name, value }

  // State of the record that is being read.
  private var record: [UInt8] = []
  private var isGathering = false
  /// Whether only spaces have followed the record's opening brace.
  private var isOpening = false
  private var isTooLarge = false
  private var closers: [UInt8] = []
  private var startLine = 0
  private var startColumn: Int?
  private var prefix: [UInt8] = []
  /// In the record's top-level object: the range of the last string, and which token may follow.
  private var nameStart = 0
  private var nameEnd = 0
  private var member = Member.none

  // State of the text between records.
  /// Open brackets around the records.
  private var around: [UInt8] = []
  private var lineStart: [UInt8] = []
  private var isInString = false
  private var isEscaped = false
  private var isAtLineStart = true
  private var column = 0

  /// Reads a line or a piece of one; calls `found` for each complete record.
  mutating func read(_ line: ByteSource.Line, _ found: (Record) -> Void) {
    let cursor = line.cursor
    var index = cursor.at
    while index < cursor.end {
      if isGathering, isInString, !isEscaped {
        index = gatherPlain(cursor, from: index)
        guard index < cursor.end else { break }
      }
      let byte = cursor.bytes[index]
      if byte == .openingBrace, !isGathering, !isInString,
        let (value, end) = Self.whole(in: cursor, at: index)
      {
        isAtLineStart = false
        if lineStart.count < Self.longestPrefix { lineStart.append(byte) }
        notePlace(line.number)
        hand(value, found)
        index = end
      } else {
        take(byte, line.number, found)
        index += 1
      }
    }
    if !line.isContinued { endLine() }
  }

  /// Ends the text; reports an incomplete record.
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
        if isGathering, byte == .openingBrace, startColumn == column { abandon(found) }
      }
    }
    if isGathering {
      gather(byte, line, found)
    } else {
      pass(byte, line)
    }
  }

  private mutating func endLine() {
    // JSON strings cannot contain line breaks.
    isInString = false
    isEscaped = false
    isAtLineStart = true
    column = 0
    lineStart.removeAll(keepingCapacity: true)
    guard isGathering else { return }
    // An opening brace alone on its line belongs to an object of several lines; a brace in the first column followed by more
    // text belongs to an object of one line.
    if isOpening, startColumn == 0 { startColumn = nil }
    if !isTooLarge { record.append(.newline) }
  }

  /// Processes a byte between records.
  private mutating func pass(_ byte: UInt8, _ line: Int) {
    if lineStart.count < Self.longestPrefix { lineStart.append(byte) }
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == .backslash {
        isEscaped = true
      } else if byte == .quote {
        isInString = false
      }
      return
    }
    switch byte {
    case .openingBrace: start(line)
    case .openingBracket:
      if around.count < 64 { around.append(.closingBracket) }
    case .closingBracket, .closingBrace:
      if around.last == byte { around.removeLast() }
    case .quote: isInString = !around.isEmpty
    default: break
    }
  }

  private mutating func start(_ line: Int) {
    isGathering = true
    isOpening = true
    isTooLarge = false
    record.removeAll(keepingCapacity: true)
    record.append(.openingBrace)
    closers.removeAll(keepingCapacity: true)
    closers.append(.closingBrace)
    notePlace(line)
    member = .none
    isInString = false
  }

  /// Stores the position of a record's opening brace, the last byte in `lineStart`.
  private mutating func notePlace(_ line: Int) {
    startLine = line
    // Usually there is no text before it.
    if !prefix.isEmpty { prefix.removeAll(keepingCapacity: true) }
    if lineStart.count > 1 { prefix.append(contentsOf: lineStart.dropLast()) }
    let isFirst = prefix.allSatisfy { $0 == .space || $0 == .tab }
    startColumn = isFirst ? prefix.count : nil
  }

  /// Processes a byte of a record.
  private mutating func gather(_ byte: UInt8, _ line: Int, _ found: (Record) -> Void) {
    let isBlank = byte == .space || byte == .tab
    if isOpening, !isBlank {
      isOpening = false
      if byte != .quote, byte != .closingBrace {
        // A brace in other text.
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
      } else if byte == .backslash {
        isEscaped = true
      } else if byte == .quote {
        isInString = false
        if closers.count == 1, member == .none {
          nameEnd = record.count - 1
          member = .name
        }
      }
      return
    }
    switch byte {
    case .quote:
      isInString = true
      if closers.count == 1, member == .none { nameStart = record.count }
    case .colon:
      if closers.count == 1, member == .name { member = .value }
    case .comma:
      if closers.count == 1 { member = .none }
    case .openingBrace, .openingBracket:
      if closers.count == 1, member == .value, opensList(byte) {
        lookThrough(byte, found)
      } else {
        closers.append(byte == .openingBrace ? .closingBrace : .closingBracket)
        if closers.count > Self.deepest { isTooLarge = true }
      }
    case .closingBrace, .closingBracket:
      // The parser will reject a bracket that does not match.
      closers.removeLast()
      if closers.isEmpty { complete(found) }
    default: break
    }
  }

  /// Appends a string's bytes up to the next quote or backslash; returns the index after them.
  private mutating func gatherPlain(_ line: ByteCursor, from start: Int) -> Int {
    let stop = JSONReader.endOfPlain(line.bytes, from: start, to: line.end)
    if record.count + (stop - start) > Self.largestRecord { isTooLarge = true }
    if !isTooLarge { record.append(contentsOf: line.bytes[start..<stop]) }
    return stop
  }

  /// Whether the member that begins with this bracket contains records.
  private func opensList(_ byte: UInt8) -> Bool {
    guard !isTooLarge, nameStart <= nameEnd, nameEnd - nameStart < 20 else { return false }
    let name = String(decoding: record[nameStart..<nameEnd], as: UTF8.self)
    // In events with a numeric type, such as rrweb's, `data` does not contain records.
    if name == "data", isNumbered { return false }
    return byte == .openingBracket ? Self.lists.contains(name) : Self.holders.contains(name)
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

  /// The current record contains other records; its members before them are a record as well.
  private mutating func lookThrough(_ byte: UInt8, _ found: (Record) -> Void) {
    var head = Array(record[..<(nameStart - 1)])
    while let last = head.last, last == .comma || last == .space || last == .newline {
      head.removeLast()
    }
    head.append(.closingBrace)
    if head.count > 2 { hand(Self.value(head), found) }
    isGathering = false
    around.append(.closingBrace)
    around.append(byte == .openingBracket ? .closingBracket : .closingBrace)
    if around.count > 64 { around.removeAll() }
  }

  private mutating func complete(_ found: (Record) -> Void) {
    isGathering = false
    hand(isTooLarge ? nil : Self.value(record), found)
    record.removeAll(keepingCapacity: true)
  }

  private mutating func abandon(_ found: (Record) -> Void) {
    isGathering = false
    isInString = false
    hand(nil, found)
  }

  private func hand(_ value: JSONValue?, _ found: (Record) -> Void) {
    // Usually there is no text before a record.
    let prefix = prefix.isEmpty ? "" : String(decoding: prefix, as: UTF8.self)
    found(Record(value: value, line: startLine, prefix: prefix))
  }
}
