import Foundation
import GestureCore

/// An animation of a property of a layer.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, such as `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the values are added to the layer's current ones.
  open var isAdditive = false
  /// Whether each repetition starts with the last value of the one before.
  open var isCumulative = false

  public override init() { super.init() }

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeValues(of other: CAAnimation) {
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  func show(_ value: LayerValue, on shown: CALayer) {
    guard let keyPath else { return }
    let present = isAdditive ? shown.layerValue(at: keyPath) : nil
    shown.take(present?.adding(value) ?? value, at: keyPath)
  }
  nonisolated deinit {}
}

/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The start; `nil` if the other two values and the presentation determine it.
  open var fromValue: Any?
  /// The end; `nil` if the other two values and the layer's own value determine it.
  open var toValue: Any?
  /// The difference between the start and the end.
  open var byValue: Any?
  private var ends: (from: LayerValue, to: LayerValue)?

  public override init() { super.init() }

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func another() -> CAAnimation { CABasicAnimation() }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  /// Completes missing values with the layer's: the start is the value currently shown, the end is the model value.
  override func complete(for layer: CALayer) {
    guard let keyPath else { return }
    let (from, to, by) = (LayerValue(fromValue), LayerValue(toValue), LayerValue(byValue))
    let set = layer.layerValue(at: keyPath)
    let shown = (layer.shownNow ?? layer).layerValue(at: keyPath)
    switch (from, to, by) {
    case (let from?, let to?, _): ends = (from, to)
    case (let from?, nil, let by?): ends = (from, from.adding(by))
    case (nil, let to?, let by?): ends = (to.adding(by, times: -1), to)
    case (let from?, nil, nil): ends = set.map { (from, $0) }
    case (nil, let to?, nil): ends = shown.map { ($0, to) }
    case (nil, nil, let by?): ends = shown.map { ($0, $0.adding(by)) }
    case (nil, nil, nil): ends = nil
    }
  }

  override func apply(to shown: CALayer, at fraction: Double, round: Double) {
    guard let ends else { return }
    var value = LayerValue.mix(ends.from, ends.to, at: progress(at: fraction))
    if isCumulative, round > 0 {
      value = value.adding(ends.to, times: round).adding(ends.from, times: -round)
    }
    show(value, on: shown)
  }

  /// The progress from 0 to 1; it can exceed 1.
  func progress(at fraction: Double) -> Double { timingFunction?.value(at: fraction) ?? fraction }
  nonisolated deinit {}
}

/// An animation from one value to another with a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the oscillation.
  open var damping: CGFloat = 10
  /// The initial velocity, as multiples of the whole change per second.
  open var initialVelocity: CGFloat = 0
  /// Whether an overdamped spring is allowed.
  open var allowsOverdamping = false

  public override init() { super.init() }

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The time until the spring has settled, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
  }

  override func another() -> CAAnimation { CASpringAnimation() }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override func progress(at fraction: Double) -> Double { spring.value(at: fraction * duration) }
  nonisolated deinit {}
}

/// An animation by a block of `UIView.animate` of a layer property that views do not have.
@MainActor final class BlockAnimation: CABasicAnimation {
  var pace: AnimationPace?

  override func another() -> CAAnimation { BlockAnimation() }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    pace = (other as? BlockAnimation)?.pace
  }

  override func progress(at fraction: Double) -> Double {
    pace?.progress(at: fraction * duration).x ?? fraction
  }
}
