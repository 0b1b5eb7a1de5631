import Foundation
import GestureCore

/// What two patterns have in common.
public struct PatternComparison: Sendable, Hashable {
  /// At most one for each order.
  public var collisions: [PatternCollision]
  /// A movement that the first matches and the second does not; and the other way round.
  public var firstAlone: FingerScript?
  /// A movement that the second takes and the first does not; `nil` if there is none.
  public var secondAlone: FingerScript?
  /// Whether all movements were tried that the elements ask for.
  public var isComplete: Bool
  /// Whether it is certain that no movement matches both.
  public let isProvenApart: Bool

  /// What is known of movements that both match.
  public enum Answer: Sendable, Hashable {
    /// There are some: these.
    case collide([PatternCollision])
    /// The search found none, which is no proof: see `approximations`.
    case noneFound
    /// There are none: whatever fingers do, the two are never both recognized.
    case noneExist
  }

  /// What is known of movements that both match.
  public var answer: Answer {
    if !collisions.isEmpty { return .collide(collisions) }
    return isProvenApart ? .noneExist : .noneFound
  }

  /// Whether some movement matches both.
  public var collides: Bool { !collisions.isEmpty }

  /// In what a comparison that finds nothing may be wrong.
  public static let approximations = [
    "distances and angles are tried 1 pt beyond the limits of the elements that are under way",
    "directions are those that elements name and those halfway between two of them",
    "fingers come down one after the other, in the middle of the regions that are asked for, near "
      + "captured places, or 100 pt beside each other, and report every 16 ms",
    "nodes of the search are told apart by whole milliseconds and points",
  ]

  /// Compares two patterns whose fingers come down within `bounds`.
  public init(_ first: GesturePattern, _ second: GesturePattern, within bounds: CGRect) {
    // The proof takes microseconds, and saves the search.
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
  /// The script with all fingers lifted a tenth of a second after the last that happens.
  fileprivate var wholeScript: FingerScript {
    guard !fingers.isEmpty else { return script }
    var whole = script
    whole.moments.append(.init(at: time.advanced(by: 0.1), fingers.map { .up($0.finger) }))
    return whole
  }
}

extension PatternProgress {
  /// When it fails if fingers do nothing more but lift; `nil` if it does not.
  fileprivate var idleFailure: Timestamp? {
    var rest = self
    if !hand.fingers.isEmpty {
      rest.hear(
        FingerEvent(.up, at: latest, fingers: hand.fingers.map(\.number), places: []))
    }
    while let due = rest.nextDeadline { rest.advance(to: due) }
    return rest.hasFailed ? rest.latest : nil
  }

  /// How long it can stay open from here, at most; `nil` where an element has no limit of time.
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
  /// How long it takes at most.
  fileprivate var mostDuration: TimeInterval? {
    var limits = limits
    switch action {
    case .hold(let seconds), .still(let seconds): return seconds
    case .down(let landing):
      // What is counted from a finger that has not come yet limits nothing.
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

/// A movement that two patterns both match, as the shortest script of fingers that was found.
public struct PatternCollision: Sendable, Hashable {
  /// Which of the two is recognized first in it.
  public enum Order: Sendable, Hashable, CaseIterable {
    /// Both at the same moment: the first in rank has it.
    case atOnce
    /// The first matches a beginning of what the second matches.
    case firstThenSecond
    /// The second matches a beginning of what the first matches.
    case secondThenFirst
  }

  /// Which of the two is first.
  public var order: Order
  /// What the fingers do; at the end all of them have lifted.
  public var script: FingerScript
  /// When the first pattern is recognized.
  public var firstTime: Timestamp
  /// When the second pattern is recognized.
  public var secondTime: Timestamp
  /// How much later the one that is recognized first would be if it waited for the other to fail: when
  /// nothing more happens, and at most. `nil` where no time limits it.
  public var waitIfNothingFollows: TimeInterval?
  /// The longest wait of that kind.
  public var waitAtMost: TimeInterval?
}
