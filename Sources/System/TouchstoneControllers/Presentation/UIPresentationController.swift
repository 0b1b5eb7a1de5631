import Foundation

/// Says how a presented controller lies over the others, from its coming to its going.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  // The controller holds its presentation; would this hold it too, neither would ever go.
  private weak var presented: UIViewController?
  /// The controller that is presented, which its presenter holds; a plain controller once it has gone.
  public var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller that presents, as it was given.
  open internal(set) weak var presentingController: UIViewController?
  /// The controller that presents.
  open var presentingViewController: UIViewController {
    presentingController ?? presentedViewController
  }
  /// Is asked whether a finger may dismiss it, and receives the dismissal.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Where the presented view and what belongs to it are; there while something is presented.
  open internal(set) var containerView: UIView?

  /// Makes one for a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presentingController = presentingViewController
    super.init()
  }

  /// How it is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The view that comes; the controller's own unless overridden.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// Where the view that comes lies, in the container's coordinates; the whole unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether it covers the window; `true` unless overridden.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting view leaves the window meanwhile.
  open var shouldRemovePresentersView: Bool {
    let style = presentationStyle
    return style != .automatic && style.replacesPresenter
  }

  /// What the presentation becomes where there is little room.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// What the presentation becomes in such surroundings.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle }
  /// The traits of its container; those of the presented controller while there is none.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }
  /// Its surroundings have changed from what they were.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: What the presented controller wants

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

  // MARK: Its course

  /// The container will lay out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// The view is about to come.
  open func presentationTransitionWillBegin() {}
  /// The view has come, or did not after all.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The view is about to go.
  open func dismissalTransitionWillBegin() {}
  /// The view has gone, or did not after all.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// How it comes and goes unless a delegate says otherwise.
  func standardAnimation(_ appears: Bool) -> any UIViewControllerAnimatedTransitioning {
    CoverAnimation(appears: appears)
  }

  /// Whether touches beside the presented view reach what lies below.
  var letsTouchesThrough: Bool { false }
}

/// Receives dismissals that a finger asks for, and can refuse them.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether a finger may dismiss it; yes if left out.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// A finger is about to dismiss it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A finger has dismissed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A finger tried to dismiss what may not be dismissed.
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

/// The view in which a presentation happens.
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

/// The presented view comes up from below the container, and goes down again.
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
