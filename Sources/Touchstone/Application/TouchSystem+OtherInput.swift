import GestureCore

/// Takes in frames that tell of more than contacts.
extension TouchSystem {
  func receiveAll(of frame: InputFrame) {
    if let raw = frame.modifiers { modifiers = UIKeyModifierFlags(rawValue: raw) }
    let released = change(buttons: frame.buttons)
    if let hover = frame.hover { receive(hover, hasButtonDown: !buttons.isEmpty) }
    if !frame.contacts.isEmpty { receive(frame.contacts, releasing: released) }
    if let scroll = frame.scroll { receive(scroll) }
    if let transform = frame.transform { receive(transform) }
    if !frame.presses.isEmpty { receive(frame.presses) }
    if frame.isInterruption { interrupt() }
    for update in frame.estimateUpdates { receive(update) }
  }

  /// Takes over the buttons that are held, and says which were let go.
  private func change(buttons raw: Int?) -> UIEvent.ButtonMask {
    guard let raw else { return [] }
    let previous = buttons
    buttons = UIEvent.ButtonMask(rawValue: raw)
    return previous.subtracting(buttons)
  }
}
