import Foundation

/// The actions that a swipe over a row reveals.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// From the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// The actions, from the edge inwards.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// Something to do with a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// How an action looks.
  nonisolated public enum Style: Int, Sendable {
    /// The usual look.
    case normal
    /// For what cannot be undone.
    case destructive
  }
  /// Does it, and calls the completion handler when that is done: with `false` if nothing was done.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView,
      _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  /// How the action looks.
  public let style: Style
  /// What the action does.
  public let handler: Handler
  /// What it is called.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// What is behind its title.
  open var backgroundColor: UIColor!

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}
