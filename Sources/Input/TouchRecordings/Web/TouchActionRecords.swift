import Foundation
import GestureCore
import JSONText

/// Reads Appium's touch actions from before WebDriver's: `{"actions": [step, …]}`, or a list of such lists for several fingers.
///
///     {"actions": [{"action": "press", "options": {"x": 180, "y": 520}},
///       {"action": "wait", "options": {"ms": 2000}},
///       {"action": "moveTo", "options": {"x": 180, "y": 220}}, {"action": "release"}]}
struct TouchActionRecords: ContactRecords {
  static let format = RecordingFormat.webdriver
  private static let step = 0.016
  /// The duration of `moveTo` in seconds, which contains none: the default of `pointerMove` in Appium's clients.
  private static let moveDuration = 0.25
  private static let tapDuration = 0.05
  private static let pressDuration = 1.0
  private static let longest = 3600.0
  private static let mostFingers = 16

  private struct Change {
    enum Kind { case down, move, up, cancel }
    var time: Double
    var finger: Int
    var kind: Kind
    var place: CGPoint
  }

  let surface = ContactSurface(unit: .points)
  /// Start of the next command in seconds.
  private var now = 0.0
  private var hasReportedDuration = false

  static func recognizes(_ record: JSONValue) -> Bool { !fingers(of: record).isEmpty }

  mutating func read(_ record: JSONValue, logged: Timestamp?, into ledger: inout ContactLedger) {
    var changes: [Change] = []
    var end = now
    for (finger, steps) in Self.fingers(of: record).prefix(Self.mostFingers).enumerated() {
      var time = now
      add(steps, of: finger, &time, &changes, &ledger)
      end = max(end, time)
    }
    let ordered = changes.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    for change in ordered.map(\.element) {
      let reading = ContactReading(x: change.place.x, y: change.place.y)
      ledger.at(Timestamp(seconds: change.time))
      let key = Int64(change.finger)
      switch change.kind {
      case .down: ledger.begin(key, reading)
      case .move: ledger.move(key, reading)
      case .up: ledger.end(key, reading)
      case .cancel: ledger.cancel(key)
      }
    }
    ledger.commit()
    now = end + Self.step
  }

  // MARK: - Private

  /// The steps of each finger; empty if the record is not of this format.
  private static func fingers(of record: JSONValue) -> [[JSONValue]] {
    guard let list = record[first: ["actions", "gesture"]]?.array, let first = list.first else {
      return []
    }
    let fingers = first.array == nil ? [list] : list.compactMap(\.array)
    let isKnown = fingers.contains { $0.contains { $0["action"]?.string != nil } }
    return isKnown ? fingers : []
  }

  private mutating func add(
    _ steps: [JSONValue], of finger: Int, _ time: inout Double, _ changes: inout [Change],
    _ ledger: inout ContactLedger
  ) {
    var place = CGPoint.zero
    var isDown = false
    func change(_ kind: Change.Kind) {
      changes.append(Change(time: time, finger: finger, kind: kind, place: place))
      isDown = kind == .down || kind == .move
    }
    for step in steps where time < Self.longest {
      let options = step["options"]
      let asked = options[first: ["duration", "ms"]].map { $0 / 1000 }
      if let x = options?["x"]?.double, let y = options?["y"]?.double {
        if step["action"]?.string == "moveTo", isDown {
          glide(&time, finger, from: place, to: CGPoint(x: x, y: y), &changes, &ledger)
        }
        place = CGPoint(x: x, y: y)
      } else if options?["element"] != nil {
        ledger.remark(
          .contact, "the place of an element is not in the log, left out",
          remedy: "give places in the viewport", severity: .assumption)
        continue
      }
      switch step["action"]?.string {
      case "press" where !isDown: change(.down)
      case "longPress" where !isDown:
        change(.down)
        wait(asked ?? Self.pressDuration, &time)
      case "tap" where !isDown:
        let count = Int(bounding: options?["count"]?.double ?? 1)
        for _ in 0..<max(1, min(count, 16)) {
          change(.down)
          wait(Self.tapDuration, &time)
          change(.up)
          wait(Self.tapDuration, &time)
        }
      case "wait": wait(asked ?? 0, &time)
      case "release" where isDown: change(.up)
      case "cancel" where isDown: change(.cancel)
      default: break
      }
    }
  }

  /// Moves a finger at constant speed, with the report interval of most screens.
  private mutating func glide(
    _ time: inout Double, _ finger: Int, from: CGPoint, to: CGPoint, _ changes: inout [Change],
    _ ledger: inout ContactLedger
  ) {
    if !hasReportedDuration {
      hasReportedDuration = true
      ledger.remark(
        .time, "moveTo has no duration; \(Self.moveDuration) s is assumed",
        remedy: "record W3C pointer actions, which have one", severity: .assumption)
    }
    let count = Int(bounding: (Self.moveDuration / Self.step).rounded())
    for step in 1...count {
      let part = Double(step) / Double(count)
      time += Self.moveDuration / Double(count)
      let place = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      changes.append(Change(time: time, finger: finger, kind: .move, place: place))
    }
    // A lift at the time of the last movement would hide that movement.
    time += 0.001
  }

  private func wait(_ seconds: Double, _ time: inout Double) {
    guard seconds.isFinite else { return }
    time = min(time + max(0, seconds), Self.longest)
  }
}

extension Optional where Wrapped == JSONValue {
  /// The number in the first of the given members that the object has.
  fileprivate subscript(first names: [JSONName]) -> Double? { self?[first: names]?.double }
}
