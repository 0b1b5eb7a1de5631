import Foundation

/// What the fingers move on.
package struct TouchSurface: Hashable {
  /// In points, the scene's.
  package var size: CGSize
  package var pointsPerMillimetre: Double

  package init(size: CGSize, pointsPerInch: Double) {
    self.size = size
    pointsPerMillimetre = pointsPerInch / 25.4
  }
}
