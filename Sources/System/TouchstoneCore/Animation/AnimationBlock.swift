import Foundation
import GestureCore

/// What `UIView.animate` and its kin do with the changes that are made while their closure runs.
@MainActor package final class AnimationBlock {
  /// The innermost that is running. Views ask for it when they change, and that is all an animation
  /// costs those that have none.
  private(set) static var current: AnimationBlock?

  /// What blocks join that are in no other; only while a transition is made that a hand will move.
  static var host: AnimationBlock?

  /// Seconds, as inherited by blocks inside.
  let duration: TimeInterval
  let options: UIView.AnimationOptions
  private(set) var pace: PropertyAnimation.Pace
  /// The animator whose closure this is, or that this block inside of it has joined.
  let animator: UIViewPropertyAnimator?
  let isKeyframed: Bool
  private(set) var added: [PropertyAnimation] = []
  /// Where something was changed, whether or not it moves.
  private(set) weak var system: TouchSystem?

  private var runs: [AnimationRun] = []
  private var changedViews: [UIView] = []
  private let completion: ((Bool) -> Void)?
  private var openRuns = 0
  private var isWhole = true
  /// Until when what layers have beside their views is changing.
  private var layersEnd: TimeInterval = 0

  init(
    duration: TimeInterval, options: UIView.AnimationOptions, pace: PropertyAnimation.Pace,
    animator: UIViewPropertyAnimator? = nil, isKeyframed: Bool = false,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.duration = duration
    self.options = options
    self.pace = pace
    self.animator = animator
    self.isKeyframed = isKeyframed
    self.completion = completion
  }

  // MARK: - Running closures

  /// Runs a closure and notes what it changes.
  func collect(_ animations: () -> Void) {
    let outer = Self.current
    Self.current = self
    animations()
    if options.contains(.layoutSubviews) {
      for view in changedViews { view.layoutIfNeeded() }
    }
    changedViews = []
    Self.current = outer
  }

  /// Has another block receive changes from now on, for changes that code makes between two calls.
  /// - Returns: the block that received them so far.
  static func exchange(for block: AnimationBlock?) -> AnimationBlock? {
    let outer = current
    current = block
    return outer
  }

  /// Whether nothing has been changed in it yet.
  var isUnused: Bool { runs.isEmpty && changedViews.isEmpty && system == nil }

  /// Runs a closure whose changes are not animated.
  static func outside(_ body: () -> Void) {
    let outer = current
    current = nil
    body()
    current = outer
  }

  func collect(in keyframe: Keyframe, _ animations: () -> Void) {
    let whole = pace
    pace.keyframe = whole.keyframe.map { $0.inner(keyframe) } ?? keyframe
    animations()
    pace = whole
  }

  func collect(repeating count: Double, autoreverses: Bool, _ animations: () -> Void) {
    let whole = pace
    `repeat`(count, autoreverses: autoreverses)
    animations()
    pace = whole
  }

  /// What is changed from now on runs that many times.
  func `repeat`(_ count: Double, autoreverses: Bool) {
    guard case .timed(var timed) = pace else { return }
    timed.span = AnimationSpan(
      delay: timed.span.delay, duration: timed.span.duration, repeatCount: count,
      autoreverses: autoreverses)
    pace = .timed(timed)
  }

  // MARK: - Changes

  /// A view has changed. Outside a scene it has no clock, and is at once what it is set to.
  func note(_ view: UIView, from old: AnimatedValue, to new: AnimatedValue) {
    guard let system = view.window?.touchSystem else { return }
    self.system = system
    guard UIView.areAnimationsEnabled else { return }
    let (before, after) = (old.lanes, new.lanes)
    guard before != after, (before - after).isFinite, let run = run(in: system) else { return }
    if !changedViews.contains(where: { $0 === view }) { changedViews.append(view) }
    let takesOver = animator != nil || options.contains(.beginFromCurrentState)
    let change = run.add(view, from: old, to: new, takingOver: takesOver, pace: pace)
    if let change, added.last !== change { added.append(change) }
  }

  /// A layer has changed in what its view does not have, and will have done so by then.
  func noteLayer(in system: TouchSystem, until end: TimeInterval) {
    self.system = system
    layersEnd = max(layersEnd, end)
  }

  /// An animator keeps to the first system that it meets.
  private func run(in system: TouchSystem) -> AnimationRun? {
    if let animator { return animator.run(in: system) }
    if let known = runs.first(where: { $0.system === system }) { return known }
    let run = AnimationRun(allowsTouches: options.contains(.allowUserInteraction)) {
      [self] in leave($0)
    }
    run.join(system)
    runs.append(run)
    return run
  }

  // MARK: - The end

  /// Lets the changes go on. Where there are none the end comes at once: with the next deadlines
  /// where there is a clock, or else right here.
  func start() {
    let runs = self.runs.filter { !$0.changes.isEmpty }
    for idle in self.runs where idle.changes.isEmpty { idle.close() }
    self.runs = []
    openRuns = runs.count
    for run in runs { run.wait() }
    guard runs.isEmpty, let completion else { return }
    if let system = system ?? Self.current?.system {
      system.schedule(after: layersEnd) { completion(true) }
    } else {
      completion(true)
    }
  }

  private func leave(_ isFinished: Bool) {
    openRuns -= 1
    isWhole = isWhole && isFinished
    if openRuns == 0 { completion?(isWhole) }
  }
}

extension SIMD8<Double> {
  var isFinite: Bool { sum().isFinite }
}
