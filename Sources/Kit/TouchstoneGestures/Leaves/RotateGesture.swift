import Foundation
import GestureCore
import Touchstone

/// Two fingers that turn around each other.
public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    /// When it was so, on the scene's clock.
    public var time: Timestamp
    /// Radians, clockwise.
    public var rotation: CGFloat
    /// Radians a second.
    public var velocity: CGFloat
    /// Where the middle between the fingers was at the start, as a share of the view's size.
    public var startAnchor: CGPoint
    /// The same place in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The least turn, in radians, with which it begins, beyond what a rotation takes.
  public var minimumAngleDelta: CGFloat

  /// Makes a rotation that begins after that angle, in radians.
  public init(minimumAngleDelta: CGFloat = .pi / 180) { self.minimumAngleDelta = minimumAngleDelta }

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    let turn = UIRotationGestureRecognizer()
    let least = minimumAngleDelta
    var start: CGPoint?
    return assembly.add(turn, takesOver: true) { [unowned turn, unowned assembly] state in
      if state == .began { start = nil }
      guard state == .began || state == .changed || state == .ended else {
        return report(.cancelled)
      }
      guard start != nil || abs(turn.rotation) >= least else {
        return state == .ended ? report(.cancelled) : ()
      }
      let place = start ?? turn.location(in: turn.view)
      start = place
      let value = Value(
        time: assembly.now, rotation: turn.rotation, velocity: turn.velocity,
        startAnchor: turn.view?.share(of: place) ?? .zero, startLocation: place)
      report(state == .ended ? .ended(value) : .changed(value))
    }
  }
}
