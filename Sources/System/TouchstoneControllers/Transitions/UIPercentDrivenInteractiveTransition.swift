import Foundation

/// Drives the animation of a transition by a share from 0 to 1, mostly a gesture's.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// How far the transition is, or was when it was let go.
  open private(set) var percentComplete: CGFloat = 0
  /// How much faster it goes on once it is let go than it would have by itself.
  open var completionSpeed: CGFloat = 1
  /// The curve of the way that is left when the finger lifts.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the way that is left, in place of the curve.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  /// Seconds that the whole animation would take.
  open private(set) var duration: CGFloat = 0

  private var transition: ControllerTransition?

  public override init() { super.init() }

  /// Begins, and holds the animation at its start.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    self.transition = transition
    percentComplete = 0
    duration = transition.transitionDuration
    transition.beginScrubbing()
  }

  /// Brings the animation to a part of its way, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition?.updateInteractiveTransition(percentComplete)
  }

  /// Holds the animation where it is.
  open func pause() { transition?.pauseInteractiveTransition() }

  /// Lets go, and the transition goes on to its end.
  open func finish() {
    let transition = transition
    self.transition = nil
    transition?.finishInteractiveTransition()
  }

  /// Lets go, and the transition goes back to where it began.
  open func cancel() {
    let transition = transition
    self.transition = nil
    transition?.cancelInteractiveTransition()
  }
}
