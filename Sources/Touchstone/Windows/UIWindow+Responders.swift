extension UIWindow {
  /// Tells views and other responders what delivery lets through: one message for each of them and each
  /// phase (DEL-10, DEL-20).
  func showResponders(_ event: UIEvent, _ touches: [UITouch], _ gestures: GestureEnvironment) {
    switch event.eventType {
    case .touches:
      touches.each { gestures.see($0) }
      if gestures.contest.hasNews { gestures.withSystem { $0.deliver(in: self) } }
    case .presses: gestures.withSystem { $0.deliverPresses() }
    case .hover, .scroll, .transform, .motion, .remoteControl: break
    }
  }
}
