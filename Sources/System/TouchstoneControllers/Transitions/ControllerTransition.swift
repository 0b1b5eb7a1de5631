import Foundation

/// A transition from one view controller to another that is in progress.
///
/// ```
/// begin ─no hand─▶ running ─completeTransition(_:)─▶ over
/// begin ─a hand─▶ held ─update─▶ held ─finish or cancel─▶ running ─completeTransition(_:)─▶ over
/// ```
/// In an interactive transition, the animator's blocks become parts of a paused property animator, which the interaction
/// scrubs; at its end, the animator continues to its end or back to its start.
@MainActor
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  let containerView: UIView
  // Weak, because the transition must not retain a controller that is removed meanwhile.
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private let fromView: UIView?
  private let toView: UIView?
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  private let finalFrame: CGRect
  private let initialFrame: CGRect
  private let animation: (any UIViewControllerAnimatedTransitioning)?
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private var whenOver: ((Bool) -> Void)?

  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private var scrubber: UIViewPropertyAnimator?
  private var isCompleted = false
  typealias Alongside = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var alongside: [Alongside] = []
  private var completions: [Alongside] = []
  private var interactionHandlers: [Alongside] = []

  /// The controllers and views of a transition; a view that does not change is `nil` here.
  struct Cast {
    var from: UIViewController?
    var to: UIViewController?
    var fromView: UIView?
    var toView: UIView?
    var initialFrame: CGRect
    var finalFrame: CGRect
  }

  init(
    _ cast: Cast, in containerView: UIView, style: UIModalPresentationStyle = .none,
    animation: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)?,
    whenOver: @escaping (Bool) -> Void
  ) {
    self.containerView = containerView
    from = cast.from
    to = cast.to
    fromView = cast.fromView
    toView = cast.toView
    initialFrame = cast.initialFrame
    finalFrame = cast.finalFrame
    presentationStyle = style
    isAnimated = animation != nil
    self.animation = animation
    self.interaction = animation == nil ? nil : interaction
    self.whenOver = whenOver
  }

  // MARK: Course

  /// Starts the transition. Without an animator it ends immediately.
  func begin() {
    guard let animation else {
      if let toView { containerView.addSubview(toView) }
      toView?.frame = finalFrame
      for block in alongside { block(self) }
      return completeTransition(true)
    }
    if let interaction, interaction.wantsInteractiveStart {
      isInteractive = true
      initiallyInteractive = true
      interaction.startInteractiveTransition(self)
    } else {
      animation.animateTransition(using: self)
      runAlongside()
    }
  }

  /// Starts an interactive transition: the animations are paused at their start.
  func beginScrubbing() {
    guard let animation, scrubber == nil, !isCompleted else { return }
    let animator = UIViewPropertyAnimator(duration: transitionDuration, curve: .linear)
    animator.pauseAnimation()
    scrubber = animator
    AnimationBlock.hosted(by: animator) {
      animation.animateTransition(using: self)
      runAlongside()
    }
  }

  private func runAlongside() {
    let blocks = alongside
    alongside = []
    guard !blocks.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration) { [self] in
      for block in blocks { block(self) }
    }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    scrubber?.fractionComplete = self.percentComplete
  }

  func finishInteractiveTransition() { letGo(isCancelled: false) }

  func cancelInteractiveTransition() { letGo(isCancelled: true) }

  func pauseInteractiveTransition() {
    scrubber?.pauseAnimation()
    isInteractive = true
  }

  private func letGo(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = isCancelled
    for handler in interactionHandlers { handler(self) }
    guard let scrubber else { return }
    if isCancelled { scrubber.isReversed = true }
    let speed = max(interaction?.completionSpeed ?? 1, 0.01)
    let rest = 1 - scrubber.fractionComplete
    scrubber.continueAnimation(withTimingParameters: nil, durationFactor: max(rest, 0.01) / speed)
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isCompleted else {
      containerView.complain("a transition was completed twice")
      return
    }
    isCompleted = true
    isInteractive = false
    transitionWasCancelled = !didComplete
    // The diagnostic about releasing a paused animator would not be the client's fault.
    if let scrubber, scrubber.state == .active { scrubber.stopAnimation(true) }
    scrubber = nil
    let (over, called) = (whenOver, completions)
    whenOver = nil
    over?(didComplete)
    animation?.animationEnded(didComplete)
    for completion in called { completion(self) }
  }

  // MARK: What is asked

  var isCancelled: Bool { transitionWasCancelled }
  var isInterruptible: Bool { false }
  var targetTransform: CGAffineTransform { .identity }
  var transitionDuration: TimeInterval { animation?.transitionDuration(using: self) ?? 0 }
  var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? fromView : key == .to ? toView : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? initialFrame : .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame : .zero }

  // MARK: Others

  @discardableResult
  func animate(alongsideTransition animation: Alongside?, completion: Alongside?) -> Bool {
    guard !isCompleted else { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Alongside?, completion: Alongside?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Alongside) {
    interactionHandlers.append(handler)
  }
}
