import Foundation
import GestureCore
import Touchstone

/// The part of one finger in an act.
struct FingerPart {
  let contact: Int
  let name: String
  let start: Timestamp
  private(set) var isDown = true
  /// The finger's first change, and whether it continues from an earlier act.
  private let first: Contact
  private let isContinued: Bool
  /// Its locations with their times, from the part's beginning; equal consecutive locations are rests.
  private var way: [(time: Timestamp, place: CGPoint)]
  private var last: String?

  init(
    _ contact: Contact, name: String, start: Timestamp, landing: Timestamp,
    isContinued: Bool = false
  ) {
    self.contact = contact.id
    self.name = name
    self.start = start
    self.isContinued = isContinued
    first = contact
    way = [(landing, contact.sample.location)]
  }

  var end: Timestamp { way.last?.time ?? start }

  mutating func move(to place: CGPoint, at time: Timestamp) {
    // After a rest, adds the location one report before the new one, where the finger still rested.
    if let last = way.last, time.seconds(since: last.time) > Self.longestStep {
      way.append((time.advanced(by: -Self.shortStep), last.place))
    }
    way.append((time, place))
  }

  mutating func rest(until time: Timestamp) {
    guard let last = way.last, time > last.time else { return }
    way.append((time, last.place))
  }

  mutating func finish(_ verb: String, at place: CGPoint, _ time: Timestamp) {
    if way.last?.place == place { rest(until: time) } else { move(to: place, at: time) }
    last = verb
    isDown = false
  }

  func continued(from time: Timestamp) -> FingerPart {
    var contact = first
    contact.sample.location = way.last?.place ?? first.sample.location
    return FingerPart(contact, name: name, start: time, landing: time, isContinued: true)
  }

  /// `let a = stage.finger(at: …)`; `nil` if the finger continues from an earlier act.
  var declaration: String? {
    guard !isContinued else { return nil }
    let place = StageCode.point(first.sample.location)
    switch first.kind {
    case .direct: return "let \(name) = stage.finger(at: \(place))"
    case .pencil:
      let sample = first.sample
      let values = [
        ("force", sample.force), ("altitude", sample.altitudeAngle),
        ("azimuth", sample.azimuthAngle), ("roll", sample.rollAngle),
      ].map { ", \($0): \(StageCode.number($1))" }.joined()
      return "let \(name) = stage.pencil(at: \(place)\(values))"
    case .indirect: return "let \(name) = stage.finger(at: \(place), kind: .indirect)"
    case .indirectPointer:
      return "let \(name) = stage.finger(at: \(place), kind: .indirectPointer)"
    }
  }

  /// `a.down().move(to: …, in: 0.3).up()`, with a verb per line if it is too long; empty if the finger does nothing in this
  /// act.
  var chain: [String] {
    let verbs = verbs
    guard let first = verbs.first else { return [] }
    let line = "\(name).\(verbs.joined(separator: "."))"
    guard line.count > Self.longestLine else { return [line] }
    return ["\(name).\(first)"] + verbs.dropFirst().map { "  .\($0)" }
  }

  private var verbs: [String] {
    var verbs: [String] = []
    if !isContinued { verbs.append("down()") }
    var steps = Straightening.steps(way, tolerance: StageCode.tolerance)
    // A landing after the act's beginning needs a wait.
    let late = StageCode.seconds(from: start, to: way[0].time)
    if late > 0 { verbs.insert("hold(\(StageCode.number(late)))", at: 0) }
    if verbs == ["down()"], last == "up()", steps.allSatisfy({ !$0.isMove }) {
      let seconds = steps.reduce(0) { $0 + $1.seconds }
      return ["tap(holding: \(StageCode.number(seconds)))"]
    }
    steps.removeAll { !$0.isMove && $0.seconds <= 0 }
    verbs += steps.map { step in
      let time = StageCode.number(step.seconds)
      return step.isMove ? "move(to: \(StageCode.point(step.place)), in: \(time))" : "hold(\(time))"
    }
    if let last { verbs.append(last) }
    return verbs
  }

  /// Between reports with a longer interval, the finger rests (seconds).
  private static let longestStep: TimeInterval = 0.05
  private static let longestLine = 96
  private static let shortStep: TimeInterval = 1.0 / 60
}
