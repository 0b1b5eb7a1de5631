import Foundation

/// What lies behind the content of a button.
public struct UIBackgroundConfiguration: Sendable, Hashable {
  /// `nil` for what the configuration stands for.
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
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
