import Foundation
import GestureCore

/// The rules for pairs. Each looks whether it is about the pair, and whether the app provided for
/// it.
extension GesturePair {
  /// A tap is there for each of the taps of a double tap, unless it waits (FAI-01, ARB-11).
  var tapsConflict: GestureConflict? {
    guard let one = first as? UITapGestureRecognizer, let other = second as? UITapGestureRecognizer,
      one.numberOfTapsRequired != other.numberOfTapsRequired, !isSimultaneous
    else { return nil }
    let isInOrder = one.numberOfTapsRequired < other.numberOfTapsRequired
    let (less, more) = isInOrder ? (one, other) : (other, one)
    guard !less.waits(for: more) else { return nil }
    return conflict(
      .warning, .tapInDoubleTap, [less, more],
      "\(less.traceLabel) is recognized at the first of the taps that \(more.traceLabel) needs",
      cure: "call \(less.traceLabel).require(toFail: \(more.traceLabel)); it then comes "
        + "\(Reason.spell(tuning.tapInterval)) s later")
  }

  /// A pan begins long before a swipe has gone far enough (PAN-02, SWP-04).
  var panAndSwipe: GestureConflict? {
    guard let (pan, swipe) = both(UIPanGestureRecognizer.self, UISwipeGestureRecognizer.self) else {
      return nil
    }
    if swipe.waits(for: pan) {
      return conflict(
        .warning, .swipeBehindPan, [pan, swipe],
        "\(swipe.traceLabel) waits until \(pan.traceLabel) fails, and a finger that swipes lets it begin",
        cure: "turn it round: \(pan.traceLabel).require(toFail: \(swipe.traceLabel))")
    }
    guard prevents(pan, swipe), !pan.waits(for: swipe) else { return nil }
    let edge = pan as? UIScreenEdgePanGestureRecognizer
    if let edge, !edge.comesInAlong(swipe.direction) { return nil }
    return conflict(
      edge == nil ? .warning : .note, .panOverSwipe, [pan, swipe],
      "\(pan.traceLabel) begins after \(Reason.spell(tuning.panHysteresis)) pt and prevents "
        + "\(swipe.traceLabel), which needs about \(Reason.spell(tuning.swipePrimaryMovement)) pt"
        + (edge == nil ? "" : ", when the finger starts at the edge"),
      cure: "call \(pan.traceLabel).require(toFail: \(swipe.traceLabel)), or \(simultaneousCure())")
  }

  var panAndEdge: GestureConflict? {
    guard
      let (edge, pan) = both(UIScreenEdgePanGestureRecognizer.self, UIPanGestureRecognizer.self),
      !(pan is UIScreenEdgePanGestureRecognizer), first === pan, prevents(pan, edge), !isOrdered
    else { return nil }
    return conflict(
      .warning, .panOverEdgePan, [pan, edge],
      "\(pan.traceLabel) and \(edge.traceLabel) begin after the same movement, and \(pan.traceLabel) is "
        + "\(rankWords): \(edge.traceLabel) never begins",
      cure: "call \(pan.traceLabel).require(toFail: \(edge.traceLabel))")
  }

  /// Of two that recognize the same movement at the same moment the first in rank always wins.
  var sameGesture: GestureConflict? {
    guard let winner = winnerOfSame, !isOrdered else { return nil }
    let loser = winner === first ? second : first
    guard prevents(winner, loser) else { return nil }
    let isSameView = first.view === second.view
    return conflict(
      isSameView ? .warning : .note, .sameGesture, [winner, loser],
      "\(winner.traceLabel) and \(loser.traceLabel) recognize the same; \(winner.traceLabel) is "
        + "\(winner === first ? rankWords : "the quicker one"), so that \(loser.traceLabel) never does"
        + (isSameView ? "" : " where both get the touch"),
      cure: "\(simultaneousCure()), or give them different touches")
  }

  /// Which of the two recognizes first what both recognize; `nil` if they differ.
  private var winnerOfSame: UIGestureRecognizer? {
    switch (first, second) {
    case (let one as UITapGestureRecognizer, let other as UITapGestureRecognizer):
      return one.numberOfTapsRequired == other.numberOfTapsRequired ? first : nil
    case (let one as UILongPressGestureRecognizer, let other as UILongPressGestureRecognizer):
      guard one.numberOfTapsRequired == other.numberOfTapsRequired else { return nil }
      return one.minimumPressDuration <= other.minimumPressDuration ? first : second
    case (let one as UISwipeGestureRecognizer, let other as UISwipeGestureRecognizer):
      return one.direction.isDisjoint(with: other.direction) ? nil : first
    case (
      let one as UIScreenEdgePanGestureRecognizer, let other as UIScreenEdgePanGestureRecognizer
    ):
      return one.edges.isDisjoint(with: other.edges) ? nil : first
    case (is UIScreenEdgePanGestureRecognizer, _), (_, is UIScreenEdgePanGestureRecognizer):
      return nil
    case (is UIPanGestureRecognizer, is UIPanGestureRecognizer),
      (is UIPinchGestureRecognizer, is UIPinchGestureRecognizer),
      (is UIRotationGestureRecognizer, is UIRotationGestureRecognizer):
      return first
    default: return nil
    }
  }

  /// Two fingers drag, pinch and turn at the same time, and the first of these keeps the others out.
  var transforms: GestureConflict? {
    guard isTransform(first), isTransform(second),
      prevents(first, second) || prevents(second, first),
      !isOrdered
    else { return nil }
    return conflict(
      .note, .transformsApart, [first, second],
      "whichever of \(first.traceLabel) and \(second.traceLabel) begins first prevents the other",
      cure: simultaneousCure())
  }

  private func isTransform(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer is UIPinchGestureRecognizer || recognizer is UIRotationGestureRecognizer
      || recognizer is UIPanGestureRecognizer && !(recognizer is UIScreenEdgePanGestureRecognizer)
  }

  var pressAndPan: GestureConflict? {
    guard let (press, pan) = both(UILongPressGestureRecognizer.self, UIPanGestureRecognizer.self),
      prevents(press, pan), !isOrdered
    else { return nil }
    return conflict(
      .note, .pressAndPan, [press, pan],
      "after \(Reason.spell(press.minimumPressDuration)) s at rest \(press.traceLabel) begins, and "
        + "\(pan.traceLabel) cannot begin any more with that finger",
      cure:
        "\(simultaneousCure()), or drag with \(press.traceLabel) itself: it goes on as the finger moves"
    )
  }

  /// A tap may move further than a pan needs to begin (TAP-04, PAN-02).
  var tapAndPan: GestureConflict? {
    guard let (tap, pan) = both(UITapGestureRecognizer.self, UIPanGestureRecognizer.self),
      !(pan is UIScreenEdgePanGestureRecognizer), tuning.panHysteresis < tuning.tapMovement,
      prevents(pan, tap), !isOrdered
    else { return nil }
    return conflict(
      .note, .tapBesidePan, [pan, tap],
      "a tap that moves more than \(Reason.spell(tuning.panHysteresis)) pt is taken by \(pan.traceLabel), "
        + "though \(tap.traceLabel) allows \(Reason.spell(tuning.tapMovement)) pt",
      cure: simultaneousCure())
  }

  private var rankWords: String {
    first.view === second.view ? "first in rank (added later)" : "first in rank (on a deeper view)"
  }
}

extension UIScreenEdgePanGestureRecognizer {
  /// Whether a finger that comes in from one of its edges goes one of these ways.
  fileprivate func comesInAlong(_ direction: UISwipeGestureRecognizer.Direction) -> Bool {
    edges.contains(.left) && direction.contains(.right)
      || edges.contains(.right) && direction.contains(.left)
      || edges.contains(.top) && direction.contains(.down)
      || edges.contains(.bottom) && direction.contains(.up)
  }
}
