import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What an answer means.
  nonisolated public enum Style: Int, Sendable {
    /// An answer like others.
    case `default` = 0
    /// Nothing is to be done; it is the last one.
    case cancel = 1
    /// Something is destroyed.
    case destructive = 2
  }

  /// What the button says.
  open private(set) var title: String?
  /// What the answer means.
  open private(set) var style = Style.default
  /// Whether the answer can be given.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?

  /// Makes an answer; the handler is called after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
