import Foundation
import GestureCore

/// Recognizes a finger that comes in from an edge of the screen.
///
/// ```
/// possible ─a finger from one of the edges moved inwards more than the hysteresis─▶ began
/// possible ─started elsewhere, went along the edge, took too long─▶ failed
/// began … as a pan
/// ```
/// Numbers: `GestureTuning.edge…` (EDG-03, EDG-04).
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  // MARK: Configuration

  /// The edges that count, as the screen is now turned. None to begin with: then nothing is
  /// recognized (EDG-07).
  open var edges: UIRectEdge = []

  // MARK: Progress

  private struct Progress {
    var start: CGPoint = .zero
    var edges: UIRectEdge = []
    /// How long it may take to begin, in seconds.
    var limit: TimeInterval = 0
  }

  private var progress = Progress()

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // One finger comes in; whatever follows has no part in it (EDG-05).
    for touch in attempt.downTouches.dropFirst() where touches.has(touch) {
      ignore(touch, for: event)
    }
    guard state == .possible, let first = attempt.downTouches.first, touches.has(first) else {
      return
    }
    progress.start = first.sceneLocation
    progress.edges = edges.intersection(edgesNear(first.sceneLocation))
    guard !progress.edges.isEmpty else {
      return setState(.failed, because: reasonToStayOut(first.sceneLocation))
    }
    super.touchesBegan([first], with: event)
    progress.limit = tuning.edgeDuration
    requestDeadline(after: progress.limit, inclusive: true)
  }

  // MARK: Deadline

  override func deadlinePassed() {
    guard state == .possible else { return }
    let limit = progress.limit
    setState(.failed, because: .over("took", limit, unit: "s", limit: "edgeDuration", limit))
  }

  // MARK: Pointer

  /// A scroll comes from no edge.
  override func receivesPointer(_ change: PointerEvent.Change) -> Bool { false }

  // MARK: Reset

  open override func reset() {
    super.reset()
    progress = Progress()
  }

  /// Mainly inwards, within the angle window; along the edge it fails (EDG-04).
  override func mayBegin(after travel: CGPoint) -> Reason? {
    let inwards = progress.edges.inwardDirections.map { $0.dx * travel.x + $0.dy * travel.y }
    let best = inwards.max() ?? 0
    guard best < travel.length * cos(tuning.edgeAngleWindow) else { return nil }
    let angle = acos(max(-1, min(1, best / travel.length))) * 180 / .pi
    return .over(
      "went", angle, unit: "degrees from straight inwards", limit: "edgeAngleWindow",
      tuning.edgeAngleWindow * 180 / .pi)
  }

  // MARK: Private

  private func edgesNear(_ point: CGPoint) -> UIRectEdge {
    UIRectEdge(distances(to: point).filter { $0.distance <= tuning.edgeRegion }.map(\.edge))
  }

  private func distances(to point: CGPoint) -> [(edge: UIRectEdge, distance: CGFloat)] {
    guard let bounds = view?.window?.frame else { return [] }
    return [
      (.top, point.y - bounds.minY), (.left, point.x - bounds.minX),
      (.bottom, bounds.maxY - point.y), (.right, bounds.maxX - point.x),
    ]
  }

  private func reasonToStayOut(_ point: CGPoint) -> Reason {
    let own = distances(to: point).filter { edges.contains($0.edge) }.map(\.distance)
    guard let nearest = own.min() else { return .because("it has no edges to start from") }
    return .over(
      "started", nearest, unit: "pt from its nearest edge", limit: "edgeRegion", tuning.edgeRegion)
  }
}
