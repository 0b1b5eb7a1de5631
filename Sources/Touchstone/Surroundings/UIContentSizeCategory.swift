import Foundation

/// How large the user wants text to be.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not said.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryU")
  /// The smallest of seven.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// The second of seven.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// The third of seven.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The usual one, the fourth of seven.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// The fifth of seven.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// The sixth of seven.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of seven.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// Larger than all seven, for eyes that need it.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The next larger one after `accessibilityMedium`.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")

  /// Whether it is one of those for eyes that need large text.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  /// Posted when the user has chosen another size; nothing here posts it.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

nonisolated extension UITraitCollection {
  /// The size that text has until the user wants another, for which there is no setting here.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

extension UITraitCollection {
  /// Those of the scene in use.
  public static var current: UITraitCollection {
    TouchSystem.currentScene?.traits ?? UITraitCollection(userInterfaceStyle: .light)
  }
}

/// How fonts follow the size that text is to have. It is always the usual one here.
nonisolated public final class UIFontMetrics: NSObject, Sendable {
  /// The measure of the text of articles.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the measure of a style of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// The font in the size that is wished for: the same one.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// The font in the size that is wished for, but no larger than so many points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    maximumPointSize > 0 && font.pointSize > maximumPointSize
      ? font.withSize(maximumPointSize) : font
  }
  /// A length that follows the size of text: the same one.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
