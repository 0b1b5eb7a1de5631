import Foundation
import GestureCore
import JSONText

/// Reads Flutter's pointer data as its tests and engine write it: members with value 0 are omitted.
struct FlutterRecords: ContactRecords {
  static let format = RecordingFormat.flutter

  /// Flutter's numbers of changes; other numbers are hover, and devices that come or go.
  private enum Change {
    static let cancel: Int64 = 0, down: Int64 = 4, move: Int64 = 5, up: Int64 = 6
  }

  let surface = ContactSurface(unit: .pixels)

  static func recognizes(_ record: JSONValue) -> Bool {
    record["timeStamp"] != nil && record["type"] == nil
      && (record["physicalX"] != nil || record["pointerIdentifier"] != nil)
  }

  mutating func read(_ record: JSONValue, logged: Timestamp?, into ledger: inout ContactLedger) {
    guard Self.recognizes(record) else { return }
    let key =
      (record["device"]?.integer ?? 0) &* 1_000_003 &+ (record["pointerIdentifier"]?.integer ?? 0)
    ledger.at(JSONTime.microseconds(record["timeStamp"]))
    var reading = ContactReading(
      x: record["physicalX"]?.double ?? 0, y: record["physicalY"]?.double ?? 0)
    switch record["kind"]?.integer {
    case 1: reading.kind = .indirectPointer
    case 2, 3: reading.kind = .pencil
    default: break
    }
    reading.radius = record["radiusMajor"]?.double ?? 0
    if let pressure = record["pressure"]?.double, let most = record["pressureMax"]?.double, most > 0
    {
      reading.force = pressure / most * 3
      reading.maximumForce = 3
    }
    switch record["change"]?.integer ?? Change.cancel {
    case Change.down: ledger.begin(key, reading)
    case Change.move: ledger.move(key, reading)
    case Change.up: ledger.end(key, reading)
    case Change.cancel: if ledger.isDown(key) { ledger.cancel(key) }
    default: break
    }
  }
}
