import Foundation

extension UIScrollView {
  /// The sum of the client's insets, the safe area if it applies, and a refresh in progress.
  var insetAtWork: UIEdgeInsets {
    var inset = contentInset
    inset.top += options.refreshInset
    let safe = safeAreaInsets
    guard options.insetAdjustment != .never, safe != .zero, !isLeftAlone else { return inset }
    let isAlways = options.insetAdjustment == .always
    if isAlways || alwaysBounceVertical || contentSize.height > bounds.height {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    if isAlways || alwaysBounceHorizontal || contentSize.width > bounds.width {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  /// Whether the controller adjusts the insets itself and the view has the default behaviour.
  private var isLeftAlone: Bool {
    guard options.insetAdjustment == .automatic else { return false }
    var view: UIView? = self
    while let current = view {
      if let controller = current.viewOwner {
        return !controller.automaticallyAdjustsScrollViewInsets
      }
      view = current.superview
    }
    return false
  }

  /// Reports a changed inset; content that was at its beginning stays there.
  func adjustedInsetMayHaveChanged() {
    let (old, new) = (options.toldInset, adjustedContentInset)
    guard old != new else { return }
    options.toldInset = new
    let stoodAtTop = contentOffset.y == -old.top
    let stoodAtLeft = contentOffset.x == -old.left
    scrollLimitsChanged()
    if scrollCourse.drag == nil, scrollCourse.motion == nil, window != nil {
      place(
        CGPoint(
          x: stoodAtLeft ? -new.left : contentOffset.x,
          y: stoodAtTop ? -new.top : contentOffset.y))
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  // MARK: - To the top

  /// - Returns: whether the view can scroll to its top and its delegate agrees.
  var agreesToScrollToTop: Bool {
    scrollsToTop && isScrollEnabled && delegate?.scrollViewShouldScrollToTop(self) ?? true
  }

  func scrollToTop() {
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard contentOffset.y > top.y else {
      delegate?.scrollViewDidScrollToTop(self)
      return
    }
    setContentOffset(top, animated: true)
    options.isScrollingToTop = isScrollAnimating
  }

  /// Called when scrolling by code has ended.
  func scrollingByCodeEnded() {
    guard options.isScrollingToTop else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
      return
    }
    options.isScrollingToTop = false
    delegate?.scrollViewDidScrollToTop(self)
  }

  // MARK: - The keyboard

  func dismissKeyboard() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: window?.firstResponder?.resignFirstResponder()
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }
}

extension UIWindowScene {
  /// The visible scroll views of the key window that agree to scroll to their top.
  var scrollViewsToTop: [UIScrollView] {
    var found: [UIScrollView] = []
    func look(in view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      if let scrollView = view as? UIScrollView, scrollView.agreesToScrollToTop {
        found.append(scrollView)
      }
      for subview in view.subviews { look(in: subview) }
    }
    if let window = keyWindow ?? windows.last { look(in: window) }
    return found
  }
}

extension UIWindowScene {
  /// Taps the status bar: if exactly one scroll view agrees, it scrolls to its top. If several do,
  /// none does, as in UIKit.
  public func tapStatusBar() {
    let candidates = scrollViewsToTop
    if candidates.count == 1 { candidates[0].scrollToTop() }
  }
}
