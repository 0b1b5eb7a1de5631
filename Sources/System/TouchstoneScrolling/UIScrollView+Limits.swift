import Foundation
import GestureCore

extension UIScrollView {
  var scrollLimits: ScrollLimits { scrollLimits(of: contentSize) }

  /// Where content of some size may be scrolled to.
  func scrollLimits(of size: CGSize) -> ScrollLimits {
    let inset = adjustedContentInset
    return ScrollLimits(
      x: range(
        size.width, from: -inset.left, beyond: inset.right, length: bounds.width,
        alignment: options.contentAlignment.x,
        stretches: bounces && bouncesHorizontally, alwaysBounces: alwaysBounceHorizontal),
      y: range(
        size.height, from: -inset.top, beyond: inset.bottom, length: bounds.height,
        alignment: options.contentAlignment.y,
        stretches: bounces && bouncesVertically, alwaysBounces: alwaysBounceVertical))
  }

  private func range(
    _ content: CGFloat, from lower: CGFloat, beyond: CGFloat, length: CGFloat,
    alignment: CGFloat, stretches: Bool, alwaysBounces: Bool
  ) -> ScrollRange {
    let upper = content + beyond - length
    // Content that is smaller has one place, which shares out the room around it.
    let first = lower - max(0, lower - upper) * alignment
    return ScrollRange(
      lower: first, upper: upper, length: length,
      stretches: stretches && (alwaysBounces || upper > lower))
  }

  /// What of a finger's movement the content can follow.
  ///
  /// At an edge, content that a scroll view further out could scroll further leaves the movement to
  /// that one.
  func scrollablePart(of movement: CGPoint) -> CGPoint {
    let limits = scrollLimits
    let followsX =
      limits.x.isMovable
      && (limits.x.hasRoom(from: contentOffset.x, towards: -movement.x)
        || !transfersHorizontalScrollingToParent
        || !hasAround {
          $0.scrollLimits.x.hasRoom(from: $0.contentOffset.x, towards: -movement.x)
        })
    let followsY =
      limits.y.isMovable
      && (limits.y.hasRoom(from: contentOffset.y, towards: -movement.y)
        || !transfersVerticalScrollingToParent
        || !hasAround {
          $0.scrollLimits.y.hasRoom(from: $0.contentOffset.y, towards: -movement.y)
        })
    return CGPoint(x: followsX ? movement.x : 0, y: followsY ? movement.y : 0)
  }

  /// Whether there is such a scroll view further out.
  private func hasAround(_ isSuch: (UIScrollView) -> Bool) -> Bool {
    var ancestor = superview
    while let view = ancestor {
      if let outer = view as? UIScrollView, outer.scrollPan.isEnabled, isSuch(outer) { return true }
      ancestor = view.superview
    }
    return false
  }

  /// The size of the content, of its surroundings or of the view is another. Content that nothing
  /// holds or moves returns inside the edges at once.
  func scrollLimitsChanged() {
    guard !scrollCourse.isResizing, !scrollCourse.isZoomInCharge else { return }
    if scrollCourse.drag != nil {
      holdContentWhereItIs()
    } else if let motion = scrollCourse.motion {
      if motion.isDeceleration { planAnew(motion, after: .zero) }
    } else if !scrollCourse.isCaught {
      place(scrollLimits.clamped(contentOffset))
    }
  }

  func diagnose(_ words: @autoclosure () -> String) {
    window?.touchSystem?.engine.diagnose("\(traceLabel): \(words())")
  }
}
