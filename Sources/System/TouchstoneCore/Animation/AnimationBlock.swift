import Foundation
import GestureCore

/// Collects the changes that the closure of `UIView.animate` and similar methods makes.
@MainActor package final class AnimationBlock {
  /// The innermost block whose closure is running. Views read it when they change; changes without
  /// an animation have no other cost.
  private(set) static var current: AnimationBlock?

  /// The block that top-level blocks join; set only while an interactive transition is made.
  static var host: AnimationBlock?

  /// In seconds, as inherited by enclosed blocks.
  let duration: TimeInterval
  let options: UIView.AnimationOptions
  private(set) var pace: PropertyAnimation.Pace
  /// The animator whose closure this is, or that this enclosed block has joined.
  let animator: UIViewPropertyAnimator?
  let isKeyframed: Bool
  private(set) var added: [PropertyAnimation] = []
  /// The system in which something was changed, animated or not.
  private(set) weak var system: TouchSystem?

  private var runs: [AnimationRun] = []
  private var changedViews: [UIView] = []
  private let completion: ((Bool) -> Void)?
  private var openRuns = 0
  private var isWhole = true
  /// The end of the changes of layer properties that views do not have.
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

  /// Calls a closure and collects its changes.
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

  /// Makes another block receive the following changes, for changes between two calls.
  /// - Returns: the block that received changes before.
  static func exchange(for block: AnimationBlock?) -> AnimationBlock? {
    let outer = current
    current = block
    return outer
  }

  /// Whether the block has received no change yet.
  var isUnused: Bool { runs.isEmpty && changedViews.isEmpty && system == nil }

  /// Calls a closure whose changes are not animated.
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

  /// Repeats the following changes.
  func `repeat`(_ count: Double, autoreverses: Bool) {
    guard case .timed(var timed) = pace else { return }
    timed.span = AnimationSpan(
      delay: timed.span.delay, duration: timed.span.duration, repeatCount: count,
      autoreverses: autoreverses)
    pace = .timed(timed)
  }

  // MARK: - Changes

  /// Records a change of a view. A view outside a scene has no clock, and shows the new value
  /// immediately.
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

  /// Records a change of a layer property that its view does not have, and its end.
  func noteLayer(in system: TouchSystem, until end: TimeInterval) {
    self.system = system
    layersEnd = max(layersEnd, end)
  }

  /// An animator uses the first system in which something changes.
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

  /// Starts the animations. If there are none, the completion is called with the next deadlines, or
  /// immediately if there is no clock.
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
