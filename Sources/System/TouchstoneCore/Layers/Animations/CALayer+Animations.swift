import Foundation
import GestureCore

/// The animations of a layer, and its presentation during them.
extension CALayer {
  func play(_ anim: CAAnimation, as key: String?) {
    let name = key ?? "animation \(motion.count) \(anim.hash)"
    if key != nil { removeAnimation(forKey: name) }
    let copy = anim.duplicate()
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
    copy.complete(for: self)
    // Outside a scene there is no clock, so the animation does not run.
    guard let system else {
      copy.delegate?.animationDidStop(copy, finished: false)
      return
    }
    let running = LayerAnimation(
      copy, key: name, on: self, in: system, transaction: CATransaction.waiting)
    motion.append(running)
    running.start()
  }

  /// The animation with the key; `nil` if there is none.
  public func animation(forKey key: String) -> CAAnimation? {
    motion.first { $0.key == key }?.animation
  }

  /// The keys of the animations, in the order of their addition; `nil` if there are none.
  public func animationKeys() -> [String]? { motion.isEmpty ? nil : motion.map(\.key) }

  func stopAnimation(_ key: String) {
    let gone = motion.filter { $0.key == key }
    motion.removeAll { $0.key == key }
    for animation in gone { animation.stop() }
  }

  func stopOwnAnimations() {
    let gone = motion
    motion = []
    for animation in gone { animation.stop() }
    owner?.stopOwnAnimations()
  }

  /// Stops the animations of this layer and of the sublayers that do not belong to views.
  func stopAnimations() {
    let gone = motion
    motion = []
    for animation in gone { animation.stop() }
    for stray in strays { stray.layer.stopAnimations() }
  }

  // MARK: - Presentation

  /// A copy of the layer with the values that are currently shown; changes of it have no effect.
  ///
  /// - Note: Differs from Core Animation: for a client's own layer class it is `nil` during an animation, and otherwise the
  ///   layer itself.
  public func presentation() -> Self? {
    let shown = shownNow ?? still
    return shown as? Self ?? (shownNow == nil ? self : nil)
  }

  /// The layer whose current values this one shows, or the layer itself.
  public func model() -> Self { source as? Self ?? self }

  /// A copy with the current values of the animations; `nil` if there are none.
  var shownNow: CALayer? {
    if source != nil { return nil }
    let isViewMoving = owner?.motion != nil
    guard !motion.isEmpty || isViewMoving else { return nil }
    let shown = still
    if let owner, isViewMoving { shown.look.take(owner.ownPresentation) }
    for animation in motion { animation.apply(to: shown) }
    return shown
  }

  /// Applies the layer's own animations to the presentation of its view.
  func animate(_ shown: UIView.Presentation) -> UIView.Presentation {
    guard let layer = shownNow else { return shown }
    var shown = shown
    shown.center = layer.position
    shown.bounds = layer.bounds
    shown.anchorPoint = layer.anchorPoint
    shown.transform = layer.affineTransform()
    shown.alpha = CGFloat(layer.opacity)
    shown.backgroundColor = layer.backgroundColor.map { UIColor(cgColor: $0) }
    return shown
  }

  private var still: CALayer {
    if source != nil { return self }
    let shown = another()
    shown.copyLook(of: self)
    shown.source = self
    return shown
  }

  // MARK: - Time

  /// The time of this layer's animations, in seconds.
  var ownTime: TimeInterval { ownTime(at: system?.now.seconds ?? CACurrentMediaTime()) }

  private func ownTime(at time: TimeInterval) -> TimeInterval {
    let outer = superlayer?.ownTime(at: time) ?? time
    return (outer - beginTime) * Double(speed) + timeOffset
  }

  /// Converts a time to the layer's, from that of another layer or, for `nil`, of the scene's clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    ownTime(at: l?.commonTime(at: t) ?? t)
  }

  /// Converts a time to that of another layer, or of the scene's clock for `nil`.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let common = commonTime(at: t)
    return l?.ownTime(at: common) ?? common
  }

  private func commonTime(at time: TimeInterval) -> TimeInterval {
    let outer = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return superlayer?.commonTime(at: outer) ?? outer
  }

  /// The seconds until the layer's own time has a value; `nil` if it is paused.
  func seconds(until time: TimeInterval) -> TimeInterval? {
    var rate = 1.0
    var layer: CALayer? = self
    while let current = layer {
      rate *= Double(current.speed)
      layer = current.superlayer
    }
    return rate > 0 ? (time - ownTime) / rate : nil
  }

  /// Reschedules the ends of the animations of the layer and its sublayers, since its speed has changed.
  func retime() {
    guard source == nil else { return }
    for animation in motion { animation.wait() }
    for layer in sublayersMade { layer.retime() }
  }

  /// The sublayers, without those that views would have to make.
  private var sublayersMade: [CALayer] {
    strays.map(\.layer) + (owner?.subviews.compactMap(\.madeLayer) ?? [])
  }

  // MARK: - Changes

  /// Makes a change, with an animation if changes are animated.
  func change(_ key: String, _ body: () -> Void) {
    guard source == nil, let system, mayAnimate(key) else { return body() }
    let old = (shownNow ?? self).layerValue(at: key)
    body()
    guard let old, let new = layerValue(at: key) else { return }
    if let before = old.lanes, let after = new.lanes, before == after { return }
    if owner != nil {
      AnimationBlock.current?.note(self, key, from: old, in: system)
    } else if let action = action(forKey: key) {
      play(action, key, from: old)
    }
  }

  private func mayAnimate(_ key: String) -> Bool {
    // Properties that views have too are animated by the view.
    if owner != nil { return AnimationBlock.current != nil && !Self.sharedKeys.contains(key) }
    return !CATransaction.disableActions() && UIView.areAnimationsEnabled
      && arrival != system?.now
  }

  private static let sharedKeys: Set = [
    "bounds", "position", "anchorPoint", "transform", "opacity", "backgroundColor",
  ]

  private func play(_ action: any CAAction, _ key: String, from old: LayerValue) {
    if let animation = action as? CABasicAnimation, animation.keyPath == key,
      animation.fromValue == nil, animation.toValue == nil, animation.byValue == nil
    {
      animation.fromValue = old.any
    }
    action.run(forKey: key, object: self, arguments: nil)
  }

  /// Asks the delegate first, then `actions`, then the class; otherwise the change has no animation.
  func findAction(for event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Swift.type(of: self).defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    guard let value = layerValue(at: event), value.lanes != nil else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction = CATransaction.animationTimingFunction() ?? .init(name: .default)
    return animation
  }
}

extension LayerLook {
  /// Copies the values of a view's presentation.
  mutating func take(_ shown: UIView.Presentation) {
    bounds = shown.bounds
    position = shown.center
    anchorPoint = shown.anchorPoint
    if transform.flattened != shown.transform { transform = CATransform3D(shown.transform) }
    opacity = Float(shown.alpha)
    backgroundColor = shown.backgroundColor?.cgColor
  }
}

extension AnimationBlock {
  /// Records a change of a property that the layer's view does not have.
  func note(_ layer: CALayer, _ key: String, from old: LayerValue, in system: TouchSystem) {
    guard UIView.areAnimationsEnabled, case .timed(let pace) = pace, let end = pace.span.end,
      end > 0
    else { return }
    let animation = BlockAnimation(keyPath: key)
    animation.fromValue = old.any
    animation.duration = end
    animation.pace = pace
    animation.fillMode = .backwards
    noteLayer(in: system, until: end)
    layer.add(animation, forKey: key)
  }
}
