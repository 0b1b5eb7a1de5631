extension UIWindow {
  /// The old controller leaves with all that it presents before the new one comes.
  func rootChanged(from old: UIViewController?) {
    if let old {
      let presented = old.presentedChain
      old.forgetPresented()
      for controller in presented.reversed() { controller.viewIfLoaded?.removeFromSuperview() }
      old.viewIfLoaded?.removeFromSuperview()
      old.rootWindow = nil
    }
    guard let root = rootViewController else { return }
    if let other = root.rootWindow, other !== self { other.rootViewController = nil }
    root.rootWindow = self
    if !isHidden { showRootView() }
  }

  func visibilityChanged() {
    if !isHidden { showRootView() }
    beginAppearance(!isHidden, animated: false)
    finishAppearance()
  }

  /// The root's view is made when the window is first visible, not before. While something that
  /// replaces it is presented, it stays out.
  private func showRootView() {
    guard let root = rootViewController, root.ownPresented == nil,
      root.view.superview !== self
    else { return }
    fill(with: root.view, at: 0)
  }

  func fill(with view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }
}
