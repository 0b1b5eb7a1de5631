import Foundation
import GestureCore

extension UIScrollView {
  /// Sets the offset as part of the scroll view's own drag or motion.
  func place(_ offset: CGPoint) {
    guard offset != contentOffset, offset.isFinite else { return }
    scrollCourse.isPlacing = true
    // Uses the setter, which subclasses may observe.
    contentOffset = offset
    scrollCourse.isPlacing = false
  }

  /// Called when the bounds have changed, for any reason.
  func scrolled(from old: CGRect) {
    let isOwn = scrollCourse.isPlacing
    scrollCourse.isPlacing = false
    if bounds.size != old.size { scrollLimitsChanged() }
    guard bounds.origin != old.origin else { return }
    setNeedsLayout()
    if !isOwn { goOn(after: bounds.origin - old.origin) }
    delegate?.scrollViewDidScroll(self)
    if scrollCourse.drag != nil { options.refreshControl?.contentPulled() }
  }

  /// Continues a drag or motion from an offset that code has set.
  private func goOn(after shift: CGPoint) {
    if scrollCourse.drag != nil { holdContentWhereItIs() }
    if let motion = scrollCourse.motion, motion.isDeceleration { planAnew(motion, after: shift) }
  }

  func scroll(to offset: CGPoint, animated: Bool) {
    guard offset.isFinite else { return diagnose("contentOffset = \(offset): ignored") }
    let duration = Self.animationDuration
    stopMotion()
    guard animated, let system = window?.touchSystem else {
      contentOffset = offset
      return
    }
    guard offset != contentOffset else { return }
    start(
      .scrolling(
        x: ScrollPath(from: contentOffset.x, to: offset.x, easingFor: duration),
        y: ScrollPath(from: contentOffset.y, to: offset.y, easingFor: duration)), in: system)
  }

  func reveal(_ rect: CGRect, animated: Bool) {
    guard !rect.isNull, !rect.isInfinite, rect.origin.isFinite else { return }
    let seen = bounds.inset(by: adjustedContentInset)
    let offset = CGPoint(
      x: contentOffset.x + Self.step(from: seen.minX, seen.maxX, to: rect.minX, rect.maxX),
      y: contentOffset.y + Self.step(from: seen.minY, seen.maxY, to: rect.minY, rect.maxY))
    let target = scrollLimits.clamped(offset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// The smallest step after which as much as possible of a range is visible.
  private static func step(
    from firstSeen: CGFloat, _ lastSeen: CGFloat, to first: CGFloat, _ last: CGFloat
  ) -> CGFloat {
    let toFirst = first - firstSeen
    let toLast = last - lastSeen
    if toFirst < 0, toLast < 0 { return max(toFirst, toLast) }
    if toFirst > 0, toLast > 0 { return min(toFirst, toLast) }
    return 0
  }

  /// The duration of scrolling and zooming by code, in seconds.
  static let animationDuration: TimeInterval = 0.3
}
