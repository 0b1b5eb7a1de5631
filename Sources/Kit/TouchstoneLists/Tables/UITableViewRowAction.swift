import Foundation

/// A swipe action of a row for apps of older versions of iOS; `UIContextualAction` has more options.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The style of an action.
  nonisolated public enum Style: Int, Sendable {
    /// A destructive action.
    case destructive
    /// An ordinary action.
    case normal
    /// As `destructive`.
    public static var `default`: Style { .destructive }
  }

  /// The style of the action.
  public let style: Style
  /// The title of the action.
  open var title: String?
  /// The background colour; `nil` for the colour of the style.
  open var backgroundColor: UIColor?
  private let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action.
  public init(
    style: Style, title: String?,
    handler: @escaping @MainActor (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The equivalent contextual action.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive, title: title
    ) { [self] _, _, done in
      handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
  nonisolated deinit {}
}
