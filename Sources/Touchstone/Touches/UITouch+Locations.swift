import Foundation
import GestureCore

extension UITouch {
  func place(in view: UIView?) -> CGPoint { convert(shown.sample.location, to: view) }

  func previousPlace(in view: UIView?) -> CGPoint {
    convert(shown.previous.location, to: view)
  }

  func precisePlace(in view: UIView?) -> CGPoint {
    convert(shown.sample.preciseLocation ?? shown.sample.location, to: view)
  }

  func precisePreviousPlace(in view: UIView?) -> CGPoint {
    convert(shown.previous.preciseLocation ?? shown.previous.location, to: view)
  }

  func azimuth(in view: UIView?) -> CGVector {
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
  var hasMoved: Bool { sceneLocation != shown.previous.location }

  private func convert(_ scenePoint: CGPoint, to view: UIView?) -> CGPoint {
    if let view { return view.convertFromScene(scenePoint) }
    return hitWindow?.convertFromScene(scenePoint) ?? scenePoint
  }
}
