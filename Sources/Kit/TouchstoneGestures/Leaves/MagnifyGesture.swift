import Foundation
import GestureCore
import Touchstone

/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    /// The moment of the last movement.
    public var time: Timestamp
    /// The distance of the fingers as a share of that at the start.
    public var magnification: CGFloat
    /// A second.
    public var velocity: CGFloat
    /// Where the middle between the fingers was at the start, as a share of the view's size.
    public var startAnchor: CGPoint
    /// The same place in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The least change of the magnification with which it begins, beyond what a pinch takes.
  public var minimumScaleDelta: CGFloat

  /// Makes a magnification that begins after that change of the scale.
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
      // Small changes are held back until they are large enough to be meant.
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
  /// A place as a share of the bounds.
  func share(of place: CGPoint) -> CGPoint {
    CGPoint(
      x: bounds.width > 0 ? (place.x - bounds.minX) / bounds.width : 0,
      y: bounds.height > 0 ? (place.y - bounds.minY) / bounds.height : 0)
  }
}
