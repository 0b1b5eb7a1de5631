import Foundation

/// Slides a controller in from the right over the other, which moves left by a fraction of the
/// width; or back.
final class SlideAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  /// The fraction of the width by which the lower controller moves.
  private static let parallax: CGFloat = 0.3

  private let isBack: Bool

  init(isBack: Bool) { self.isBack = isBack }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    to.frame = context.finalFrame(for: controller)
    if isBack { container.insertSubview(to, at: 0) } else { container.addSubview(to) }
    to.layoutIfNeeded()
    let width = container.bounds.width
    let (above, below) = isBack ? (from, to) : (to, from)
    let away = CGAffineTransform(translationX: width, y: 0)
    let aside = CGAffineTransform(translationX: -width * Self.parallax, y: 0)
    (above.transform, below.transform) = isBack ? (.identity, aside) : (away, .identity)
    UIView.animate(withDuration: transitionDuration(using: context)) { [isBack] in
      (above.transform, below.transform) = isBack ? (away, .identity) : (.identity, aside)
    } completion: { _ in
      for view in [above, below] { view.transform = .identity }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
