import Foundation
import GestureCore
import JSONText

/// Reads rrweb's recordings of a page: the single finger that rrweb tracks.
///
///     {"type": 4, "data": {"href": "…", "width": 390, "height": 844}, "timestamp": 1700000000000}
///     {"type": 3, "data": {"source": 2, "type": 7, "id": 5, "x": 100, "y": 200}, "timestamp": …}
///     {"type": 3, "data": {"source": 6, "positions": [{"x": 100, "y": 190, "timeOffset": -80}, …]}, …}
///
/// Movements are written in batches, with offsets to the batch's time, often after the lift that followed them: so changes are
/// delayed by a second. rrweb stores only the first changed touch and no identifier, so two fingers appear as one.
struct RRWebRecords: ContactRecords {
  static let format = RecordingFormat.rrweb
  private static let finger: Int64 = 1
  /// Seconds of delay; rrweb writes movements twice a second.
  private static let patience = 1.0
  private static let mostWaiting = 10_000

  /// rrweb's numbers of event types and sources.
  private enum Kind { static let change: Int64 = 3, page: Int64 = 4 }
  private enum Source { static let button: Int64 = 2, touchMove: Int64 = 6 }
  private enum Button {
    static let start: Int64 = 7, end: Int64 = 9, cancel: Int64 = 10
  }

  private enum Change {
    case down(ContactReading)
    case move(ContactReading)
    case up(ContactReading?)
    case cancel
  }

  private(set) var surface = ContactSurface(unit: .points)
  /// Delayed changes, in the order of the recording.
  private var waiting: [(time: Timestamp, change: Change)] = []
  private var hasTold = false

  static func recognizes(_ record: JSONValue) -> Bool {
    guard let type = record["type"]?.integer, record["timestamp"]?.integer != nil,
      let data = record["data"]
    else { return false }
    if type == Kind.page { return data["href"] != nil && data["width"] != nil }
    return type == Kind.change && data["source"]?.integer != nil
  }

  mutating func learn(from scout: Self) { surface = scout.surface }

  mutating func read(_ record: JSONValue, logged: Timestamp?, into ledger: inout ContactLedger) {
    guard Self.recognizes(record), let data = record["data"],
      let time = JSONTime.milliseconds(record["timestamp"])
    else { return }
    if record["type"]?.integer == Kind.page { return note(data) }
    switch data["source"]?.integer {
    case Source.button: press(data, at: time)
    case Source.touchMove: move(data["positions"]?.array ?? [], at: time, &ledger)
    default: break
    }
    let isFull = waiting.count > Self.mostWaiting
    tell(until: isFull ? time : time.advanced(by: -Self.patience), &ledger)
  }

  mutating func finish(into ledger: inout ContactLedger) {
    tell(until: Timestamp(nanoseconds: .max), &ledger)
    ledger.commit()
  }

  // MARK: - Private

  private mutating func note(_ page: JSONValue) {
    guard surface.size == nil, let width = page["width"]?.double,
      let height = page["height"]?.double, (1..<1e5).contains(width), (1..<1e5).contains(height)
    else { return }
    surface.size = CGSize(width: width, height: height)
  }

  private mutating func press(_ data: JSONValue, at time: Timestamp) {
    let place = Self.reading(data)
    switch data["type"]?.integer {
    case Button.start: if let place { waiting.append((time, .down(place))) }
    case Button.end: waiting.append((time, .up(place)))
    case Button.cancel: waiting.append((time, .cancel))
    default: break
    }
  }

  private mutating func move(
    _ positions: [JSONValue], at time: Timestamp, _ ledger: inout ContactLedger
  ) {
    for position in positions {
      guard let place = Self.reading(position) else {
        ledger.remark(.malformed, "a position without a place, left out")
        continue
      }
      let offset = (position["timeOffset"]?.double ?? 0) / 1000
      waiting.append((time.advanced(by: max(-Self.patience, min(offset, 0))), .move(place)))
    }
  }

  /// Applies the delayed changes until `time`, in order of time.
  private mutating func tell(until time: Timestamp, _ ledger: inout ContactLedger) {
    guard waiting.contains(where: { $0.time <= time }) else { return }
    let ripe = waiting.enumerated().filter { $0.element.time <= time }
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    waiting.removeAll { $0.time <= time }
    for (time, change) in ripe.map(\.element) { tell(change, at: time, &ledger) }
  }

  private mutating func tell(_ change: Change, at time: Timestamp, _ ledger: inout ContactLedger) {
    let isDown = ledger.isDown(Self.finger)
    switch (change, isDown) {
    case (.down, true): return tellOthers(&ledger)
    case (.down, false), (_, true): ledger.at(time)
    case (_, false): return
    }
    switch change {
    case .down(let place): ledger.begin(Self.finger, place)
    case .move(let place): ledger.move(Self.finger, place)
    case .up(let place): ledger.end(Self.finger, place)
    case .cancel: ledger.cancel(Self.finger)
    }
  }

  private mutating func tellOthers(_ ledger: inout ContactLedger) {
    guard !hasTold else { return }
    hasTold = true
    ledger.remark(
      .contact, "a second finger, whose movement rrweb does not distinguish, is left out",
      remedy: "log the page's pointer events for gestures of several", severity: .note)
  }

  private static func reading(_ value: JSONValue) -> ContactReading? {
    guard let x = value["x"]?.double, let y = value["y"]?.double else { return nil }
    return ContactReading(x: x, y: y)
  }
}
