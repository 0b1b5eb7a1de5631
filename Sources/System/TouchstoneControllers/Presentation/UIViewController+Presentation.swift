import GestureCore

extension UIViewController {
  /// Presents a controller. The messages come in UIKit's order: the old controller will disappear, the new one will appear and
  /// has appeared, and the old one has disappeared.
  func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    guard let window = presenter.viewIfLoaded?.window else { return }
    guard presenter.ownPresented == nil, controller.ownPresenting == nil, controller !== presenter,
      controller.parent == nil, controller.rootWindow == nil
    else {
      window.touchSystem?.record(
        .diagnostic(
          "\(type(of: presenter)) cannot present \(type(of: controller)): one of them already is "
            + "part of another presentation or tree"))
      return
    }
    controller.loadViewIfNeeded()
    presenter.ownPresented = controller
    controller.ownPresenting = presenter
    if let presentation = controller.choosePresentation(over: presenter) {
      return presenter.bringIn(
        controller, presentation, in: window, animated: animated, completion: completion)
    }
    let replaces = controller.modalPresentationStyle.replacesPresenter
    if replaces { presenter.holdAppearance(false, animated: animated) }
    controller.isBeingPresented = true
    controller.holdAppearance(true, animated: animated)
    window.fill(with: controller.view, at: window.subviews.count)
    controller.releaseAppearance()
    controller.isBeingPresented = false
    if replaces {
      presenter.view.removeFromSuperview()
      presenter.releaseAppearance()
    }
    completion?()
  }

  func takeAway(animated: Bool, completion: (() -> Void)?) {
    let outermost = outermost
    guard outermost.ownPresented != nil else {
      outermost.ownPresenting?.dismiss(animated: animated, completion: completion)
      return
    }
    let chain = outermost.presentedChain
    guard let top = chain.last, let window = top.view.window else { return }
    if animated { chain.first?.becomePresentation(of: outermost, in: window) }
    if let presentation = chain.first?.presentationState.presentation {
      return outermost.takeOut(
        chain, presentation, in: window, animated: animated, completion: completion)
    }
    let returns = outermost.view.superview == nil
    top.isBeingDismissed = true
    top.holdAppearance(false, animated: animated)
    if returns {
      outermost.holdAppearance(true, animated: animated)
      let index = window.subviews.firstIndex { $0 === top.view } ?? 0
      window.fill(with: outermost.view, at: index)
      outermost.releaseAppearance()
    }
    outermost.forgetPresented()
    for controller in chain { controller.view.removeFromSuperview() }
    top.releaseAppearance()
    top.isBeingDismissed = false
    completion?()
  }

  /// Makes a presentation for a controller that covered the window immediately and has a transitioning delegate since, which
  /// provides the animator of its dismissal (COR-24).
  private func becomePresentation(of presenter: UIViewController, in window: UIWindow) {
    guard presentationState.presentation == nil, transitioningDelegate != nil,
      view.superview === window
    else { return }
    let presentation = UIPresentationController(
      presentedViewController: self, presenting: presenter)
    let container = PresentationContainer(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.owner = presentation
    presentation.containerView = container
    presentationState.presentation = presentation
    window.insertSubview(container, aboveSubview: view)
    container.addSubview(view)
  }

  /// The controllers presented above this one, in order.
  var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var current = ownPresented
    while let controller = current {
      chain.append(controller)
      current = controller.ownPresented
    }
    return chain
  }

  func forgetPresented() {
    let chain = presentedChain
    ownPresented = nil
    for controller in chain {
      controller.ownPresenting = nil
      controller.ownPresented = nil
    }
  }
}
