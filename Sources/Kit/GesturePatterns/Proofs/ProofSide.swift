import Foundation
import GestureCore

/// One of two patterns in a proof, as far as it has come.
struct ProofSide: Hashable {
  /// The element under way; `nil` when the pattern is recognized.
  var position: Int?
  /// How many fingers have come of those that the element waits for.
  var landed = 0
  /// How many fingers it knows of, where it takes no more than some; otherwise all that are down.
  var fingers = 0
  /// The clocks that have started, as bits.
  var started: UInt8 = 0
}

/// The clocks of a side, by their places in its part of a zone.
enum ProofClock: Int, CaseIterable {
  /// When its element began, and when the first of the element's fingers came.
  case element, landing
  case firstDown, lastDown, lastLift, beginning

  init(_ clock: PatternClock) {
    self =
      switch clock {
      case .previous: .element
      case .firstDown: .firstDown
      case .lastDown: .lastDown
      case .lastLift: .lastLift
      case .beginning: .beginning
      }
  }
}

/// What a proof has to know of a pattern.
struct ProofPattern {
  let positions: [PatternAutomaton.Position]
  let first: [Int]
  let maximumFingers: Int?
  /// Where its clocks begin among those of both.
  let offset: Int
  /// Clocks that some limit counts from.
  let clocks: Set<ProofClock>

  init(_ pattern: GesturePattern, side: Int) {
    positions = pattern.automaton.positions
    first = pattern.automaton.first
    maximumFingers = pattern.maximumFingers
    offset = 1 + side * ProofClock.allCases.count
    let limits = positions.flatMap { $0.element.allLimits }
    clocks = Set(limits.map { ProofClock($0.clock) }).union([.element, .landing])
  }

  /// Whether all of its elements are such as a proof can follow.
  var isPlain: Bool {
    positions.allSatisfy {
      if case .together = $0.element.action { false } else { true }
    }
  }

  func element(_ side: ProofSide) -> PatternElement? { side.position.map { positions[$0].element } }

  /// The longest time that is asked for.
  var longestTime: TimeInterval {
    positions.map { position in
      let own: TimeInterval =
        switch position.element.action {
        case .hold(let seconds), .still(let seconds): seconds
        case .down(let landing): landing.spread ?? 0
        default: 0
        }
      return max(own, position.element.allLimits.map(\.seconds).max() ?? 0)
    }.max() ?? 0
  }

  /// Numbers of fingers up to this make a difference.
  var mostFingers: Int {
    positions.map { position in
      switch position.element.action {
      case .down(let landing): landing.count
      case .move(let travel):
        max(
          travel.fingers.lowerBound,
          travel.fingers.upperBound == .max ? 0 : travel.fingers.upperBound)
      default: 1
      }
    }.reduce(maximumFingers ?? 1, max)
  }
}

extension PatternElement {
  /// Its limits of time, and that of the first finger to come.
  var allLimits: [TimeLimit] {
    if case .down(let landing) = action, let gap = landing.gap { return limits + [gap] }
    return limits
  }
}
