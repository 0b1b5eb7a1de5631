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

  private let events: [FingerEvent]
  /// The fingers that are down after so many events, in the order in which they came.
  private let hands: [[Finger]]
  private let end: Timestamp

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

  private init(_ events: [FingerEvent], until end: Timestamp) {
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

  private struct Ways {
    var ends: Set<Point> = []
    var deaths: [Timestamp] = []
    var isOpen = false
  }

  private func follow(_ node: PatternNode, from point: Point, into ways: inout Ways) {
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

  private enum Fate {
    case ends(Point)
    case dies(Timestamp)
    case waits
  }

  private func fate(of element: PatternElement, from start: Point) -> Fate {
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

  private func point(
    _ start: Point, _ element: PatternElement, _ time: Timestamp, heard: Int, hand: [Finger]
  ) -> Point {
    var point = Point(time: time, heard: heard, spots: start.spots)
    for capture in element.captures { point.spots[capture] = hand.map(\.landing) }
    return point
  }

  /// When an element of mere time is over.
  private func restEnd(of element: PatternElement, from start: Point) -> Timestamp? {
    switch element.action {
    case .hold(let seconds), .still(let seconds): start.time.advanced(by: seconds)
    default: nil
    }
  }

  /// The last moment that is in time, when so many events are over.
  private func latestTime(
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
  private func groupStart(at index: Int) -> Int? {
    guard !hands[index].isEmpty else { return nil }
    let empty = (0...index).last { hands[$0].isEmpty } ?? 0
    return empty
  }

  private func lastEvent(_ phase: FingerEvent.Phase, before index: Int) -> Timestamp? {
    events.prefix(index).last { $0.phase == phase }?.time
  }

  /// `true` if the event ends the element, `false` if it is against it.
  private func reaction(
    of element: PatternElement, to event: FingerEvent, _ index: Int, _ hand: [Finger],
    from start: Point
  ) -> Bool? {
    if event.phase != .down, strays(element, event, index, hand, from: start) { return false }
    let isLastLift = event.phase == .up && hands[index + 1].isEmpty
    switch element.action {
    case .down(let landing):
      switch event.phase {
      case .move: return nil
      case .up, .cancel: return false
      case .down:
        let new = hands[index + 1].filter { $0.event == index }
        if let region = landing.region, !new.allSatisfy({ region.contains($0.landing) }) {
          return false
        }
        if let near = landing.near, let spots = start.spots[near.capture] {
          let isNear = new.allSatisfy { finger in
            spots.contains { finger.landing.distance(to: $0) <= near.distance }
          }
          if !isNear { return false }
        }
        let count = hands[index + 1].count { $0.event >= start.heard }
        if count > landing.count && !landing.mayBeMore { return false }
        return count >= landing.count ? true : nil
      }
    case .up: return event.phase == .down ? false : isLastLift ? true : nil
    case .lift: return event.phase == .up ? !isLastLift : event.phase == .down ? false : nil
    case .hold: return event.phase == .move ? nil : false
    case .still: return event.phase == .down ? false : nil
    case .move(let travel):
      if event.phase == .down { return false }
      var counts = event.phase == .move
      if case .each = travel.measure { counts = true }
      if counts, travel.fingers.contains(hand.count),
        let isRight = reached(travel, event, index, hand, from: start)
      {
        return isRight
      }
      return event.phase == .up ? false : nil
    case .together: return nil
    }
  }

  private func strays(
    _ element: PatternElement, _ event: FingerEvent, _ index: Int, _ hand: [Finger],
    from start: Point
  ) -> Bool {
    switch element.drift {
    case nil: return false
    case .each(let limit): return hand.contains { $0.place.distance(to: $0.landing) > limit }
    case .centre(let limit):
      guard event.phase == .move else { return false }
      // Fingers that land while it is under way start it anew.
      let landing = (start.heard..<index).last { events[$0].phase == .down }
      if case .down = element.action, landing == nil { return false }
      let origin = landing.map { hands[$0 + 1] } ?? hands[start.heard]
      return centre(hand).distance(to: centre(origin)) > limit
    case .corridor(let corridor):
      let seconds = groupStart(at: index).map { event.time.seconds(since: events[$0].time) } ?? 0
      return hand.contains { finger in
        let way = finger.place - finger.landing
        let along = way.x * corridor.direction.unit.x + way.y * corridor.direction.unit.y
        let astray = (way.x * way.x + way.y * way.y - along * along).squareRoot()
        let aside = corridor.aside.length * (1 - corridor.aside.share * seconds)
        return -along > corridor.backwards ?? .infinity
          || astray > max(aside, abs(along) * corridor.asideShare)
      }
    }
  }

  /// Whether a movement is complete: `nil` if it is not far enough, `false` if it went wrong.
  private func reached(
    _ travel: Travel, _ event: FingerEvent, _ index: Int, _ hand: [Finger], from start: Point
  ) -> Bool? {
    let way = centre(hand) - centre(hands[start.heard])
    switch travel.measure {
    case .distance(let limit, let direction, let angle):
      guard way.length > limit else { return nil }
      if let direction {
        let along = way.x * direction.unit.x + way.y * direction.unit.y
        if along < way.length * cos(angle) { return false }
      }
      let seconds = event.time.seconds(since: start.time)
      return way.length >= travel.minimumSpeed * seconds
    case .each(let direction, let length):
      let seconds = groupStart(at: index).map { event.time.seconds(since: events[$0].time) } ?? 0
      let needed = length.length * (1 - length.share * seconds)
      return hand.allSatisfy { finger in
        let way = finger.place - finger.landing
        return way.x * direction.unit.x + way.y * direction.unit.y >= needed
      } ? true : nil
    case .span(let limit, let change):
      let grown = span(hand) - span(hands[start.heard])
      let counted = change == .any ? abs(grown) : change == .apart ? grown : -grown
      return counted > limit ? true : nil
    case .turn(let limit, let distance):
      var total: CGFloat = 0
      var angle = direction(hands[start.heard])
      for past in start.heard...index where events[past].phase == .move {
        let next = direction(hands[past + 1])
        total += (next - angle).remainder(dividingBy: 2 * .pi)
        angle = next
      }
      return abs(total) > limit && abs(total) * span(hand) >= distance ? true : nil
    case .into(let region): return region.contains(centre(hand)) ? true : nil
    }
  }

  /// Patterns of one finger each: the first that comes belongs to the first of them.
  private func together(_ nodes: [PatternNode], from start: Point) -> Fate {
    let landings = (start.heard..<events.count).flatMap { index in
      events[index].phase == .down ? events[index].fingers.map { (index, $0) } : []
    }
    var ends: [Point] = []
    var deaths = landings.dropFirst(nodes.count).map { events[$0.0].time }
    let firstTooMany = landings.dropFirst(nodes.count).first?.0 ?? .max
    for (number, node) in nodes.enumerated() {
      let finger = number < landings.count ? landings[number].1 : nil
      let own = (start.heard..<events.count).filter { events[$0].fingers.contains(finger ?? -1) }
      let mine = own.map { index in
        var event = events[index]
        event.fingers = [finger ?? -1]
        return event
      }
      var ways = Ways()
      let interpreter = Interpreter(mine, until: end)
      interpreter.follow(node, from: Point(time: start.time, heard: 0), into: &ways)
      if let first = ways.ends.min(by: { $0.time < $1.time }) {
        // Either it heard an event last, or time passed before the events of that moment.
        let isByEvent = first.heard > 0 && mine[first.heard - 1].time == first.time
        let heard =
          isByEvent
          ? own[first.heard - 1] + 1
          : (start.heard..<events.count).first { events[$0].time >= first.time } ?? events.count
        ends.append(Point(time: first.time, heard: heard, spots: start.spots))
      } else if !ways.isOpen {
        deaths.append(ways.deaths.max() ?? start.time)
      }
    }
    if ends.count == nodes.count,
      let last = ends.max(by: { ($0.time, $0.heard) < ($1.time, $1.heard) }),
      firstTooMany >= last.heard
    {
      return .ends(last)
    }
    return deaths.min().map(Fate.dies) ?? .waits
  }

  // MARK: - Geometry

  private func centre(_ hand: [Finger]) -> CGPoint {
    hand.isEmpty ? .zero : hand.map(\.place).reduce(.zero, +) / CGFloat(hand.count)
  }

  private func span(_ hand: [Finger]) -> CGFloat {
    hand.count < 2 ? 0 : hand[0].place.distance(to: hand[1].place)
  }

  private func direction(_ hand: [Finger]) -> CGFloat {
    guard hand.count > 1 else { return 0 }
    let way = hand[1].place - hand[0].place
    return atan2(way.y, way.x)
  }
}
