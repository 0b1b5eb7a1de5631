import Foundation
import GestureCore

extension TouchSystem {
  /// One event for all presses of a frame, unless a press ends and begins in it.
  func receive(_ changes: [PressChange]) {
    var batch: [PressChange] = []
    for change in changes {
      if change.phase == .began, !takesNewInput {
        record(.refused(.whileInactive("press \(change.id)")))
        continue
      }
      if batch.contains(where: { $0.id == change.id }) {
        deliverEvent(with: batch)
        batch = []
      }
      batch.append(change)
    }
    if !batch.isEmpty { deliverEvent(with: batch) }
  }

  func cancelPresses() {
    let down = presses.filter(\.isDown)
    guard !down.isEmpty else { return }
    deliverEvent(
      with: down.map {
        PressChange(id: $0.pressID, phase: .cancelled, type: $0.rawType, force: 0)
      })
  }

  private func deliverEvent(with changes: [PressChange]) {
    let event = pressesEvent ?? UIPressesEvent(number: nextEventNumber(), in: gestures)
    pressesEvent = event
    event.stamp = newStamp()
    event.presses.removeAll { !$0.isDown }
    for press in event.presses { press.phase = .stationary }
    event.changedPresses = changes.compactMap { take($0, of: event) }
    gestures.pass { UIApplication.shared.sendEvent(event) }
    forgetFinishedPresses()
    if !presses.contains(where: \.isDown) { pressesEvent = nil }
  }

  private func take(_ change: PressChange, of event: UIPressesEvent) -> UIPress? {
    guard change.phase != .began else {
      let press = UIPress(change, at: now, in: gestures, to: scene?.keyWindow)
      press.event = event
      presses = presses + [press]
      event.presses.append(press)
      record(press, change)
      return press
    }
    guard let press = presses.last(where: { $0.pressID == change.id && $0.isDown }) else {
      return nil
    }
    press.timestamp = now.seconds
    press.force = CGFloat(change.force)
    let (phase, note): (UIPress.Phase, Contact.Phase) =
      switch change.phase {
      case .began, .changed: (.changed, .moved)
      case .ended: (.ended, .ended)
      case .cancelled: (.cancelled, .cancelled)
      }
    press.phase = phase
    if !press.isDown { gestures.contest.end(press.input) }
    gestures.contest.inputs.see(press.input, note)
    record(press, change)
    return press
  }

  private func record(_ press: UIPress, _ change: PressChange) {
    record(
      .press(
        id: press.pressID, change.phase, type: press.rawType, to: press.responder?.traceLabel))
  }

  /// Tells responders what delivery lets through, by the same rules as for touches.
  @inline(__always)
  func deliverPresses() {
    if !presses.isEmpty { deliverNewsOfPresses() }
  }

  @inline(never)
  private func deliverNewsOfPresses() {
    for press in presses where gestures.contest.hasNews(of: press.input) {
      press.dueSteps = dueSteps(of: press)
    }
    for (step, phase) in Self.pressPhases {
      // A responder may have lost it in the message before.
      let told = presses.filter { $0.dueSteps.contains(step) }
      for press in told { press.dueSteps.remove(step) }
      tell(phase, told)
    }
  }

  func claimPresses(of recognizer: UIGestureRecognizer) {
    guard !recognizer.courseLists.presses.isEmpty else { return }
    let known = recognizer.courseLists.presses.filter { !claim($0, by: recognizer).isEmpty }
    if !known.isEmpty { tell(.cancelled, known) }
  }

  /// Presses that views hear of which leave the window are cancelled, as touches are (DEL-26).
  func claimPresses(below view: UIView) {
    let known = presses.filter { press in
      press.responder?.firstView?.isDescendant(of: view) == true && !claim(press, by: nil).isEmpty
    }
    if !known.isEmpty { tell(.cancelled, known) }
  }

  private static let pressPhases: [(TouchDelivery.Steps, UIPress.Phase)] = [
    (.began, .began), (.moved, .changed), (.ended, .ended), (.cancelled, .cancelled),
  ]

  private func tell(_ phase: UIPress.Phase, _ presses: [UIPress]) {
    var rest = presses
    while let responder = rest.first?.responder {
      let group = rest.filter { $0.responder === responder }
      rest.removeAll { $0.responder === responder }
      let event = group[0].event
      record(
        .pressMessage(
          to: responder.traceLabel, InputPhase(phase) ?? .changed, presses: group.map(\.pressID)))
      switch phase {
      case .began: responder.pressesBegan(Set(group), with: event)
      case .changed: responder.pressesChanged(Set(group), with: event)
      case .ended: responder.pressesEnded(Set(group), with: event)
      case .cancelled: responder.pressesCancelled(Set(group), with: event)
      case .stationary: break
      }
    }
  }

  func forgetFinishedPresses() {
    presses = presses.filter { press in
      guard !press.isDown, !gestures.contest.isOpen(press.input) else { return true }
      press.event = nil
      gestures.contest.forget(press.input)
      return false
    }
  }
}

extension UIResponder {
  /// How the trace calls it.
  var traceLabel: String { (self as? UIView)?.label ?? "\(Swift.type(of: self))" }

  /// The first view of the chain, whose recognizers are asked.
  var firstView: UIView? {
    (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded ?? next?.firstView
  }
}

extension UIWindow {
  /// Who hears of presses: the first responder, or else the frontmost view of the window.
  var pressTarget: UIResponder { firstResponder ?? subviews.last ?? self }
}

extension InputPhase {
  fileprivate init?(_ phase: UIPress.Phase) {
    switch phase {
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .stationary: return nil
    }
  }
}
