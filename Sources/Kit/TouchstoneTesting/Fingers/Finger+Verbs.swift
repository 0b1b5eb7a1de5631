import Foundation
import Touchstone

/// Complete gestures of one finger. Omitted parameters have usual values; for a human finger,
/// values measured on people.
extension Finger {
  // MARK: Movements

  /// Moves in a straight line by an offset in points; without a duration it takes one frame.
  @discardableResult
  public func move(
    by offset: CGVector, in seconds: TimeInterval = 0, curve: Curve? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Finger {
    let target = CGPoint(x: scriptLocation.x + offset.dx, y: scriptLocation.y + offset.dy)
    return move(to: target, in: seconds, curve: curve, file: file, line: line)
  }

  /// Moves in a straight line by an offset in points; without a duration it takes one frame.
  @discardableResult
  public func move(
    by dx: CGFloat, _ dy: CGFloat, in seconds: TimeInterval = 0, curve: Curve? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Finger {
    move(by: CGVector(dx: dx, dy: dy), in: seconds, curve: curve, file: file, line: line)
  }

  /// Moves along a path. If the finger is elsewhere, its next report is already on the path.
  @discardableResult
  public func follow(
    _ path: FingerPath, in seconds: TimeInterval, curve: Curve? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Finger {
    guard stage.allows(!path.points.isEmpty, "a path without points leads nowhere", file, line)
    else { return self }
    let here = scriptLocation
    return travel(in: seconds, curve: curve, file, line) { path.point(at: $0) ?? here }
  }

  // MARK: Gestures

  /// Lands, stays for a moment (0.05 s for a steady finger), and lifts.
  @discardableResult
  public func tap(
    holding seconds: TimeInterval? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Finger {
    down(file: file, line: line)
      .hold(seconds ?? human?.tapTime(at: stage.frameRate) ?? 0.05, file: file, line: line)
      .up(file: file, line: line)
  }

  /// Taps twice; the pause is from the lift to the next landing (0.1 s for a steady finger).
  @discardableResult
  public func doubleTap(
    pause: TimeInterval? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Finger {
    tap(file: file, line: line)
      .hold(pause ?? human?.tapPause(at: stage.frameRate) ?? 0.1, file: file, line: line)
      .tap(file: file, line: line)
  }

  /// Lands, stays for that many seconds, and lifts.
  @discardableResult
  public func longPress(
    _ seconds: TimeInterval = 0.6, file: StaticString = #fileID, line: UInt = #line
  ) -> Finger {
    down(file: file, line: line).hold(seconds, file: file, line: line).up(file: file, line: line)
  }

  /// Lands, moves in a straight line by an offset in points, and lifts.
  @discardableResult
  public func drag(
    by dx: CGFloat, _ dy: CGFloat, in seconds: TimeInterval = 0.5, curve: Curve? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Finger {
    down(file: file, line: line)
      .move(by: dx, dy, in: seconds, curve: curve, file: file, line: line)
      .up(file: file, line: line)
  }

  /// Lands, moves in a straight line to a location in the window, and lifts.
  @discardableResult
  public func drag(
    to target: CGPoint, in seconds: TimeInterval = 0.5, curve: Curve? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Finger {
    down(file: file, line: line)
      .move(to: target, in: seconds, curve: curve, file: file, line: line)
      .up(file: file, line: line)
  }

  /// A short, fast movement with a lift at speed.
  @discardableResult
  public func flick(
    _ direction: UISwipeGestureRecognizer.Direction, by distance: CGFloat = 150,
    in seconds: TimeInterval = 0.1, file: StaticString = #fileID, line: UInt = #line
  ) -> Finger {
    let way = direction.vector(distance)
    return down(file: file, line: line)
      .move(by: way, in: seconds, curve: human == nil ? nil : .speedingUp, file: file, line: line)
      .up(file: file, line: line)
  }

  /// A movement for a swipe recognizer: longer than a flick, and ending at rest.
  @discardableResult
  public func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, by distance: CGFloat = 200,
    in seconds: TimeInterval = 0.25, file: StaticString = #fileID, line: UInt = #line
  ) -> Finger {
    let way = direction.vector(distance)
    return drag(by: way.dx, way.dy, in: seconds, file: file, line: line)
  }

  /// Moves in from an edge of the window, at the finger's present y (or x) coordinate.
  @discardableResult
  public func edgeSwipe(
    from edge: UIRectEdge, by distance: CGFloat = 200, in seconds: TimeInterval = 0.3,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Finger {
    let size = stage.window.bounds.size
    let inset: CGFloat = 2
    let (start, way): (CGPoint, CGVector)
    switch edge {
    case .left:
      (start, way) = (CGPoint(x: inset, y: scriptLocation.y), CGVector(dx: distance, dy: 0))
    case .right:
      start = CGPoint(x: size.width - inset, y: scriptLocation.y)
      way = CGVector(dx: -distance, dy: 0)
    case .top:
      (start, way) = (CGPoint(x: scriptLocation.x, y: inset), CGVector(dx: 0, dy: distance))
    case .bottom:
      start = CGPoint(x: scriptLocation.x, y: size.height - inset)
      way = CGVector(dx: 0, dy: -distance)
    default:
      stage.note(
        StageFault(
          message: "finger \(name) cannot come in from several edges or none", file: file,
          line: line))
      return self
    }
    guard stage.allows(!isDown, "finger \(name) cannot come in: it is down", file, line) else {
      return self
    }
    jump(to: start)
    return down(file: file, line: line)
      .move(by: way, in: seconds, file: file, line: line)
      .up(file: file, line: line)
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// A vector of that length; several directions are added, so opposite ones cancel.
  func vector(_ length: CGFloat) -> CGVector {
    let dx: CGFloat = (contains(.right) ? 1 : 0) - (contains(.left) ? 1 : 0)
    let dy: CGFloat = (contains(.down) ? 1 : 0) - (contains(.up) ? 1 : 0)
    let scale = dx != 0 && dy != 0 ? length / CGFloat(2).squareRoot() : length
    return CGVector(dx: dx * scale, dy: dy * scale)
  }
}
