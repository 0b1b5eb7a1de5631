import UIKit

/// How far a picture's three recognizers have come with the fingers that hold it; the difference of
/// two of these is what the picture still has to do.
struct Grip: Equatable {
  /// In the desk's coordinates, points.
  var translation = CGPoint.zero
  var scale: CGFloat = 1
  /// Radians, positive clockwise.
  var rotation: CGFloat = 0

  /// What leads from an earlier grip to this one.
  func step(since earlier: Grip) -> Grip {
    Grip(
      translation: CGPoint(
        x: translation.x - earlier.translation.x, y: translation.y - earlier.translation.y),
      scale: earlier.scale == 0 ? 1 : scale / earlier.scale,
      rotation: rotation - earlier.rotation)
  }
}
