import Foundation
import GestureCore

/// An action that runs when a value of a layer changes, usually an animation.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Runs the action for the change that the key names.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// An animation of a layer. The layer uses a copy, so later changes have no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  /// The duration in seconds; 0 for that of the transaction.
  open var duration: CFTimeInterval = 0
  /// The speed of its time, relative to the layer's.
  open var speed: Float = 1
  /// The offset of its time, in seconds.
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  /// The total duration of the repetitions, in seconds; 0 if `repeatCount` determines it.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each repetition also runs backwards.
  open var autoreverses = false
  /// The values that are shown before the start and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing curve; linear if it is `nil`.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is retained as long as the animation is.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed at its end; `true` unless set.
  open var isRemovedOnCompletion = true
  /// The preferred frame rate. It is stored and has no effect: scenes have a rate of their own.
  open var preferredFrameRateRange = CAFrameRateRange.default
  var settings: [String: Any] = [:]

  public override init() { super.init() }

  /// Adds the animation to the layer with the key.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// A value that was stored in the animation.
  open func value(forKey key: String) -> Any? { settings[key] }
  /// Stores a value in the animation.
  open func setValue(_ value: Any?, forKey key: String) { settings[key] = value }
  /// A value that was stored in the animation.
  open func value(forKeyPath keyPath: String) -> Any? { settings[keyPath] }
  /// Stores a value in the animation.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { settings[keyPath] = value }

  // MARK: Animation classes

  /// Makes an animation of the same class, without its values.
  func another() -> CAAnimation { CAAnimation() }
  func takeValues(of other: CAAnimation) {}

  /// Completes the animation with values of the layer.
  func complete(for layer: CALayer) {}

  /// Changes the values that are shown.
  /// - Parameters:
  ///   - fraction: The fraction of the duration, before the timing curve.
  ///   - round: The number of earlier repetitions.
  func apply(to shown: CALayer, at fraction: Double, round: Double) {}

  func duplicate() -> CAAnimation {
    let copy = another()
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.settings = settings
    copy.takeValues(of: self)
    return copy
  }

  // MARK: Time

  /// The duration with repetitions, in the animation's own time.
  var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// The fraction of the duration, and the repetition, at a time after the start; `nil` if nothing
  /// is shown.
  func moment(at elapsed: TimeInterval) -> (fraction: Double, round: Double)? {
    let time = elapsed * Double(speed) + timeOffset
    if time < 0 { return fillMode.goesBack ? (0, 0) : nil }
    guard time < activeDuration else {
      return fillMode.goesOn || !isRemovedOnCompletion && fillMode.goesOn
        ? moment(within: activeDuration, isEnd: true) : nil
    }
    return moment(within: time, isEnd: false)
  }

  private func moment(within time: TimeInterval, isEnd: Bool) -> (Double, Double) {
    guard duration > 0, time.isFinite else { return (1, 0) }
    let cycle = time / duration
    var round = cycle.rounded(.down)
    var fraction = cycle - round
    // The end of the last repetition is its own last moment, not the start of the next one.
    if isEnd, fraction == 0, round > 0 { (round, fraction) = (round - 1, 1) }
    guard autoreverses else { return (fraction, round) }
    let isBack = Int(bounding: round) & 1 == 1
    return (isBack ? 1 - fraction : fraction, (round / 2).rounded(.down))
  }
  nonisolated deinit {}
}

/// The delegate of an animation, which is notified of its start and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate {
  /// Called when the animation has started.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended; `false` if it was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A group of animations, each with its own time in the group.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group; their times are within that of the group.
  open var animations: [CAAnimation]?

  public override init() { super.init() }

  override func another() -> CAAnimation { CAAnimationGroup() }

  override func takeValues(of other: CAAnimation) {
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
  }

  override func complete(for layer: CALayer) {
    for animation in animations ?? [] {
      if animation.duration == 0 { animation.duration = duration }
      animation.complete(for: layer)
    }
  }

  override func apply(to shown: CALayer, at fraction: Double, round: Double) {
    let eased = timingFunction?.value(at: fraction) ?? fraction
    let time = eased * duration
    for animation in animations ?? [] {
      guard let moment = animation.moment(at: time - animation.beginTime) else { continue }
      animation.apply(to: shown, at: moment.fraction, round: moment.round)
    }
  }
  nonisolated deinit {}
}
