import Foundation

/// What a log says of the surface that its places are on.
struct ContactSurface: Sendable, Hashable {
  enum Unit: Sendable, Hashable {
    /// Points, or a window system's pixels, which are as large.
    case points
    /// A phone's own pixels, of which a point has several.
    case pixels
    /// Shares of the surface, 0 to 1.
    case shares
  }

  var unit: Unit
  /// In that unit; in points for shares. `nil` when the log does not say.
  var size: CGSize?
  /// Empty when the log does not say.
  var deviceName = ""
}
