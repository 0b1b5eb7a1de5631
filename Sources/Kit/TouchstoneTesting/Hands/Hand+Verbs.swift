import Foundation
import Touchstone

/// Whole gestures of a hand. What is not given has a usual value; a human hand takes what people
/// take.
extension Hand {
  /// All fingers come down, stay for a moment (0.05 s if they are steady), and lift.
  @discardableResult
  public func tap(
    holding seconds: TimeInterval? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    down(file: file, line: line).hold(seconds ?? tapTime, file: file, line: line)
      .up(file: file, line: line)
  }

  /// Taps twice; the pause is from the lift to the next landing (0.1 s if they are steady).
  @discardableResult
  public func doubleTap(
    pause: TimeInterval? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    tap(file: file, line: line).hold(pause ?? tapPause, file: file, line: line)
      .tap(file: file, line: line)
  }

  /// All fingers come down, stay for that many seconds, and lift.
  @discardableResult
  public func longPress(
    _ seconds: TimeInterval = 0.6, file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    down(file: file, line: line).hold(seconds, file: file, line: line).up(file: file, line: line)
  }

  /// All fingers come down, go straight on by that much, in points, and lift.
  @discardableResult
  public func drag(
    by dx: CGFloat, _ dy: CGFloat, in seconds: TimeInterval = 0.5, curve: Curve? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    down(file: file, line: line)
      .move(by: dx, dy, in: seconds, curve: curve, file: file, line: line)
      .up(file: file, line: line)
  }

  /// Short, fast, and lifting at speed.
  @discardableResult
  public func flick(
    _ direction: UISwipeGestureRecognizer.Direction, by distance: CGFloat = 150,
    in seconds: TimeInterval = 0.1, file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    let way = direction.vector(distance)
    return drag(
      by: way.dx, way.dy, in: seconds, curve: isHuman ? .speedingUp : nil, file: file, line: line)
  }

  /// Longer than a flick, and coming to rest.
  @discardableResult
  public func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, by distance: CGFloat = 200,
    in seconds: TimeInterval = 0.25, file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    let way = direction.vector(distance)
    return drag(by: way.dx, way.dy, in: seconds, file: file, line: line)
  }
}
