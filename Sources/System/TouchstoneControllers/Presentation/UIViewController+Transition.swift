import Foundation

extension UIViewController {
  /// Presents a controller over this one with a presentation controller.
  func bringIn(
    _ controller: UIViewController, _ presentation: UIPresentationController, in window: UIWindow,
    animated: Bool, completion: (() -> Void)?
  ) {
    let container = PresentationContainer(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.owner = presentation
    presentation.containerView = container
    presentation.presentingController = self
    controller.presentationState.presentation = presentation
    let animation = animated ? controller.animation(forPresentedBy: self, presentation) : nil
    let interaction = animation.flatMap {
      controller.transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
    let replaces = presentation.shouldRemovePresentersView
    window.addSubview(container)
    controller.isBeingPresented = true
    let transition = ControllerTransition(
      .init(
        from: self, to: controller, fromView: replaces ? view : nil,
        toView: presentation.presentedView ?? controller.view, initialFrame: view.frame,
        finalFrame: presentation.frameOfPresentedViewInContainerView),
      in: container, style: controller.modalPresentationStyle, animation: animation,
      interaction: interaction
    ) { [weak self, weak controller] isStillAttached in
      guard let controller else { return }
      self?.hasCome(controller, presentation, isStillAttached, replaces, completion)
    }
    controller.presentationState.transition = transition
    if replaces { holdAppearance(false, animated: animated) }
    controller.holdAppearance(true, animated: animated)
    presentation.presentationTransitionWillBegin()
    transition.begin()
  }

  private func animation(
    forPresentedBy presenter: UIViewController, _ presentation: UIPresentationController
  ) -> any UIViewControllerAnimatedTransitioning {
    transitioningDelegate?.animationController(
      forPresented: self, presenting: presenter, source: presenter)
      ?? presentation.standardAnimation(true)
  }

  private func hasCome(
    _ controller: UIViewController, _ presentation: UIPresentationController,
    _ isStillAttached: Bool,
    _ replaces: Bool, _ completion: (() -> Void)?
  ) {
    controller.presentationState.transition = nil
    if isStillAttached {
      controller.releaseAppearance()
      if replaces {
        view.removeFromSuperview()
        releaseAppearance()
      }
    } else {
      controller.turnAppearance(to: false)
      if replaces { turnAppearance(to: true) }
      presentation.presentedView?.removeFromSuperview()
      controller.releaseAppearance()
      if replaces { releaseAppearance() }
      forgetPresented()
      presentation.containerView?.removeFromSuperview()
      presentation.containerView = nil
    }
    controller.isBeingPresented = false
    presentation.presentationTransitionDidEnd(isStillAttached)
    if isStillAttached { completion?() } else { controller.presentationState.presentation = nil }
  }

  /// Dismisses the controllers that are presented above this one.
  func takeOut(
    _ chain: [UIViewController], _ presentation: UIPresentationController, in window: UIWindow,
    animated: Bool, completion: (() -> Void)?
  ) {
    guard let controller = chain.first, let top = chain.last,
      let container = presentation.containerView, controller.presentationState.transition == nil
    else { return }
    let animation =
      animated
      ? controller.transitioningDelegate?.animationController(forDismissed: controller)
        ?? presentation.standardAnimation(false) : nil
    let interaction = animation.flatMap {
      controller.transitioningDelegate?.interactionControllerForDismissal(using: $0)
    }
    let returns = view.superview == nil
    top.isBeingDismissed = true
    let transition = ControllerTransition(
      .init(
        from: controller, to: self, fromView: presentation.presentedView ?? controller.view,
        toView: returns ? view : nil,
        initialFrame: presentation.frameOfPresentedViewInContainerView,
        finalFrame: window.bounds),
      in: container, style: controller.modalPresentationStyle, animation: animation,
      interaction: interaction
    ) { [weak self, weak controller] hasGone in
      guard let controller else { return }
      self?.hasGone(controller, presentation, hasGone, returns, completion)
    }
    controller.presentationState.transition = transition
    top.holdAppearance(false, animated: animated)
    if returns {
      holdAppearance(true, animated: animated)
      let index = window.subviews.firstIndex { $0 === container } ?? 0
      window.fill(with: view, at: index)
    }
    presentation.dismissalTransitionWillBegin()
    transition.begin()
  }

  private func hasGone(
    _ controller: UIViewController, _ presentation: UIPresentationController, _ hasGone: Bool,
    _ returns: Bool, _ completion: (() -> Void)?
  ) {
    controller.presentationState.transition = nil
    let chain = presentedChain
    let top = chain.last ?? controller
    if hasGone {
      forgetPresented()
      for other in chain {
        other.view.removeFromSuperview()
        other.presentationState.presentation?.containerView?.removeFromSuperview()
        other.presentationState.presentation?.containerView = nil
        other.presentationState.presentation = nil
      }
      if returns { releaseAppearance() }
      top.releaseAppearance()
    } else {
      top.turnAppearance(to: true)
      if returns {
        turnAppearance(to: false)
        view.removeFromSuperview()
        releaseAppearance()
      }
      top.releaseAppearance()
    }
    top.isBeingDismissed = false
    presentation.dismissalTransitionDidEnd(hasGone)
    if hasGone { completion?() }
  }
}
