import Foundation

/// Further appearance of a bar. The values are stored and not shown, and a notice on standard error
/// says so.
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

  /// The style of the bar. It is stored and has no effect.
  public var barStyle: UIBarStyle {
    get { looks["barStyle"] as? UIBarStyle ?? .default }
    set { looks["barStyle"] = newValue }
  }
  /// The image of the shadow below the bar. It is stored and has no effect.
  public var shadowImage: UIImage? {
    get { looks["shadowImage"] as? UIImage }
    set { looks["shadowImage"] = newValue }
  }
  /// The text attributes of titles. They are stored and have no effect.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks["titleTextAttributes"] as? [NSAttributedString.Key: Any] }
    set { looks["titleTextAttributes"] = newValue }
  }
  /// The text attributes of large titles. They are stored and have no effect.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks["largeTitleTextAttributes"] as? [NSAttributedString.Key: Any] }
    set { looks["largeTitleTextAttributes"] = newValue }
  }
  /// The image next to the back button's title. It is stored and has no effect.
  public var backIndicatorImage: UIImage? {
    get { looks["backIndicatorImage"] as? UIImage }
    set { looks["backIndicatorImage"] = newValue }
  }
  /// The mask of that image during transitions. It is stored and has no effect.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { looks["backIndicatorMask"] as? UIImage }
    set { looks["backIndicatorMask"] = newValue }
  }
  /// Sets the background image. It is stored and has no effect.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    looks["backgroundImage\(barMetrics.rawValue)"] = backgroundImage
  }
  /// Sets the background image for any position. It is stored and has no effect.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  /// The background image.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    looks["backgroundImage\(barMetrics.rawValue)"] as? UIImage
  }

  /// The appearance of the bar. It is stored and has no effect.
  public var standardAppearance: UINavigationBarAppearance {
    get { looks["standardAppearance"] as? UINavigationBarAppearance ?? .init() }
    set { looks["standardAppearance"] = newValue }
  }
  /// The appearance of a compact bar. It is stored and has no effect.
  public var compactAppearance: UINavigationBarAppearance? {
    get { looks["compactAppearance"] as? UINavigationBarAppearance }
    set { looks["compactAppearance"] = newValue }
  }
  /// The appearance when the content is scrolled to its top. It is stored and has no effect.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks["scrollEdgeAppearance"] as? UINavigationBarAppearance }
    set { looks["scrollEdgeAppearance"] = newValue }
  }
  /// The appearance of a compact bar when the content is scrolled to its top. It is stored and has
  /// no effect.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks["compactScrollEdgeAppearance"] as? UINavigationBarAppearance }
    set { looks["compactScrollEdgeAppearance"] = newValue }
  }
}
