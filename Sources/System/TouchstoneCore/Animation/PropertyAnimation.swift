import Foundation
import GestureCore

/// One property of one view on its way from an old value to the one that is set already.
@MainActor final class PropertyAnimation {
  enum Pace: Hashable {
    /// On the system's clock.
    case timed(AnimationPace)
    /// As far as its animator is.
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

    /// Whether nothing of it would ever be seen.
    var isEmpty: Bool {
      if case .timed(let pace) = self { return pace.span.isEmpty }
      return false
    }
  }

  private(set) weak var view: UIView?
  /// The run goes when its system goes; the value that was set is then all there is.
  private(set) weak var run: AnimationRun?
  let property: AnimatedProperty
  let old: AnimatedValue
  var new: AnimatedValue
  var pace: Pace
  /// What is to be added to the new value at the beginning.
  var difference: SIMD8<Double>
  var tangents: KeyframePath.Tangents?
  /// Which picture a container's transition shows.
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

  /// What is to be added, now, to the value that is set.
  var remainder: SIMD8<Double> {
    guard let run, run.isUnderWay, run.system != nil else { return .zero }
    let progress = run.progress(along: pace)
    return KeyframePath.remainder(
      of: difference, tangents,
      at: SIMD8(
        progress.x, progress.y, progress.x, progress.y, progress.x, progress.y, progress.x,
        progress.y))
  }

  /// Leaves the view; its run goes on with what else it has.
  func detach() {
    guard let view, var motion = view.motion else { return }
    motion.removeAll { $0 === self }
    view.motion = motion.isEmpty ? nil : motion
  }
}
