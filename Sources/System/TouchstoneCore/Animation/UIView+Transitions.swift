import Foundation
import GestureCore

extension UIView {
  /// Changes a container's content behind a picture that passes from the old one to the new, which
  /// `presentation.transition` tells a renderer about (API-W16).
  ///
  /// The changes are made at once, unless `allowAnimatedContent` animates them, too. Without a style
  /// of transition this is `animate`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock.make(
      duration: duration, delay: 0, options: options,
      curve: { _ in .bezier(options.curve.bezier) }, completion: completion)
    let style = options.transition
    block.perform {
      if style.isEmpty || options.contains(.allowAnimatedContent) {
        animations?()
      } else {
        AnimationBlock.outside { animations?() }
      }
      if !style.isEmpty { block.noteTransition(of: view, style) }
    }
  }

  /// Takes one view out of its superview and puts another there, or with `showHideTransitionViews`
  /// hides one and shows the other, behind a transition of the superview.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let container = fromView.superview {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    guard let container = fromView.superview ?? toView.superview else {
      exchange()
      completion?(true)
      return
    }
    transition(
      with: container, duration: duration, options: options, animations: exchange,
      completion: completion)
  }
}

extension AnimationBlock {
  func noteTransition(of view: UIView, _ style: UIView.AnimationOptions) {
    note(view, from: .transition(0), to: .transition(1))
    added.last { $0.view === view && $0.property == .transition }?.transition = style
  }
}
