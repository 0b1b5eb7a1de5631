import Foundation
import GestureCore
import JSONText

/// Reads React Native's `nativeEvent` of a touch: the changed touches, and those that are down afterwards.
///
///     {"changedTouches": [{"identifier": 1, "pageX": 100.5, "pageY": 220, "timestamp": 165204.5}],
///       "touches": []}
///
/// A touch without an event is read too; the log's text before it determines its phase: `onResponderGrant {"identifier": 1,
/// …}`.
struct ReactNativeRecords: ContactRecords {
  static let format = RecordingFormat.reactNative
  static let timeRemedy = "log nativeEvent with its timestamp"

  /// Names of callbacks in lower case, with the phase of a touch that they log.
  private static let callbacks: [(name: String, change: Change)] = [
    ("terminat", .cancel), ("cancel", .cancel), ("release", .end), ("touchend", .end),
    ("pressout", .end), ("grant", .begin), ("touchstart", .begin), ("pressin", .begin),
  ]
  private enum Change { case begin, follow, end, cancel }

  let surface = ContactSurface(unit: .points)

  static func recognizes(_ record: JSONValue) -> Bool {
    guard record["type"] == nil else { return false }
    if isTouch(record), record["target"] != nil, record["timestamp"] != nil { return true }
    guard record["touches"]?.array != nil, let changed = record["changedTouches"]?.array,
      let first = changed.first
    else { return record["nativeEvent"].map { recognizes($0) } ?? false }
    return isTouch(first)
  }

  mutating func read(_ record: JSONValue, logged: Timestamp?, into ledger: inout ContactLedger) {
    read(record, behind: "", logged: logged, into: &ledger)
  }

  mutating func read(
    _ record: JSONValue, behind text: String, logged: Timestamp?, into ledger: inout ContactLedger
  ) {
    let event = record["nativeEvent"] ?? record
    guard let changed = event["changedTouches"]?.array, let down = event["touches"]?.array else {
      if Self.isTouch(event) { readTouch(event, behind: text, logged: logged, into: &ledger) }
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

  // MARK: - Private

  private static func isTouch(_ record: JSONValue) -> Bool {
    record["pageX"]?.double != nil && record["identifier"]?.integer != nil
  }

  private func readTouch(
    _ touch: JSONValue, behind text: String, logged: Timestamp?, into ledger: inout ContactLedger
  ) {
    guard let key = touch["identifier"]?.integer, let x = touch["pageX"]?.double,
      let y = touch["pageY"]?.double
    else { return }
    ledger.at(JSONTime.milliseconds(touch["timestamp"]) ?? logged)
    let reading = ContactReading(x: x, y: y)
    let name = text.lowercased()
    switch Self.callbacks.first(where: { name.contains($0.name) })?.change ?? .follow {
    case .begin: ledger.begin(key, reading)
    case .follow: ledger.follow(key, reading)
    case .end: ledger.end(key, reading)
    case .cancel: ledger.cancel(key)
    }
    ledger.commit()
  }
}
