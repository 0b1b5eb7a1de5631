import Foundation
import GestureCore
import JSONText

/// Reads Appium's touch actions from before WebDriver's: `{"actions": [step, …]}`, or a list of such lists for several fingers.
///
///     {"actions": [{"action": "press", "options": {"x": 180, "y": 520}},
///       {"action": "wait", "options": {"ms": 2000}},
///       {"action": "moveTo", "options": {"x": 180, "y": 220}}, {"action": "release"}]}
///
/// A log of Appium's has the steps alone, in one line: `performTouch() with args: [[{"action": "press", …}, …], "session"]`, or
/// `performMultiAction() with args: [[[step, …], [step, …]], null, "session"]`.
struct TouchActionRecords: ContactRecords {
  static let format = RecordingFormat.webdriver
  private static let step = 0.016
  /// The duration of `moveTo` in seconds, which contains none: the default of `pointerMove` in Appium's clients.
  private static let moveDuration = 0.25
  private static let tapDuration = 0.05
  private static let pressDuration = 1.0
  private static let longest = 3600.0
  private static let mostFingers = 16
  /// The most steps of a line of several fingers.
  private static let mostSteps = 1024

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
  /// The finger of steps that stand alone.
  private var lone = Finger()
  /// The steps of each finger in a line of several fingers, which are carried out together.
  private var several: [[JSONValue]] = []
  private var severalLine: Int?
  private var hasReportedDuration = false

  /// Where a finger is between two of its steps.
  private struct Finger {
    var place = CGPoint.zero
    var isDown = false
  }

  static func recognizes(_ record: JSONValue) -> Bool {
    !fingers(of: record).isEmpty || isStep(record)
  }

  mutating func read(_ record: JSONValue, logged: Timestamp?, into ledger: inout ContactLedger) {
    read(record, behind: "", logged: logged, into: &ledger)
  }

  mutating func read(
    _ record: JSONValue, behind text: String, logged: Timestamp?, into ledger: inout ContactLedger
  ) {
    let call: StaticString = "performMulti"
    var before = ByteCursor(text)
    if Self.isStep(record), before.skip(past: call) {
      if severalLine != ledger.line { performSeveral(&ledger) }
      severalLine = ledger.line
      // A longer text is cut off.
      let isWhole = text.utf8.count < JSONRecords.longestPrefix - 1
      return add(record, behind: isWhole ? before : nil, &ledger)
    }
    performSeveral(&ledger)
    if Self.isStep(record) {
      var (finger, time) = (lone, now)
      var changes: [Change] = []
      add([record], of: 0, &finger, &time, &changes, &ledger)
      carryOut(changes, &ledger)
      // What comes after a lift is a command of its own.
      (lone, now) = (finger, lone.isDown && !finger.isDown ? time + Self.step : time)
      return
    }
    perform(Self.fingers(of: record), &ledger)
  }

  mutating func finish(into ledger: inout ContactLedger) { performSeveral(&ledger) }

  // MARK: - Private

  /// Adds a step to its finger: the closed lists before it are those of the other fingers.
  private mutating func add(
    _ step: JSONValue, behind text: ByteCursor?, _ ledger: inout ContactLedger
  ) {
    let count = text?.rest.matches(of: /\][\s,]*\[/).count ?? Self.mostFingers
    guard count < Self.mostFingers, several.joined().count < Self.mostSteps else {
      return ledger.remark(
        .contact, "a step of several fingers' touch actions, left out",
        remedy: "paste the request's body from Appium's log: {\"actions\": [[…], […]]}")
    }
    while several.count <= count { several.append([]) }
    several[count].append(step)
  }

  private mutating func performSeveral(_ ledger: inout ContactLedger) {
    severalLine = nil
    guard !several.isEmpty else { return }
    let fingers = several
    several = []
    perform(fingers, &ledger)
  }

  /// Carries out the steps of a command, those of all fingers from the same time on.
  private mutating func perform(_ fingers: [[JSONValue]], _ ledger: inout ContactLedger) {
    var changes: [Change] = []
    var end = now
    for (finger, steps) in fingers.prefix(Self.mostFingers).enumerated() {
      var time = now
      var state = Finger()
      add(steps, of: finger, &state, &time, &changes, &ledger)
      end = max(end, time)
    }
    carryOut(changes, &ledger)
    now = end + Self.step
  }

  private func carryOut(_ changes: [Change], _ ledger: inout ContactLedger) {
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
  }

  private static func isStep(_ record: JSONValue) -> Bool {
    guard let action = record["action"]?.string, record["pointers"] == nil else { return false }
    switch action {
    case "press", "longPress", "tap", "moveTo": return record["options"]?.isObject == true
    case "wait", "release": return record["options"].map(\.isObject) ?? true
    default: return false
    }
  }

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
    _ steps: [JSONValue], of finger: Int, _ state: inout Finger, _ time: inout Double,
    _ changes: inout [Change], _ ledger: inout ContactLedger
  ) {
    func change(_ kind: Change.Kind) {
      changes.append(Change(time: time, finger: finger, kind: kind, place: state.place))
      state.isDown = kind == .down || kind == .move
    }
    for step in steps where time < Self.longest {
      let options = step["options"]
      let asked = options[first: ["duration", "ms"]].map { $0 / 1000 }
      if let x = options?["x"]?.double, let y = options?["y"]?.double {
        if step["action"]?.string == "moveTo", state.isDown {
          glide(&time, finger, from: state.place, to: CGPoint(x: x, y: y), &changes, &ledger)
        }
        state.place = CGPoint(x: x, y: y)
      } else if options?["element"] != nil {
        ledger.remark(
          .contact, "the place of an element is not in the log, left out",
          remedy: "give places in the viewport", severity: .assumption)
        continue
      }
      switch step["action"]?.string {
      case "press" where !state.isDown: change(.down)
      case "longPress" where !state.isDown:
        change(.down)
        wait(asked ?? Self.pressDuration, &time)
      case "tap" where !state.isDown:
        let count = Int(bounding: options?["count"]?.double ?? 1)
        for _ in 0..<max(1, min(count, 16)) {
          change(.down)
          wait(Self.tapDuration, &time)
          change(.up)
          wait(Self.tapDuration, &time)
        }
      case "wait": wait(asked ?? 0, &time)
      case "release" where state.isDown: change(.up)
      case "cancel" where state.isDown: change(.cancel)
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
