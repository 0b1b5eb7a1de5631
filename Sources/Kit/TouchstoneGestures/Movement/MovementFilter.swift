import Foundation
import GestureCore
import Touchstone

/// A step between a moving gesture and its handlers, without side effects.
public protocol MovementFilter: Sendable {
  /// The movement to report for a change; `nil` for no report.
  mutating func changed(_ movement: Movement) -> Movement?
  /// The movement to report at the end; `nil` if the gesture is cancelled.
  mutating func ended(_ movement: Movement) -> Movement?
  /// The continued movement after the end; `nil` if there is none.
  mutating func coast(after movement: Movement) -> Coast?
}

extension MovementFilter {
  public mutating func ended(_ movement: Movement) -> Movement? {
    changed(movement) ?? movement
  }

  public mutating func coast(after movement: Movement) -> Coast? { nil }
}

/// A movement without fingers as a function of the time since the lift.
public struct Coast: Sendable {
  /// Seconds until it rests.
  public let duration: TimeInterval
  /// Whether a new finger stops it, as in a decelerating scroll view. A movement to a fixed target is not stopped.
  public var isCaught = false
  private let place: @Sendable (TimeInterval) -> (CGPoint, CGPoint)

  /// - Parameter place: translation and velocity after a number of seconds.
  public init(
    lasting duration: TimeInterval,
    _ place: @escaping @Sendable (TimeInterval) -> (CGPoint, CGPoint)
  ) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.place = place
  }

  /// The movement a number of seconds after the end; it rests from `duration` on.
  public func movement(after seconds: TimeInterval, from end: Timestamp) -> Movement {
    let isAtRest = seconds >= duration
    let (translation, velocity) = place(min(seconds, duration))
    return Movement(
      time: end.advanced(by: seconds), translation: translation,
      velocity: isAtRest ? .zero : velocity)
  }

  /// A spring that moves to a target, starting with the present velocity.
  public static func spring(
    from movement: Movement, to target: CGPoint, duration: TimeInterval = 0.5, bounce: Double = 0
  ) -> Coast {
    let way = target - movement.translation
    // The spring's velocity is relative to the distance; for a distance near 0, half a point is used.
    func axis(_ way: CGFloat, _ speed: CGFloat) -> (spring: Spring, unit: CGFloat) {
      let unit = abs(way) > 0.5 ? way : way < 0 ? -0.5 : 0.5
      return (
        Spring(duration: duration, bounce: bounce, velocity: Double(speed / unit)), unit
      )
    }
    let x = axis(way.x, movement.velocity.x)
    let y = axis(way.y, movement.velocity.y)
    let start = movement.translation
    let lasting = max(x.spring.settlingDuration, y.spring.settlingDuration)
    return Coast(lasting: lasting) { time in
      guard time < lasting else { return (target, .zero) }
      func place(_ time: TimeInterval) -> CGPoint {
        CGPoint(
          x: start.x + x.unit * CGFloat(x.spring.value(at: time)),
          y: start.y + y.unit * CGFloat(y.spring.value(at: time)))
      }
      let step = 1e-4
      return (place(time), (place(time + step) - place(time)) / CGFloat(step))
    }
  }
}
