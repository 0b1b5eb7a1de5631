import Foundation
import Touchstone

/// One or more taps of a finger.
public struct TapGesture: Gesture {
  public typealias Value = Void

  /// The number of taps.
  public var count: Int

  /// - Parameter count: the number of taps, at least 1.
  public init(count: Int = 1) { self.count = max(1, count) }

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Void>) -> Void
  ) -> GestureNode {
    SpatialTapGesture(count: count).assemble(in: assembly) { report($0.map { _ in }) }
  }
}

/// One or more taps of a finger, with the location of the first.
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    /// The landing of the first tap, in the requested coordinate space.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: GestureSpace

  /// Creates a tap; the number of taps is at least 1.
  public init(count: Int = 1, coordinateSpace: GestureSpace = .local) {
    self.count = max(1, count)
    self.coordinateSpace = coordinateSpace
  }

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = count
    let space = coordinateSpace
    return assembly.add(tap, takesOver: false) { [unowned tap] state in
      state == .ended
        ? report(.ended(Value(location: tap.location(in: space.view(of: tap)))))
        : report(.cancelled)
    }
  }
}

/// The coordinate space of a gesture's locations.
public enum GestureSpace: Sendable {
  /// The view that the gesture is on.
  case local
  /// The window.
  case global

  @MainActor func view(of recognizer: UIGestureRecognizer) -> UIView? {
    self == .local ? recognizer.view : recognizer.view?.window
  }
}
