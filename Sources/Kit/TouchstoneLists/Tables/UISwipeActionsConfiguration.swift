import Foundation

/// The actions that a swipe on a row reveals.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration with actions, from the edge inwards.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
  nonisolated deinit {}
}

/// A swipe action of a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action.
  nonisolated public enum Style: Int, Sendable {
    /// An ordinary action.
    case normal
    /// A destructive action.
    case destructive
  }
  /// Performs the action, and then calls the completion handler with whether the action was
  /// performed.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView,
      _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  /// The style of the action.
  public let style: Style
  /// The handler of the action.
  public let handler: Handler
  /// The title of the action.
  open var title: String?
  /// The image of the action.
  open var image: UIImage?
  /// The background colour of the action.
  open var backgroundColor: UIColor!

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
  nonisolated deinit {}
}
