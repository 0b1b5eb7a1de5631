import Foundation

/// A question in the middle of the window, as apps asked it before `UIAlertController`.
@preconcurrency @MainActor
open class UIAlertView: NSObject {
  /// What is asked.
  open var title: String
  /// What is asked, below the title.
  open var message: String?
  /// Receives the answer.
  open weak var delegate: AnyObject?
  /// The index of the button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// A number by which code finds it.
  open var tag = 0
  private var titles: [String] = []
  private weak var shown: UIAlertController?
  // A question that is shown keeps itself.
  private static var open: [UIAlertView] = []

  public convenience override init() {
    self.init(title: "", message: nil, delegate: nil, cancelButtonTitle: nil)
  }

  /// Makes a question with its answers.
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

  /// Whether it is shown.
  open var isVisible: Bool { shown != nil }
  /// How many answers there are.
  open var numberOfButtons: Int { titles.count }
  /// The index of the first answer that does not cancel; -1 for none.
  open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

  /// Adds an answer.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// The title of an answer.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// Asks in the key window.
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

  /// Gives an answer by code.
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
}

/// Receives the answers of alert views.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// A button was tapped.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The question is about to go.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// The question has gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
