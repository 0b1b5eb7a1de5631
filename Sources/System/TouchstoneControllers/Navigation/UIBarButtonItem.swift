import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of an item.
  nonisolated public enum Style: Int, Sendable {
    /// An ordinary item.
    case plain = 0
    /// An item that completes a task.
    case done = 2
  }

  /// The system's items.
  nonisolated public enum SystemItem: Int, Sendable {
    /// Completes a task.
    case done = 0
    /// Items that are named after their actions, and flexible and fixed spaces.
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    /// Items that are named after their actions.
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    /// Redoes an undone action.
    case redo
    /// Closes the view.
    case close = 24
  }

  /// The style of the item.
  open var style = Style.plain
  /// The tint colour; that of the bar if it is `nil`.
  open var tintColor: UIColor? { didSet { noteChange() } }
  /// The width in points; 0 for an automatic width.
  open var width: CGFloat = 0
  /// A view that replaces the button; `nil` for none.
  open var customView: UIView? {
    didSet {
      let former = oldValue ?? button
      guard former !== customView else { return }
      view.isHidden = isHidden
      guard let former, let bar = former.superview else { return }
      former.removeFromSuperview()
      bar.addSubview(view)
      bar.setNeedsLayout()
    }
  }
  /// The receiver of taps, held weakly; without a target, the responder chain is searched.
  open weak var target: AnyObject?
  /// The method that a tap calls.
  open var action: Selector?
  /// Whether its bar leaves it out, with its room.
  open var isHidden = false {
    didSet {
      let shown = customView ?? button
      shown?.isHidden = isHidden
      shown?.superview?.setNeedsLayout()
    }
  }
  /// Whether its button is selected.
  open var isSelected = false { didSet { noteChange() } }
  /// Titles for which the button is wide enough. They are stored and have no effect.
  open var possibleTitles: Set<String>?
  /// An action that replaces `action`; `nil` for none.
  open var primaryAction: UIAction? { didSet { if let primaryAction { adopt(primaryAction) } } }
  /// The system item; `nil` for a custom item.
  public private(set) var systemItem: SystemItem?

  private var button: UIButton?
  /// The custom view or button that a bar shows.
  var view: UIView {
    if let customView { return customView }
    if let button { return button }
    let button = UIButton(type: .system)
    button.addAction(UIAction { [weak self] _ in self?.sendAction() }, for: .touchUpInside)
    button.isHidden = isHidden
    self.button = button
    noteChange()
    return button
  }

  public override init() { super.init() }

  /// Makes an item without a title.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an item with a title.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes an item with an image.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes an item with an image, and another one for landscape phones.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes a system item with a target.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: systemItem.word, style: systemItem == .done ? .done : .plain, target: target,
      action: action)
    self.systemItem = systemItem
  }

  /// Makes a system item.
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

  /// A space that takes the remaining width.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A space with a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private func adopt(_ action: UIAction) {
    if title == nil { title = action.title }
    if image == nil { image = action.image }
  }

  override func noteChange() {
    guard let button else { return }
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    button.tintColor = tintColor
    button.accessibilityIdentifier = accessibilityIdentifier ?? title
    button.superview?.setNeedsLayout()
  }
  nonisolated deinit {}
}

extension UIBarButtonItem {
  /// Performs the action of a tap on the item; returns whether a target or action received it.
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
  /// Shows the title of an edit button for a state.
  func showEditing(_ isEditing: Bool) {
    title = (isEditing ? SystemItem.done : .edit).word
    style = isEditing ? .done : .plain
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title of the button; `nil` for a space.
  nonisolated var word: String? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    }
  }
}
