import Foundation
import GestureCore
import Touchstone

/// Any number of fingers that move, scale and turn a thing at once; with one finger it is a drag.
///
/// Each step is the similarity that fits best to all fingers that are there before and after it, so that
/// nothing jumps when fingers come and go.
public struct TransformGesture: Gesture {
  public struct Value: Equatable, Sendable {
    /// When it was so, on the scene's clock.
    public var time: Timestamp
    /// How far the focus went with the thing under it, in the view's coordinates.
    public var translation: CGSize
    /// How much larger the fingers' distances are than at the beginning.
    public var scale: CGFloat
    /// Radians, clockwise.
    public var rotation: CGFloat
    /// The middle of the fingers.
    public var focus: CGPoint
    /// How many fingers take part.
    public var fingers: Int
    /// Of the focus, points a second.
    public var velocity: CGSize
    /// All of it as one transform of the view's coordinates.
    public var transform: CGAffineTransform
  }

  /// Points that a finger goes before it begins.
  public var minimumDistance: CGFloat

  /// Makes a transform that begins after that distance, in points.
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
    /// In the order in which they came down; the view's superspace is the window's, since the view
    /// itself is what usually moves.
    var fingers: [Finger] = []
    var whole = Similarity.identity
    var velocity = VelocityEstimator()
    /// The sum of the focus's steps, which does not jump when fingers come and go.
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

  /// The fingers changed: the speed goes on, the focus is another.
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
    // The way before it begins counts too, as a drag's does: the thing stays under the fingers.
    progress.whole = progress.whole.followed(by: step)
    progress.travel = progress.travel + (focus - progress.focus)
    progress.focus = focus
    progress.velocity.add(progress.travel, at: moment)
  }
}
