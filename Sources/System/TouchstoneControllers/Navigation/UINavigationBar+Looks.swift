import Foundation

/// How a bar looks beyond its colours: kept and not shown, and said so on standard error.
extension UINavigationBar {
  private static let looks: StaticString = "looks"

  private var looks: [String: Any] {
    get { keptValue(Self.looks) as? [String: Any] ?? [:] }
    set {
      OneTimeNotice.print(
        "the looks of UINavigationBar are kept and not drawn, but for barTintColor and tintColor")
      keepValue(newValue, Self.looks)
    }
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

  /// How the bar looks; kept.
  public var standardAppearance: UINavigationBarAppearance {
    get { looks["standardAppearance"] as? UINavigationBarAppearance ?? .init() }
    set { looks["standardAppearance"] = newValue }
  }
  /// How a low bar looks; kept.
  public var compactAppearance: UINavigationBarAppearance? {
    get { looks["compactAppearance"] as? UINavigationBarAppearance }
    set { looks["compactAppearance"] = newValue }
  }
  /// How the bar looks when the content's top is at its edge; kept.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks["scrollEdgeAppearance"] as? UINavigationBarAppearance }
    set { looks["scrollEdgeAppearance"] = newValue }
  }
  /// How a low bar looks when the content's top is at its edge; kept.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks["compactScrollEdgeAppearance"] as? UINavigationBarAppearance }
    set { looks["compactScrollEdgeAppearance"] = newValue }
  }
}
