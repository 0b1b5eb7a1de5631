import Foundation
import GestureCore

/// Recognizes a finger that comes in from an edge of the screen.
///
/// ```
/// possible ─a finger that started at one of the edges moved inwards more than the hysteresis─▶ began
/// possible ─started elsewhere, moved along the edge, too slow─▶ failed
/// began … as a pan
/// ```
/// Numbers: `GestureTuning.edge…` (EDG-03, EDG-04).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  // MARK: Configuration

  /// The edges at which the pan may start, in the present orientation of the screen. By default none, and
  /// then nothing is recognized (EDG-07).
  open var edges: UIRectEdge = []

  // MARK: Progress

  private struct Progress {
    var start: CGPoint = .zero
    var edges: UIRectEdge = []
    /// The longest time before it begins, in seconds.
    var limit: TimeInterval = 0
  }

  private var progress = Progress()

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Only the first finger counts; later ones are ignored (EDG-05).
    ignore(touches, beyond: 1, for: event)
    guard state == .possible, let first = attempt.downTouches.first, touches.has(first) else {
      return
    }
    progress.start = first.sceneLocation
    progress.edges = edges.intersection(edgesNear(first.sceneLocation))
    guard !progress.edges.isEmpty else {
      return setState(.failed, because: reasonForWrongStart(at: first.sceneLocation))
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

  /// A scroll does not start at an edge.
  override func receivesPointer(_ change: PointerEvent.Change) -> Bool { false }

  override func exclusion(from change: PointerEvent.Change) -> Exclusion { .pointerKind }

  // MARK: Reset

  open override func reset() {
    super.reset()
    progress = Progress()
  }

  // MARK: Direction

  /// It begins if the movement is inwards within the angle window, and fails otherwise (EDG-04).
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

  private func reasonForWrongStart(at point: CGPoint) -> Reason {
    let own = distances(to: point).filter { edges.contains($0.edge) }.map(\.distance)
    guard let nearest = own.min() else { return .because("it has no edges to start from") }
    return .over(
      "started", nearest, unit: "pt from its nearest edge", limit: "edgeRegion", tuning.edgeRegion)
  }
  nonisolated deinit {}
}
