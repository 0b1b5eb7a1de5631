import Foundation
import GestureCore
import JSONText

/// Reads React Native's `nativeEvent` of a touch: the changed touches, and those that are down afterwards.
///
///     {"changedTouches": [{"identifier": 1, "pageX": 100.5, "pageY": 220, "timestamp": 165204.5}],
///       "touches": []}
///
/// A console prints a touch's lists as `[Circular]` or `[Object]`; then the event itself is the touch that changed, and
/// the log's text before it determines its phase: `onResponderGrant {"identifier": 1, …}`. A touch without an event is
/// read in the same way.
struct ReactNativeRecords: ContactRecords {
  static let format = RecordingFormat.reactNative
  static let timeRemedy = "log nativeEvent with its timestamp"

  /// Names of callbacks in lower case, with the phase of a touch that they log.
  private static let callbacks: [(name: String, change: Change)] = [
    ("terminat", .cancel), ("cancel", .cancel), ("release", .end), ("touchend", .end),
    ("pressout", .end), ("grant", .begin), ("touchstart", .begin), ("pressin", .begin),
    ("move", .follow),
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
    if Self.isTouch(event), !changed.contains(where: Self.isTouch) {
      guard Self.change(of: text) == nil else {
        return readTouch(event, behind: text, logged: logged, into: &ledger)
      }
      return readFolded(event, isLast: down.isEmpty, logged: logged, into: &ledger)
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

  /// What the callback in a log's text says of its touch.
  private static func change(of text: String) -> Change? {
    guard !text.isEmpty else { return nil }
    let name = text.lowercased()
    return callbacks.first { name.contains($0.name) }?.change
  }

  private static func isTouch(_ record: JSONValue) -> Bool {
    record["pageX"]?.double != nil && record["identifier"]?.integer != nil
  }

  /// An event whose lists are folded: with none left down its touch has lifted.
  private func readFolded(
    _ event: JSONValue, isLast: Bool, logged: Timestamp?, into ledger: inout ContactLedger
  ) {
    guard let key = event["identifier"]?.integer, let x = event["pageX"]?.double,
      let y = event["pageY"]?.double
    else { return }
    ledger.at(JSONTime.milliseconds(event["timestamp"]) ?? logged)
    let reading = ContactReading(x: x, y: y)
    if isLast {
      ledger.end(key, reading)
    } else if ledger.isDown(key) {
      ledger.follow(key, reading)
    } else {
      ledger.begin(key, reading)
    }
    ledger.commit()
  }

  private func readTouch(
    _ touch: JSONValue, behind text: String, logged: Timestamp?, into ledger: inout ContactLedger
  ) {
    guard let key = touch["identifier"]?.integer, let x = touch["pageX"]?.double,
      let y = touch["pageY"]?.double
    else { return }
    ledger.at(JSONTime.milliseconds(touch["timestamp"]) ?? logged)
    let reading = ContactReading(x: x, y: y)
    switch Self.change(of: text) ?? .follow {
    case .begin: ledger.begin(key, reading)
    case .follow: ledger.follow(key, reading)
    case .end: ledger.end(key, reading)
    case .cancel: ledger.cancel(key)
    }
    ledger.commit()
  }
}
