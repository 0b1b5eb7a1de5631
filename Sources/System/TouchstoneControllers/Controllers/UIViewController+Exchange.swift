import Foundation

extension UIViewController {
  /// Replaces the view of one child by the view of another, in the same superview. Both must be
  /// children of this controller.
  func change(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      viewIfLoaded?.complain(
        "\(type(of: self)) cannot change from \(type(of: old)) to \(type(of: new)): both must be "
          + "its children")
      return
    }
    let container: UIView = old.view.superview ?? view
    old.holdAppearance(false, animated: duration > 0)
    new.holdAppearance(true, animated: duration > 0)
    container.addSubview(new.view)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { isFinished in
      old.view.removeFromSuperview()
      old.releaseAppearance()
      new.releaseAppearance()
      completion?(isFinished)
    }
  }

  /// Whether the view extends under the bar of a navigation controller.
  func reachesBelow(_ bar: UINavigationBar) -> Bool {
    edgesForExtendedLayout.contains(.top) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}
