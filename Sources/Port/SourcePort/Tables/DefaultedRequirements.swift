/// Optional requirements of UIKit's own protocols: here they have a default instead, so that a call
/// needs no question mark.
enum DefaultedRequirements {
  static let names: Set<String> = [
    // UIGestureRecognizerDelegate
    "gestureRecognizerShouldBegin", "gestureRecognizer",
    // UIScrollViewDelegate
    "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
    "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
    "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom",
    "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging", "scrollViewWillBeginZooming", "scrollViewWillEndDragging",
    "viewForZooming",
  ]
}
