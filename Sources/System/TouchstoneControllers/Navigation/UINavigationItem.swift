import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether the title is large.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the one before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The title in the bar.
  open var title: String? { didSet { noteChange() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { noteChange() } }
  /// A line above the title; kept and not shown.
  open var prompt: String? { didSet { noteChange() } }
  /// The title that the next controller's way back has.
  open var backButtonTitle: String? { didSet { noteChange() } }
  /// Shown as the way back while the next controller is on top.
  open var backBarButtonItem: UIBarButtonItem? { didSet { noteChange() } }
  /// Whether there is no way back by the bar.
  open var hidesBackButton = false { didSet { noteChange() } }
  /// Whether the items at the left stand beside the way back, or instead of it.
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
  /// - Note: Differs from UIKit: titles are never large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The controller of a search, which a target above has.
  package var search: AnyObject?
  /// Shown below the title; the bar of a search, which a target above has.
  package var searchView: UIView? { didSet { noteChange() } }
  /// Whether a scroll hides the search's bar; kept.
  open var hidesSearchBarWhenScrolling = true

  weak var bar: UINavigationBar?

  /// Makes an item with that title.
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
}
