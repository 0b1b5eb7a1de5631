import Foundation
import GestureCore

extension TouchSystem {
  struct Presses {
    /// The event of the presses that are down.
    var event: UIPressesEvent?
    /// The presses whose beginning was a key command; no responder receives the rest of them.
    var ofKeyCommands: Set<Int> = []
  }

  /// One event for all presses of a frame, unless a press ends and begins in it.
  func receive(_ changes: [PressChange]) {
    var batch: [PressChange] = []
    for change in changes {
      if change.phase == .began, !takesNewInput {
        record(.refused(.whileInactive("press \(change.id)")))
        continue
      }
      if isOfKeyCommand(change) { continue }
      if batch.contains(where: { $0.id == change.id }) {
        sendEvent(for: batch)
        batch = []
      }
      batch.append(change)
    }
    if !batch.isEmpty { sendEvent(for: batch) }
  }

  func cancelPresses() {
    let down = engine.presses.filter(\.isDown)
    guard !down.isEmpty else { return }
    sendEvent(
      for: down.map {
        PressChange(id: $0.pressID, phase: .cancelled, type: $0.rawType, force: 0)
      })
  }

  private func sendEvent(for changes: [PressChange]) {
    let event = presses.event ?? UIPressesEvent(number: nextEventNumber(), in: engine)
    presses.event = event
    event.stamp = newStamp()
    event.presses.removeAll { !$0.isDown }
    for press in event.presses { press.phase = .stationary }
    event.changedPresses = changes.compactMap { press(for: $0, of: event) }
    engine.pass { UIApplication.shared.sendEvent(event) }
    removeFinishedPresses()
    if !engine.presses.contains(where: \.isDown) { presses.event = nil }
  }

  private func press(for change: PressChange, of event: UIPressesEvent) -> UIPress? {
    guard change.phase != .began else {
      let press = UIPress(change, at: now, in: engine, to: scene?.keyWindow)
      press.event = event
      engine.presses = engine.presses + [press]
      event.presses.append(press)
      record(press, change)
      return press
    }
    guard let press = engine.presses.last(where: { $0.pressID == change.id && $0.isDown }) else {
      return nil
    }
    press.timestamp = now.seconds
    press.force = CGFloat(change.force)
    let (phase, contactPhase): (UIPress.Phase, Contact.Phase) =
      switch change.phase {
      case .began, .changed: (.changed, .moved)
      case .ended: (.ended, .ended)
      case .cancelled: (.cancelled, .cancelled)
      }
    press.phase = phase
    if !press.isDown { engine.contest.end(press.input) }
    engine.contest.inputs.markSeen(press.input, contactPhase)
    record(press, change)
    return press
  }

  private func record(_ press: UIPress, _ change: PressChange) {
    record(
      .press(
        id: press.pressID, change.phase, type: press.rawType, to: press.responder?.traceLabel))
  }

  func removeFinishedPresses() {
    engine.presses = engine.presses.filter { press in
      guard !press.isDown, !engine.contest.inputs.isOpen(press.input) else { return true }
      press.event = nil
      engine.contest.forget(press.input)
      return false
    }
  }
}

extension UIResponder {
  /// Its name in the trace.
  package var traceLabel: String { (self as? UIView)?.label ?? "\(Swift.type(of: self))" }

  /// The first view of the responder chain, whose recognizers are asked first.
  var firstView: UIView? {
    (self as? UIView) ?? (self as? any ViewOwner)?.viewIfLoaded ?? next?.firstView
  }
}

extension UIWindow {
  /// The responder of presses: the first responder, or else the frontmost view of the window.
  var pressTarget: UIResponder { firstResponder ?? subviews.last ?? self }
}
