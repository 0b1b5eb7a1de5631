import Foundation

/// The surface of a log's locations.
struct ContactSurface: Sendable, Hashable {
  enum Unit: Sendable, Hashable {
    /// Points, or a window system's pixels, which have the same size.
    case points
    /// A phone's physical pixels, of which a point has several.
    case pixels
    /// Fractions of the surface, from 0 to 1.
    case shares
  }

  var unit: Unit
  /// In `unit`, or in points if that is `shares`; `nil` if unknown.
  var size: CGSize?
  /// Empty if unknown.
  var deviceName = ""
}
