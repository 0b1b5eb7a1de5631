import Foundation
import GestureCore
import Touchstone

/// Two fingers that rotate around each other.
public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    /// The time on the scene's clock.
    public var time: Timestamp
    /// Radians, clockwise.
    public var rotation: CGFloat
    /// Radians per second.
    public var velocity: CGFloat
    /// The centre of the fingers at the start, relative to the view's size (0 to 1).
    public var startAnchor: CGPoint
    /// The centre of the fingers at the start in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The rotation in radians at which it begins, in addition to a rotation recognizer's own
  /// threshold.
  public var minimumAngleDelta: CGFloat

  /// Creates a rotation that begins after an angle in radians.
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
