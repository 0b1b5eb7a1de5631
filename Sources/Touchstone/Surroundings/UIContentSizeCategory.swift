import Foundation

/// How large somebody wants text to be.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryU")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")

  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

nonisolated extension UITraitCollection {
  /// The size that text has until somebody wants another, which nobody here can.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

extension UITraitCollection {
  /// Those of the scene in use.
  public static var current: UITraitCollection {
    let scene = TouchSystem.current?.scene ?? UIApplication.shared.connectedInOrder.last
    return scene?.traits ?? UITraitCollection(userInterfaceStyle: .light)
  }
}

/// How fonts follow the size that text is to have. It is always the usual one here.
nonisolated public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    maximumPointSize > 0 && font.pointSize > maximumPointSize
      ? font.withSize(maximumPointSize) : font
  }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
