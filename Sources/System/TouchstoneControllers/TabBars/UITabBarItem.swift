import Foundation

/// What a tab bar shows for a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Items that look the same everywhere.
  nonisolated public enum SystemItem: Int, Sendable {
    /// All that has no tab of its own.
    case more = 0
    /// What the user likes.
    case favorites = 1
    /// What is shown to everybody.
    case featured = 2
    /// What has high marks.
    case topRated = 3
    /// What was used lately.
    case recents = 4
    /// People.
    case contacts = 5
    /// What was done.
    case history = 6
    /// Marks in what is read.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// What is being loaded.
    case downloads = 9
    /// What is new.
    case mostRecent = 10
    /// What is looked at most.
    case mostViewed = 11
  }

  /// The picture while the tab is selected; `image` if there is none.
  open var selectedImage: UIImage? { didSet { noteChange() } }
  /// A few letters at the picture's corner.
  open var badgeValue: String? { didSet { noteChange() } }
  /// The colour behind these letters; kept.
  open var badgeColor: UIColor?
  /// How far the title is moved; kept.
  open var titlePositionAdjustment = UIOffset.zero
  /// How the bar looks with this item; kept.
  open var standardAppearance: UITabBarAppearance?
  /// How the bar looks at the end of what is scrolled; kept.
  open var scrollEdgeAppearance: UITabBarAppearance?

  weak var bar: UITabBar?

  public override init() { super.init() }

  /// Makes an item without a title.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an item with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with another picture while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes one of the usual items.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let word = "\(systemItem)"
    self.init(title: word.prefix(1).uppercased() + word.dropFirst(), image: nil, tag: tag)
  }

  override func noteChange() { bar?.setNeedsLayout() }

  /// How the letters at the corner look; kept.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// How a tab bar looks; kept and not shown, but for the colour.
open class UITabBarAppearance: UIBarAppearance {
  /// Items with the title below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Items with the title beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Items of a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the selected item.
  open var selectionIndicatorTintColor: UIColor?
}

/// How the items of a tab bar look; kept.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// An item that is not selected.
  open var normal = UITabBarItemStateAppearance()
  /// The selected item.
  open var selected = UITabBarItemStateAppearance()
  /// An item that cannot be used.
  open var disabled = UITabBarItemStateAppearance()
  /// An item with the focus.
  open var focused = UITabBarItemStateAppearance()
  public override init() { super.init() }
}

/// How an item of a tab bar looks in a state; kept.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// The colour behind the letters at the corner.
  open var badgeBackgroundColor: UIColor?
  /// The look of these letters.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  public override init() { super.init() }
}

/// How a toolbar looks; kept and not shown, but for the colour.
open class UIToolbarAppearance: UIBarAppearance {}
