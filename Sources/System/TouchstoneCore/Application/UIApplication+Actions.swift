extension UIApplication {
  /// Two scenes have a first responder each; the one of the sender's scene is used.
  func findTarget(for action: Selector, from sender: Any?) -> Any? {
    let start = sender as? UIResponder
    let keyWindow = start?.hostWindow?.windowScene?.keyWindow ?? keyWindow
    return keyWindow?.firstResponder?.target(forAction: action, withSender: sender)
      ?? start?.target(forAction: action, withSender: sender)
  }

  /// The windows of all scenes, in the order in which the scenes were connected.
  public var windows: [UIWindow] { connectedInOrder.flatMap(\.windows) }

  /// The key window of the scene whose input or time is being handled; outside of any, of the scene that was made or
  /// received input last (COR-25).
  public var keyWindow: UIWindow? { TouchSystem.currentScene?.keyWindow }
}
