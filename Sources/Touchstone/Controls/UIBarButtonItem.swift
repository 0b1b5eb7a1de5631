import Foundation

/// What an item of a bar has, wherever the bar is.
@MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?

  nonisolated deinit {}
}

/// A button of a bar.
///
/// - Note: Differs from UIKit: nothing draws bars here. `sendAction(for:)`, ours, does what a tap on the
///   item would do.
@MainActor open class UIBarButtonItem: UIBarItem {
  nonisolated public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  nonisolated public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo
    case close = 24
  }

  open var style = Style.plain
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  open var customView: UIView?
  /// Called on the target, or without one on whoever in the responder chain carries it out.
  open var action: Selector?
  /// Not kept alive.
  open weak var target: AnyObject?
  /// Done instead of `action`.
  open var primaryAction: UIAction?
  public private(set) var systemItem: SystemItem?

  public convenience override init() {
    self.init(title: nil, style: .plain, target: nil, action: nil)
  }

  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    super.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  public convenience init(primaryAction: UIAction) {
    self.init(title: primaryAction.title, style: .plain, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}

extension UIBarButtonItem {
  /// Does what a tap on the item would do; returns whether somebody heard of it.
  @discardableResult
  public func sendAction(for event: UIEvent? = nil) -> Bool {
    guard isEnabled else { return false }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
      return true
    }
    guard let action else { return false }
    return UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
}
