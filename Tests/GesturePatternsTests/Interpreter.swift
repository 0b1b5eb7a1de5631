import Foundation
import GestureCore

@testable import GesturePatterns

/// Says what a pattern comes to by following every way through it over the whole history, as it is
/// written: no automaton, and nothing is remembered from one event to the next.
struct Interpreter {
  enum Verdict: Equatable {
    case recognized(Timestamp)
    case failed(Timestamp)
    case open
  }

  /// A moment between events: what has happened, and how late it is.
  struct Point: Hashable {
    var time: Timestamp
    /// How many events are over.
    var heard: Int
    var spots: [String: [CGPoint]] = [:]
  }

  let events: [FingerEvent]
  /// The fingers that are down after so many events, in the order in which they came.
  let hands: [[Finger]]
  let end: Timestamp

  struct Finger: Hashable {
    var number: Int
    var landing: CGPoint
    var place: CGPoint
    /// The event in which it came.
    var event: Int
  }

  init(_ script: FingerScript, thenWaiting seconds: TimeInterval) {
    self.init(script.events, until: script.end.advanced(by: seconds))
  }

  init(_ events: [FingerEvent], until end: Timestamp) {
    self.events = events
    self.end = end
    var hand: [Finger] = []
    var hands = [hand]
    for (index, event) in events.enumerated() {
      func place(_ finger: Int) -> CGPoint? {
        event.places.first { $0.finger == finger }?.place
      }
      hand = hand.map { finger in
        var moved = finger
        moved.place = place(finger.number) ?? finger.place
        return moved
      }
      switch event.phase {
      case .down:
        hand += event.fingers.map {
          Finger(number: $0, landing: place($0)!, place: place($0)!, event: index)
        }
      case .up, .cancel: hand = hand.filter { !event.fingers.contains($0.number) }
      case .move: break
      }
      hands.append(hand)
    }
    self.hands = hands
  }

  // MARK: Following the pattern

  func verdict(of node: PatternNode) -> Verdict {
    var ways = Ways()
    follow(node, from: Point(time: .zero, heard: 0), into: &ways)
    if let first = ways.ends.map(\.time).min() { return .recognized(first) }
    if ways.isOpen { return .open }
    return .failed(ways.deaths.max() ?? .zero)
  }

  struct Ways {
    var ends: Set<Point> = []
    var deaths: [Timestamp] = []
    var isOpen = false
  }

  func follow(_ node: PatternNode, from point: Point, into ways: inout Ways) {
    switch node {
    case .element(let element):
      switch fate(of: element, from: point) {
      case .ends(let end): ways.ends.insert(end)
      case .dies(let time): ways.deaths.append(time)
      case .waits: ways.isOpen = true
      }
    case .sequence(let nodes):
      var points: Set<Point> = [point]
      for node in nodes {
        var next = Ways()
        for point in points { follow(node, from: point, into: &next) }
        ways.deaths += next.deaths
        ways.isOpen = ways.isOpen || next.isOpen
        points = next.ends
      }
      ways.ends.formUnion(points)
    case .choice(let nodes):
      for node in nodes { follow(node, from: point, into: &ways) }
    case .repetition(let node, let least, let most):
      var points: Set<Point> = [point]
      if least == 0 { ways.ends.formUnion(points) }
      var round = 1
      while round <= most ?? .max, !points.isEmpty {
        var next = Ways()
        for point in points { follow(node, from: point, into: &next) }
        ways.deaths += next.deaths
        ways.isOpen = ways.isOpen || next.isOpen
        points = next.ends
        if round >= least { ways.ends.formUnion(points) }
        round += 1
      }
    }
  }

  // MARK: What becomes of one element

  enum Fate {
    case ends(Point)
    case dies(Timestamp)
    case waits
  }

  func fate(of element: PatternElement, from start: Point) -> Fate {
    if case .together(let nodes) = element.action { return together(nodes, from: start) }
    for index in start.heard...events.count {
      let next = index < events.count ? events[index].time : end
      let latest = latestTime(of: element, from: start, at: index)
      let due = restEnd(of: element, from: start)
      if let due, due <= next, latest.map({ due <= $0 }) ?? true {
        return .ends(point(start, element, due, heard: index, hand: hands[index]))
      }
      if let latest, latest < next {
        return .dies(max(start.time, Timestamp(nanoseconds: latest.nanoseconds + 1)))
      }
      guard index < events.count else { break }
      let event = events[index]
      let hand = hands[event.phase == .up ? index : index + 1].map { finger in
        // A lift may carry a movement.
        hands[index + 1].first { $0.number == finger.number } ?? finger
      }
      switch reaction(of: element, to: event, index, hand, from: start) {
      case true?: return .ends(point(start, element, event.time, heard: index + 1, hand: hand))
      case false?: return .dies(event.time)
      case nil: continue
      }
    }
    return .waits
  }

  func point(
    _ start: Point, _ element: PatternElement, _ time: Timestamp, heard: Int, hand: [Finger]
  ) -> Point {
    var point = Point(time: time, heard: heard, spots: start.spots)
    for capture in element.captures { point.spots[capture] = hand.map(\.landing) }
    return point
  }

  /// When an element of mere time is over.
  func restEnd(of element: PatternElement, from start: Point) -> Timestamp? {
    switch element.action {
    case .hold(let seconds), .still(let seconds): start.time.advanced(by: seconds)
    default: nil
    }
  }

  /// The last moment that is in time, when so many events are over.
  func latestTime(
    of element: PatternElement, from start: Point, at index: Int
  ) -> Timestamp? {
    var latest: [Timestamp] = []
    for limit in element.limits {
      let clock: Timestamp? =
        switch limit.clock {
        case .previous: start.time
        case .firstDown: groupStart(at: index).map { events[$0].time }
        case .lastDown: lastEvent(.down, before: index)
        case .lastLift: lastEvent(.up, before: index)
        case .beginning: events.prefix(index).first { $0.phase == .down }?.time
        }
      if let clock { latest.append(clock.advanced(by: limit.seconds)) }
    }
    if case .down(let landing) = element.action {
      let first = (start.heard..<max(start.heard, index)).first { events[$0].phase == .down }
      if let first {
        if let spread = landing.spread {
          latest.append(events[first].time.advanced(by: spread))
        }
      } else if let gap = landing.gap {
        latest.append(start.time.advanced(by: gap.seconds))
      }
    }
    return latest.min()
  }

  /// The event in which the first of the fingers came that have been down without a break.
  func groupStart(at index: Int) -> Int? {
    guard !hands[index].isEmpty else { return nil }
    let empty = (0...index).last { hands[$0].isEmpty } ?? 0
    return empty
  }

  func lastEvent(_ phase: FingerEvent.Phase, before index: Int) -> Timestamp? {
    events.prefix(index).last { $0.phase == phase }?.time
  }
}
