import Foundation
import GestureCore

/// The next finger changes that the active elements suggest.
struct PatternWishes {
  private let node: PatternSearch.Node
  private let bounds: CGRect
  private let goal: PatternSearch.Goal
  private let runs: [Wish]

  /// An active element with its measurements so far.
  private struct Wish {
    var run: PatternRun
    var element: PatternElement
    var hand: PatternHand
  }

  init(_ node: PatternSearch.Node, bounds: CGRect, goal: PatternSearch.Goal) {
    self.node = node
    self.bounds = bounds
    self.goal = goal
    runs = [node.first, node.second].flatMap(Self.wishes)
  }

  private static func wishes(of progress: PatternProgress) -> [Wish] {
    guard progress.isOpen else { return [] }
    return progress.runs.flatMap { run in
      [
        Wish(
          run: run, element: progress.automaton.positions[run.position].element,
          hand: progress.hand)
      ] + run.parts.flatMap(wishes)
    }
  }

  /// The nodes after the suggested changes.
  var nodes: [PatternSearch.Node] {
    var changes = landings + lifts
    for changed in movements where !changes.contains(changed) { changes.append(changed) }
    // After waiting, fingers may act immediately, and also a step later.
    let now = node.hasWaited ? changes.map { node.doing($0, atOnce: true) } : []
    let isFirst = node.script.moments.isEmpty
    return now + (isFirst ? [] : changes.map { node.doing($0, atOnce: false) })
  }

  // MARK: - Fingers that come

  private var landings: [[FingerScript.Change]] {
    let wanted = runs.compactMap { wish -> Landing? in
      if case .down(let landing) = wish.element.action { landing } else { nil }
    }
    guard !wanted.isEmpty, node.fingers.count < 10 else { return [] }
    var places: [CGPoint] = []
    func add(_ place: CGPoint) { if !places.contains(place) { places.append(place) } }
    var middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if let last = node.fingers.last?.place {
      // A second finger next to the first, with room for a pinch.
      middle = CGPoint(x: last.x + (last.x + 100 <= bounds.maxX ? 100 : -100), y: last.y)
    }
    var regions = wanted.compactMap { $0.region?.rectangle }
    // A location in the intersection of two regions suits both elements.
    for (index, one) in regions.enumerated() {
      for other in regions[(index + 1)...] where one.intersects(other) {
        regions.append(one.intersection(other))
      }
    }
    for wish in runs {
      guard case .down(let landing) = wish.element.action, let near = landing.near,
        let known = wish.run.captured.last(where: { $0.name == near.capture })?.outcome
      else { continue }
      add(near.isOfCentre ? known.place : known.landings.first ?? known.place)
    }
    for region in regions.reversed() {
      let inside = region.intersection(bounds)
      if !inside.isNull { add(CGPoint(x: inside.midX, y: inside.midY)) }
    }
    add(middle)
    return places.map { [.down(node.lastFinger + 1, at: $0)] }
  }

  // MARK: - Fingers that lift

  private var lifts: [[FingerScript.Change]] {
    guard !node.fingers.isEmpty else { return [] }
    let isWanted =
      goal == .firstAlone && node.first.match != nil
      || runs.contains { wish in
        switch wish.element.action {
        case .up, .lift: true
        default: false
        }
      }
    guard isWanted else { return [] }
    var lifts: [[FingerScript.Change]] = [node.fingers.map { .up($0.finger) }]
    if node.fingers.count > 1 { lifts += node.fingers.map { [.up($0.finger)] } }
    return lifts
  }

  // MARK: - Fingers that move

  private var movements: [[FingerScript.Change]] {
    guard !node.fingers.isEmpty else { return [] }
    return runs.flatMap { wish -> [[FingerScript.Change]] in
      guard case .move(let travel) = wish.element.action,
        travel.fingers.contains(wish.hand.fingers.count)
      else { return [] }
      return movements(of: wish.hand, travel, wish.run)
    }
  }

  private func movements(
    of hand: PatternHand, _ travel: Travel, _ run: PatternRun
  ) -> [[FingerScript.Change]] {
    let centre = hand.centre
    switch travel.measure {
    case .distance(let limit, let direction, _):
      return ways(direction).map { way in
        shift(hand, by: run.centre + way * (limit + Self.margin) - centre)
      }
    case .each(let direction, let length):
      let time = node.hasWaited ? node.time : node.time.advanced(by: PatternSearch.step)
      let seconds = hand.firstDown.map { time.seconds(since: $0) } ?? 0
      let limit = max(0, length.after(seconds))
      return [
        hand.fingers.map { finger in
          .move(finger.number, to: finger.landing + direction.unit * (limit + Self.margin))
        }
      ]
    case .span(let limit, let change):
      let spans = [run.span + limit + Self.margin, run.span - limit - Self.margin]
      let wanted = change == .any ? spans : change == .apart ? [spans[0]] : [spans[1]]
      return wanted.filter { $0 > 0 }.map { span in stretch(hand, to: span, turnedBy: 0) }
    case .turn(let limit, let distance):
      let span = max(hand.cluster.span, 1)
      let angle = max(limit, distance / span) + Self.margin / span
      return [stretch(hand, to: span, turnedBy: angle - run.turn.total)]
    case .into(let region):
      return [shift(hand, by: region.place(within: bounds) - centre)]
    }
  }

  /// How far a step exceeds a limit, in points.
  private static let margin: CGFloat = 1

  /// The requested direction, and those between it and the directions of other elements.
  private func ways(_ direction: PatternDirection?) -> [CGPoint] {
    var asked: [PatternDirection] = []
    for wish in runs {
      if case .move(let travel) = wish.element.action {
        switch travel.measure {
        case .distance(_, let way?, _), .each(let way, _): asked.append(way)
        default: break
        }
      }
      if case .corridor(let corridor)? = wish.element.drift { asked.append(corridor.direction) }
    }
    var ways: [CGPoint] = []
    func add(_ way: CGPoint) { if way.length > 0, !ways.contains(way) { ways.append(way) } }
    for way in [direction].compactMap({ $0 }) + asked { add(way.unit) }
    if ways.isEmpty { add(PatternDirection.right.unit) }
    for (index, one) in ways.enumerated() {
      for other in ways[(index + 1)...] {
        let between = one + other
        if between.length > 0.1 { add(between / between.length) }
      }
    }
    // To match only the first pattern, other directions are tried as well.
    if goal == .firstAlone, direction == nil {
      for way in PatternDirection.allCases { add(way.unit) }
    }
    return ways
  }

  private func shift(_ hand: PatternHand, by way: CGPoint) -> [FingerScript.Change] {
    hand.fingers.map { .move($0.number, to: $0.place + way) }
  }

  /// Moves the first two fingers around their centre.
  private func stretch(
    _ hand: PatternHand, to span: CGFloat, turnedBy angle: CGFloat
  ) -> [FingerScript.Change] {
    guard hand.fingers.count > 1 else { return [] }
    let (one, other) = (hand.fingers[0], hand.fingers[1])
    let middle = (one.place + other.place) / 2
    let direction = hand.cluster.angle + angle
    let half = CGPoint(x: cos(direction), y: sin(direction)) * (span / 2)
    return [.move(one.number, to: middle - half), .move(other.number, to: middle + half)]
  }
}

extension PatternRegion {
  /// The part of the region that is on the screen.
  fileprivate var rectangle: CGRect {
    switch self {
    case .rectangle(let own): own
    case .edge(let edge, let outer, let width):
      switch edge {
      case .up: CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: width)
      case .left: CGRect(x: outer.minX, y: outer.minY, width: width, height: outer.height)
      case .down: CGRect(x: outer.minX, y: outer.maxY - width, width: outer.width, height: width)
      case .right:
        CGRect(x: outer.maxX - width, y: outer.minY, width: width, height: outer.height)
      }
    }
  }
}
