import Foundation
import GestureCore

/// The possible finger events for two patterns.
extension PatternProof {
  typealias Step = (state: State, zone: ClockZone)

  // MARK: - Moving

  func movements(from state: State, _ zone: ClockZone) -> [Step] {
    guard state.fingers > 0 else { return [] }
    let enders = [0, 1].filter { index in
      let side = state.sides[index]
      guard case .move(let travel)? = patterns[index].element(side)?.action else { return false }
      return travel.fingers.contains(count(side, index, state)) && !isBarred(index, state)
    }
    let choices = enders.map { [$0] } + (enders.count == 2 ? [enders] : [])
    return choices.flatMap { ending($0, in: state, zone) }
  }

  /// Whether the movement that ends an element leaves the corridor of the other's active element: all fingers must move far
  /// from their landings, and the other pattern allows none of them to.
  private func isBarred(_ index: Int, _ state: State) -> Bool {
    let (own, other) = (patterns[index], patterns[1 - index])
    guard own.maximumFingers == nil, other.maximumFingers == nil,
      let element = own.element(state.sides[index]),
      case .move(let travel) = element.action,
      case .each(let direction, let length) = travel.measure,
      case .corridor(let corridor)? = other.element(state.sides[1 - index])?.drift,
      corridor.direction == direction.opposite, let backwards = corridor.backwards
    else { return false }
    let latest = element.limits.filter { $0.clock == .firstDown }.map(\.seconds).min()
    guard let latest = length.share == 0 ? 0 : latest else { return false }
    return length.after(latest) > backwards
  }

  // MARK: - Coming

  func landings(from state: State, _ zone: ClockZone) -> [Step] {
    (1...manyFingers).flatMap { number -> [Step] in
      let most = number == manyFingers ? manyFingers : min(state.fingers + number, manyFingers)
      return (min(state.fingers + number, manyFingers)...most).flatMap { fingers in
        landing(number, making: fingers, from: state, zone)
      }
    }
  }

  private func landing(
    _ number: Int, making fingers: Int, from state: State, _ zone: ClockZone
  ) -> [Step] {
    var (next, zone) = (state, zone)
    next.fingers = fingers
    var enders: [Int] = []
    var regions: [CGRect] = []
    for index in 0...1 {
      guard let element = patterns[index].element(state.sides[index]) else { continue }
      let side = state.sides[index]
      var heard = number
      if let most = patterns[index].maximumFingers {
        heard = min(number, most - side.fingers)
        guard heard > 0 else { continue }
        next.sides[index].fingers += heard
      }
      guard case .down(let landing) = element.action else { return [] }
      let landed = side.landed + heard
      guard landed <= landing.count || landing.mayBeMore else { return [] }
      if let region = landing.region { regions.append(region.reach) }
      start(.lastDown, index, &next, &zone)
      let isFirst = patterns[index].maximumFingers == nil ? state.fingers == 0 : side.fingers == 0
      if isFirst { start(.firstDown, index, &next, &zone) }
      if side.started & ProofClock.beginning.bit == 0 { start(.beginning, index, &next, &zone) }
      if side.landed == 0 { zone.restart(patterns[index].offset + ProofClock.landing.rawValue) }
      next.sides[index].landed = landed
      if landed >= landing.count { enders.append(index) }
    }
    // The first finger belongs to both patterns.
    guard (regions + [bounds]).isReachable else { return [] }
    return ending(enders, in: next, zone)
  }

  // MARK: - Lifting

  func lifts(from state: State, _ zone: ClockZone) -> [Step] {
    guard state.fingers > 0 else { return [] }
    let most = state.fingers == manyFingers ? manyFingers : state.fingers - 1
    return (0...most).flatMap { left in
      var choices = [[0, 0]]
      for index in 0...1 {
        let own = kept(by: index, when: left, state)
        choices = choices.flatMap { choice in
          own.map { number in
            var choice = choice
            choice[index] = number
            return choice
          }
        }
      }
      return choices.flatMap { lift(leaving: left, $0, from: state, zone) }
    }
  }

  /// The possible numbers of its fingers on a side when `left` fingers remain in total.
  private func kept(by index: Int, when left: Int, _ state: State) -> [Int] {
    guard patterns[index].maximumFingers != nil, state.sides[index].position != nil else {
      return [left]
    }
    let own = state.sides[index].fingers
    return (0...own).filter { $0 <= left }
  }

  private func lift(
    leaving left: Int, _ kept: [Int], from state: State, _ zone: ClockZone
  ) -> [Step] {
    var (next, zone) = (state, zone)
    next.fingers = left
    var enders: [Int] = []
    for index in 0...1 {
      guard let element = patterns[index].element(state.sides[index]) else { continue }
      if patterns[index].maximumFingers != nil {
        if kept[index] == state.sides[index].fingers { continue }
        next.sides[index].fingers = kept[index]
      }
      start(.lastLift, index, &next, &zone)
      if kept[index] == 0 { next.sides[index].started &= ~ProofClock.firstDown.bit }
      switch element.action {
      case .up: if kept[index] == 0 { enders.append(index) }
      case .lift:
        guard kept[index] > 0 else { return [] }
        enders.append(index)
      case .move(let travel):
        guard travel.countsLifts, !isBarred(index, state) else { return [] }
        enders.append(index)
      case .still: break
      case .down, .hold, .together: return []
      }
    }
    return ending(enders, in: next, zone)
  }

  // MARK: - Private

  /// The number of fingers that a side counts.
  private func count(_ side: ProofSide, _ index: Int, _ state: State) -> Int {
    patterns[index].maximumFingers == nil ? state.fingers : side.fingers
  }

  private func start(
    _ clock: ProofClock, _ index: Int, _ state: inout State, _ zone: inout ClockZone
  ) {
    guard patterns[index].clocks.contains(clock) else { return }
    state.sides[index].started |= clock.bit
    zone.restart(patterns[index].offset + clock.rawValue)
  }
}

extension ProofClock {
  fileprivate var bit: UInt8 { UInt8(1 << rawValue) }
}

extension PatternRegion {
  /// All locations of the region, including those beyond an edge.
  fileprivate var reach: CGRect {
    let far: CGFloat = 1e7
    switch self {
    case .rectangle(let own): return own
    case .edge(let edge, let outer, let width):
      let all = CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far)
      return switch edge {
      case .up: all.divided(atDistance: outer.minY + width + far, from: .minYEdge).slice
      case .left: all.divided(atDistance: outer.minX + width + far, from: .minXEdge).slice
      case .down: all.divided(atDistance: far - outer.maxY + width, from: .maxYEdge).slice
      case .right: all.divided(atDistance: far - outer.maxX + width, from: .maxXEdge).slice
      }
    }
  }
}

extension [CGRect] {
  /// Whether the rectangles have a common location, including their edges.
  fileprivate var isReachable: Bool {
    let (left, right) = (map(\.minX).max() ?? 0, map(\.maxX).min() ?? 0)
    let (top, bottom) = (map(\.minY).max() ?? 0, map(\.maxY).min() ?? 0)
    return left <= right && top <= bottom
  }
}
