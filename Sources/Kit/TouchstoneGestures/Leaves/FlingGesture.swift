import Foundation
import Touchstone

/// A finger that lifts with a minimum speed in an allowed direction.
public struct FlingGesture: Gesture {
  /// Directions of a fling, in window space.
  public struct Direction: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Towards larger x.
    public static let right = Direction(rawValue: 1)
    /// Towards smaller x.
    public static let left = Direction(rawValue: 2)
    /// Towards smaller y.
    public static let up = Direction(rawValue: 4)
    /// Towards larger y.
    public static let down = Direction(rawValue: 8)
    /// All directions.
    public static let all: Direction = [.right, .left, .up, .down]

    /// The nearest of the four directions.
    init(of velocity: CGSize) {
      self =
        abs(velocity.width) >= abs(velocity.height)
        ? velocity.width < 0 ? .left : .right : velocity.height < 0 ? .up : .down
    }
  }

  public struct Value: Equatable, Sendable {
    /// The direction of the fling.
    public var direction: Direction
    /// The drag at the lift, with its velocity.
    public var drag: DragGesture.Value
  }

  /// The allowed directions.
  public var directions: Direction
  /// Points per second at the lift.
  public var minimumVelocity: CGFloat

  /// Creates a fling with a minimum speed at the lift, in points per second.
  public init(_ directions: Direction = .all, minimumVelocity: CGFloat = 300) {
    self.directions = directions
    self.minimumVelocity = max(0, minimumVelocity)
  }

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    let (directions, least) = (directions, minimumVelocity)
    return DragGesture().assemble(in: assembly) { event in
      switch event {
      case .changed: break
      case .cancelled: report(.cancelled)
      case .ended(let drag):
        let direction = Direction(of: drag.velocity)
        let isFast = hypot(drag.velocity.width, drag.velocity.height) >= least
        report(
          isFast && directions.contains(direction)
            ? .ended(Value(direction: direction, drag: drag)) : .cancelled)
      }
    }
  }
}
