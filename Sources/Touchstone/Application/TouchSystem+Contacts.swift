import GestureCore

/// Turns contacts into touches and their event, and sees both off when they are over.
extension TouchSystem {
  /// One event for all contacts of a frame, unless a contact ends and begins in it: messages know one
  /// phase for each touch. The lift of a pressed pointer still shows the button that was let go, or
  /// the action of a tap could not ask which it was.
  func receive(_ contacts: [Contact], releasing released: UIEvent.ButtonMask) {
    let held = buttons
    buttons.formUnion(released)
    defer { buttons = held }
    var start = 0
    for index in contacts.indices {
      for earlier in contacts[start..<index] where earlier.id == contacts[index].id {
        deliverEvent(with: contacts[start..<index])
        start = index
        break
      }
    }
    deliverEvent(with: contacts[start...])
  }

  func deliverEvent(with contacts: ArraySlice<Contact>) {
    let event = self.event ?? startEvent()
    stamp(event)
    event.dropLiftedTouches()
    for touch in event.touches { touch.rest() }
    event.changed.removeAll(keepingCapacity: true)
    for contact in contacts {
      guard let touch = take(contact, of: event) else { continue }
      event.changed.append(touch)
      estimates.note(touch)
    }
    gestures.pass {
      UIApplication.shared.sendEvent(event)
      forgetWhatWasKept(of: event)
    }
    if !hasTouchDown { self.event = nil }
  }

  private func startEvent() -> UIEvent {
    let event = UIEvent(type: .touches, number: nextEventNumber())
    self.event = event
    return event
  }

  func nextEventNumber() -> Int {
    lastEventNumber += 1
    return lastEventNumber
  }

  func stamp(_ event: UIEvent) {
    event.timestamp = now.seconds
    event.modifierFlags = modifiers
    event.buttonMask = buttons
  }

  private func take(_ contact: Contact, of event: UIEvent) -> UITouch? {
    if contact.phase == .began {
      guard takesNewInput else {
        record(.refused(.whileInactive("contact \(contact.id)")))
        return nil
      }
      return begin(contact, of: event)
    }
    guard let touch = downTouch(of: contact) else { return nil }
    touch.take(contact)
    touch.setTapCount(tapCounter.update(contact, limits: tuning.tapLimits))
    touch.isNews = true
    if !touch.isDown { gestures.noteLift() }
    if touch.phase != .stationary { record(touch: touch) }
    return touch
  }

  private func downTouch(of contact: Contact) -> UITouch? {
    for touch in touches where touch.contactID == contact.id && touch.isDown { return touch }
    return nil
  }

  private func begin(_ contact: Contact, of event: UIEvent) -> UITouch {
    lastTouchNumber += 1
    let count = tapCounter.begin(contact, limits: tuning.tapLimits)
    let touch = UITouch(contact: contact, number: lastTouchNumber, tapCount: count)
    touch.event = event
    // The touch is not in the event yet while it is hit-tested (HIT-08).
    let hit = scene?.hitTest(contact.sample.location, with: event)
    touch.view = hit?.view
    touch.window = hit?.window
    let bar = bar(against: touch)
    touch.delivery = TouchDelivery(isBarred: touch.view == nil || bar != nil)
    touches.append(touch)
    event.touches.append(touch)
    record(touch: touch)
    if isTracing { traceBeginning(of: touch, bar) }
    return touch
  }

  /// Why the touch's view may not hear of it: because it follows one finger only, or because it or
  /// another view wants to be alone (DEL-21, DEL-24).
  private func bar(against touch: UITouch) -> DeliveryNote? {
    guard let view = touch.view else { return nil }
    let tracked = touches.filter {
      $0.isDown && $0.window === touch.window && $0.delivery.stage != .barred
    }
    if !view.isMultipleTouchEnabled, tracked.contains(where: { $0.view === view }) {
      return .singleTouch
    }
    let others = tracked.filter { $0.view !== view }
    if view.isExclusiveTouch, !others.isEmpty { return .exclusiveTouch }
    return others.contains { $0.view?.isExclusiveTouch == true } ? .exclusiveTouch : nil
  }

  /// An override of `sendEvent` may keep an event: a touch whose beginning nobody saw stays unknown,
  /// and one whose end nobody saw is gone all the same (API-N05).
  private func forgetWhatWasKept(of event: UIEvent) {
    for touch in event.changed where touch.isNews {
      if touch.phase == .began { touch.delivery = TouchDelivery(isBarred: true) }
      guard !touch.isDown else { continue }
      _ = touch.delivery.claim()
      for recognizer in touch.recipients { recognizer.unfollow([touch]) }
    }
  }

  func forgetFinishedTouches() {
    var index = 0
    while index < touches.count {
      let touch = touches[index]
      if touch.isDown || touch.delivery.isOpen {
        index += 1
      } else {
        touch.event = nil
        touches.remove(at: index)
      }
    }
  }

  /// Whether no finger and no press is down.
  var isQuiet: Bool {
    for press in presses where press.isDown { return false }
    return !hasTouchDown
  }

  private var hasTouchDown: Bool {
    for touch in touches where touch.isDown { return true }
    return false
  }
}
