import Foundation

/// An alert in the centre of the window, the predecessor of `UIAlertController`.
@preconcurrency @MainActor
open class UIAlertView: NSObject {
  /// The title of the alert.
  open var title: String
  /// The message below the title.
  open var message: String?
  /// The delegate, which is notified of the chosen button; held weakly.
  open weak var delegate: AnyObject?
  /// The index of the cancel button; -1 for none.
  open var cancelButtonIndex = -1
  /// Identifies the alert for code.
  open var tag = 0
  private var titles: [String] = []
  private weak var shown: UIAlertController?
  // The visible alerts, which are retained here.
  private static var open: [UIAlertView] = []

  public convenience override init() {
    self.init(title: "", message: nil, delegate: nil, cancelButtonTitle: nil)
  }

  /// Makes an alert with buttons.
  public init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate.map { $0 as AnyObject }
    super.init()
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// Whether the alert is visible.
  open var isVisible: Bool { shown != nil }
  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// The index of the first button that does not cancel; -1 for none.
  open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

  /// Adds a button, and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// The title of a button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// Shows the alert in the key window.
  open func show() {
    var presenter = UIApplication.shared.keyWindow?.rootViewController
    while let next = presenter?.presentedViewController { presenter = next }
    guard let presenter, shown == nil else { return }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (index, title) in titles.enumerated() {
      alert.addAction(
        UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) {
          _ in self.answer(index)
        })
    }
    shown = alert
    Self.open.append(self)
    presenter.present(alert, animated: true)
  }

  /// Dismisses the alert as if the button had been tapped.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let presenter = shown?.presentingViewController else { return }
    presenter.dismiss(animated: animated) { self.answer(buttonIndex) }
  }

  private func answer(_ index: Int) {
    shown = nil
    Self.open.removeAll { $0 === self }
    let receiver = delegate as? any UIAlertViewDelegate
    receiver?.alertView(self, clickedButtonAt: index)
    receiver?.alertView(self, willDismissWithButtonIndex: index)
    receiver?.alertView(self, didDismissWithButtonIndex: index)
  }
  nonisolated deinit {}
}

/// The delegate of an alert view.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// A button was tapped.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called before the alert is dismissed.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called when the alert was dismissed.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
