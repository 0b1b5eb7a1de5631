import Foundation
import GestureCore
import Touchstone

/// A pure step between a moving gesture and its handlers.
public protocol MovementFilter: Sendable {
  /// What is reported of a movement; `nil` reports nothing.
  mutating func changed(_ movement: Movement) -> Movement?
  /// What is reported of the end; `nil` says that it was no gesture.
  mutating func ended(_ movement: Movement) -> Movement?
  /// How it goes on by itself after the end, if it does.
  mutating func coast(after movement: Movement) -> Coast?
}

extension MovementFilter {
  public mutating func ended(_ movement: Movement) -> Movement? {
    changed(movement) ?? movement
  }

  public mutating func coast(after movement: Movement) -> Coast? { nil }
}

/// A movement without fingers: where it is at each time after it was let go.
public struct Coast: Sendable {
  /// Seconds until it rests.
  public let duration: TimeInterval
  /// Whether a finger that comes down ends it where it is, as it does in a scroll view that glides. What
  /// goes to a place goes there all the same.
  public var isCaught = false
  private let place: @Sendable (TimeInterval) -> (CGPoint, CGPoint)

  /// - Parameter place: translation and velocity after that many seconds.
  public init(
    lasting duration: TimeInterval,
    _ place: @escaping @Sendable (TimeInterval) -> (CGPoint, CGPoint)
  ) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.place = place
  }

  /// The movement that many seconds after the end; from the duration on it rests.
  public func movement(after seconds: TimeInterval, from end: Timestamp) -> Movement {
    let isAtRest = seconds >= duration
    let (translation, velocity) = place(min(seconds, duration))
    return Movement(
      time: end.advanced(by: seconds), translation: translation,
      velocity: isAtRest ? .zero : velocity)
  }

  /// A spring that draws a movement to a place, with the speed that it has.
  public static func spring(
    from movement: Movement, to target: CGPoint, duration: TimeInterval = 0.5, bounce: Double = 0
  ) -> Coast {
    let way = target - movement.translation
    // A spring knows its speed in whole ways; with next to no way there is half a point of it.
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
