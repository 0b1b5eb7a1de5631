import Foundation
import GestureCore

extension AnimationBlock {
  /// Makes a block, with the options that it inherits from the enclosing block unless its own override them.
  /// - Parameter curve: Makes the curve for a duration in seconds.
  static func make(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    curve: (TimeInterval) -> TimingCurve, isKeyframed: Bool = false,
    completion: ((Bool) -> Void)?
  ) -> AnimationBlock {
    let outer = current ?? host
    let flags =
      outer == nil || options.contains(.overrideInheritedOptions)
      ? options : options.union(outer?.options.intersection(.inherited) ?? [])
    guard let outer, !options.contains(.overrideInheritedDuration) else {
      let span = AnimationSpan(delay: delay, duration: duration, flags)
      var inherited: TimingCurve?
      if case .timed(let timed)? = outer?.pace, !options.contains(.overrideInheritedCurve) {
        inherited = timed.curve
      }
      let pace = AnimationPace(span: span, curve: inherited ?? curve(span.duration))
      return AnimationBlock(
        duration: span.duration, options: flags, pace: .timed(pace), isKeyframed: isKeyframed,
        completion: completion)
    }
    switch outer.pace {
    case .timed(let timed):
      let span = AnimationSpan(delay: delay, duration: timed.span.duration, flags)
      let own = options.contains(.overrideInheritedCurve) ? curve(span.duration) : timed.curve
      let pace = AnimationPace(span: span, curve: own, keyframe: timed.keyframe)
      return AnimationBlock(
        duration: span.duration, options: flags, pace: .timed(pace), isKeyframed: isKeyframed,
        completion: completion)
    case .shared(var share):
      if delay > 0, outer.duration > 0 {
        share.start += (1 - share.start) * min(delay / outer.duration, 1)
      }
      if let completion { outer.animator?.addCompletion { completion($0 == .end) } }
      return AnimationBlock(
        duration: outer.duration, options: flags, pace: .shared(share), animator: outer.animator,
        isKeyframed: isKeyframed)
    }
  }

  /// Makes the blocks of the closure parts of an animator, which then controls them. Changes outside of these blocks are made
  /// immediately.
  package static func hosted(by animator: UIViewPropertyAnimator, _ body: () -> Void) {
    let outer = host
    host = AnimationBlock(
      duration: animator.duration, options: [], pace: .shared(AnimatorShare(start: 0)),
      animator: animator)
    body()
    host = outer
  }

  /// Calls the closure and starts the animations of its changes.
  func perform(_ animations: () -> Void) {
    collect(animations)
    start()
  }

  /// Sets the tangents or the pace of the keyframes of each value.
  func arrangeKeyframes(_ mode: UIView.KeyframeAnimationOptions) {
    guard mode != .calculationModeLinear else { return }
    var rest = added.filter { $0.pace.keyframe != nil }
    while let first = rest.first {
      let isAlike = { (other: PropertyAnimation) in
        other.view === first.view && other.property == first.property
      }
      let alike = rest.filter(isAlike)
      rest.removeAll(where: isAlike)
      arrange(alike, mode)
    }
  }

  private func arrange(_ changes: [PropertyAnimation], _ mode: UIView.KeyframeAnimationOptions) {
    var path = KeyframePath(
      changes.compactMap { change in
        change.pace.keyframe.map { .init(keyframe: $0, difference: change.difference) }
      })
    switch mode {
    case .calculationModePaced: path.pace()
    case .calculationModeCubic: path.curve()
    case .calculationModeCubicPaced:
      path.pace()
      path.curve()
    default:
      for index in path.steps.indices { path.steps[index].keyframe.isDiscrete = true }
    }
    for (change, step) in zip(changes, path.steps) {
      change.pace.keyframe = step.keyframe
      change.tangents = step.tangents
    }
  }
}

extension AnimationSpan {
  init(delay: TimeInterval, duration: TimeInterval, _ options: UIView.AnimationOptions) {
    self.init(
      delay: delay, duration: duration,
      repeatCount: options.contains(.repeat) ? .infinity : 1,
      autoreverses: options.contains(.autoreverse))
  }
}
