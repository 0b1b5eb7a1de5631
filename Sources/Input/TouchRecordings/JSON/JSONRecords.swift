import Foundation
import JSONText

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

  /// No event is nested anywhere near as deeply.
  static let deepest = 64
  /// No event is anywhere near as large.
  static let largestRecord = 1 << 20
  private static let longestPrefix = 160
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

  /// A record begins, whose brace is the last byte of what came in the line.
  private mutating func notePlace(_ line: Int) {
    startLine = line
    // Mostly nothing stands before it.
    if !prefix.isEmpty { prefix.removeAll(keepingCapacity: true) }
    if lineStart.count > 1 { prefix.append(contentsOf: lineStart.dropLast()) }
    let isFirst = prefix.allSatisfy { $0 == .space || $0 == .tab }
    startColumn = isFirst ? prefix.count : nil
  }

  /// A byte of the record.
  private mutating func gather(_ byte: UInt8, _ line: Int, _ found: (Record) -> Void) {
    let isBlank = byte == .space || byte == .tab
    if isOpening, !isBlank {
      isOpening = false
      if byte != .quote, byte != .closingBrace {
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
      // A closer that does not fit is left to the parser to refuse.
      closers.removeLast()
      if closers.isEmpty { complete(found) }
    default: break
    }
  }

  /// The bytes of a string up to the next quote or backslash at once; returns the index behind them.
  private mutating func gatherPlain(_ line: ByteCursor, from start: Int) -> Int {
    let stop = JSONReader.endOfPlain(line.bytes, from: start, to: line.end)
    if record.count + (stop - start) > Self.largestRecord { isTooLarge = true }
    if !isTooLarge { record.append(contentsOf: line.bytes[start..<stop]) }
    return stop
  }

  /// Whether the member that begins with that brace holds records.
  private func opensList(_ byte: UInt8) -> Bool {
    guard !isTooLarge, nameStart <= nameEnd, nameEnd - nameStart < 20 else { return false }
    let name = String(decoding: record[nameStart..<nameEnd], as: UTF8.self)
    // What is identified by a number, as rrweb's events are, has its own data and no records.
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

  /// What was gathered holds records: what it said before them is one itself.
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
    // Mostly nothing stands before a record.
    let prefix = prefix.isEmpty ? "" : String(decoding: prefix, as: UTF8.self)
    found(Record(value: value, line: startLine, prefix: prefix))
  }
}
