import Foundation
import GestureCore

extension UIView {
  // MARK: Blocks

  /// Animates the changes that the closure makes. The views have the new values immediately (API-W16), and `presentation` has
  /// the values that are currently shown.
  ///
  /// Times are in seconds of the clock of the views' system. Views outside a scene change immediately.
  /// - Parameter completion: Called with whether all changes ran to their end: `false` when another animation replaced one or a
  ///   view left its window. It is called when the last change has ended. If there is nothing to animate, it is called with the
  ///   next deadlines of this moment, or immediately if no view of a scene was changed.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock.make(
      duration: duration, delay: delay, options: options,
      curve: { _ in .bezier(options.curve.bezier) }, completion: completion
    ).perform(animations)
  }

  /// Animates the changes that the closure makes. The completion receives `false` if the animation was replaced or removed.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates with a spring that has settled, to a thousandth of the change, at the end of the duration.
  /// - Parameters:
  ///   - dampingRatio: 1 for no oscillation, and less for more of it.
  ///   - velocity: The initial velocity, as multiples of the whole change per second.
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

  /// Animates with a spring of a perceived duration; the animation ends when the spring has settled.
  /// - Parameter bounce: 0 does not oscillate, 1 oscillates for ever, and below 0 it is overdamped.
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

  /// Inside a block, repeats the changes of the closure, optionally with autoreverse.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationBlock.current else { return animations() }
    block.collect(repeating: count, autoreverses: autoreverses, animations)
  }

  // MARK: Keyframes

  /// Animates the keyframes that `addKeyframe` adds, each in its part of the duration.
  ///
  /// The timing is ease-in-out. Changes outside of a keyframe take the whole duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // Bits with the same value mean the same in both option sets, and clients often add a curve.
    let shared = AnimationOptions(rawValue: options.rawValue & ~(31 << 10))
    let block = AnimationBlock.make(
      duration: duration, delay: delay, options: shared,
      curve: { _ in .bezier(shared.curve.bezier) }, isKeyframed: true, completion: completion)
    block.perform {
      animations()
      block.arrangeKeyframes(options.mode)
    }
  }

  /// Inside `animateKeyframes`, animates the changes of the closure during a part of the duration.
  /// - Parameters:
  ///   - frameStartTime: The start, as a fraction of the whole duration from 0 to 1.
  ///   - frameDuration: The duration, as a fraction of the whole duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = AnimationBlock.current, block.isKeyframed else { return animations() }
    block.collect(in: Keyframe(start: frameStartTime, duration: frameDuration), animations)
  }

  // MARK: Switching animations off

  /// Whether blocks animate; otherwise their changes are made immediately (API-W17).
  public private(set) static var areAnimationsEnabled = true

  /// Enables or disables animations; while they are disabled, changes are made immediately.
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Makes changes without animation, also inside a block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = wereEnabled
  }

  /// The duration of the innermost running block, in seconds; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.duration ?? 0
  }
}
