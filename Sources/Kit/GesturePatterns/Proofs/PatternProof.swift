import Foundation
import GestureCore

/// Proves that no movement matches two patterns.
///
/// It follows both patterns through all possible events: landings, lifts, movements, and time, for all ages of their clocks at
/// once. Locations, lengths and angles are ignored, with two exceptions: a finger cannot land in two disjoint regions, and it
/// cannot make a movement that leaves the other pattern's corridor. So it allows more than fingers can do. If even then the
/// patterns are never both recognized, they never are; otherwise nothing is proven.
struct PatternProof {
  struct State: Hashable {
    var sides: [ProofSide]
    /// The number of fingers that are down; `manyFingers` stands for all larger numbers too.
    var fingers = 0
  }

  let patterns: [ProofPattern]
  let bounds: CGRect
  /// A number of fingers that stands for itself and all larger numbers.
  let manyFingers: Int
  private let longestTime: Int64
  /// Limit of states; beyond it the proof is abandoned.
  private static let mostStates = 4000
  /// The maximum error of sums of rounded times, in nanoseconds.
  private static let slack: Int64 = 3

  init(_ first: GesturePattern, _ second: GesturePattern, within bounds: CGRect) {
    patterns = [ProofPattern(first, side: 0), ProofPattern(second, side: 1)]
    self.bounds = bounds
    manyFingers = patterns.map(\.mostFingers).reduce(1, max) + 1
    longestTime = Self.time(patterns.map(\.longestTime).reduce(0, max)) + Self.slack
  }

  /// Whether it is proven that no movement matches both.
  func showsThatNoneExists() -> Bool {
    guard patterns.allSatisfy(\.isPlain) else { return false }
    var waiting: [(state: State, zone: ClockZone)] = []
    for one in patterns[0].first {
      for other in patterns[1].first {
        var zone = ClockZone(clocks: 2 * ProofClock.allCases.count)
        for pattern in patterns { zone.restart(pattern.offset) }
        waiting.append(
          (State(sides: [ProofSide(position: one), ProofSide(position: other)]), zone))
      }
    }
    var seen: [State: [ClockZone]] = [:]
    var count = 0
    while let (state, zone) = waiting.popLast() {
      if state.sides.allSatisfy({ $0.position == nil }) { return false }
      if seen[state]?.contains(where: { $0.includes(zone) }) == true { continue }
      seen[state, default: []].append(zone)
      count += 1
      guard count <= Self.mostStates else { return false }
      guard let later = afterWaiting(state, zone) else { continue }
      for var next in steps(from: state, later) {
        next.zone.widen(beyond: longestTime)
        waiting.append(next)
      }
    }
    return true
  }

  /// The ages until the next limit; `nil` if a limit has already passed.
  private func afterWaiting(_ state: State, _ zone: ClockZone) -> ClockZone? {
    var zone = zone
    zone.letTimePass()
    for (side, pattern) in zip(state.sides, patterns) {
      guard let element = pattern.element(side) else { continue }
      for (clock, seconds) in element.times(landed: side.landed)
      where clock.isRunning(side) {
        guard zone.keep(pattern.offset + clock.rawValue, atMost: Self.time(seconds) + Self.slack)
        else { return nil }
      }
    }
    return zone
  }

  /// All possible next states.
  private func steps(from state: State, _ zone: ClockZone) -> [(state: State, zone: ClockZone)] {
    var next = movements(from: state, zone) + landings(from: state, zone)
    next += lifts(from: state, zone)
    for (index, pattern) in patterns.enumerated() {
      switch pattern.element(state.sides[index])?.action {
      case .hold(let seconds), .still(let seconds):
        var zone = zone
        guard zone.keep(pattern.offset, atLeast: Self.time(seconds) - Self.slack) else { continue }
        next += ending([index], in: state, zone)
      default: break
      }
    }
    return next
  }

  /// The states after the elements of the given sides have ended.
  func ending(
    _ indices: [Int], in state: State, _ zone: ClockZone
  ) -> [(state: State, zone: ClockZone)] {
    var all = [(state: state, zone: zone)]
    for index in indices {
      guard let position = state.sides[index].position.map({ patterns[index].positions[$0] }) else {
        continue
      }
      all = all.flatMap { state, zone -> [(state: State, zone: ClockZone)] in
        var (state, zone) = (state, zone)
        state.sides[index].landed = 0
        zone.forget(patterns[index].offset + ProofClock.landing.rawValue)
        guard !position.isLast else {
          state.sides[index] = ProofSide(position: nil)
          for clock in ProofClock.allCases { zone.forget(patterns[index].offset + clock.rawValue) }
          return [(state, zone)]
        }
        zone.restart(patterns[index].offset)
        return position.follow.map { follower in
          state.sides[index].position = follower
          return (state, zone)
        }
      }
    }
    return all
  }

  static func time(_ seconds: TimeInterval) -> Int64 { Timestamp(seconds: seconds).nanoseconds }
}

extension ProofClock {
  /// Whether the clock has started, for a side.
  fileprivate func isRunning(_ side: ProofSide) -> Bool {
    switch self {
    case .element: true
    case .landing: side.landed > 0
    default: side.started & UInt8(1 << rawValue) != 0
    }
  }
}

extension PatternElement {
  /// The maximum ages of clocks while the element is active.
  fileprivate func times(landed: Int) -> [(ProofClock, TimeInterval)] {
    var times = limits.map { (ProofClock($0.clock), $0.seconds) }
    switch action {
    case .hold(let seconds), .still(let seconds): times.append((.element, seconds))
    case .down(let landing):
      if landed == 0, let gap = landing.gap { times.append((ProofClock(gap.clock), gap.seconds)) }
      if landed > 0, let spread = landing.spread { times.append((.landing, spread)) }
    default: break
    }
    return times
  }
}
