import Foundation
import TouchStories
import Touchstone

/// A scene on the playground's stage: an example of its own, or one of an app that is looked at.
final class StagedScene {
  /// Lines of the trace that a slow page may be behind; older ones are lost to it.
  private static let longestTrace = 6000
  /// Touches that are over and that a slow page has not heard of; older ones are told as cancelled.
  private static let mostFinishedTouches = 500

  let example: Example?
  let scene: UIWindowScene
  let census = Census()
  let size: CGSize
  /// Lines of the trace so far, the number of the first of them, and who holds which touch.
  private(set) var trace: [TraceEntry] = []
  private(set) var firstEntry = 0
  private(set) var touches: [Int: TouchSnapshot] = [:]
  /// Whose input is being handled.
  var hand = 0
  private var hands: [Int: Int] = [:]
  /// What the example wants to be kept.
  private var cast: AnyObject?
  /// Relations that were added on the page.
  let companions = Companions()
  private var standings = StandingTable()
  /// How often a page has changed what the recognizers want.
  var edits = 0
  private let previousListener: ((TraceEvent) -> Void)?
  /// Hears of every line as well.
  var onEvent: ((TraceEvent) -> Void)?

  /// Builds an example.
  init(_ example: Example, size: CGSize) {
    self.example = example
    self.size = example.size ?? size
    scene = UIWindowScene(screen: UIScreen(bounds: CGRect(origin: .zero, size: self.size)))
    previousListener = nil
    let window = UIWindow(windowScene: scene)
    window.accessibilityIdentifier = "window"
    cast = example.build(window)
    window.makeKeyAndVisible()
    listen()
  }

  /// Looks at a scene that somebody else owns.
  init(watching scene: UIWindowScene) {
    example = nil
    size = scene.screen.bounds.size
    self.scene = scene
    previousListener = scene.touchSystem.trace
    listen()
  }

  isolated deinit {
    scene.touchSystem.trace = previousListener
  }

  var system: TouchSystem { scene.touchSystem }
  var lastEntry: Int { firstEntry + trace.count }

  /// Whether something will happen without input.
  var isBusy: Bool { system.nextDeadline != nil }

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

  /// The trace from an entry on, and the touches that it speaks of.
  func news(since entry: Int) -> ArraySlice<TraceEntry> {
    trace.dropFirst(max(0, entry - firstEntry))
  }

  // MARK: - Listening

  private func listen() {
    if system.traceBuffer == nil { system.traceBuffer = TraceBuffer() }
    let previous = previousListener
    system.trace = { [weak self] event in
      previous?(event)
      self?.hear(event)
    }
  }

  private func hear(_ event: TraceEvent) {
    onEvent?(event)
    var entry = TraceEntry(event)
    if case .touch(let id, let phase, let place, let view) = event.kind {
      if phase == .began { hands[id] = hand }
      let owner = hands[id] ?? 0
      entry.hand = owner
      touches[id] = TouchSnapshot(
        id: id, phase: "\(phase)", x: Double(place.x), y: Double(place.y), view: view, hand: owner)
      if phase == .ended || phase == .cancelled { hands[id] = nil }
    }
    trace.append(entry)
    if trace.count > 2 * Self.longestTrace {
      firstEntry += trace.count - Self.longestTrace
      trace.removeFirst(trace.count - Self.longestTrace)
    }
  }

  /// Forgets touches that are over and that everybody has heard of.
  func tidy(hasBeenTold: (TouchSnapshot) -> Bool) {
    let finished = touches.values.filter(\.isOver)
    let isCrowded = finished.count > Self.mostFinishedTouches
    for touch in finished where isCrowded || hasBeenTold(touch) { touches[touch.id] = nil }
    census.tidy()
  }

  /// The touches that are otherwise than somebody knows them.
  func touches(unknownTo known: [Int: TouchSnapshot]) -> [TouchSnapshot] {
    var news = touches.values.filter { known[$0.id] != $0 }
    for var touch in known.values where !touch.isOver && touches[touch.id] == nil {
      touch.phase = "cancelled"
      news.append(touch)
    }
    return news.sorted { $0.id < $1.id }
  }

  // MARK: - Looking

  /// - Parameter selected: the number of the view whose recognizers are told in full.
  func snapshot(selected: Int?) -> SceneSnapshot {
    SceneSnapshot(scene, census, selected: selected, edits: edits) { structure in
      standings.relations(of: structure, in: system)
    }
  }
}
