import Foundation
import GestureCore
import GesturePatterns
import Touchstone

/// Compares a scene's recognizers in pairs: one pair per step and each kind of pair once, so that other work can run between
/// steps.
@MainActor package struct CollisionSurvey {
  /// The next step.
  package enum Step {
    /// A comparison is needed, on any thread; pass its result to `take`.
    case compare(CollisionQuestion)
    /// A pair is complete.
    case went
    /// All pairs are complete.
    case done
  }

  /// Whether there are more pairs than the limit.
  package let isCut: Bool
  private var found: [WitnessedConflict]
  private var known: [Set<Subject>: Int] = [:]
  private var pairs: ArraySlice<GesturePair>
  private var patterns: [ObjectIdentifier: GesturePattern?] = [:]
  private var answers: [CollisionQuestion: PatternComparison] = [:]
  private var outcomes: [CollisionQuestion: CollisionOutcomes] = [:]
  private var open: (pair: GesturePair, question: CollisionQuestion)?

  /// Starts with the conflicts that the scene's rules find.
  ///
  /// - Parameter most: the most pairs that are compared.
  package init(of system: TouchSystem, atMost most: Int = .max) {
    found = system.conflicts().map { WitnessedConflict($0) }
    let all = system.pairsThatMeet()
    pairs = all.prefix(most)
    isCut = all.count > most
    for (index, conflict) in found.enumerated().reversed()
    where conflict.rule?.isOfMovements == true {
      known[Set(conflict.subjects)] = index
    }
  }

  /// The number of remaining pairs.
  package var left: Int { pairs.count }

  /// The conflicts so far, the most severe first; equal ones stay in order.
  package var conflicts: [WitnessedConflict] {
    found.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }.map(\.element)
  }

  /// Examines the next pair.
  package mutating func step() -> Step {
    guard let pair = pairs.popFirst() else { return .done }
    guard let question = question(about: pair) else { return .went }
    guard let answer = answers[question] else {
      open = (pair, question)
      return .compare(question)
    }
    note(answer, on: pair, question)
    return .went
  }

  /// Stores the answer to the question of the last step.
  package mutating func take(_ answer: PatternComparison) {
    guard let (pair, question) = open else { return }
    open = nil
    answers[question] = answer
    note(answer, on: pair, question)
  }

  // MARK: - Private

  /// `nil` if the pair's relation is already defined, or no finger reaches both.
  private mutating func question(about pair: GesturePair) -> CollisionQuestion? {
    guard !pair.isSimultaneous, let first = pattern(of: pair.first),
      let second = pattern(of: pair.second), let bounds = pair.commonBounds
    else { return nil }
    return CollisionQuestion(first: first, second: second, bounds: bounds)
  }

  private mutating func pattern(of recognizer: UIGestureRecognizer) -> GesturePattern? {
    if let known = patterns[ObjectIdentifier(recognizer)] { return known }
    let pattern = recognizer.patternInWindow
    patterns[ObjectIdentifier(recognizer)] = pattern
    return pattern
  }

  private mutating func note(
    _ comparison: PatternComparison, on pair: GesturePair, _ question: CollisionQuestion
  ) {
    guard let collision = comparison.plainest else { return }
    let outcomes = outcomes[question] ?? CollisionOutcomes(question, comparison, collision)
    self.outcomes[question] = outcomes
    let sides = CollisionSides(pair, comparison, collision, outcomes)
    let place = known[[pair.first.subject, pair.second.subject]]
    // Some pairs have a conflict already, although neither recognizer prevents the other.
    guard
      let conflict = pair.isOrdered ? sides.vainWait : sides.conflict(isKnown: place != nil)
    else { return }
    if let place, found[place].witness == nil {
      found[place].witness = conflict.witness
    } else {
      found.append(conflict)
    }
  }
}

extension GestureConflict.Rule {
  /// Whether the rule concerns movements that two recognizers share.
  fileprivate var isOfMovements: Bool {
    switch self {
    case .tapInDoubleTap, .sameGesture, .panOverSwipe, .swipeBehindPan, .panOverEdgePan,
      .transformsApart, .pressAndPan, .tapBesidePan:
      true
    case .tapOverControl, .tapOverRows, .requirementCycle, .idleRequirement, .lateAnswer,
      .unreachableView,
      .takesNothing, .tooManyPairs:
      false
    }
  }
}

extension UIGestureRecognizer {
  /// Its pattern with locations in window coordinates; rotation and scale of its view are ignored.
  fileprivate var patternInWindow: GesturePattern? {
    guard let own = self as? PatternGestureRecognizer, own.coordinateSpace == .local, let view
    else {
      return gesturePattern
    }
    return own.pattern.moved(by: view.convert(CGPoint.zero, to: nil))
  }
}

extension GesturePair {
  /// The area where fingers reach both: the visible part of the deeper view.
  fileprivate var commonBounds: CGRect? {
    guard let one = first.view, let other = second.view, let window = one.window else { return nil }
    let deeper = one.isDescendant(of: other) ? one : other
    let bounds = deeper.convert(deeper.bounds, to: nil).intersection(window.bounds)
    return bounds.isNull || bounds.isEmpty ? nil : bounds
  }
}

extension PatternComparison {
  /// The collision with the fewest moments; of several, one with a visible order.
  fileprivate var plainest: PatternCollision? {
    collisions.min { one, other in
      (one.script.moments.count, one.order == .atOnce ? 1 : 0)
        < (other.script.moments.count, other.order == .atOnce ? 1 : 0)
    }
  }
}
