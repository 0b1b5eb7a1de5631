import Foundation
import GestureCore
import JSONText

/// Reads contacts from `MotionEvent`s: each lists all pointers that are down.
struct MotionEventRecords: Sendable {
  private(set) var surface = ContactSurface(unit: .pixels)
  /// The last events; logs of Android's own classes contain each event several times.
  private var latest: [Identity] = []

  private static let mostRepeated = 16

  /// The properties that distinguish two events.
  private struct Identity: Equatable {
    let time: Timestamp
    let action: Action
    let index: Int
    let keys: [Int64]
    let readings: [ContactReading]
  }

  private enum Action: Int64 {
    case down, up, move, cancel, outside, pointerDown, pointerUp
  }

  private static let actions: [(name: String, action: Action)] = [
    ("POINTER_DOWN", .pointerDown), ("POINTER_UP", .pointerUp), ("DOWN", .down), ("UP", .up),
    ("MOVE", .move), ("CANCEL", .cancel), ("OUTSIDE", .outside),
  ]

  static func recognizes(_ record: JSONValue) -> Bool {
    record[first: ["action", "actionMasked"]] != nil && time(of: record) != nil
      && (list(in: record) != nil || record["x"]?.double != nil)
  }

  mutating func learn(from scout: Self) { surface = scout.surface }

  mutating func read(_ record: JSONValue, logged: Timestamp?, into ledger: inout ContactLedger) {
    noteSize(record)
    guard let (action, index) = Self.action(of: record) else { return }
    let pointers = Self.pointers(of: record)
    let time = Self.time(of: record)
    guard isNew(time, action, index, pointers) else { return }
    ledger.at(time ?? logged)
    // The pointer that the action refers to, by its index.
    let subject = pointers.indices.contains(index) ? pointers[index] : pointers.first
    switch action {
    case .down:
      // `down` is the first finger of a gesture, so no other can be down.
      for key in ledger.downKeys { ledger.cancel(key) }
      for (key, reading) in pointers { ledger.begin(key, reading) }
    case .move, .pointerDown:
      let past = Self.history(of: record)
      for (key, reading) in pointers where action == .move || key != subject?.key {
        ledger.follow(key, reading, earlier: past[key] ?? [])
      }
      ledger.show(pointers)
    case .up, .pointerUp:
      for (key, reading) in pointers where key != subject?.key { ledger.follow(key, reading) }
      if action == .up {
        for (key, reading) in pointers where ledger.isDown(key) { ledger.end(key, reading) }
        ledger.show([])
      } else if let subject, ledger.isDown(subject.key) {
        ledger.end(subject.key, subject.reading)
      }
    case .cancel: ledger.cancelAll()
    case .outside: break
    }
    ledger.commit()
  }

  // MARK: - Private

  /// Stores an event; returns whether it is new. An event without a time always is.
  private mutating func isNew(
    _ time: Timestamp?, _ action: Action, _ index: Int,
    _ pointers: [(key: Int64, reading: ContactReading)]
  ) -> Bool {
    guard let time else { return true }
    let identity = Identity(
      time: time, action: action, index: index,
      keys: pointers.map(\.key), readings: pointers.map(\.reading))
    guard !latest.contains(identity) else { return false }
    if latest.count == Self.mostRepeated { latest.removeFirst() }
    latest.append(identity)
    return true
  }

  private static func time(of record: JSONValue) -> Timestamp? {
    JSONTime.nanoseconds(record[first: ["eventTimeNanos", "eventTimeNano", "t_ns"]])
      ?? JSONTime.milliseconds(record[first: ["eventTime", "event_time", "timestamp", "time"]])
  }

  /// The action and its pointer's index: a name with the index in parentheses, or a number with the
  /// index in its second byte.
  private static func action(of record: JSONValue) -> (Action, index: Int)? {
    let index = record["actionIndex"]?.integer.flatMap { Int(exactly: $0) }
    guard let value = record[first: ["actionMasked", "action"]] else { return nil }
    if let number = value.integer {
      guard let action = Action(rawValue: number & 0xff) else { return nil }
      return (action, index ?? Int(number >> 8 & 0xff))
    }
    guard let name = value.string?.uppercased(), !name.contains("HOVER"),
      !name.contains("BUTTON"), let known = actions.first(where: { name.contains($0.name) })
    else { return nil }
    let digits = name.filter(\.isNumber)
    return (known.action, index ?? Int(digits) ?? 0)
  }

  private static func list(in record: JSONValue) -> [JSONValue]? {
    record[first: ["pointers", "pointerCoords", "pointer"]]?.elements
  }

  private static func pointers(of record: JSONValue) -> [(key: Int64, reading: ContactReading)] {
    (list(in: record) ?? [record]).enumerated().compactMap { index, pointer in
      guard let x = pointer["x"]?.double, let y = pointer["y"]?.double else { return nil }
      var reading = ContactReading(x: x, y: y)
      reading.kind = kind(pointer["toolType"] ?? record["toolType"])
      reading.radius = (pointer["touchMajor"]?.double ?? 0) / 2
      if let pressure = pointer["pressure"]?.double, pressure > 0, pressure != 1 {
        // 1 is an average pressure, as for UIKit's force.
        reading.force = pressure
        reading.maximumForce = max(pressure, 3)
      }
      let key = pointer[first: ["id", "pointerId", "pointer_id"]]?.integer ?? Int64(index)
      return (key, reading)
    }
  }

  private static func kind(_ tool: JSONValue?) -> Contact.Kind {
    switch (tool?.integer, tool?.string?.uppercased()) {
    case (2, _), (4, _): .pencil
    case (3, _): .indirectPointer
    case (_, let name?) where name.contains("STYLUS") || name.contains("ERASER"): .pencil
    case (_, let name?) where name.contains("MOUSE"): .indirectPointer
    default: .direct
    }
  }

  /// Batched moves before this one, each with its time, by pointer.
  private static func history(of record: JSONValue) -> [Int64: [ContactReading]] {
    let history = record[first: ["history", "historical", "historicalEvents"]]?.array ?? []
    var readings: [Int64: [ContactReading]] = [:]
    for past in history.prefix(256) {
      guard let time = time(of: past) else { continue }
      for (key, reading) in pointers(of: past) {
        var reading = reading
        reading.time = time
        readings[key, default: []].append(reading)
      }
    }
    return readings
  }

  private mutating func noteSize(_ record: JSONValue) {
    let names: [(JSONName, JSONName)] = [
      ("displayWidth", "displayHeight"), ("screenWidth", "screenHeight"),
    ]
    for (wide, high) in names {
      guard let width = record[wide]?.double, let height = record[high]?.double,
        (1..<1e5).contains(width), (1..<1e5).contains(height)
      else { continue }
      surface.size = CGSize(width: width, height: height)
    }
  }
}
