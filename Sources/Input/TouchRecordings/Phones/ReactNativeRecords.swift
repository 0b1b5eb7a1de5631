import Foundation
import GestureCore
import JSONText

/// React Native's `nativeEvent` of a touch: the touches that changed, and those that are down behind it.
///
///     {"changedTouches": [{"identifier": 1, "pageX": 100.5, "pageY": 220, "timestamp": 165204.5}],
///       "touches": []}
struct ReactNativeRecords: ContactRecords {
  static let format = RecordingFormat.reactNative
  static let timeRemedy = "log nativeEvent with its timestamp"

  let surface = ContactSurface(unit: .points)

  static func recognizes(_ record: JSONValue) -> Bool {
    guard record["type"] == nil, record["touches"]?.array != nil,
      let changed = record["changedTouches"]?.array, let first = changed.first
    else { return record["nativeEvent"].map { recognizes($0) } ?? false }
    return first["pageX"]?.double != nil && first["identifier"]?.integer != nil
  }

  mutating func read(_ record: JSONValue, logged: Timestamp?, into ledger: inout ContactLedger) {
    let event = record["nativeEvent"] ?? record
    guard let changed = event["changedTouches"]?.array, let down = event["touches"]?.array else {
      return
    }
    ledger.at(JSONTime.milliseconds(event["timestamp"] ?? changed.first?["timestamp"]) ?? logged)
    let keys = Set(down.compactMap { $0["identifier"]?.integer })
    for touch in changed {
      guard let key = touch["identifier"]?.integer, let x = touch["pageX"]?.double,
        let y = touch["pageY"]?.double
      else { continue }
      let reading = ContactReading(x: x, y: y)
      switch (ledger.isDown(key), keys.contains(key)) {
      case (false, true): ledger.begin(key, reading)
      case (true, true): ledger.follow(key, reading)
      case (_, false): ledger.end(key, reading)
      }
    }
    ledger.commit()
  }
}
