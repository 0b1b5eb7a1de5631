import Foundation
import GestureCore
import Touchstone

/// The translation and velocity of a moving gesture, which modifiers read and change.
public struct Movement: Equatable, Sendable {
  /// The time on the scene's clock.
  public var time: Timestamp
  /// Points since the start.
  public var translation: CGPoint
  /// Points per second.
  public var velocity: CGPoint

  /// Creates a movement.
  public init(time: Timestamp, translation: CGPoint, velocity: CGPoint) {
    self.time = time
    self.translation = translation
    self.velocity = velocity
  }
}

/// The value of a moving gesture.
@MainActor public protocol MovingValue {
  /// The value's movement, which filters read and change.
  var movement: Movement { get set }
}

extension DragGesture.Value: MovingValue {
  public var movement: Movement {
    get {
      Movement(
        time: time, translation: CGPoint(x: translation.width, y: translation.height),
        velocity: CGPoint(x: velocity.width, y: velocity.height))
    }
    set {
      time = newValue.time
      translation = CGSize(width: newValue.translation.x, height: newValue.translation.y)
      velocity = CGSize(width: newValue.velocity.x, height: newValue.velocity.y)
      location = startLocation + newValue.translation
    }
  }
}

extension TransformGesture.Value: MovingValue {
  public var movement: Movement {
    get {
      Movement(
        time: time, translation: CGPoint(x: translation.width, y: translation.height),
        velocity: CGPoint(x: velocity.width, y: velocity.height))
    }
    set {
      time = newValue.time
      let change = CGPoint(
        x: newValue.translation.x - translation.width,
        y: newValue.translation.y - translation.height)
      translation = CGSize(width: newValue.translation.x, height: newValue.translation.y)
      velocity = CGSize(width: newValue.velocity.x, height: newValue.velocity.y)
      transform.tx += change.x
      transform.ty += change.y
    }
  }
}
