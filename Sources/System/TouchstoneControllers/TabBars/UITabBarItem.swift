import Foundation

/// The item of a view controller in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The system's items.
  nonisolated public enum SystemItem: Int, Sendable {
    /// Controllers without a tab of their own.
    case more = 0
    /// Favourites.
    case favorites = 1
    /// Featured content.
    case featured = 2
    /// Top-rated content.
    case topRated = 3
    /// Recent content.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// A history.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// The most recent content.
    case mostRecent = 10
    /// The most viewed content.
    case mostViewed = 11
  }

  /// The image of the selected tab; `image` if it is `nil`.
  open var selectedImage: UIImage? { didSet { noteChange() } }
  /// The text of the badge; `nil` for no badge.
  open var badgeValue: String? { didSet { noteChange() } }
  /// The colour of the badge. It is stored and has no effect.
  open var badgeColor: UIColor?
  /// The offset of the title. It is stored and has no effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of the bar with this item. It is stored and has no effect.
  open var standardAppearance: UITabBarAppearance?
  /// The appearance at the end of scrolled content. It is stored and has no effect.
  open var scrollEdgeAppearance: UITabBarAppearance?

  weak var bar: UITabBar?

  public override init() { super.init() }

  /// Makes an item without a title.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with another image for the selected tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes a system item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let word = "\(systemItem)"
    self.init(title: word.prefix(1).uppercased() + word.dropFirst(), image: nil, tag: tag)
  }

  override func noteChange() { bar?.setNeedsLayout() }

  /// Sets the text attributes of the badge, which has no effect here.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  nonisolated deinit {}
}

/// The appearance of a tab bar. Only its colour is shown.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with the title next to the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items in a compact bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour of the selection.
  open var selectionIndicatorTintColor: UIColor?
  nonisolated deinit {}
}

/// The appearance of tab bar items. It is stored and has no effect.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The appearance of unselected items.
  open var normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  open var selected = UITabBarItemStateAppearance()
  /// The appearance of disabled items.
  open var disabled = UITabBarItemStateAppearance()
  /// The appearance of the focused item.
  open var focused = UITabBarItemStateAppearance()
  public override init() { super.init() }
  nonisolated deinit {}
}

/// The appearance of a tab bar item in a state. It is stored and has no effect.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image.
  open var iconColor: UIColor?
  /// The colour of the badge.
  open var badgeBackgroundColor: UIColor?
  /// The text attributes of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  public override init() { super.init() }
  nonisolated deinit {}
}

/// The appearance of a toolbar. Only its colour is shown.
open class UIToolbarAppearance: UIBarAppearance { nonisolated deinit {} }
