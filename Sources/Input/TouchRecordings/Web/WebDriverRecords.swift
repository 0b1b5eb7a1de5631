import Foundation
import GestureCore
import JSONText

/// Reads the actions that a test sends with WebDriver or Appium (W3C): `{"actions": [source, …]}`, or only its sources.
///
///     {"actions": [{"type": "pointer", "id": "finger1", "parameters": {"pointerType": "touch"},
///       "actions": [{"type": "pointerMove", "duration": 0, "x": 100, "y": 200},
///         {"type": "pointerDown"}, {"type": "pointerMove", "duration": 300, "x": 100, "y": 500},
///         {"type": "pointerUp"}]}]}
///
/// They contain instructions with durations: the first actions of all sources are executed together, then the second ones, and
/// so on; each step takes as long as its longest action.
struct WebDriverRecords: ContactRecords {
  static let format = RecordingFormat.webdriver
  /// The report interval of most screens, in seconds.
  private static let step = 0.016
  /// The time to send the next actions, in seconds: two events at the same time would not be a tap, and a lift at the time of
  /// the last movement would hide that movement.
  private static let least = 0.001
  private static let mostSteps = 512
  /// Limit of a command's time and of an action's duration in seconds, longer than any recording.
  private static let longest = 1e6

  private struct Pointer {
    var key: Int64
    var kind = Contact.Kind.direct
    var place = CGPoint.zero
    var isDown = false
    var buttons = 1
  }

  private struct Event {
    var time: Double
    var pointer: Int
    var change: Change
  }

  private enum Change {
    case down(CGPoint)
    case move(CGPoint)
    case up(CGPoint)
    case cancel
  }

  let surface = ContactSurface(unit: .points)
  private var keys: [String: Int64] = [:]
  /// Sources outside of a command, which are executed together.
  private var loose: [JSONValue] = []
  /// Start of the next command in seconds.
  private var now = 0.0

  static func recognizes(_ record: JSONValue) -> Bool {
    isSource(record) || sources(of: record).contains(where: isSource)
  }

  mutating func read(_ record: JSONValue, logged: Timestamp?, into ledger: inout ContactLedger) {
    let sources = Self.sources(of: record).filter(Self.isSource)
    if !sources.isEmpty {
      perform(sources, &ledger)
    } else if Self.isSource(record), loose.count < 64 {
      loose.append(record)
    }
  }

  mutating func finish(into ledger: inout ContactLedger) {
    perform(loose, &ledger)
    loose = []
  }

  // MARK: - Private

  private static func sources(of record: JSONValue) -> [JSONValue] {
    record["actions"]?.array ?? record["params"]?["actions"]?.array ?? []
  }

  private static func isSource(_ record: JSONValue) -> Bool {
    record["type"]?.string == "pointer" && record["actions"]?.array != nil
  }

  private mutating func perform(_ sources: [JSONValue], _ ledger: inout ContactLedger) {
    var pointers: [Pointer] = []
    for source in sources { pointers.append(pointer(source)) }
    let lists = sources.map { $0["actions"]?.array ?? [] }
    var events: [Event] = []
    for tick in 0..<(lists.map(\.count).max() ?? 0) where now < Self.longest {
      var length = 0.0
      for (index, list) in lists.enumerated() where tick < list.count {
        let action = list[tick]
        let asked = (action["duration"]?.double ?? 0) / 1000
        let duration = min(max(asked, 0), Self.longest)
        length = max(length, duration)
        let from = pointers[index].place
        note(action, &pointers[index], &ledger)
        add(action, from, pointers[index], index, duration, &events)
      }
      now += length + Self.least
    }
    tell(events, pointers, &ledger)
  }

  private mutating func pointer(_ source: JSONValue) -> Pointer {
    let id = source["id"]?.string ?? ""
    let key = keys[id] ?? Int64(keys.count)
    if keys.count < 1024 { keys[id] = key }
    var pointer = Pointer(key: key)
    switch source["parameters"]?["pointerType"]?.string {
    case "mouse": pointer.kind = .indirectPointer
    case "pen": pointer.kind = .pencil
    default: break
    }
    return pointer
  }

  /// Updates the pointer's state after an action.
  private func note(_ action: JSONValue, _ pointer: inout Pointer, _ ledger: inout ContactLedger) {
    switch action["type"]?.string {
    case "pointerDown":
      pointer.isDown = true
      pointer.buttons = WebContact.buttons(in: action)
    case "pointerUp", "pointerCancel": pointer.isDown = false
    case "pointerMove":
      let place = CGPoint(x: action["x"]?.double ?? 0, y: action["y"]?.double ?? 0)
      let isRelative = action["origin"]?.string == "pointer"
      if action["origin"]?.isObject == true {
        ledger.remark(
          .contact, "a place relative to an element that is not in the log, taken from the corner",
          remedy: "give places in the viewport", severity: .assumption)
      }
      pointer.place =
        isRelative
        ? CGPoint(x: pointer.place.x + place.x, y: pointer.place.y + place.y) : place
    default: break
    }
  }

  private func add(
    _ action: JSONValue, _ from: CGPoint, _ pointer: Pointer, _ index: Int, _ duration: Double,
    _ events: inout [Event]
  ) {
    func event(_ time: Double, _ change: Change) {
      events.append(Event(time: now + time, pointer: index, change: change))
    }
    switch action["type"]?.string {
    case "pointerDown": event(0, .down(pointer.place))
    case "pointerUp": event(0, .up(pointer.place))
    case "pointerCancel": event(0, .cancel)
    case "pointerMove" where pointer.isDown:
      let steps = max(1, min(Self.mostSteps, Int(bounding: (duration / Self.step).rounded(.up))))
      for step in 1...steps {
        let part = Double(step) / Double(steps)
        let place = CGPoint(
          x: from.x + (pointer.place.x - from.x) * part,
          y: from.y + (pointer.place.y - from.y) * part)
        event(duration * part, .move(place))
      }
    default: break
    }
  }

  private func tell(_ events: [Event], _ pointers: [Pointer], _ ledger: inout ContactLedger) {
    let ordered = events.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    for event in ordered.map(\.element) {
      let pointer = pointers[event.pointer]
      func reading(_ place: CGPoint) -> ContactReading {
        var reading = ContactReading(x: place.x, y: place.y)
        reading.kind = pointer.kind
        reading.buttons = pointer.buttons
        return reading
      }
      ledger.at(Timestamp(seconds: event.time))
      switch event.change {
      case .down(let place): ledger.begin(pointer.key, reading(place))
      case .move(let place): ledger.move(pointer.key, reading(place))
      case .up(let place): ledger.end(pointer.key, reading(place))
      case .cancel: if ledger.isDown(pointer.key) { ledger.cancel(pointer.key) }
      }
    }
    ledger.commit()
  }
}
