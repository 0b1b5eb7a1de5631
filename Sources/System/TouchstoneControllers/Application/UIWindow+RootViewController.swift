extension UIWindow {
  /// The controller whose view fills the window while the window is visible (API-N04).
  public var rootViewController: UIViewController? {
    get { rootOwner as? UIViewController }
    set {
      let old = rootViewController
      rootOwner = newValue
      if old !== newValue { rootChanged(from: old) }
    }
  }

  /// The old controller and all that it presents leave before the new one appears.
  package func rootChanged(from old: UIViewController?) {
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

  /// Shows the root view, which is loaded when the window is first visible. While a presentation
  /// replaces it, it is not in the window.
  fileprivate func showRootView() {
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

extension UIViewController {
  package func showRootView(in window: UIWindow) { window.showRootView() }
}
