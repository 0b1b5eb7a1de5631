import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an alert's button.
  nonisolated public enum Style: Int, Sendable {
    /// An ordinary action.
    case `default` = 0
    /// Cancels the alert; the button is the last one.
    case cancel = 1
    /// A destructive action.
    case destructive = 2
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The style of the button.
  open private(set) var style = Style.default
  /// Whether the button is enabled.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?

  /// Makes an action; its handler is called when the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
  nonisolated deinit {}
}
