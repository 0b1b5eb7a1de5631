import Foundation

/// Distances inwards from the edges of a rectangle, in points, counted in the direction of reading.
nonisolated public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// How far the upper edge moves in, in points.
  public var top: CGFloat
  /// How far the edge moves in where reading begins, in points.
  public var leading: CGFloat
  /// How far the lower edge moves in, in points.
  public var bottom: CGFloat
  /// How far the edge moves in where reading ends, in points.
  public var trailing: CGFloat

  /// Makes insets; negative ones move out.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets that move nothing.
  public static let zero = NSDirectionalEdgeInsets()
}
