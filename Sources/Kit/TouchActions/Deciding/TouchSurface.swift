import Foundation

/// The surface that the fingers touch.
package struct TouchSurface: Hashable {
  /// The scene's size in points.
  package var size: CGSize
  package var pointsPerMillimetre: Double

  package init(size: CGSize, pointsPerInch: Double) {
    self.size = size
    pointsPerMillimetre = pointsPerInch / 25.4
  }
}
