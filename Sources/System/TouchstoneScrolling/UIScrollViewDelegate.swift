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
  /// The offset changed, by whatever hand.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The zoom scale has changed, in whichever way.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// A finger begins to move the content, or catches it while it moves by itself.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger lifts. Changing the target changes where the content comes to rest.
  /// - Parameter velocity: of the content, in points a *millisecond*.
  /// - Parameter targetContentOffset: valid during the call only.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// - Parameter decelerate: whether the content goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The finger has lifted, and the content glides on.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest after gliding.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The content has arrived where code had scrolled it to, animated.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The subview whose scale zooming changes; without one nothing zooms.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A zoom begins, by fingers or by code (COR-07).
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// A zoom is over, its bounce included (COR-07).
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  )
  /// The insets with the safe area's part have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Whether a tap on the status bar may scroll to the top; so it may unless the delegate says no.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// It has; called at once if the content was there already.
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
