import UIKit

/// A drawer that a pan opens and closes, written as for iOS: the same lines compile there.
final class DrawerController: UIViewController {
  let drawer = UIView()
  private(set) var isOpen = false
  private(set) var animator: UIViewPropertyAnimator?
  private var progressAtStart: CGFloat = 0
  private let travel: CGFloat = 200

  override func viewDidLoad() {
    super.viewDidLoad()
    drawer.frame = CGRect(x: 0, y: view.bounds.height - 100, width: view.bounds.width, height: 300)
    drawer.autoresizingMask = [.flexibleTopMargin, .flexibleWidth]
    drawer.alpha = 0
    view.addSubview(drawer)
    #if os(Linux)
      drawer.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector(DrawerController.pan)))
    #endif
    UIView.animate(withDuration: 0.3) { self.drawer.alpha = 1 }
  }

  func toggle() {
    guard animator == nil else { return }
    let opens = !isOpen
    let timing = UISpringTimingParameters(dampingRatio: 0.9)
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
    animator.addAnimations {
      self.drawer.transform = opens ? .init(translationX: 0, y: -self.travel) : .identity
    }
    animator.addCompletion { position in
      if position == .end { self.isOpen = opens }
      self.animator = nil
    }
    animator.startAnimation()
    self.animator = animator
  }

  func pan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      toggle()
      animator?.pauseAnimation()
      progressAtStart = animator?.fractionComplete ?? 0
    case .changed:
      var fraction = -recognizer.translation(in: view).y / travel
      if isOpen { fraction *= -1 }
      if animator?.isReversed == true { fraction *= -1 }
      animator?.fractionComplete = progressAtStart + fraction
    case .ended, .cancelled:
      let velocity = recognizer.velocity(in: view).y
      let shouldClose = velocity == 0 ? (animator?.fractionComplete ?? 0) < 0.5 : velocity > 0
      if shouldClose != isOpen { animator?.isReversed.toggle() }
      let spring = UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: abs(velocity) / travel))
      animator?.continueAnimation(withTimingParameters: spring, durationFactor: 0)
    default: break
    }
  }

  func pulse() {
    UIView.animate(
      withDuration: 0.2, delay: 0.1, options: [.curveEaseOut, .beginFromCurrentState],
      animations: { self.drawer.alpha = 0.5 },
      completion: { finished in
        if finished { UIView.animate(withDuration: 0.2, animations: self.show, completion: nil) }
      })
    UIView.animate { self.drawer.bounds.size.width -= 10 }
  }

  private func show() { drawer.alpha = 1 }
}
