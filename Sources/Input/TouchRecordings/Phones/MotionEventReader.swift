import Foundation
import GestureCore
import JSONText

/// Reads Android's `MotionEvent`s: JSON objects, or the form that the system prints to its log.
struct MotionEventReader: ContactReader {
  static let format = RecordingFormat.motionevent
  static let timeRemedy = "record again with each event's eventTime"

  private var events = MotionEventRecords()
  private var splitter = JSONRecords()

  static func recognizes(_ line: ByteCursor) -> Bool {
    guard let text = MotionEventText.value(line) else { return false }
    return MotionEventRecords.recognizes(text)
  }

  static func recognizes(_ record: JSONValue) -> Bool {
    MotionEventRecords.recognizes(record) && record["type"] == nil
  }

  var surface: ContactSurface { events.surface }

  mutating func learn(from scout: Self) { events.learn(from: scout.events) }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    if let value = MotionEventText.value(line.cursor) {
      return events.read(value, logged: nil, into: &ledger)
    }
    var found: [JSONRecords.Record] = []
    splitter.read(line) { found.append($0) }
    take(found, &ledger)
    ledger.line = line.number
  }

  mutating func finish(into ledger: inout ContactLedger) {
    var found: [JSONRecords.Record] = []
    splitter.finish { found.append($0) }
    take(found, &ledger)
  }

  private mutating func take(_ found: [JSONRecords.Record], _ ledger: inout ContactLedger) {
    for record in found {
      ledger.line = record.line
      if let value = record.value {
        events.read(value, logged: nil, into: &ledger)
      } else {
        ledger.remark(.malformed, "a JSON object that is damaged or cut off, left out")
      }
    }
  }
}
