import Foundation
import GestureCore

/// A layer's animations, and how it looks in the middle of them.
extension CALayer {
  func play(_ anim: CAAnimation, as key: String?) {
    let name = key ?? "animation \(motion.count) \(anim.hash)"
    if key != nil { removeAnimation(forKey: name) }
    let copy = anim.duplicate()
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
    copy.complete(for: self)
    // Outside a scene there is no time, and so nothing to see.
    guard let system else {
      copy.delegate?.animationDidStop(copy, finished: false)
      return
    }
    let running = LayerAnimation(
      copy, key: name, on: self, in: system, transaction: CATransaction.waiting)
    motion.append(running)
    running.start()
  }

  /// The animation that was added under that key.
  public func animation(forKey key: String) -> CAAnimation? {
    motion.first { $0.key == key }?.animation
  }

  /// The keys of the animations, in the order of their adding; `nil` if there are none.
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

  /// Those of this layer and of all below it that are no view's.
  func stopAnimations() {
    let gone = motion
    motion = []
    for animation in gone { animation.stop() }
    for stray in strays { stray.layer.stopAnimations() }
  }

  // MARK: - How it looks

  /// The layer as it is shown now; changing that changes nothing.
  ///
  /// - Note: Differs from Core Animation: of a client's own kind of layer there is none while it is
  ///   animated, and the layer itself otherwise.
  public func presentation() -> Self? {
    let shown = shownNow ?? still
    return shown as? Self ?? (shownNow == nil ? self : nil)
  }

  /// The layer that this one shows the present state of, or itself.
  public func model() -> Self { source as? Self ?? self }

  /// The layer in the middle of its animations; `nil` if there are none.
  var shownNow: CALayer? {
    if source != nil { return nil }
    let isViewMoving = owner?.motion != nil
    guard !motion.isEmpty || isViewMoving else { return nil }
    let shown = still
    if let owner, isViewMoving { shown.look.take(owner.ownPresentation) }
    for animation in motion { animation.apply(to: shown) }
    return shown
  }

  /// What the layer's own animations make of the view's look.
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

  /// From the time of another layer, or from that of all, to the layer's own.
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

  /// How long from now on until the layer's own time is that; `nil` if it is held.
  func seconds(until time: TimeInterval) -> TimeInterval? {
    var rate = 1.0
    var layer: CALayer? = self
    while let current = layer {
      rate *= Double(current.speed)
      layer = current.superlayer
    }
    return rate > 0 ? (time - ownTime) / rate : nil
  }

  /// Waits anew for the ends of animations here and below, since time goes by otherwise now.
  func retime() {
    guard source == nil else { return }
    for animation in motion { animation.wait() }
    for layer in sublayersMade { layer.retime() }
  }

  /// The sublayers, without asking views for a layer that they do not have yet.
  private var sublayersMade: [CALayer] {
    strays.map(\.layer) + (owner?.subviews.compactMap(\.madeLayer) ?? [])
  }

  // MARK: - Changes

  /// Makes a change, and animates it where changes are animated.
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
    // What views have too is animated as theirs.
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

  /// The delegate is asked first, then `actions`, then the class; otherwise there is a plain change.
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
  /// Takes over what a view looks like.
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
  /// A view's layer has changed in what its view does not have.
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
