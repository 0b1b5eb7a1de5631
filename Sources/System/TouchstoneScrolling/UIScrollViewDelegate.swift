import Foundation

/// Receives what a scroll view does, and can change where it comes to rest.
///
/// ```
/// willBeginDragging ─ didScroll… ─ willEndDragging ─ didEndDragging(willDecelerate: false)
///                                                  └ didEndDragging(willDecelerate: true)
///                                                    ─ willBeginDecelerating ─ didScroll…
///                                                    ─ didEndDecelerating
/// willBeginZooming ─ (didScroll, didZoom)… ─ didEndZooming, after it has sprung back
/// setContentOffset(animated: true): didScroll… ─ didEndScrollingAnimation
/// ```
/// Every method has a default.
/// - Note: Differs from UIKit as `UIGestureRecognizerDelegate` does: a method that only a subclass of
///   the conforming class adds is never called.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the offset has changed, for any reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the zoom scale has changed, for any reason.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when a finger begins to drag the content, or stops its motion.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger lifts. Changing the target changes where the content comes to rest.
  /// - Parameter velocity: The velocity of the content, in points per *millisecond*.
  /// - Parameter targetContentOffset: The target offset; valid only during the call.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// Called when a drag has ended.
  /// - Parameter decelerate: Whether the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the finger has lifted and the content starts to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest after deceleration.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated scroll by code has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The subview that is zoomed; `nil` disables zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when a zoom begins, by fingers or by code (COR-07).
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when a zoom has ended, including its bounce (COR-07).
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  )
  /// Called when the adjusted content inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Whether a tap on the status bar may scroll to the top; `true` by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when the content has scrolled to the top; immediately if it was there already.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
