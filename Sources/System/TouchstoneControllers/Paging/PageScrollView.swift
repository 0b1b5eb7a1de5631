import Foundation

/// The scroll view of the pages, which notifies its owner as well as its delegate.
final class PageScrollView: UIScrollView, UIScrollViewDelegate {
  private weak var owner: UIPageViewController?
  private weak var client: (any UIScrollViewDelegate)?
  /// Whether the owner is changing sizes and offsets.
  var isArranging = false

  init(of owner: UIPageViewController) {
    self.owner = owner
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    if owner.navigationOrientation == .vertical {
      alwaysBounceVertical = true
    } else {
      alwaysBounceHorizontal = true
    }
    super.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// The client's delegate, which is notified as well as the owner.
  override weak var delegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set { client = newValue === self ? nil : newValue }
  }

  override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    guard gestureRecognizer === panGestureRecognizer else { return true }
    guard owner?.dataSource != nil else { return false }
    if !isDecelerating { owner?.findNeighbours() }
    return true
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    owner?.scrolled()
    client?.scrollViewDidScroll(self)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    client?.scrollViewWillBeginDragging(self)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    client?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { owner?.rested() }
    client?.scrollViewDidEndDragging(self, willDecelerate: decelerate)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    client?.scrollViewWillBeginDecelerating(self)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    // A finger that stops a page turn continues it.
    if !isDragging { owner?.rested() }
    client?.scrollViewDidEndDecelerating(self)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    owner?.rested()
    client?.scrollViewDidEndScrollingAnimation(self)
  }
}
