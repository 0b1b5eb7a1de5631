import Foundation
import GestureCore
import Touchstone

/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    /// The time of the last movement.
    public var time: Timestamp
    /// The fingers' distance relative to that at the start.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The centre of the fingers at the start, relative to the view's size (0 to 1).
    public var startAnchor: CGPoint
    /// The centre of the fingers at the start in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The change of the magnification at which it begins, in addition to a pinch's own threshold.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification that begins after a change of the scale.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    let pinch = UIPinchGestureRecognizer()
    let least = minimumScaleDelta
    var start: CGPoint?
    return assembly.add(pinch, takesOver: true) { [unowned pinch, unowned assembly] state in
      if state == .began { start = nil }
      guard state == .began || state == .changed || state == .ended else {
        return report(.cancelled)
      }
      // Small changes are not reported until they exceed the minimum.
      guard start != nil || abs(pinch.scale - 1) >= least else {
        return state == .ended ? report(.cancelled) : ()
      }
      let place = start ?? pinch.location(in: pinch.view)
      start = place
      let value = Value(
        time: assembly.now, magnification: pinch.scale, velocity: pinch.velocity,
        startAnchor: pinch.view?.share(of: place) ?? .zero, startLocation: place)
      report(state == .ended ? .ended(value) : .changed(value))
    }
  }
}

extension UIView {
  /// A location relative to the bounds (0 to 1).
  func share(of place: CGPoint) -> CGPoint {
    CGPoint(
      x: bounds.width > 0 ? (place.x - bounds.minX) / bounds.width : 0,
      y: bounds.height > 0 ? (place.y - bounds.minY) / bounds.height : 0)
  }
}
