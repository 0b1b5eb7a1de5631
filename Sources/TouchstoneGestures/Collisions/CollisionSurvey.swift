import Foundation
import GestureCore
import GesturePatterns
import Touchstone

/// Compares the recognizers of a scene two by two, each kind of pair once.
@MainActor struct CollisionSurvey {
  private struct Question: Hashable {
    var first: GesturePattern
    var second: GesturePattern
    var bounds: CGRect
  }

  private var answers: [Question: PatternComparison] = [:]

  /// The movement in which two recognizers get into each other's way, and the conflict that it is; `nil`
  /// if none was found, or if they are provided for.
  ///
  /// - Parameter isKnown: whether there is a complaint about the two already, although neither
  ///   keeps the other out.
  mutating func find(_ pair: GesturePair, isKnown: Bool) -> WitnessedConflict? {
    guard !pair.isSimultaneous, let first = pair.first.patternInWindow,
      let second = pair.second.patternInWindow, let bounds = pair.commonBounds
    else { return nil }
    let comparison = compare(first, second, within: bounds)
    guard let collision = comparison.plainest else { return nil }
    let sides = CollisionSides(pair, first, second, comparison, collision, bounds)
    return pair.isOrdered ? sides.vainWait : sides.conflict(isKnown: isKnown)
  }

  private mutating func compare(
    _ first: GesturePattern, _ second: GesturePattern, within bounds: CGRect
  ) -> PatternComparison {
    let question = Question(first: first, second: second, bounds: bounds)
    if let known = answers[question] { return known }
    let answer = PatternComparison(first, second, within: bounds)
    answers[question] = answer
    return answer
  }
}

extension UIGestureRecognizer {
  /// Its pattern with places in the window's coordinates; turns and scales of its view are left out.
  fileprivate var patternInWindow: GesturePattern? {
    guard let own = self as? PatternGestureRecognizer, own.coordinateSpace == .local, let view
    else {
      return gesturePattern
    }
    return own.pattern.moved(by: view.convert(CGPoint.zero, to: nil))
  }
}

extension GesturePair {
  /// Where a finger comes to both: the part of the deeper view that lies on the screen.
  fileprivate var commonBounds: CGRect? {
    guard let one = first.view, let other = second.view, let window = one.window else { return nil }
    let deeper = one.isDescendant(of: other) ? one : other
    let bounds = deeper.convert(deeper.bounds, to: nil).intersection(window.bounds)
    return bounds.isNull || bounds.isEmpty ? nil : bounds
  }
}

extension PatternComparison {
  /// The collision with the fewest moments; of several one where the order can be seen.
  fileprivate var plainest: PatternCollision? {
    collisions.min { one, other in
      (one.script.moments.count, one.order == .atOnce ? 1 : 0)
        < (other.script.moments.count, other.order == .atOnce ? 1 : 0)
    }
  }
}
