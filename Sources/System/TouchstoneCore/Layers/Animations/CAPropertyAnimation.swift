import Foundation
import GestureCore

/// A change of one value of a layer.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The value by its name, such as `transform.rotation.z`.
  open var keyPath: String?
  /// Whether its values are added to what the layer shows otherwise.
  open var isAdditive = false
  /// Whether each repetition begins where the one before ended.
  open var isCumulative = false

  public override init() { super.init() }

  /// Makes an animation of that property.
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
}

/// From one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it starts; `nil` leaves it to the other two and to what the layer shows.
  open var fromValue: Any?
  /// Where it ends; `nil` leaves it to the other two and to the layer's value.
  open var toValue: Any?
  /// How far it goes, from its start or to its end.
  open var byValue: Any?
  private var ends: (from: LayerValue, to: LayerValue)?

  public override init() { super.init() }

  /// Makes an animation of that property.
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

  /// What is not given is the layer's own value: where it is shown at the beginning, and where it is
  /// set to be in the end.
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

  /// How far it is, from 0 to 1 and perhaps beyond.
  func progress(at fraction: Double) -> Double { timingFunction?.value(at: fraction) ?? fraction }
}

/// From one value to another as a spring does.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass that swings.
  open var mass: CGFloat = 1
  /// How hard the spring pulls back.
  open var stiffness: CGFloat = 100
  /// How much of the swinging is lost.
  open var damping: CGFloat = 10
  /// In whole ways a second.
  open var initialVelocity: CGFloat = 0
  /// Whether it may creep to its end without swinging.
  open var allowsOverdamping = false

  public override init() { super.init() }

  /// Makes an animation of that property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// How long the spring moves.
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
}

/// A change that a block of `UIView.animate` makes of what its views do not have, but their layers.
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
