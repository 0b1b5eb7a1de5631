import Foundation

/// An action of a swiped row, as apps for old versions of iOS have it; `UIContextualAction` does more.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// How an action looks.
  nonisolated public enum Style: Int, Sendable {
    /// For what cannot be undone.
    case destructive
    /// The usual look.
    case normal
    /// As `destructive`.
    public static var `default`: Style { .destructive }
  }

  /// How the action looks.
  public let style: Style
  /// What it is called.
  open var title: String?
  /// What is behind its title; `nil` for the style's colour.
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

  /// The same action for a configuration.
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
}
