import Foundation
import GestureCore

/// Animates the changes of closures, and can be held, moved by hand, turned round and stopped: the
/// way in which gestures drive animations.
///
/// ```
///            start, pause, scrub          reached its end
/// inactive ───────────────────────▶ active ─────────────▶ inactive
///                                     │ stop(false)          ▲   ▲
///                                     ├──────────▶ stopped ──┘   │ finish(at:)
///                                     └──────────────────────────┘ stop(true)
/// ```
/// It takes over from other animations of the same properties, beginning with how they look.
/// Closures are run when it becomes active; the views have their new values from then on, until it
/// ends at the start or is stopped.
/// - Note: Differs from UIKit: a programmer's error is a diagnostic in the trace, and changes nothing.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  // MARK: Configuration

  /// The curve or spring that it goes by.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Seconds; those of a spring of physical constants are its own.
  open private(set) var duration: TimeInterval
  /// The delay of `startAnimation(afterDelay:)`, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether the views may be touched while they are animated; unlike `UIView.animate`, they may.
  open var isUserInteractionEnabled = true {
    didSet { run?.allowsTouches = isUserInteractionEnabled }
  }
  /// For the sake of sources: touches always meet the values that are set.
  open var isManualHitTestingEnabled = false
  /// Whether it can be held, moved, turned round and stopped.
  open var isInterruptible = true
  /// Whether a hand moves the changes straight, rather than along the curve of the time.
  open var scrubsLinearly = true { didSet { run?.course?.scrubsLinearly = scrubsLinearly } }
  /// Whether it stays active at the end, held there, and calls no completion.
  open var pausesOnCompletion = false

  // MARK: Result

  /// Whether it has begun, and whether it was stopped.
  open internal(set) var state = UIViewAnimatingState.inactive
  /// Whether it moves at present.
  open var isRunning: Bool { state == .active && (run?.course?.isRunning ?? false) }

  /// Turns round what is running. One that is held stays where it is, and the fraction counts from the
  /// other end.
  open var isReversed: Bool {
    get { isTurned }
    set { if newValue != isTurned { turn() } }
  }

  /// How much is done of the way to the end that it is turned to, from 0 to 1; setting it moves the
  /// changes there, and makes the animator active and held if it is inactive.
  open var fractionComplete: CGFloat {
    get { run?.course?.fractionComplete(at: now) ?? 0 }
    set { scrub(to: newValue) }
  }

  // MARK: Progress

  var isTurned = false
  var run: AnimationRun?
  var deadline: ScheduledWork?
  /// Closures that wait for the animator to become active.
  var waiting: [(animations: () -> Void, delayFactor: CGFloat)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// What `finishAnimation(at:)` can go back or on to.
  var stoppedChanges: [PropertyAnimation] = []
  weak var lastSystem: TouchSystem?

  // MARK: Making

  /// - Parameter duration: seconds; does not count for a spring of physical constants.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    self.duration = parameters.ownDuration ?? max(0, duration)
    super.init()
  }

  /// Makes one that takes no time, with the usual curve: one to be replaced.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Makes one with a named curve; it begins with `startAnimation()`.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes one with a curve of one's own; it begins with `startAnimation()`.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes one with a spring without a speed at its start.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that is running already.
  /// - Note: Differs from UIKit: it is of this class, also when asked of a subclass.
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

  /// A held or stopped animator must not be let go; it leaves the views as they are set.
  isolated deinit {
    if state != .inactive {
      lastSystem?.record(.diagnostic("an animator was released while \(Self.spell(state))"))
    }
    run?.close()
  }

  // MARK: Adding

  /// Adds changes; those that come while it is active take what is left of its time.
  /// - Parameter delayFactor: how much of that time to wait first, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: delayFactor)
  }

  /// Adds changes; added under way they take the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(animation, delayFactor: 0)
  }

  /// Adds a completion, which is called once, with where the animations have ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Driving

  /// Begins, or goes on after a pause.
  open func startAnimation() { start(after: 0) }

  /// The views have their new values at once, and set out when that many seconds have passed.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay.isFinite ? max(0, delay) : 0
    start(after: self.delay)
  }

  /// Holds it where it is; one that has not begun begins.
  open func pauseAnimation() { hold() }

  /// Goes on from where it was held, on another curve.
  /// - Parameters:
  ///   - parameters: `nil` keeps to what is left of its own curve.
  ///   - durationFactor: how much of the whole duration it takes; 0 stands for what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    goOn(along: parameters, factor: durationFactor)
  }

  /// Takes the animations away and leaves the views as they look now.
  /// - Parameter withoutFinishing: whether that is the end, without a call of any completion; otherwise
  ///   `finishAnimation(at:)` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  /// Ends what was stopped, with the views at one of the ends or as they are.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
}
