import Foundation

/// What lies behind the content of a button.
public struct UIBackgroundConfiguration: Sendable, Hashable {
  /// `nil` for what the configuration stands for.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The colour of the edge; `nil` for none.
  public var strokeColor: UIColor?
  /// The width of the edge, in points.
  public var strokeWidth: CGFloat = 0
  /// A picture behind the content; `nil` for none.
  public var image: UIImage?
  /// How far inside the bounds it ends.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// Nothing at all.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}
