import Foundation
import GestureCore
import Touchstone

/// Moves, scales and rotates an object at the same time with any number of fingers; with one finger it is a drag.
///
/// Each step is the best-fitting similarity transform of the fingers that are down before and after it, so that nothing jumps
/// when fingers land and lift.
public struct TransformGesture: Gesture {
  public struct Value: Equatable, Sendable {
    /// The time on the scene's clock.
    public var time: Timestamp
    /// The translation of the focus with the object below it, in the view's coordinates.
    public var translation: CGSize
    /// The fingers' distances relative to those at the beginning.
    public var scale: CGFloat
    /// Radians, clockwise.
    public var rotation: CGFloat
    /// The centre of the fingers.
    public var focus: CGPoint
    /// The number of fingers.
    public var fingers: Int
    /// The velocity of the focus in points per second.
    public var velocity: CGSize
    /// The whole change as a transform of the view's coordinates.
    public var transform: CGAffineTransform
  }

  /// Points that a finger must move before it begins.
  public var minimumDistance: CGFloat

  /// Creates a transform that begins after a distance in points.
  public init(minimumDistance: CGFloat = 10) { self.minimumDistance = max(0, minimumDistance) }

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    let recognizer = TransformRecognizer()
    recognizer.minimumDistance = minimumDistance
    return assembly.add(recognizer, takesOver: true) { [unowned recognizer] state in
      switch state {
      case .began, .changed: report(.changed(recognizer.value))
      case .ended: report(.ended(recognizer.value))
      default: report(.cancelled)
      }
    }
  }
}

/// Follows all fingers.
///
/// ```
/// possible ─a finger went minimumDistance, and it has its turn─▶ began
/// possible ─all fingers lifted─▶ failed
/// began | changed ─a finger moves─▶ changed
/// began | changed ─the last finger lifts─▶ ended
/// began | changed ─touches cancelled─▶ cancelled
/// ```
final class TransformRecognizer: UIGestureRecognizer, WaitsForTurn {
  var minimumDistance: CGFloat = 10

  private struct Finger {
    let touch: UITouch
    var start: CGPoint
    var location: CGPoint
  }

  private struct Progress {
    /// In the order of landing; in window coordinates, because the view itself usually moves.
    var fingers: [Finger] = []
    var whole = Similarity.identity
    var velocity = VelocityEstimator()
    /// The sum of the focus' steps, which does not jump when fingers land and lift.
    var travel = CGPoint.zero
    var focus = CGPoint.zero
  }

  private var progress = Progress()

  var value: TransformGesture.Value {
    let whole = progress.whole
    let speed = progress.velocity.velocity
    let moved = whole.applied(to: .zero)
    return TransformGesture.Value(
      time: moment,
      translation: CGSize(width: progress.travel.x, height: progress.travel.y),
      scale: whole.scale, rotation: whole.angle, focus: convert(progress.focus, to: view),
      fingers: progress.fingers.count, velocity: CGSize(width: speed.x, height: speed.y),
      transform: CGAffineTransform(
        a: whole.cosine, b: whole.sine, c: -whole.sine, d: whole.cosine, tx: moved.x, ty: moved.y))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.inOrder {
      let place = touch.location(in: nil)
      progress.fingers.append(Finger(touch: touch, start: place, location: place))
    }
    if state == .possible, minimumDistance == 0, hasTurn { begin(0) }
    startFromHere()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow()
    guard state == .possible else {
      state = .changed
      return
    }
    guard hasTurn else { return }
    let farthest = progress.fingers.map { $0.location.distance(to: $0.start) }.max() ?? 0
    if farthest >= minimumDistance { begin(farthest) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow()
    progress.fingers.removeAll { touches.contains($0.touch) }
    if progress.fingers.isEmpty {
      if state == .possible {
        setState(.failed, because: .because("its fingers lifted before they had moved far enough"))
      } else {
        setState(.ended, because: .recognized("the last finger lifted"))
      }
    } else {
      startFromHere()
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    setState(state == .possible ? .failed : .cancelled, because: .touchesCancelled)
  }

  func turnCame() {
    for index in progress.fingers.indices {
      progress.fingers[index].start = progress.fingers[index].location
    }
    progress.whole = .identity
    progress.travel = .zero
  }

  override func reset() { progress = Progress() }

  private func begin(_ distance: CGFloat) {
    setState(.began, because: .recognized("a finger moved \(Reason.spell(distance)) pt"))
  }

  /// The set of fingers changed: keeps the velocity and recomputes the focus.
  private func startFromHere() {
    progress.focus = TouchCluster(progress.fingers.map(\.location)).centroid
  }

  private func follow() {
    let before = progress.fingers.map(\.location)
    let after = progress.fingers.map { $0.touch.location(in: nil) }
    guard before != after else { return }
    let step = Similarity(taking: before, to: after)
    for index in after.indices { progress.fingers[index].location = after[index] }
    let focus = TouchCluster(after).centroid
    // The movement before the beginning is included, as for a drag, so that the object stays below the fingers.
    progress.whole = progress.whole.followed(by: step)
    progress.travel = progress.travel + (focus - progress.focus)
    progress.focus = focus
    progress.velocity.add(progress.travel, at: moment)
  }
}
