import UIKit

/// Brings a controller up over another and takes it down again, also by a finger that pulls it.
public final class PullDownTransition: NSObject, UIViewControllerTransitioningDelegate {
  /// There while a finger takes the controller down.
  private var hand: UIPercentDrivenInteractiveTransition?
  private weak var controller: UIViewController?
  private let pan = UIPanGestureRecognizer()

  /// Presents a controller that a finger may pull down.
  public func present(_ controller: UIViewController, over presenter: UIViewController) {
    self.controller = controller
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = self
    pan.addTarget(self, action: Selector(PullDownTransition.panned))
    controller.view.addGestureRecognizer(pan)
    presenter.present(controller, animated: true)
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view else { return }
    let height = max(view.bounds.height, 1)
    let share = max(0, pan.translation(in: view.superview).y / height)
    switch pan.state {
    case .began:
      hand = UIPercentDrivenInteractiveTransition()
      controller?.dismiss(animated: true)
    case .changed:
      hand?.update(share)
    case .ended:
      let speed = pan.velocity(in: view.superview).y / height
      if share + speed * 0.3 > 0.5 { hand?.finish() } else { hand?.cancel() }
      hand = nil
    default:
      hand?.cancel()
      hand = nil
    }
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PullDownAnimation(isComing: true)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PullDownAnimation(isComing: false)
  }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    hand
  }
}

/// The controller comes up from below while the one under it shrinks a little, and back.
private final class PullDownAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  private let isComing: Bool

  init(isComing: Bool) { self.isComing = isComing }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let (moving, under) = isComing ? (to, from) : (from, to)
    let away = CGAffineTransform(translationX: 0, y: container.bounds.height)
    let small = CGAffineTransform(scaleX: 0.92, y: 0.92)
    if isComing {
      container.addSubview(moving.view)
      moving.view.frame = transitionContext.finalFrame(for: moving)
      moving.view.transform = away
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: .curveLinear
    ) { [isComing] in
      moving.view.transform = isComing ? .identity : away
      under.view.transform = isComing ? small : .identity
    } completion: { [isComing] _ in
      let isOver = !transitionContext.transitionWasCancelled
      if !isOver { under.view.transform = isComing ? .identity : small }
      transitionContext.completeTransition(isOver)
    }
  }
}
