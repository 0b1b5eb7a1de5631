extension UIResponder {
  /// The window that the responder is in, or that the chain leads to.
  var hostWindow: UIWindow? {
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
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  func leaveFirstPlace() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = hostWindow, window.firstResponder === self { window.firstResponder = nil }
    return true
  }
}

extension UIWindow {
  /// Who leaves the window cannot be first in it, whether it agrees or not.
  func dropFirstResponder(below view: UIView) {
    guard let responder = firstResponder else { return }
    let place = (responder as? any ViewOwner)?.viewIfLoaded ?? responder as? UIView
    guard place?.isDescendant(of: view) == true else { return }
    responder.resignFirstResponder()
    if firstResponder === responder { firstResponder = nil }
  }
}
