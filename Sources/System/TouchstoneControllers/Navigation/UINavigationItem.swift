import Foundation

/// The content of a navigation bar for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When a large title is shown.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the previous item.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The title.
  open var title: String? { didSet { noteChange() } }
  /// A view that replaces the title; `nil` for none.
  open var titleView: UIView? { didSet { noteChange() } }
  /// A prompt above the title. It is stored and not shown.
  open var prompt: String? { didSet { noteChange() } }
  /// The title of the back button of the next controller; `nil` for the title.
  open var backButtonTitle: String? { didSet { noteChange() } }
  /// The back button while the next controller is on top; `nil` for the default.
  open var backBarButtonItem: UIBarButtonItem? { didSet { noteChange() } }
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { noteChange() } }
  /// Whether the left items are next to the back button; otherwise they replace it.
  open var leftItemsSupplementBackButton = false { didSet { noteChange() } }
  /// The items on the left, from left to right.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { noteChange() } }
  /// The items on the right, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { noteChange() } }
  /// The first item on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// When a large title is shown.
  ///
  /// - Note: Differs from UIKit: titles are never large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The search controller, whose class is in a module above.
  package var search: AnyObject?
  /// The view below the title: the search bar, whose class is in a module above.
  package var searchView: UIView? { didSet { noteChange() } }
  /// Whether scrolling hides the search bar. It is stored and has no effect.
  open var hidesSearchBarWhenScrolling = true

  weak var bar: UINavigationBar?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  public override init() { super.init() }

  /// Shows or hides the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets the first item on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the first item on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the items on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the items on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  private func noteChange() { bar?.itemsChanged() }
  nonisolated deinit {}
}
