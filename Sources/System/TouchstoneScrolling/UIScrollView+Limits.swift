import Foundation
import GestureCore

extension UIScrollView {
  var scrollLimits: ScrollLimits { scrollLimits(of: contentSize) }

  /// The limits of the offset for content of a size.
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
    // Content that is smaller than the view has one offset, which divides the remaining space by
    // the alignment.
    let first = lower - max(0, lower - upper) * alignment
    return ScrollRange(
      lower: first, upper: upper, length: length,
      stretches: stretches && (alwaysBounces || upper > lower))
  }

  /// The part of a finger's movement that the content can follow.
  ///
  /// At an edge, the movement is left to an outer scroll view that can scroll further.
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

  /// Whether an outer scroll view satisfies the condition.
  private func hasAround(_ isSuch: (UIScrollView) -> Bool) -> Bool {
    var ancestor = superview
    while let view = ancestor {
      if let outer = view as? UIScrollView, outer.scrollPan.isEnabled, isSuch(outer) { return true }
      ancestor = view.superview
    }
    return false
  }

  /// Called when the size of the content or of the view, or the insets, have changed. Content that
  /// is neither dragged nor moving returns inside the limits immediately.
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
