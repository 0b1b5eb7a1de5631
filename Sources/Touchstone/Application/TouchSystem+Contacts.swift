import GestureCore

/// Turns contacts into touches and their event, and sees both off when they are over.
extension TouchSystem {
  /// One event for all contacts of a frame, unless a contact ends and begins in it: messages know one
  /// phase for each touch.
  func receive(_ contacts: [Contact], releasing released: UIEvent.ButtonMask) {
    var start = 0
    // Whatever else a frame says of a contact that moves, it says later.
    for index in contacts.indices where contacts[index].phase != .moved {
      for earlier in start..<index where contacts[earlier].id == contacts[index].id {
        deliverEvent(with: contacts, start..<index, releasing: released)
        start = index
        break
      }
    }
    deliverEvent(with: contacts, start..<contacts.count, releasing: released)
    retireEvent()
  }

  /// The event of a sequence that is over serves the next one, unless a client keeps it against the
  /// rules. Its touches must not wait for that; but touches that are withheld keep it by right.
  @inline(__always)
  func retireEvent() {
    if spareEvent != nil || !retiredTouches.isEmpty { retireEventAndTouches() }
  }

  @inline(never)
  private func retireEventAndTouches() {
    endSequence()
    reclaimTouches()
  }

  private func endSequence() {
    guard var spare = spareEvent.take() else { return }
    if !spare.touchList.isEmpty {
      if isKnownUniquelyReferenced(&spare) {
        spare.endSequence()
      } else if touchList.isEmpty {
        return
      }
    }
    spareEvent = consume spare
  }

  func deliverEvent(
    with contacts: [Contact], _ range: Range<Int>, releasing released: UIEvent.ButtonMask = []
  ) {
    if event == nil { startEvent() }
    var stamp = newStamp()
    if !released.isEmpty, liftsPointer(contacts[range]) { stamp.buttonMask.formUnion(released) }
    event.map { Uncounted($0) }?.with { event in
      event.startMoment(stamp)
      takeChanges(from: contacts, range, of: event)
      if event.onlyWindow == nil { hideChanges(of: event) }
      gestures.pass(of: self) {
        UIApplication.uncounted.with { $0.sendEvent(event) }
        forgetWhatWasKept(of: event)
      }
    }
    if !hasTouchDown { spareEvent = event.take() }
  }

  /// A window's turn may let something go ahead that ends what withholds a touch of another window. Its view hears of
  /// that in its own turn, after recognizers have seen what the touch did (DEL-20).
  private func hideChanges(of event: UIEvent) {
    event.changed.each { gestures.contest.inputs.hideChange(of: $0.input) }
  }

  /// The lift of a pressed pointer still shows the button that was let go, or the action of a tap could
  /// not ask which it was; a move shows what is down now (COR-08).
  private func liftsPointer(_ contacts: ArraySlice<Contact>) -> Bool {
    contacts.contains {
      $0.phase == .ended && downTouch(of: $0.id)?.object.type == .indirectPointer
    }
  }

  /// Mostly the same fingers move as in the moment before, and then the list stays as it is.
  private func takeChanges(from contacts: [Contact], _ range: Range<Int>, of event: UIEvent) {
    let known = event.changed.count
    var count = 0
    while count < known, count < range.count,
      event.changed.uncounted(at: count).with({
        takeIfSame(contacts, range.lowerBound + count, for: $0)
      })
    { count += 1 }
    guard count < known || count < range.count else { return }
    let others = range.lowerBound + count..<range.upperBound
    takeOtherChanges(from: contacts, others, after: count, of: event)
  }

  private func takeIfSame(_ contacts: [Contact], _ index: Int, for touch: UITouch) -> Bool {
    guard touch.contactID == contacts[index].id, touch.isDown, contacts[index].phase != .began
    else { return false }
    take(contacts, index, for: touch)
    noteEstimates(of: touch)
    return true
  }

  /// The list is taken out of the event while it is made, and its room is used again.
  private func takeOtherChanges(
    from contacts: [Contact], _ range: Range<Int>, after count: Int, of event: UIEvent
  ) {
    var changed = event.changed.take()
    var count = count
    for index in range {
      let likely = count < changed.count ? changed.uncounted(at: count) : nil
      guard let touch = take(contacts, index, of: event, likely) else { continue }
      touch.with { noteEstimates(of: $0) }
      if let likely {
        if !touch.isSame(as: likely) { changed[count] = touch.object }
      } else {
        changed.append(touch.object)
      }
      count += 1
    }
    if count < changed.count { changed.removeLast(changed.count - count) }
    event.setChanged(changed)
  }

  private func startEvent() {
    let number = nextEventNumber()
    if isKnownUniquelyReferenced(&spareEvent) {
      event = spareEvent.take()
      event.map { Uncounted($0) }?.with { $0.startSequence(number: number) }
    } else {
      event = UIEvent(type: .touches, number: number, gestures: gestures)
    }
  }

  func nextEventNumber() -> Int {
    lastEventNumber += 1
    return lastEventNumber
  }

  func newStamp() -> UIEvent.Stamp {
    lastChange += 1
    return UIEvent.Stamp(
      time: now, modifierFlags: modifiers, buttonMask: buttons, change: lastChange)
  }

  // A contact is large, and is read where it is rather than copied.
  private func take(
    _ contacts: [Contact], _ index: Int, of event: UIEvent, _ likely: Uncounted<UITouch>?
  ) -> Uncounted<UITouch>? {
    let (id, phase) = (contacts[index].id, contacts[index].phase)
    if phase == .began {
      guard let scene, takesNewInput(in: scene) else {
        record(.refused(.whileInactive("contact \(id)")))
        return nil
      }
      return begin(contacts, index, of: event, in: scene)
    }
    guard let touch = downTouch(of: id, likely) else { return nil }
    touch.with { take(contacts, index, for: $0) }
    return touch
  }

  @inline(__always)
  private func take(_ contacts: [Contact], _ index: Int, for touch: UITouch) {
    let (id, phase) = (contacts[index].id, contacts[index].phase)
    touch.take(contacts, index)
    // A finger that has moved too far for a tap goes on without being counted.
    if touch.current.tapCount > 0 || !touch.isDown {
      touch.setTapCount(
        tapCounter.update(
          id, phase, at: contacts[index].sample.location, contacts[index].sample.time,
          limits: tuning.tapLimits))
    }
    touch.lastChange = lastChange
    if !touch.isDown { gestures.contest.end(touch.input) }
    if touch.current.phase != .stationary { record(touch: touch) }
  }

  /// Mostly it is the one that was told of at that place in the moment before.
  private func downTouch(
    of id: Int, _ likely: Uncounted<UITouch>? = nil
  ) -> Uncounted<UITouch>? {
    if let likely, likely.with({ $0.contactID == id && $0.isDown }) { return likely }
    for index in 0..<touchList.count
    where touchList[index].with({ $0.contactID == id && $0.isDown }) { return touchList[index] }
    return nil
  }

  private func begin(
    _ contacts: [Contact], _ index: Int, of event: UIEvent, in scene: UIWindowScene
  ) -> Uncounted<UITouch> {
    lastTouchNumber += 1
    let location = contacts[index].sample.location
    let count = tapCounter.begin(
      contacts[index].id, at: location, contacts[index].sample.time, limits: tuning.tapLimits)
    let touch = newTouch(contacts, index, number: lastTouchNumber, tapCount: count)
    touch.event = event
    touch.lastChange = lastChange
    // The touch is not in the event yet while it is hit-tested (HIT-08).
    if let (window, view) = scene.hitTest(location, with: event) {
      touch.hitView = view
      touch.hitWindow = window
    }
    let bar = bar(against: touch)
    touch.input = gestures.contest.inputs.begin(.touch, isBarred: touch.hitView == nil || bar != nil)
    let seat = Uncounted(touch)
    event.touchList.append(touch)
    touchList.append(consume touch)
    if isTracing { seat.with { traceBeginning(of: $0, in: scene, bar?.note) } }
    return seat
  }

  /// An override of `sendEvent` may keep an event: a touch whose beginning nobody saw stays unknown,
  /// and one whose end nobody saw is gone all the same (API-N05).
  private func forgetWhatWasKept(of event: UIEvent) {
    guard gestures.contest.hasUnseen else { return }
    for index in event.changed.indices where gestures.contest.isUnseen(event.changed[index].input) {
      let touch = event.changed[index]
      gestures.contest.inputs.see(touch.input, nil)
      if touch.shownPhase == .began { gestures.contest.inputs.bar(touch.input) }
      guard !touch.isDown else { continue }
      _ = gestures.contest.inputs.claim(touch.input)
      gestures.eachReceiver(of: touch.input) { $0.unfollow(touch) }
    }
  }

  /// Touches of which nothing is left to tell wait until nobody has them. Returns whether there were any.
  @inline(__always)
  func retireFinishedTouches() -> Bool {
    guard gestures.contest.hasToldOut else { return false }
    retireThoseFinished()
    return true
  }

  @inline(never)
  private func retireThoseFinished() {
    var index = 0
    while index < touchList.count {
      if touchList[index].with({ gestures.contest.isToldOut($0.input) }) {
        let touch = touchList.remove(at: index)
        touch.event = nil
        touch.hadViewHeard = touch.hasViewHeard
        gestures.contest.forget(touch.input)
        retiredTouches.append(touch)
      } else {
        index += 1
      }
    }
  }

  private var hasTouchDown: Bool { touchList.any { $0.isDown } }
}
