import Foundation
import GestureCore

extension UIView {
  /// Changes the content of a container with a transition from the old to the new content, which `presentation.transition`
  /// describes to a renderer (API-W16).
  ///
  /// The changes are made immediately, unless `allowAnimatedContent` animates them as well. Without a transition style this is
  /// `animate`.
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

  /// Replaces one view by another in its superview with a transition of the superview. With `showHideTransitionViews`, hides
  /// one and shows the other.
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

extension UIView {
  /// The predefined animations of the system.
  nonisolated public enum SystemAnimation: UInt, Sendable {
    /// Fades the views out and removes them from their superviews.
    case delete = 0
  }

  /// Fades views out, animates the changes of the closure as well, and then removes the views from their superviews (API-W16).
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: systemAnimationDuration, delay: 0, options: options,
      animations: {
        for view in views { view.alpha = 0 }
        parallelAnimations?()
      },
      completion: { isFinished in
        for view in views { view.removeFromSuperview() }
        completion?(isFinished)
      })
  }

  /// In seconds; Apple does not document it.
  private static let systemAnimationDuration: TimeInterval = 0.3
}

extension AnimationBlock {
  func noteTransition(of view: UIView, _ style: UIView.AnimationOptions) {
    note(view, from: .transition(0), to: .transition(1))
    added.last { $0.view === view && $0.property == .transition }?.transition = style
  }
}
