import Foundation
import GestureCore
import TouchStories
import Touchstone

/// A scene on the playground's stage: an example, or the scene of an app that pages watch.
///
/// The isolation is spelled out: tests of an optimized build do not find the module's default at the isolated `deinit`.
@MainActor final class StagedScene {
  /// The most trace lines stored for slow pages; older ones are lost to them.
  private static let longestTrace = 6000
  /// Lines above that limit that are then removed together.
  private static let slack = 1000

  let example: Example?
  /// Rebuilds the scene for trials; `nil` for an app's scene without a registered maker.
  let template: Example?
  let scene: UIWindowScene
  let census = Census()
  let size: CGSize
  /// The stored trace lines, the number of the first one, and the touches that they mention.
  private(set) var trace: [TraceLine] = []
  private(set) var firstEntry = 0
  private(set) var touches = TouchSnapshots()
  /// The hand number of the client whose input is being handled.
  var hand = 0
  /// Whether movement is also stored in the trace. It is most of the trace, and only pages that show the trace read it.
  var keepsMovement = false
  /// The object that the example's `build` returned, to retain it.
  private var cast: AnyObject?
  /// Relations that were added on the page.
  let companions = Companions()
  private var standings = StandingTable()
  let story = StageStory()
  /// Trace lines that the lesson's task still lacks.
  private var missing: Set<String> = []
  /// How often a page has changed the recognizers' settings.
  var edits = 0
  private let previousListener: ((TraceEvent) -> Void)?
  /// Also receives every trace event.
  var onEvent: ((TraceEvent) -> Void)?

  /// Builds an example.
  init(_ example: Example, size: CGSize) {
    self.example = example
    template = example
    self.size = example.size ?? size
    scene = UIWindowScene(screen: UIScreen(bounds: CGRect(origin: .zero, size: self.size)))
    previousListener = nil
    missing = example.task?.wants ?? []
    let window = UIWindow(windowScene: scene)
    window.accessibilityIdentifier = "window"
    cast = example.build(window)
    window.makeKeyAndVisible()
    // Before any finger comes, lists have rows, and views have drawn.
    scene.touchSystem.advance(to: scene.touchSystem.now)
    listen()
  }

  /// Watches a scene that the app owns.
  /// - Parameter maker: builds a scene with the same views and recognizers.
  init(watching scene: UIWindowScene, maker: Example? = nil) {
    example = nil
    template = maker
    size = scene.screen.bounds.size
    self.scene = scene
    previousListener = scene.touchSystem.trace
    listen()
  }

  isolated deinit {
    scene.touchSystem.trace = previousListener
    scene.touchSystem.traceReader = nil
  }

  var system: TouchSystem { scene.touchSystem }
  var lastEntry: Int { firstEntry + trace.count }

  /// Whether the lesson's task is done; `nil` if there is none.
  var isTaskDone: Bool? { example?.task == nil ? nil : missing.isEmpty }

  /// Whether a deadline is pending, so that something will happen without input.
  var isBusy: Bool { system.nextDeadline != nil }

  /// All recognizers, in the order of the tree.
  var recognizers: [UIGestureRecognizer] {
    func all(in view: UIView) -> [UIGestureRecognizer] {
      (view.gestureRecognizers ?? []) + view.subviews.flatMap(all)
    }
    return scene.windows.flatMap(all)
  }

  func recognizer(_ number: Int) -> UIGestureRecognizer? {
    func find(_ view: UIView) -> UIGestureRecognizer? {
      if let found = view.gestureRecognizers?.first(where: { $0.subject.id == number }) {
        return found
      }
      for subview in view.subviews {
        if let found = find(subview) { return found }
      }
      return nil
    }
    for window in scene.windows {
      if let found = find(window) { return found }
    }
    return nil
  }

  /// Trace entries from a line number on.
  /// - Parameter withMovement: whether the page shows every line.
  func news(since entry: Int, withMovement: Bool) -> [TraceEntry] {
    let lines = trace.dropFirst(max(0, entry - firstEntry))
    if withMovement { return lines.map(TraceEntry.init) }
    // Movement may be stored for other pages, so filter it.
    return lines.filter { !$0.event.kind.isMovement }.map(TraceEntry.init)
  }

  /// The last trace entries, including movement.
  func last(_ count: Int) -> [TraceEntry] {
    (system.traceBuffer?.events ?? []).suffix(count).map { TraceEntry(TraceLine(event: $0)) }
  }

  // MARK: - Listening

  private func listen() {
    if system.traceBuffer == nil { system.traceBuffer = TraceBuffer() }
    let previous = previousListener
    system.trace = { [weak self] event in
      previous?(event)
      self?.hear(event)
    }
    followStory()
  }

  /// Called before input: makes the story follow recognizers that were added or removed between gestures.
  func followStory() {
    if !touches.isAnyDown { story.follow(self) }
  }

  private func hear(_ event: TraceEvent) {
    onEvent?(event)
    if !missing.isEmpty {
      let line = event.line.split(separator: " ").joined(separator: " ")
      missing = missing.filter { !line.hasPrefix($0) }
    }
    var owner: Int?
    if case .touch(let id, let phase, let place, let view) = event.kind {
      owner = touches.note(id, phase, at: place, in: view, hand: hand)
    }
    if event.kind.isMovement, !keepsMovement { return }
    trace.append(TraceLine(event: event, hand: owner))
    if trace.count > Self.longestTrace + Self.slack {
      firstEntry += trace.count - Self.longestTrace
      trace.removeFirst(trace.count - Self.longestTrace)
    }
  }

  /// Removes deallocated views from the census, and finished touches that every page has received.
  func tidy(told: [TouchSnapshots]) {
    touches.forgetFinished(knownTo: told)
    census.tidy()
  }

  // MARK: - Looking

  /// - Parameter selected: the number of the view whose recognizers are sent in full.
  func snapshot(selected: Int?) -> SceneSnapshot {
    SceneSnapshot(scene, census, selected: selected, edits: edits) { structure in
      standings.relations(of: structure, in: system)
    }
  }
}
