import Foundation

extension UIViewController {
  /// Both are children of this controller; the new one's view comes where the old one's is.
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

  /// Whether the view goes on below the bar of a navigation controller.
  func reachesBelow(_ bar: UINavigationBar) -> Bool {
    edgesForExtendedLayout.contains(.top) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}
