import Foundation
import GestureCore

/// The result of comparing two patterns.
public struct PatternComparison: Sendable, Hashable {
  /// Movements that both match; at most one for each order.
  public var collisions: [PatternCollision]
  /// A movement that only the first matches; `nil` if none was found.
  public var firstAlone: FingerScript?
  /// A movement that only the second matches; `nil` if none was found.
  public var secondAlone: FingerScript?
  /// Whether the search tried all movements that the elements suggest.
  public var isComplete: Bool
  /// Whether it is proven that no movement matches both.
  public let isProvenApart: Bool

  /// The answer to the question whether a movement matches both.
  public enum Answer: Sendable, Hashable {
    /// Such movements exist; examples are included.
    case collide([PatternCollision])
    /// The search found none, which is not a proof: see `approximations`.
    case noneFound
    /// It is proven that there are none: the patterns are never both recognized.
    case noneExist
  }

  /// Whether a movement matches both.
  public var answer: Answer {
    if !collisions.isEmpty { return .collide(collisions) }
    return isProvenApart ? .noneExist : .noneFound
  }

  /// Whether a movement that both match was found.
  public var collides: Bool { !collisions.isEmpty }

  /// Limitations of the search: reasons why it may miss movements.
  public static let approximations = [
    "distances and angles are tried 1 pt beyond the limits of the elements that are under way",
    "directions are those that elements name and those halfway between two of them",
    "fingers come down one after the other, in the middle of the regions that are asked for, near "
      + "captured places, or 100 pt beside each other, and report every 16 ms",
    "nodes of the search are told apart by whole milliseconds and points",
  ]

  /// Compares two patterns whose fingers come down within `bounds`.
  public init(_ first: GesturePattern, _ second: GesturePattern, within bounds: CGRect) {
    // The proof takes microseconds and may make the search unnecessary.
    isProvenApart = PatternProof(first, second, within: bounds).showsThatNoneExists()
    isComplete = true
    collisions = []
    guard !isProvenApart else { return }
    var both = PatternSearch(.both, bounds: bounds)
    let found = both.run(first, second)
    collisions = found.compactMap { PatternCollision($0) }
    isComplete = both.isComplete
    guard !collisions.isEmpty else { return }
    var alone = PatternSearch(.firstAlone, bounds: bounds)
    firstAlone = alone.run(first, second).first?.wholeScript
    isComplete = isComplete && (alone.isComplete || firstAlone != nil)
    var otherAlone = PatternSearch(.firstAlone, bounds: bounds)
    secondAlone = otherAlone.run(second, first).first?.wholeScript
    isComplete = isComplete && (otherAlone.isComplete || secondAlone != nil)
  }
}

extension PatternCollision {
  fileprivate init?(_ node: PatternSearch.Node) {
    guard let order = node.order, let first = node.first.match?.time,
      let second = node.second.match?.time
    else { return nil }
    self.order = order
    script = node.wholeScript
    (firstTime, secondTime) = (first, second)
    guard order != .atOnce else { return }
    let (early, late) =
      order == .firstThenSecond
      ? (first, node.second.automaton) : (second, node.first.automaton)
    var other = PatternProgress(late, at: .zero)
    for event in node.script.events where event.time <= early { other.hear(event) }
    other.advance(to: early)
    waitIfNothingFollows = other.idleFailure?.seconds(since: early)
    waitAtMost = other.longestRest
  }
}

extension PatternSearch.Node {
  /// The script with all fingers lifted a tenth of a second after its end.
  fileprivate var wholeScript: FingerScript {
    guard !fingers.isEmpty else { return script }
    var whole = script
    whole.moments.append(.init(at: time.advanced(by: 0.1), fingers.map { .up($0.finger) }))
    return whole
  }
}

extension PatternProgress {
  /// When the pattern fails if the fingers only lift; `nil` if it does not.
  fileprivate var idleFailure: Timestamp? {
    var rest = self
    if !hand.fingers.isEmpty {
      rest.hear(
        FingerEvent(.up, at: latest, fingers: hand.fingers.map(\.number), places: []))
    }
    while let due = rest.nextDeadline { rest.advance(to: due) }
    return rest.hasFailed ? rest.latest : nil
  }

  /// The longest time in seconds that it can stay open from now on; `nil` if an element has no time limit.
  fileprivate var longestRest: TimeInterval? {
    var longest: TimeInterval = 0
    for run in runs {
      guard let rest = automaton.longestTime(from: run.position, after: []) else { return nil }
      longest = max(longest, rest)
    }
    return longest
  }
}

extension PatternAutomaton {
  fileprivate func longestTime(from index: Int, after way: Set<Int>) -> TimeInterval? {
    let position = positions[index]
    guard !way.contains(index), let own = position.element.mostDuration else { return nil }
    var longest: TimeInterval = 0
    for next in position.follow {
      guard let rest = longestTime(from: next, after: way.union([index])) else { return nil }
      longest = max(longest, rest)
    }
    return own + longest
  }
}

extension PatternElement {
  /// The element's maximum duration; `nil` if it has none.
  fileprivate var mostDuration: TimeInterval? {
    var limits = limits
    switch action {
    case .hold(let seconds), .still(let seconds): return seconds
    case .down(let landing):
      // A time limit since a finger that has not landed does not apply.
      limits.removeAll { $0.clock == .firstDown || $0.clock == .lastDown }
      if let gap = landing.gap, landing.count == 1 || landing.spread != nil {
        let spread = landing.count == 1 ? 0 : landing.spread ?? 0
        return min(gap.seconds + spread, limits.map(\.seconds).min() ?? .infinity)
      }
    default: break
    }
    return limits.map(\.seconds).min()
  }
}

/// A movement that two patterns match, as the shortest finger script found.
public struct PatternCollision: Sendable, Hashable {
  /// Which pattern is recognized first.
  public enum Order: Sendable, Hashable, CaseIterable {
    /// Both at the same time: the first pattern has priority.
    case atOnce
    /// The first pattern matches a prefix of a movement that the second matches.
    case firstThenSecond
    /// The second pattern matches a prefix of a movement that the first matches.
    case secondThenFirst
  }

  /// Which pattern is recognized first.
  public var order: Order
  /// The fingers; all of them have lifted at the end.
  public var script: FingerScript
  /// When the first pattern is recognized.
  public var firstTime: Timestamp
  /// When the second pattern is recognized.
  public var secondTime: Timestamp
  /// Seconds by which the pattern that is recognized first would be delayed if it waited for the other's failure and the
  /// fingers did nothing more; `nil` if there is no time limit.
  public var waitIfNothingFollows: TimeInterval?
  /// The longest such delay in seconds; `nil` if there is no time limit.
  public var waitAtMost: TimeInterval?
}
