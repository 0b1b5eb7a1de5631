import Foundation

/// Manages the presentation of a view controller from the transition in to the dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  // Weak, because the presented controller retains its presentation controller.
  private weak var presented: UIViewController?
  /// The presented view controller, which the presenting one retains; an empty controller once it is gone.
  public var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The presenting controller that was given to the initializer.
  open internal(set) weak var presentingController: UIViewController?
  /// The presenting view controller.
  open var presentingViewController: UIViewController {
    presentingController ?? presentedViewController
  }
  /// The delegate, which is notified of dismissals by fingers and can refuse them.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The superview of the presented view; `nil` while nothing is presented.
  open internal(set) var containerView: UIView?

  /// Makes a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presentingController = presentingViewController
    super.init()
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The presented view; the presented controller's view unless overridden.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The frame of the presented view in the container's coordinates; the container's bounds unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation covers the window; `true` unless overridden.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting view is removed from the window during the presentation.
  open var shouldRemovePresentersView: Bool {
    let style = presentationStyle
    return style != .automatic && style.replacesPresenter
  }

  /// The style in a compact environment.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// The style for traits.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle }
  /// The traits of the container view; those of the presented controller while there is none.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: The presented controller's preferences

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let room = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: room, with: coordinator)
  }
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  // MARK: Lifecycle

  /// Called before the container view lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container view has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the transition in.
  open func presentationTransitionWillBegin() {}
  /// Called after the transition in; `false` if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the transition out.
  open func dismissalTransitionWillBegin() {}
  /// Called after the transition out; `false` if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The animator for appearing or disappearing if no delegate provides one.
  func standardAnimation(_ appears: Bool) -> any UIViewControllerAnimatedTransitioning {
    CoverAnimation(appears: appears)
  }

  /// Whether touches outside the presented view reach the views below.
  var letsTouchesThrough: Bool { false }
  nonisolated deinit {}
}

/// The delegate of a presentation, which is notified of dismissals by fingers and can refuse them.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether a finger may dismiss the presented controller; `true` by default.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called before a finger dismisses the presented controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a finger has dismissed the presented controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a finger tried a dismissal that is not allowed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// The container view of a presentation.
final class PresentationContainer: UIView {
  weak var owner: UIPresentationController?

  override func layoutSubviews() {
    owner?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    owner?.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    guard let owner, let previousTraitCollection else { return }
    owner.traitCollectionDidChange(previousTraitCollection)
    owner.reportTraitChange(from: previousTraitCollection, to: traitCollection)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self && owner?.letsTouchesThrough == true ? nil : view
  }
}

/// Slides the presented view up from below the container, and down again.
final class CoverAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  private let appears: Bool

  init(appears: Bool) { self.appears = appears }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let container = context.containerView
    let moving: UIView?
    if appears {
      moving = context.view(forKey: .to)
      if let moving, let controller = context.viewController(forKey: .to) {
        container.addSubview(moving)
        moving.frame = context.finalFrame(for: controller)
        moving.layoutIfNeeded()
        moving.transform = CGAffineTransform(translationX: 0, y: way(of: moving, in: container))
      }
    } else {
      if let under = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
      {
        under.frame = context.finalFrame(for: controller)
      }
      moving = context.view(forKey: .from)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) { [appears] in
      guard let moving else { return }
      moving.transform =
        appears
        ? .identity : CGAffineTransform(translationX: 0, y: self.way(of: moving, in: container))
    } completion: { _ in
      moving?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func way(of view: UIView, in container: UIView) -> CGFloat {
    container.bounds.maxY - view.uprightFrame.minY
  }
}
