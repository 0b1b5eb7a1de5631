import Foundation
import GestureCore

/// An animation that has been added to a layer.
@MainActor final class LayerAnimation {
  let key: String
  let animation: CAAnimation
  /// In the layer's own time.
  let begin: TimeInterval
  private(set) weak var layer: CALayer?
  private weak var system: TouchSystem?
  private var deadline: ScheduledWork?
  private let transaction: CATransaction.Waiting?
  private var isOver = false

  init(
    _ animation: CAAnimation, key: String, on layer: CALayer, in system: TouchSystem?,
    transaction: CATransaction.Waiting?
  ) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.system = system
    self.transaction = transaction
    begin = animation.beginTime != 0 ? animation.beginTime : layer.ownTime
    transaction?.count += 1
    system?.layersInMotion += 1
  }

  /// Notifies the delegate of the start, and schedules the end.
  func start() {
    if let delegate = animation.delegate, let system {
      system.schedule(at: system.now) { [animation] in delegate.animationDidStart(animation) }
    }
    wait()
  }

  /// Schedules the end for the layer's current speed.
  func wait() {
    deadline?.cancel()
    deadline = nil
    guard let system, let layer, animation.speed > 0, animation.activeDuration.isFinite else {
      return
    }
    let length = (animation.activeDuration - animation.timeOffset) / Double(animation.speed)
    guard let seconds = layer.seconds(until: begin + length) else { return }
    deadline = system.schedule(after: max(0, seconds)) { [weak self] in self?.finish() }
  }

  /// Applies the current values to a copy of the layer.
  func apply(to shown: CALayer) {
    guard let layer, let moment = animation.moment(at: layer.ownTime - begin) else { return }
    animation.apply(to: shown, at: moment.fraction, round: moment.round)
  }

  private func finish() {
    if animation.isRemovedOnCompletion { layer?.motion.removeAll { $0 === self } }
    end(isFinished: true)
  }

  /// Called when the animation was removed before its end or replaced.
  func stop() { end(isFinished: false) }

  private func end(isFinished: Bool) {
    guard !isOver else { return }
    isOver = true
    deadline?.cancel()
    system?.layersInMotion -= 1
    animation.delegate?.animationDidStop(animation, finished: isFinished)
    transaction?.leave()
  }
}
