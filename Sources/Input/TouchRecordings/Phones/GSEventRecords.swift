import Foundation
import GestureCore
import JSONText

/// Reads the events that iOS 4 to 6 delivered to programs, as JSON objects.
///
/// Each record lists the known fingers; a finger is down while the second bit of its proximity is set. A record whose hand has
/// ended or was cancelled applies to all fingers.
struct GSEventRecords: ContactRecords {
  static let format = RecordingFormat.gsevent

  private enum Hand { static let ended: Int64 = 6, cancelled: Int64 = 8 }

  let surface = ContactSurface(unit: .points)

  static func recognizes(_ record: JSONValue) -> Bool {
    record["paths"]?.array != nil && (record["hand_type"] != nil || record["hand"] != nil)
  }

  mutating func read(_ record: JSONValue, logged: Timestamp?, into ledger: inout ContactLedger) {
    guard let paths = record["paths"]?.array else { return }
    ledger.at(
      JSONTime.nanoseconds(record[first: ["t_ns", "time_ns", "Time"]])
        ?? JSONTime.seconds(record["time"]) ?? logged)
    let hand = record["hand_type"]?.integer ?? Self.number(of: record["hand"]?.string)
    if hand == Hand.cancelled {
      ledger.cancelAll()
    } else {
      apply(paths, isOver: hand == Hand.ended, &ledger)
    }
    ledger.commit()
  }

  // MARK: - Private

  private func apply(_ paths: [JSONValue], isOver: Bool, _ ledger: inout ContactLedger) {
    var touching: [(key: Int64, reading: ContactReading)] = []
    for path in paths {
      guard let key = path["index"]?.integer, let x = path["x"]?.double,
        let y = path["y"]?.double
      else {
        ledger.remark(.malformed, "a finger without index or place, left out")
        continue
      }
      var reading = ContactReading(x: x, y: y)
      reading.radius = path["radius"]?.double ?? 0
      if !isOver, (path["proximity"]?.integer ?? 2) & 2 != 0 {
        touching.append((key, reading))
      } else if ledger.isDown(key) {
        ledger.end(key, reading)
      }
    }
    ledger.show(touching)
  }

  private static func number(of hand: String?) -> Int64? {
    switch hand {
    case "ended": Hand.ended
    case "cancelled", "canceled": Hand.cancelled
    default: nil
    }
  }
}
