import Foundation

/// What a navigation bar shows for a controller.
@MainActor open class UINavigationItem: NSObject {
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  open var title: String? { didSet { noteChange() } }
  open var titleView: UIView? { didSet { noteChange() } }
  open var prompt: String? { didSet { noteChange() } }
  /// The title that the next controller's way back has.
  open var backButtonTitle: String? { didSet { noteChange() } }
  /// Shown as the way back while the next controller is on top.
  open var backBarButtonItem: UIBarButtonItem? { didSet { noteChange() } }
  open var hidesBackButton = false { didSet { noteChange() } }
  /// Whether the items at the left stand beside the way back, or instead of it.
  open var leftItemsSupplementBackButton = false { didSet { noteChange() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { noteChange() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { noteChange() } }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// - Note: Differs from UIKit: titles are never large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  weak var bar: UINavigationBar?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override init() { super.init() }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  private func noteChange() { bar?.itemsChanged() }
}
