import Foundation
import GestureCore

/// The changes of one block or one animator in one system, which run and end together.
@MainActor final class AnimationRun {
  private(set) weak var system: TouchSystem?
  /// The position of an animator; `nil` if the system's clock determines the progress.
  var course: AnimatorCourse?
  /// Whether the views can be touched during the animation (HIT-10).
  var allowsTouches: Bool
  private(set) var changes: [PropertyAnimation] = []
  private(set) var isUnderWay = true
  private var begin = Timestamp.zero
  /// Whether no change was replaced by another animation or lost with its view's window.
  private var isWhole = true
  private var deadline: ScheduledWork?
  private let whenOver: ((Bool) -> Void)?

  /// - Parameter whenOver: Called with whether all changes ran to their end; unused by animators, which end themselves.
  init(course: AnimatorCourse? = nil, allowsTouches: Bool, whenOver: ((Bool) -> Void)? = nil) {
    self.course = course
    self.allowsTouches = allowsTouches
    self.whenOver = whenOver
  }

  /// Uses the system's clock from now on.
  func join(_ system: TouchSystem) {
    self.system = system
    begin = system.now
    system.animationRuns.append(self)
  }

  var now: Timestamp { system?.now ?? begin }

  /// Whether the presentation changes over time.
  var isMoving: Bool { isUnderWay && (course?.isRunning ?? true) }

  func progress(along pace: PropertyAnimation.Pace) -> SIMD2<Double> {
    switch pace {
    case .timed(let pace):
      pace.progress(at: now.seconds(since: begin))
    case .shared(let share):
      course.map { share.progress(in: $0, at: now) } ?? SIMD2(repeating: 1)
    }
  }

  // MARK: - Changes

  /// Adds a change. Two changes of a property in the same block and pace are combined.
  @discardableResult
  func add(
    _ view: UIView, from old: AnimatedValue, to new: AnimatedValue, takingOver: Bool,
    pace: PropertyAnimation.Pace
  ) -> PropertyAnimation? {
    let property = old.property
    var difference = AnimatedValue.difference(from: old, to: new)
    let others =
      view.motion?.filter { $0.property == property && $0.run !== self } ?? []
    if takingOver {
      for other in others { difference += other.remainder }
    }
    if takingOver || (!property.isAdditive && !pace.isEmpty) {
      for other in others { other.run?.lose(other) }
    }
    guard !pace.isEmpty else { return nil }
    if let known = changes.last(where: { $0.view === view && $0.property == property }),
      known.pace == pace
    {
      known.difference += difference
      known.new = new
      return known
    }
    let change = PropertyAnimation(
      of: view, in: self, from: old, to: new, difference: difference, pace: pace)
    changes.append(change)
    view.motion = (view.motion ?? []) + [change]
    return change
  }

  /// Removes a change whose property another run animates now, or whose view is gone. A run without changes ends at the end of
  /// the current moment, but an animator continues.
  func lose(_ change: PropertyAnimation) {
    change.detach()
    changes.removeAll { $0 === change }
    isWhole = false
    guard course == nil, changes.isEmpty, isUnderWay else { return }
    close()
    system?.schedule(at: now) { [whenOver] in whenOver?(false) }
  }

  // MARK: - The end

  /// Schedules the end, unless the changes repeat endlessly.
  func wait() {
    var latest = Timestamp.zero
    for change in changes {
      guard case .timed(let pace) = change.pace else { continue }
      guard let end = pace.span.end else { return }
      latest = max(latest, begin.advanced(by: end))
    }
    deadline = system?.schedule(at: latest) { [weak self] in self?.finish() }
  }

  private func finish() {
    close()
    whenOver?(isWhole)
  }

  /// Removes all changes from the views, which then show their model values.
  func close() {
    isUnderWay = false
    deadline?.cancel()
    for change in changes { change.detach() }
    changes = []
    system?.animationRuns.removeAll { $0 === self }
  }
}

extension TouchSystem {
  /// Ends the animations of views that leave their window (completion with `false`).
  func stopAnimations(below view: UIView) {
    guard layersInMotion > 0 || !animationRuns.isEmpty else { return }
    view.tellSubtree { $0.removeAllAnimations() }
  }
}
