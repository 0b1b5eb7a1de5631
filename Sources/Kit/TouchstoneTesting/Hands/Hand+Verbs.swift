import Foundation
import Touchstone

/// Complete gestures of a hand. Omitted parameters have usual values; for a human hand, values
/// measured on people.
extension Hand {
  /// All fingers land, stay for a moment (0.05 s for steady fingers), and lift.
  @discardableResult
  public func tap(
    holding seconds: TimeInterval? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    down(file: file, line: line).hold(seconds ?? tapTime, file: file, line: line)
      .up(file: file, line: line)
  }

  /// Taps twice; the pause is from the lift to the next landing (0.1 s for steady fingers).
  @discardableResult
  public func doubleTap(
    pause: TimeInterval? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    tap(file: file, line: line).hold(pause ?? tapPause, file: file, line: line)
      .tap(file: file, line: line)
  }

  /// All fingers land, stay for that many seconds, and lift.
  @discardableResult
  public func longPress(
    _ seconds: TimeInterval = 0.6, file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    down(file: file, line: line).hold(seconds, file: file, line: line).up(file: file, line: line)
  }

  /// All fingers land, move in a straight line by an offset in points, and lift.
  @discardableResult
  public func drag(
    by dx: CGFloat, _ dy: CGFloat, in seconds: TimeInterval = 0.5, curve: Curve? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    down(file: file, line: line)
      .move(by: dx, dy, in: seconds, curve: curve, file: file, line: line)
      .up(file: file, line: line)
  }

  /// A short, fast movement with a lift at speed.
  @discardableResult
  public func flick(
    _ direction: UISwipeGestureRecognizer.Direction, by distance: CGFloat = 150,
    in seconds: TimeInterval = 0.1, file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    let way = direction.vector(distance)
    return drag(
      by: way.dx, way.dy, in: seconds, curve: isHuman ? .speedingUp : nil, file: file, line: line)
  }

  /// A movement for a swipe recognizer: longer than a flick, and ending at rest.
  @discardableResult
  public func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, by distance: CGFloat = 200,
    in seconds: TimeInterval = 0.25, file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    let way = direction.vector(distance)
    return drag(by: way.dx, way.dy, in: seconds, file: file, line: line)
  }
}
