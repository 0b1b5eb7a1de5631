import Foundation
import GestureCore

/// Why no finger comes to a view that could be hit.
enum ReachMiss {
  /// It lies beyond a view above it, which is hit only inside of its bounds.
  case outside(UIView)
  /// Wherever it could be seen, another view is hit.
  case covered(UIView)
}

extension TouchSystem {
  /// The part of `conflicts()` that depends on where views lie.
  package var reachConflicts: [GestureConflict] { reachConflicts(of: recognizers) }

  /// Recognizers on views that could be hit, if only a finger came there.
  func reachConflicts(of recognizers: [UIGestureRecognizer]) -> [GestureConflict] {
    var known: [ObjectIdentifier: ReachMiss?] = [:]
    return recognizers.compactMap { recognizer in
      guard let view = recognizer.view, view.hitBlocker == nil, !view.bounds.isEmpty else {
        return nil
      }
      let miss = known[ObjectIdentifier(view)] ?? view.reachMiss
      known[ObjectIdentifier(view)] = .some(miss)
      return miss.map { $0.conflict(of: recognizer, on: view) }
    }
  }
}

extension ReachMiss {
  fileprivate func conflict(of recognizer: UIGestureRecognizer, on view: UIView) -> GestureConflict
  {
    let (reason, cure) =
      switch self {
      case .outside(let above):
        (
          "\(view.traceLabel) lies outside of \(above.traceLabel), which is hit only inside of its bounds",
          "move \(view.traceLabel), or make \(above.traceLabel) large enough"
        )
      case .covered(let other):
        (
          "\(other.traceLabel) covers \(view.traceLabel)",
          "bring \(view.traceLabel) to the front, or set isUserInteractionEnabled = false on \(other.traceLabel)"
        )
      }
    return GestureConflict(
      severity: .warning, rule: .unreachableView, subjects: [recognizer.subject],
      sentence: "no touch comes to \(recognizer.traceLabel): \(reason)", cure: cure)
  }
}

extension UIView {
  /// Places on a side of the grid of those that are tried.
  private static let tries = 5

  /// What keeps fingers away wherever they come down, as it stands now; `nil` if some place is known to be
  /// hit, and for what a scroll view can still bring there.
  var reachMiss: ReachMiss? {
    guard let window, self !== window, let place = shownPlace(in: window) else { return nil }
    let part: CGRect
    switch place {
    case .outside(let above): return .outside(above)
    case .inside(let shown): part = shown
    }
    var blocker: UIView?
    for place in Self.grid(in: part) {
      // A view that is turned does not fill its part.
      guard bounds.contains(convert(place, from: window)) else { continue }
      guard let hit = window.hitTest(place, with: nil) else { continue }
      if hit.isDescendant(of: self) { return nil }
      // One below whose bounds it lies is hit where it is not itself.
      if !isDescendant(of: hit) { blocker = blocker ?? hit }
    }
    return blocker.map { .covered($0) }
  }

  private enum Place {
    case outside(UIView)
    /// The part that can be hit, in the window's coordinates.
    case inside(CGRect)
  }

  /// `nil` for what lies in a scroll view.
  private func shownPlace(in window: UIWindow) -> Place? {
    var shown = convert(bounds, to: window)
    var above = superview
    while let view = above {
      if view is UIScrollView { return nil }
      shown = shown.intersection(view.convert(view.bounds, to: window))
      guard !shown.isNull, !shown.isEmpty else { return .outside(view) }
      above = view.superview
    }
    return .inside(shown)
  }

  /// Mostly the first place, the middle, is the only one that is tried.
  private static func grid(in part: CGRect) -> [CGPoint] {
    let steps = (0..<tries).map { (CGFloat($0) + 0.5) / CGFloat(tries) }
    let all = steps.flatMap { x in
      steps.map { CGPoint(x: part.minX + x * part.width, y: part.minY + $0 * part.height) }
    }
    return [CGPoint(x: part.midX, y: part.midY)] + all
  }
}
