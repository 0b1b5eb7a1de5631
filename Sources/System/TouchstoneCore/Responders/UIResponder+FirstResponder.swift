import Foundation

/// The keyboard of a module above, which shows input views and turns keys into text.
@MainActor package protocol KeyboardHost: AnyObject {
  /// Called when a window has another first responder.
  /// - Parameter isHandover: Whether a successor follows immediately, so that the keyboard stays.
  static func firstResponderChanged(
    from old: UIResponder?, in window: UIWindow, isHandover: Bool)
  /// Called when the input views of a first responder have changed.
  static func inputViewsChanged(of responder: UIResponder, in window: UIWindow)
  /// Turns keys into text, and returns the presses without text.
  static func write(_ presses: Set<UIPress>, into responder: UIResponder) -> Set<UIPress>
}

extension UIResponder {
  /// Found by its name, since its module is above and an app without text need not link it.
  static let keyboard =
    NSClassFromString("TouchstoneText.Keyboard") as? any KeyboardHost.Type

  /// The window of the responder or of its responder chain. A window that cannot become key, such as the keyboard's, is
  /// replaced by the key window.
  package var hostWindow: UIWindow? {
    guard let window = ownWindow else { return nil }
    return window.canBecomeKey ? window : window.windowScene?.keyWindow ?? window
  }

  private var ownWindow: UIWindow? {
    switch self {
    case let view as UIView: return view.window
    case let controller as any ViewOwner where controller.viewIfLoaded?.window != nil:
      return controller.viewIfLoaded?.window
    default:
      var responder: UIResponder? = self
      while let current = responder {
        if let window = current as? UIWindow { return window }
        responder = current.next
      }
      return nil
    }
  }

  func takeFirstPlace() -> Bool {
    guard let window = hostWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder {
      window.isHandingOver = true
      let agrees = current.resignFirstResponder()
      window.isHandingOver = false
      guard agrees else { return false }
      // The resigned responder may have made another one the first responder.
      guard window.firstResponder == nil else { return window.firstResponder === self }
    }
    window.changeFirstResponder(to: self)
    return true
  }

  func leaveFirstPlace() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = hostWindow, window.firstResponder === self {
      window.changeFirstResponder(to: nil)
    }
    return true
  }
}

extension UIWindow {
  package func changeFirstResponder(to new: UIResponder?) {
    let old = firstResponder
    firstResponder = new
    guard let keyboard = UIResponder.keyboard, old !== new else { return }
    keyboard.firstResponderChanged(
      from: old, in: self, isHandover: new == nil && isHandingOver)
  }

  /// Whether the first responder resigns for a successor.
  fileprivate var isHandingOver: Bool {
    get { keptValue(Self.handover) != nil }
    set { keepValue(newValue ? true : nil, Self.handover) }
  }
  private static let handover: StaticString = "handover"

  /// Removes the first responder if it leaves the window, whether it agrees or not.
  func dropFirstResponder(below view: UIView) {
    guard let responder = firstResponder else { return }
    let place = (responder as? any ViewOwner)?.viewIfLoaded ?? responder as? UIView
    guard place?.isDescendant(of: view) == true else { return }
    responder.resignFirstResponder()
    if firstResponder === responder { changeFirstResponder(to: nil) }
  }
}
