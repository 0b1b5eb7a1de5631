import Foundation

/// How a navigation bar looks; kept and not drawn.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles are drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles are drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far titles are moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that end something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How the back button looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The picture beside the title of the back button.
  open private(set) var backIndicatorImage: UIImage?
  /// The picture's mask during transitions.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Makes an appearance with the usual values.
  public override init() { super.init() }
  /// Makes one with the background of another.
  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  /// Gives the back button a picture.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}

/// How the button of a bar looks in its states; kept and not drawn.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// How a button looks in one state.
  @preconcurrency @MainActor
  open class State: NSObject {
    /// How the title is drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// The picture behind the button.
    open var backgroundImage: UIImage?
  }

  /// The usual state.
  public let normal = State()
  /// A finger is on the button.
  public let highlighted = State()
  /// The button cannot be used.
  public let disabled = State()
  /// The button has the focus.
  public let focused = State()

  /// Makes an appearance for buttons of a style.
  public init(style: UIBarButtonItem.Style = .plain) { super.init() }
}

extension UINavigationItem {
  private static let looks: StaticString = "looks"

  private var looks: [String: UINavigationBarAppearance] {
    get { keptValue(Self.looks) as? [String: UINavigationBarAppearance] ?? [:] }
    set { keepValue(newValue, Self.looks) }
  }

  /// How the bar looks with this item; kept.
  public var standardAppearance: UINavigationBarAppearance? {
    get { looks["standard"] }
    set { looks["standard"] = newValue }
  }
  /// How a low bar looks with this item; kept.
  public var compactAppearance: UINavigationBarAppearance? {
    get { looks["compact"] }
    set { looks["compact"] = newValue }
  }
  /// How the bar looks with this item when the content's top is at its edge; kept.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks["scrollEdge"] }
    set { looks["scrollEdge"] = newValue }
  }
}
