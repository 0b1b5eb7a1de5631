import Foundation

/// Whether a bar is light or dark.
nonisolated public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1

  /// Dark and translucent, as it was once called.
  public static let blackTranslucent = UIBarStyle.black
}

/// Where a bar is.
nonisolated public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, with what lies above.
  case topAttached
}

/// How high a bar is.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// As on a phone that is held upright.
  case `default`
  /// As on a phone that is held sideways.
  case compact
  /// With a prompt.
  case defaultPrompt = 101
  /// Sideways and with a prompt.
  case compactPrompt
}

// How a bar looks beyond its colours is kept and not shown.
extension UINavigationBar {
  private static let looks: StaticString = "looks"

  private var looks: [String: Any] {
    get { keptValue(Self.looks) as? [String: Any] ?? [:] }
    set { keepValue(newValue, Self.looks) }
  }

  /// Whether the bar is light or dark; kept.
  public var barStyle: UIBarStyle {
    get { looks["barStyle"] as? UIBarStyle ?? .default }
    set { looks["barStyle"] = newValue }
  }
  /// The line below the bar; kept.
  public var shadowImage: UIImage? {
    get { looks["shadowImage"] as? UIImage }
    set { looks["shadowImage"] = newValue }
  }
  /// How titles are drawn; kept.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks["titleTextAttributes"] as? [NSAttributedString.Key: Any] }
    set { looks["titleTextAttributes"] = newValue }
  }
  /// How large titles are drawn; kept.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks["largeTitleTextAttributes"] as? [NSAttributedString.Key: Any] }
    set { looks["largeTitleTextAttributes"] = newValue }
  }
  /// The picture beside the title of the back button; kept.
  public var backIndicatorImage: UIImage? {
    get { looks["backIndicatorImage"] as? UIImage }
    set { looks["backIndicatorImage"] = newValue }
  }
  /// The picture's mask during transitions; kept.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { looks["backIndicatorMask"] as? UIImage }
    set { looks["backIndicatorMask"] = newValue }
  }
  /// The picture behind the bar; kept.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    looks["backgroundImage\(barMetrics.rawValue)"] = backgroundImage
  }
  /// The picture behind the bar, wherever it is; kept.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  /// The picture behind the bar.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    looks["backgroundImage\(barMetrics.rawValue)"] as? UIImage
  }
}
