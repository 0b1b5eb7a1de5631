import Foundation
import GestureCore

/// The animation of one property of one view, from an old value to the model value.
@MainActor final class PropertyAnimation {
  enum Pace: Hashable {
    /// Paced by the system's clock.
    case timed(AnimationPace)
    /// Paced by the animator's progress.
    case shared(AnimatorShare)

    var keyframe: Keyframe? {
      get {
        switch self {
        case .timed(let pace): pace.keyframe
        case .shared(let share): share.keyframe
        }
      }
      set {
        switch self {
        case .timed(var pace):
          pace.keyframe = newValue
          self = .timed(pace)
        case .shared(var share):
          share.keyframe = newValue
          self = .shared(share)
        }
      }
    }

    /// Whether the animation would never be visible.
    var isEmpty: Bool {
      if case .timed(let pace) = self { return pace.span.isEmpty }
      return false
    }
  }

  private(set) weak var view: UIView?
  /// The run is deallocated with its system; then only the model value remains.
  private(set) weak var run: AnimationRun?
  let property: AnimatedProperty
  let old: AnimatedValue
  var new: AnimatedValue
  var pace: Pace
  /// The difference that is added to the new value at the beginning.
  var difference: SIMD8<Double>
  var tangents: KeyframePath.Tangents?
  /// The style of a container's transition.
  var transition = UIView.AnimationOptions()

  init(
    of view: UIView, in run: AnimationRun, from old: AnimatedValue, to new: AnimatedValue,
    difference: SIMD8<Double>, pace: Pace
  ) {
    self.view = view
    self.run = run
    self.property = old.property
    self.old = old
    self.new = new
    self.difference = difference
    self.pace = pace
  }

  /// The difference that is currently added to the model value.
  var remainder: SIMD8<Double> {
    guard let run, run.isUnderWay, run.system != nil else { return .zero }
    let progress = run.progress(along: pace)
    return KeyframePath.remainder(
      of: difference, tangents,
      at: SIMD8(
        progress.x, progress.y, progress.x, progress.y, progress.x, progress.y, progress.x,
        progress.y))
  }

  /// Removes the animation from its view; the other changes of its run continue.
  func detach() {
    guard let view, var motion = view.motion else { return }
    motion.removeAll { $0 === self }
    view.motion = motion.isEmpty ? nil : motion
  }
}
