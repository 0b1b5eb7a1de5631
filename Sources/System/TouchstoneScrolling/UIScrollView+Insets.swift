import Foundation

extension UIScrollView {
  /// The client's insets, the safe area where it counts, and a refresh under way.
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

  /// Whether the controller around says that it minds the insets itself, and the view does not.
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

  /// Reports another inset; content that was at its beginning stays there.
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

  /// - Returns: whether it may, and its delegate agrees.
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

  /// What scrolled by code has come to its end.
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
  /// The scroll views of the key window that would go to the top: those that may and are seen.
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
  /// A tap on the status bar: the one scroll view that may goes to its top. Where several may, none
  /// does, as in UIKit.
  public func tapStatusBar() {
    let candidates = scrollViewsToTop
    if candidates.count == 1 { candidates[0].scrollToTop() }
  }
}
