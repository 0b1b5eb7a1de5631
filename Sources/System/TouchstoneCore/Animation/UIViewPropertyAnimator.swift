import Foundation
import GestureCore

/// Animates the changes of closures, and can be paused, scrubbed, reversed and stopped, so that gestures can drive animations.
///
/// ```
///            start, pause, scrub          reached its end
/// inactive ───────────────────────▶ active ─────────────▶ inactive
///                                     │ stop(false)          ▲   ▲
///                                     ├──────────▶ stopped ──┘   │ finish(at:)
///                                     └──────────────────────────┘ stop(true)
/// ```
/// It replaces other animations of the same properties, starting with the values that are shown. Its closures are called when
/// it becomes active; the views have the new values from then on, until it ends at the start or is stopped.
/// - Note: Differs from UIKit: a programming error is reported in the trace and has no effect.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  // MARK: Configuration

  /// The curve or spring of the animation.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration in seconds; a spring with physical constants determines its own.
  open private(set) var duration: TimeInterval
  /// The delay of `startAnimation(afterDelay:)`, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether the views can be touched during the animation; `true` unless set, unlike `UIView.animate`.
  open var isUserInteractionEnabled = true {
    didSet { run?.allowsTouches = isUserInteractionEnabled }
  }
  /// It is stored and has no effect: hit testing always uses the model values.
  open var isManualHitTestingEnabled = false
  /// Whether the animation can be paused, scrubbed, reversed and stopped.
  open var isInterruptible = true
  /// Whether scrubbing is linear, and does not follow the timing curve.
  open var scrubsLinearly = true { didSet { run?.course?.scrubsLinearly = scrubsLinearly } }
  /// Whether the animator stays active and paused at the end, without calling completions.
  open var pausesOnCompletion = false

  // MARK: Result

  /// The state of the animator.
  open internal(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation is running and not paused.
  open var isRunning: Bool { state == .active && (run?.course?.isRunning ?? false) }

  /// Whether the animation runs towards its start. Setting it reverses a running animation; a paused one keeps its position,
  /// and the fraction counts from the other end.
  open var isReversed: Bool {
    get { isTurned }
    set { if newValue != isTurned { turn() } }
  }

  /// The completed fraction of the way to the current target, from 0 to 1. Setting it moves the changes there; an inactive
  /// animator becomes active and paused.
  open var fractionComplete: CGFloat {
    get { run?.course?.fractionComplete(at: now) ?? 0 }
    set { scrub(to: newValue) }
  }

  // MARK: Progress

  var isTurned = false
  var run: AnimationRun?
  var deadline: ScheduledWork?
  /// The closures that are called when the animator becomes active.
  var waiting: [(animations: () -> Void, delayFactor: CGFloat)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The changes that `finishAnimation(at:)` can set to their start or end.
  var stoppedChanges: [PropertyAnimation] = []
  weak var lastSystem: TouchSystem?

  // MARK: Making

  /// - Parameter duration: In seconds; ignored for a spring with physical constants.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    self.duration = parameters.ownDuration ?? max(0, duration)
    super.init()
  }

  /// Makes an animator without a duration, with the default curve.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Makes an animator with a named curve; `startAnimation()` starts it.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a custom curve; `startAnimation()` starts it.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring without an initial velocity.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  /// - Note: Differs from UIKit: it is an instance of this class, even if a subclass is asked.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// A paused or stopped animator must not be deallocated; the views keep their model values.
  isolated deinit {
    if state != .inactive {
      lastSystem?.record(.diagnostic("an animator was released while \(Self.spell(state))"))
    }
    run?.close()
  }

  // MARK: Adding

  /// Adds changes; changes of an active animator take the remaining time.
  /// - Parameter delayFactor: The fraction of that time before they start, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: delayFactor)
  }

  /// Adds changes; changes of an active animator take the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(animation, delayFactor: 0)
  }

  /// Adds a completion, which is called once, with the final position.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Driving

  /// Starts the animation, or resumes it after a pause.
  open func startAnimation() { start(after: 0) }

  /// Sets the new values immediately, and starts the animation after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay.isFinite ? max(0, delay) : 0
    start(after: self.delay)
  }

  /// Pauses the animation; an inactive animator becomes active first.
  open func pauseAnimation() { hold() }

  /// Resumes a paused animation with another timing.
  /// - Parameters:
  ///   - parameters: The timing; `nil` keeps the rest of the current one.
  ///   - durationFactor: The remaining duration, as a multiple of the whole duration; 0 keeps it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    goOn(along: parameters, factor: durationFactor)
  }

  /// Removes the animations, and sets the views to the values that they show.
  /// - Parameter withoutFinishing: Whether that ends the animation without calling completions; otherwise
  /// `finishAnimation(at:)` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  /// Finishes a stopped animation, with the views at its start, its end or their current values.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
}
