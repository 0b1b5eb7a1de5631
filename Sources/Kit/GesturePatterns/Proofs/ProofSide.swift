import Foundation
import GestureCore

/// The state of one of the two patterns in a proof.
struct ProofSide: Hashable {
  /// The active element; `nil` if the pattern is recognized.
  var position: Int?
  /// The number of fingers that have landed for the element.
  var landed = 0
  /// The number of its fingers, if the pattern has a limit; otherwise all fingers count.
  var fingers = 0
  /// The started clocks, as bits.
  var started: UInt8 = 0
}

/// A side's clocks, by index in its part of a zone.
enum ProofClock: Int, CaseIterable {
  /// The beginning of its element, and the element's first landing.
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

/// The properties of a pattern that a proof needs.
struct ProofPattern {
  let positions: [PatternAutomaton.Position]
  let first: [Int]
  let maximumFingers: Int?
  /// Index of its first clock among the clocks of both patterns.
  let offset: Int
  /// Clocks that limits refer to.
  let clocks: Set<ProofClock>

  init(_ pattern: GesturePattern, side: Int) {
    positions = pattern.automaton.positions
    first = pattern.automaton.first
    maximumFingers = pattern.maximumFingers
    offset = 1 + side * ProofClock.allCases.count
    let limits = positions.flatMap { $0.element.allLimits }
    clocks = Set(limits.map { ProofClock($0.clock) }).union([.element, .landing])
  }

  /// Whether the proof supports all of its elements.
  var isPlain: Bool {
    positions.allSatisfy {
      if case .together = $0.element.action { false } else { true }
    }
  }

  func element(_ side: ProofSide) -> PatternElement? { side.position.map { positions[$0].element } }

  /// The longest time in its limits.
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

  /// The largest number of fingers that matters.
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
  /// Its time limits, including that of the first landing.
  var allLimits: [TimeLimit] {
    if case .down(let landing) = action, let gap = landing.gap { return limits + [gap] }
    return limits
  }
}
