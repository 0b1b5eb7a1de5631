import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How an item is written.
  nonisolated public enum Style: Int, Sendable {
    /// As usual.
    case plain = 0
    /// As what ends the task.
    case done = 2
  }

  /// Items that look the same everywhere.
  nonisolated public enum SystemItem: Int, Sendable {
    /// Ends the task.
    case done = 0
    /// Items with the titles of what they do, and spaces that grow or stay.
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    /// Items with the titles of what they do.
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    /// Does again what was undone.
    case redo
    /// Closes what is shown.
    case close = 24
  }

  /// How it is written.
  open var style = Style.plain
  /// Its colour; that of the bar if there is none.
  open var tintColor: UIColor? { didSet { noteChange() } }
  /// Its width in points; 0 means that it is given one.
  open var width: CGFloat = 0
  /// Shown instead of a button.
  open var customView: UIView?
  /// Who is told of taps, not kept alive; without a target, the responder chain is asked.
  open weak var target: AnyObject?
  /// The method that a tap calls.
  open var action: Selector?
  /// Titles for which the button is wide enough; kept.
  open var possibleTitles: Set<String>?
  /// Done instead of `action`.
  open var primaryAction: UIAction? { didSet { if let primaryAction { adopt(primaryAction) } } }
  /// Which of the usual items it is; `nil` for one of one's own.
  public private(set) var systemItem: SystemItem?

  /// The button that a bar shows for it.
  private(set) lazy var view: UIView = customView ?? makeButton()

  public override init() { super.init() }

  /// Makes an item without a title.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an item with a picture.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes an item with a picture, and another for when the phone lies on its side.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes an item with a picture, and another for when the phone lies on its side.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes an item with a title.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: systemItem.word, style: systemItem == .done ? .done : .plain, target: target,
      action: action)
    self.systemItem = systemItem
  }

  /// Makes one of the usual items.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes an item that performs an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init(title: title, style: .plain, target: nil, action: nil)
    self.image = image
    self.primaryAction = primaryAction
    if let primaryAction { adopt(primaryAction) }
  }

  /// A space that takes the room that is left.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A space of that width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private func adopt(_ action: UIAction) {
    if title == nil { title = action.title }
    if image == nil { image = action.image }
  }

  private func makeButton() -> UIView {
    let button = UIButton(type: .system)
    button.addAction(UIAction { [weak self] _ in self?.sendAction() }, for: .touchUpInside)
    return button
  }

  override func noteChange() {
    guard customView == nil, let button = view as? UIButton else { return }
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    button.tintColor = tintColor
    button.accessibilityIdentifier = accessibilityIdentifier ?? title
    button.superview?.setNeedsLayout()
  }
}

extension UIBarButtonItem {
  /// Does what a tap on the item would do; returns whether a target or action heard of it.
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

extension UIBarButtonItem {
  /// Reads as a button that turns editing on or off does.
  func showEditing(_ isEditing: Bool) {
    title = (isEditing ? SystemItem.done : .edit).word
    style = isEditing ? .done : .plain
  }
}

extension UIBarButtonItem.SystemItem {
  /// What stands on the button; a space shows nothing.
  nonisolated var word: String? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    }
  }
}
