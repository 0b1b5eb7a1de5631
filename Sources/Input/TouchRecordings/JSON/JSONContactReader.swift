import Foundation
import GestureCore
import JSONText

/// Reads the contacts in one kind of JSON records.
protocol ContactRecords: Sendable {
  static var format: RecordingFormat { get }
  /// Whether a record can only be of this format.
  static func recognizes(_ record: JSONValue) -> Bool
  static var timeRemedy: String { get }
  static var surveyBytes: Int { get }

  init()
  var surface: ContactSurface { get }
  /// Adopts the results of examining the beginning.
  mutating func learn(from scout: Self)
  /// Selects the recording of that name in a file with several.
  mutating func choose(_ name: String)
  /// Reads a record; `logged` is the log's time before it.
  mutating func read(_ record: JSONValue, logged: Timestamp?, into ledger: inout ContactLedger)
  /// Reads a record whose meaning depends on the text before it in its line.
  mutating func read(
    _ record: JSONValue, behind text: String, logged: Timestamp?, into ledger: inout ContactLedger)
  mutating func finish(into ledger: inout ContactLedger)
}

extension ContactRecords {
  static var surveyBytes: Int { EvdevSurvey.bytes }
  static var timeRemedy: String { "record again with the time of each event" }
  mutating func learn(from scout: Self) {}
  mutating func choose(_ name: String) {}
  mutating func finish(into ledger: inout ContactLedger) {}
  mutating func read(
    _ record: JSONValue, behind text: String, logged: Timestamp?, into ledger: inout ContactLedger
  ) {
    read(record, logged: logged, into: &ledger)
  }
}

/// Reads any format whose records are JSON objects.
struct JSONContactReader<Records: ContactRecords>: ContactReader {
  static var format: RecordingFormat { Records.format }
  static var timeRemedy: String { Records.timeRemedy }
  static var surveyBytes: Int { Records.surveyBytes }

  private var records = Records()
  private var splitter = JSONRecords()
  private var clock = WrappingClock(period: LogTime.day)
  /// Buffer for the records of a line, usually one.
  private var found: [JSONRecords.Record] = []

  /// A record may span lines.
  static func recognizes(_ line: ByteCursor) -> Bool { false }
  static func recognizes(_ record: JSONValue) -> Bool { Records.recognizes(record) }

  var surface: ContactSurface { records.surface }

  mutating func learn(from scout: Self) { records.learn(from: scout.records) }
  mutating func choose(_ name: String) { records.choose(name) }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    var found = self.found
    self.found = []
    splitter.read(line) { found.append($0) }
    for record in found { take(record, &ledger) }
    // Usually there is one; `popLast` takes a tenth of the time of `removeAll`.
    while found.popLast() != nil {}
    self.found = found
    ledger.line = line.number
  }

  mutating func finish(into ledger: inout ContactLedger) {
    var found: [JSONRecords.Record] = []
    splitter.finish { found.append($0) }
    for record in found { take(record, &ledger) }
    records.finish(into: &ledger)
  }

  private mutating func take(_ record: JSONRecords.Record, _ ledger: inout ContactLedger) {
    ledger.line = record.line
    guard let value = record.value else {
      ledger.remark(.malformed, "a JSON object that is damaged or cut off, left out")
      return
    }
    let logged = LogTime.find(in: record.prefix).map { clock.unwrap($0) }
    records.read(value, behind: record.prefix, logged: logged, into: &ledger)
  }
}
