import Foundation
import Touchstone

/// A finger that leaves at speed in one of the directions that are allowed.
public struct FlingGesture: Gesture {
  public struct Direction: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
    public static let all: Direction = [.right, .left, .up, .down]

    /// The nearest of the four.
    init(of velocity: CGSize) {
      self =
        abs(velocity.width) >= abs(velocity.height)
        ? velocity.width < 0 ? .left : .right : velocity.height < 0 ? .up : .down
    }
  }

  public struct Value: Equatable, Sendable {
    public var direction: Direction
    /// The drag up to the lift, with its velocity.
    public var drag: DragGesture.Value
  }

  public var directions: Direction
  /// Points a second at the lift.
  public var minimumVelocity: CGFloat

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
