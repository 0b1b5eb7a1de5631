import Foundation
import GestureCore

/// What happens when a layer's value changes; animations are the usual ones.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Carries out the change that the key names.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// A change of a layer in time. A layer takes a copy: what is set afterwards changes nothing.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  /// 0 for that of the transaction.
  open var duration: CFTimeInterval = 0
  /// How fast its time runs, by its layer's.
  open var speed: Float = 1
  /// How far its time is ahead, in seconds.
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  /// How long it repeats, in seconds; 0 leaves it to the number of repetitions.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs back after each time.
  open var autoreverses = false
  /// What is shown before its beginning and after its end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The curve of its time; even without one.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept alive while the animation is.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it goes when it is over; `true` unless set.
  open var isRemovedOnCompletion = true
  /// How often it would be shown in a second; kept, scenes have a rate of their own.
  open var preferredFrameRateRange = CAFrameRateRange.default
  var settings: [String: Any] = [:]

  public override init() { super.init() }

  /// Adds itself to the layer, for that key.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// A value that was kept with it.
  open func value(forKey key: String) -> Any? { settings[key] }
  /// Keeps a value with it.
  open func setValue(_ value: Any?, forKey key: String) { settings[key] = value }
  /// A value that was kept with it.
  open func value(forKeyPath keyPath: String) -> Any? { settings[keyPath] }
  /// Keeps a value with it.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { settings[keyPath] = value }

  // MARK: Kinds of animations

  /// Another of the same kind, without its values.
  func another() -> CAAnimation { CAAnimation() }
  func takeValues(of other: CAAnimation) {}

  /// Takes from the layer what the animation leaves open.
  func complete(for layer: CALayer) {}

  /// Changes what is shown.
  /// - Parameters:
  ///   - fraction: of the duration, before any easing.
  ///   - round: how many repetitions there were before this one.
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

  /// How long it takes, repetitions included, in its own time.
  var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// Where in the duration it is so long after its beginning; `nil` when it shows nothing.
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
    // The end of a round is its own last moment, not the first of one that does not come.
    if isEnd, fraction == 0, round > 0 { (round, fraction) = (round - 1, 1) }
    guard autoreverses else { return (fraction, round) }
    let isBack = Int(bounding: round) & 1 == 1
    return (isBack ? 1 - fraction : fraction, (round / 2).rounded(.down))
  }
}

/// Receives an animation's beginning and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate {
  /// It has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// It is over; `false` if it was taken away before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of several others, each in its part of the time.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group, each on its own time within the group's.
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
}
