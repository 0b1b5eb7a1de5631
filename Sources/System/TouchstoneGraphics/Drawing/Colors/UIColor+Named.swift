import Foundation

nonisolated extension UIColor {
  // MARK: Plain

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Grey, a third of the way to white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Grey, half of the way to white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Grey, two thirds of the way to white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Full red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Full green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Full blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Full green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Full red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Full red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red with half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  // MARK: System, light appearance

  /// The system's red, as in the light appearance.
  public static let systemRed = bytes(255, 59, 48)
  /// The system's orange, as in the light appearance.
  public static let systemOrange = bytes(255, 149, 0)
  /// The system's yellow, as in the light appearance.
  public static let systemYellow = bytes(255, 204, 0)
  /// The system's green, as in the light appearance.
  public static let systemGreen = bytes(52, 199, 89)
  /// The system's mint, as in the light appearance.
  public static let systemMint = bytes(0, 199, 190)
  /// The system's teal, as in the light appearance.
  public static let systemTeal = bytes(48, 176, 199)
  /// The system's cyan, as in the light appearance.
  public static let systemCyan = bytes(50, 173, 230)
  /// The system's blue, as in the light appearance.
  public static let systemBlue = bytes(0, 122, 255)
  /// The system's indigo, as in the light appearance.
  public static let systemIndigo = bytes(88, 86, 214)
  /// The system's purple, as in the light appearance.
  public static let systemPurple = bytes(175, 82, 222)
  /// The system's pink, as in the light appearance.
  public static let systemPink = bytes(255, 45, 85)
  /// The system's brown, as in the light appearance.
  public static let systemBrown = bytes(162, 132, 94)
  /// The system's grey, the darkest of six.
  public static let systemGray = bytes(142, 142, 147)
  /// The second of six greys, from dark to light.
  public static let systemGray2 = bytes(174, 174, 178)
  /// The third of six greys, from dark to light.
  public static let systemGray3 = bytes(199, 199, 204)
  /// The fourth of six greys, from dark to light.
  public static let systemGray4 = bytes(209, 209, 214)
  /// The fifth of six greys, from dark to light.
  public static let systemGray5 = bytes(229, 229, 234)
  /// The lightest of six greys.
  public static let systemGray6 = bytes(242, 242, 247)
  /// The fill of small shapes.
  public static let systemFill = bytes(120, 120, 128, alpha: 0.2)
  /// The background of a view.
  public static let systemBackground = UIColor.white
  /// The background of content on `systemBackground`.
  public static let secondarySystemBackground = bytes(242, 242, 247)
  /// The colour of primary text.
  public static let label = UIColor.black
  /// The colour of secondary text.
  public static let secondaryLabel = bytes(60, 60, 67, alpha: 0.6)
  /// The colour of tertiary text.
  public static let tertiaryLabel = bytes(60, 60, 67, alpha: 0.3)
  /// The colour of thin, translucent separators.
  public static let separator = bytes(60, 60, 67, alpha: 0.29)

  /// The colour of quaternary text.
  public static let quaternaryLabel = bytes(60, 60, 67, alpha: 0.18)
  /// The colour of placeholder text.
  public static let placeholderText = bytes(60, 60, 67, alpha: 0.3)
  /// The colour of links.
  public static let link = bytes(0, 122, 255)
  /// The colour of opaque separators.
  public static let opaqueSeparator = bytes(198, 198, 200)
  /// The fill of medium-sized shapes.
  public static let secondarySystemFill = bytes(120, 120, 128, alpha: 0.16)
  /// The fill of large shapes.
  public static let tertiarySystemFill = bytes(118, 118, 128, alpha: 0.12)
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = bytes(116, 116, 128, alpha: 0.08)
  /// The background of content on `secondarySystemBackground`.
  public static let tertiarySystemBackground = UIColor.white
  /// The background of grouped content.
  public static let systemGroupedBackground = bytes(242, 242, 247)
  /// The background of content on `systemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor.white
  /// The background of content on `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = bytes(242, 242, 247)
  /// The colour of text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The colour of text on a light background.
  public static let darkText = UIColor.black
  /// The former name of the background of grouped tables.
  public static let groupTableViewBackground = bytes(242, 242, 247)
  /// The default tint colour of views.
  public static let tintColor = systemBlue

  private static func bytes(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
