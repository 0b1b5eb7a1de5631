import Foundation

/// How far something is moved, in points.
nonisolated public struct UIOffset: Sendable, Hashable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let zero = UIOffset()
}
