import Foundation
import GestureCore
import JSONText

/// Fingers as programs log them in JSON of their own: a phase, places and a time, under any of their usual names.
///
///     {"ts": 1700000000100, "kind": "start", "points": [{"id": 1, "px": 100, "py": 200}]}
///     {"phase": "began", "position": [100, 200], "time": 0.016}
///     {"event": "move", "payload": {"x": 100, "y": 200}, "t": 16}
///
/// ``GuessedClock`` finds the unit of times whose names do not state it.
struct AnyTouchRecords: ContactRecords {
  static let format = RecordingFormat.log
  static let timeRemedy = "log each event's time in its object, or give the pace with --interval"

  private static let phases = TouchNames.members(TouchNames.phase + ["name", "e", "ev", "evt"])
  private static let times = TouchNames.members(TouchNames.time + TouchNames.otherTime + ["at"])
  private static let milliseconds = TouchNames.members(TouchNames.milliseconds)
  private static let lists: [JSONName] = [
    "changedTouches", "points", "touches", "fingers", "contacts", "pointers", "positions",
  ]
  private static let places: [JSONName] = [
    "position", "location", "point", "pos", "coordinates", "coords", "locationInView",
    "locationInWindow",
  ]
  private static let holders: [JSONName] = [
    "payload", "detail", "event", "touch", "params",
  ]
  private static let xs = TouchNames.members(TouchNames.x + ["X"])
  private static let ys = TouchNames.members(TouchNames.y + ["Y"])
  private static let ids = TouchNames.members(TouchNames.id + ["index"])
  private static let mostFingers = 32

  let surface = ContactSurface(unit: .points)
  private var clock = GuessedClock()

  private struct Event {
    var phase: Contact.Phase
    var time: Double?
    /// Nanoseconds per unit of the time; `nil` if its name does not state it.
    var unit: Double?
    /// A time of day, where the time is a text.
    var timeOfDay: Int64?
    /// A lift may have no place.
    var fingers: [(key: Int64, reading: ContactReading?)]
    /// Whether these are the fingers that the event is about, and not those that are down behind it.
    var listsChanges: Bool
  }

  static func recognizes(_ record: JSONValue) -> Bool {
    guard let event = event(record), event.time != nil || event.timeOfDay != nil,
      event.fingers.contains(where: { $0.reading != nil })
    else { return false }
    return event.phase == .began || event.phase == .moved
  }

  mutating func learn(from scout: Self) {
    clock.learn(from: scout.clock)
  }

  mutating func read(_ record: JSONValue, logged: Timestamp?, into ledger: inout ContactLedger) {
    guard let event = Self.event(record) else { return }
    let own = event.time.flatMap { clock.time($0, unit: event.unit) }
    ledger.at(own ?? event.timeOfDay.map { clock.time(ofDay: $0) } ?? logged)
    let listed = Set(event.fingers.map(\.key))
    // A list of those that are left has none of those that lift.
    let leaves = !event.listsChanges && !ledger.downKeys.allSatisfy(listed.contains)
    for (key, reading) in event.fingers {
      switch (event.phase, reading) {
      case (.ended, _) where !leaves: ledger.end(key, reading)
      case (.cancelled, _): if ledger.isDown(key) { ledger.cancel(key) }
      case (.began, let reading?) where !ledger.isDown(key): ledger.begin(key, reading)
      case (_, let reading?): ledger.follow(key, reading)
      case (_, nil): break
      }
    }
    if event.phase == .ended, leaves {
      ledger.end(allBut: listed) { $0.end($1) }
    } else if event.phase == .cancelled, listed.isEmpty {
      ledger.cancelAll()
    }
    ledger.commit()
  }

  // MARK: - Private

  /// What a record says of fingers; `nil` for another record.
  private static func event(_ record: JSONValue) -> Event? {
    let inner = holders.lazy.compactMap { record[$0] }.first(where: \.isObject)
    let levels = [record] + (inner.map { [$0] } ?? [])
    func first<Value>(_ names: [JSONName], _ read: (JSONValue) -> Value?) -> Value? {
      for level in levels {
        for name in names {
          if let value = level[name].flatMap(read) { return value }
        }
      }
      return nil
    }
    guard let phase = first(phases, { $0.string.flatMap { phase(of: $0) } }) else { return nil }
    if first(["pointerType", "toolType"], { $0.string })?.lowercased() == "mouse" { return nil }
    let stated = first(milliseconds) { $0.double }.flatMap { $0 >= 0 ? $0 : nil }
    let time = stated ?? first(times) { $0.double }.flatMap { $0 >= 0 ? $0 : nil }
    let unit = stated == nil ? nil : 1e6
    let timeOfDay = time == nil ? first(times) { $0.string }.flatMap { LogTime.find(in: $0) } : nil
    for name in lists {
      guard let list = first([name], { $0.array }), list.allSatisfy(\.isObject) else { continue }
      let fingers = list.prefix(mostFingers).enumerated().compactMap { index, value in
        finger(value, Int64(index))
      }
      guard fingers.count == min(list.count, mostFingers) else { continue }
      return Event(
        phase: phase, time: time, unit: unit, timeOfDay: timeOfDay, fingers: fingers,
        listsChanges: name == "changedTouches")
    }
    let named = first(ids) { $0.integer }
    let id = named ?? 0
    for level in levels {
      if let finger = finger(level, id) {
        return Event(
          phase: phase, time: time, unit: unit, timeOfDay: timeOfDay,
          fingers: [(id, finger.reading)],
          listsChanges: true)
      }
    }
    return Event(
      phase: phase, time: time, unit: unit, timeOfDay: timeOfDay,
      fingers: named == nil ? [] : [(id, nil)],
      listsChanges: named != nil)
  }

  private static func finger(
    _ value: JSONValue, _ index: Int64
  ) -> (key: Int64, reading: ContactReading?)? {
    let key = value[first: ids]?.integer ?? index
    for level in [value] + (value[first: places].map { [$0] } ?? []) {
      if let x = level[first: xs]?.double, let y = level[first: ys]?.double {
        return (key, ContactReading(x: x, y: y))
      }
      if let pair = level.array, pair.count == 2, let x = pair[0].double, let y = pair[1].double {
        return (key, ContactReading(x: x, y: y))
      }
    }
    return nil
  }

  /// The phase that a word names, alone or behind what it is about: `start`, `touchMove`, `pan_end`.
  private static func phase(of word: String) -> Contact.Phase? {
    guard word.utf8.count <= 40 else { return nil }
    return TouchWords.phase(in: ByteCursor(word))?.0
  }
}
