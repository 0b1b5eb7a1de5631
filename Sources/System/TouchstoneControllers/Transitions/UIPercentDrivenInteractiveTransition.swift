import Foundation

/// Drives the animations of a transition by a fraction from 0 to 1, usually of a gesture.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The completed fraction of the transition, also after the interaction has ended.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest, as a multiple of the animation's own, after the interaction has ended.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest after the interaction has ended.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the rest, which replaces the curve; `nil` for the curve.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  /// The duration of the whole animation, in seconds.
  open private(set) var duration: CGFloat = 0

  private var transition: ControllerTransition?

  public override init() { super.init() }

  /// Starts the transition, with the animation paused at its start.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    self.transition = transition
    percentComplete = 0
    duration = transition.transitionDuration
    transition.beginScrubbing()
  }

  /// Moves the animation to a fraction from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition?.updateInteractiveTransition(percentComplete)
  }

  /// Pauses the animation at its current position.
  open func pause() { transition?.pauseInteractiveTransition() }

  /// Ends the interaction, and runs the transition to its end.
  open func finish() {
    let transition = transition
    self.transition = nil
    transition?.finishInteractiveTransition()
  }

  /// Ends the interaction, and runs the transition back to its start.
  open func cancel() {
    let transition = transition
    self.transition = nil
    transition?.cancelInteractiveTransition()
  }
  nonisolated deinit {}
}
