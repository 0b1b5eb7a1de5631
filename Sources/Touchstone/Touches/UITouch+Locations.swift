import Foundation
import GestureCore

extension UITouch {
  /// Where the touch is, in the coordinates of a view; `nil` stands for the window (API-T09).
  public func location(in view: UIView?) -> CGPoint {
    convert(shown.sample.location, to: view)
  }

  /// Where the touch was in the previous event (API-T10).
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(shown.previousSample.location, to: view)
  }

  /// The location with the sensor's full precision. Not for hit testing: it may lie just outside of
  /// the hit view (HIT-15).
  public func preciseLocation(in view: UIView?) -> CGPoint {
    convert(shown.sample.preciseLocation ?? shown.sample.location, to: view)
  }

  public func precisePreviousLocation(in view: UIView?) -> CGPoint {
    convert(shown.previousSample.preciseLocation ?? shown.previousSample.location, to: view)
  }

  /// The direction in which the pencil leans in radians, 0 along the view's x axis (API-T13).
  public func azimuthAngle(in view: UIView?) -> CGFloat {
    let direction = azimuthUnitVector(in: view)
    return atan2(direction.dy, direction.dx)
  }

  public func azimuthUnitVector(in view: UIView?) -> CGVector {
    let angle = shown.sample.azimuthAngle
    let along = convert(CGPoint(x: cos(angle), y: sin(angle)), to: view)
    let origin = convert(.zero, to: view)
    let length = hypot(along.x - origin.x, along.y - origin.y)
    guard length > 0 else { return CGVector(dx: 1, dy: 0) }
    return CGVector(dx: (along.x - origin.x) / length, dy: (along.y - origin.y) / length)
  }

  /// Where the touch came down.
  func beginning(in view: UIView) -> CGPoint { view.convertFromScene(first.sample.location) }

  /// The place on the screen, where recognizers measure (REC-01).
  var sceneLocation: CGPoint { shownLocation }

  /// Whether it is elsewhere than in the previous event.
  var hasMoved: Bool { sceneLocation != shown.previousSample.location }

  private func convert(_ scenePoint: CGPoint, to view: UIView?) -> CGPoint {
    if let view { return view.convertFromScene(scenePoint) }
    return window?.convertFromScene(scenePoint) ?? scenePoint
  }
}
