import Foundation

/// The text size that the user prefers.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not specified.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryU")
  /// The smallest of the seven standard sizes.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// The second of the seven standard sizes.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// The third of the seven standard sizes.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default, the fourth of the seven standard sizes.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// The fifth of the seven standard sizes.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// The sixth of the seven standard sizes.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of the seven standard sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// An accessibility size, larger than the standard sizes.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The accessibility size after `accessibilityMedium`.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")

  /// Whether it is an accessibility size.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  /// For a change of the preferred size. Nothing here posts it.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

nonisolated extension UITraitCollection {
  /// The preferred text size, which is always the default: there is no setting here.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

/// Scales fonts with the preferred text size, which is always the default here.
nonisolated public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// The scaled font, which equals the font here.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// The scaled font, limited to a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    maximumPointSize > 0 && font.pointSize > maximumPointSize
      ? font.withSize(maximumPointSize) : font
  }
  /// The scaled length, which equals the length here.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
