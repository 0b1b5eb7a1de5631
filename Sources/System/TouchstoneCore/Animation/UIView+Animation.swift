import Foundation
import GestureCore

extension UIView {
  // MARK: Blocks

  /// Animates what the closure changes: the views have their new values at once, and look so in the
  /// end (API-W16). `presentation` has how they look meanwhile.
  ///
  /// Times are seconds of the clock of the system in which the views are. Outside a scene, views
  /// change at once.
  /// - Parameter completion: called with whether everything went on to its end: `false` when another
  ///   animation took over, or the view left its window. It is called when the last change has ended;
  ///   if there is nothing to animate, with the next deadlines of this moment, or at once if no view
  ///   of a scene was changed.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock.make(
      duration: duration, delay: delay, options: options,
      curve: { _ in .bezier(options.curve.bezier) }, completion: completion
    ).perform(animations)
  }

  /// Animates what the block changes, and says when it is over; `false` if it was replaced or taken
  /// away.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates as a spring does that has settled (to a thousandth of the way) when the time is over.
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing; the nearer to 0, the more it does.
  ///   - velocity: at the beginning, in whole ways a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock.make(
      duration: duration, delay: delay, options: options,
      curve: {
        .spring(
          dampingRatio: dampingRatio, duration: $0, velocity: SIMD2(repeating: velocity))
      }, completion: completion
    ).perform(animations)
  }

  /// Animates as a spring that seems to take that long; it really ends when it has settled.
  /// - Parameter bounce: 0 does not swing, 1 swings for ever, below 0 it creeps.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: duration, bounce: bounce, velocity: initialSpringVelocity)
    let settling = duration > 0 ? spring.settlingDuration : 0
    AnimationBlock.make(
      duration: settling, delay: delay, options: options,
      curve: { .spring(x: spring, y: spring, duration: $0) }, completion: completion
    ).perform(animations)
  }

  /// Inside a block, has what the closure changes run that many times, there or there and back.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationBlock.current else { return animations() }
    block.collect(repeating: count, autoreverses: autoreverses, animations)
  }

  // MARK: Keyframes

  /// Animates what is added by `addKeyframe`, each in its part of the time.
  ///
  /// The whole is eased in and out. What the closure changes outside of a keyframe takes all the time.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // The bits that both kinds of options have mean the same, and a curve is commonly smuggled in.
    let shared = AnimationOptions(rawValue: options.rawValue & ~(31 << 10))
    let block = AnimationBlock.make(
      duration: duration, delay: delay, options: shared,
      curve: { _ in .bezier(shared.curve.bezier) }, isKeyframed: true, completion: completion)
    block.perform {
      animations()
      block.arrangeKeyframes(options.mode)
    }
  }

  /// Inside `animateKeyframes`: what the closure changes happens in that part of the whole time.
  /// - Parameters:
  ///   - frameStartTime: from 0 to 1, as a fraction of the whole.
  ///   - frameDuration: likewise.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = AnimationBlock.current, block.isKeyframed else { return animations() }
    block.collect(in: Keyframe(start: frameStartTime, duration: frameDuration), animations)
  }

  // MARK: Switching animations off

  /// Whether blocks animate; while not, their changes are made at once (API-W17).
  public private(set) static var areAnimationsEnabled = true

  /// Turns animations on or off; while they are off, changes happen at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Makes changes at once, also inside of a block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = wereEnabled
  }

  /// The duration of the block that is running, in seconds; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.duration ?? 0
  }
}
