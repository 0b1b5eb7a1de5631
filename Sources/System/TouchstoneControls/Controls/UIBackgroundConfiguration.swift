import Foundation

/// The background of a button's configuration.
public struct UIBackgroundConfiguration: Sendable, Hashable {
  /// The colour; `nil` for the default of the configuration.
  public var backgroundColor: UIColor?
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0
  /// The colour of the border; `nil` for none.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// An image behind the content; `nil` for none.
  public var image: UIImage?
  /// The insets of the background from the bounds, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// Returns a background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}
