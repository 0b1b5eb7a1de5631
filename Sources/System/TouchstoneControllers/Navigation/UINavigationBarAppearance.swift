import Foundation

/// The appearance of a navigation bar. It is stored and not drawn.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of titles.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons of the style `.done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image next to the back button's title.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of that image during transitions.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Makes an appearance with the default values.
  public override init() { super.init() }
  /// Makes an appearance with the background of another.
  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  /// Sets the image of the back button.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
  nonisolated deinit {}
}

/// The appearance of a bar button in its states. It is stored and not drawn.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance of a button in a state.
  @preconcurrency @MainActor
  open class State: NSObject {
    /// The text attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title.
    open var titlePositionAdjustment = UIOffset.zero
    /// The background image.
    open var backgroundImage: UIImage?
    nonisolated deinit {}
  }

  /// The normal state.
  public let normal = State()
  /// The highlighted state.
  public let highlighted = State()
  /// The disabled state.
  public let disabled = State()
  /// The focused state.
  public let focused = State()

  /// Makes an appearance for buttons of a style.
  public init(style: UIBarButtonItem.Style = .plain) { super.init() }
  nonisolated deinit {}
}

extension UINavigationItem {
  private static let looks: StaticString = "looks"

  private var looks: [String: UINavigationBarAppearance] {
    get { keptValue(Self.looks) as? [String: UINavigationBarAppearance] ?? [:] }
    set { keepValue(newValue, Self.looks) }
  }

  /// The appearance of the bar with this item. It is stored and has no effect.
  public var standardAppearance: UINavigationBarAppearance? {
    get { looks["standard"] }
    set { looks["standard"] = newValue }
  }
  /// The appearance of a compact bar with this item. It is stored and has no effect.
  public var compactAppearance: UINavigationBarAppearance? {
    get { looks["compact"] }
    set { looks["compact"] = newValue }
  }
  /// The appearance with this item when the content is scrolled to its top. It is stored and has no
  /// effect.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks["scrollEdge"] }
    set { looks["scrollEdge"] = newValue }
  }
}
