import GestureCore

/// Makes touches and their event from contacts.
extension TouchSystem {
  /// One event for all contacts of a frame, unless a contact ends and begins in it: messages know one
  /// phase for each touch.
  func receive(_ contacts: [Contact], releasing released: UIEvent.ButtonMask) {
    var start = 0
    // A contact that has moved has no earlier change in the frame.
    for index in contacts.indices where contacts[index].phase != .moved {
      for earlier in start..<index where contacts[earlier].id == contacts[index].id {
        sendEvent(for: contacts, start..<index, releasing: released)
        start = index
        break
      }
    }
    sendEvent(for: contacts, start..<contacts.count, releasing: released)
    recycleEvent()
  }

  /// The event of a sequence that is over serves the next one, unless a client or a withheld touch keeps it. Touches that
  /// have ended are used again without waiting for that.
  @inline(__always)
  func recycleEvent() {
    if spareEvent != nil || engine.spareTouches.hasRetired { recycleEventAndTouches() }
  }

  @inline(never)
  private func recycleEventAndTouches() {
    endSequence()
    // Once the sequence is over, only clients refer to a retired touch that no group has.
    guard engine.spareTouches.hasRetired else { return }
    let isOver = event == nil && spareEvent?.touchList.isEmpty != false
    engine.recycleTouches(isSequenceOver: isOver)
  }

  private func endSequence() {
    guard var spare = spareEvent.take() else { return }
    if !spare.touchList.isEmpty {
      if isKnownUniquelyReferenced(&spare) {
        spare.endSequence()
      } else if engine.touchList.isEmpty {
        return
      }
    }
    spareEvent = consume spare
  }

  func sendEvent(
    for contacts: [Contact], _ range: Range<Int>, releasing released: UIEvent.ButtonMask = []
  ) {
    if event == nil {
      engine.applyProfile()
      startEvent()
    }
    var stamp = newStamp()
    if !released.isEmpty, liftsPointer(contacts[range]) { stamp.buttonMask.formUnion(released) }
    event.map { Unretained($0) }?.with { event in
      event.startMoment(stamp)
      updateTouches(from: contacts, range, of: event)
      if event.onlyWindow == nil { markUnseen(of: event) }
      engine.pass(of: self) {
        UIApplication.unretained.with { $0.sendEvent(event) }
      }
    }
    if !engine.touchList.any({ $0.isDown }) { spareEvent = event.take() }
  }

  /// In a window's turn a gesture may go ahead and end what withholds a touch of another window. The other view gets its
  /// message in the other window's turn, after recognizers have got theirs (DEL-20).
  private func markUnseen(of event: UIEvent) {
    event.changed.each { engine.contest.inputs.markUnseen($0.input) }
  }

  /// The lift of a pressed pointer still has the button that was released, so that the action of a tap can read it; a
  /// movement has the buttons that are down (COR-08).
  private func liftsPointer(_ contacts: ArraySlice<Contact>) -> Bool {
    contacts.contains {
      $0.phase == .ended && downTouch(of: $0.id)?.object.type == .indirectPointer
    }
  }

  /// Mostly the same touches move as in the last event, and the list stays as it is.
  private func updateTouches(from contacts: [Contact], _ range: Range<Int>, of event: UIEvent) {
    let known = event.changed.count
    var count = 0
    while count < known, count < range.count,
      event.changed.unretained(at: count).with({
        updateIfSame(contacts, range.lowerBound + count, for: $0)
      })
    { count += 1 }
    guard count < known || count < range.count else { return }
    let others = range.lowerBound + count..<range.upperBound
    updateOthers(from: contacts, others, after: count, of: event)
  }

  private func updateIfSame(_ contacts: [Contact], _ index: Int, for touch: UITouch) -> Bool {
    guard touch.contactID == contacts[index].id, touch.isDown, contacts[index].phase != .began
    else { return false }
    update(touch, from: contacts, at: index)
    addEstimates(of: touch)
    return true
  }

  /// The list is removed from the event while it is made, and its memory is used again.
  private func updateOthers(
    from contacts: [Contact], _ range: Range<Int>, after count: Int, of event: UIEvent
  ) {
    var changed = event.changed.take()
    var count = count
    for index in range {
      let likely = count < changed.count ? changed.unretained(at: count) : nil
      guard let touch = touch(for: contacts, index, of: event, likely) else { continue }
      touch.with { addEstimates(of: $0) }
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
      event.map { Unretained($0) }?.with { $0.startSequence(number: number) }
    } else {
      event = UIEvent(type: .touches, number: number, engine: engine)
    }
  }

  func nextEventNumber() -> Int {
    last.event += 1
    return last.event
  }

  func newStamp() -> UIEvent.Stamp {
    last.change += 1
    return UIEvent.Stamp(
      time: now, modifierFlags: modifiers, buttonMask: buttons, change: last.change)
  }

  // A contact is large, and is read by index instead of copied.
  private func touch(
    for contacts: [Contact], _ index: Int, of event: UIEvent, _ likely: Unretained<UITouch>?
  ) -> Unretained<UITouch>? {
    let (id, phase) = (contacts[index].id, contacts[index].phase)
    if phase == .began {
      guard let scene, takesNewInput(in: scene) else {
        record(.refused(.whileInactive("contact \(id)")))
        return nil
      }
      return begin(contacts, index, of: event, in: scene)
    }
    guard let touch = downTouch(of: id, likely) else { return nil }
    touch.with { update($0, from: contacts, at: index) }
    return touch
  }

  @inline(__always)
  private func update(_ touch: UITouch, from contacts: [Contact], at index: Int) {
    let (id, phase) = (contacts[index].id, contacts[index].phase)
    touch.update(from: contacts, at: index)
    // A touch that has moved too far for a tap is not counted any more.
    if touch.current.tapCount > 0 || !touch.isDown {
      touch.current.tapCount = tapCounter.update(
        id, phase, at: contacts[index].sample.location, contacts[index].sample.time,
        limits: tuning.tapLimits)
    }
    touch.lastChange = last.change
    if !touch.isDown { engine.contest.end(touch.input) }
    if touch.current.phase != .stationary { record(touch: touch) }
  }

  /// Mostly it is the touch that had the same index in the last event.
  private func downTouch(
    of id: Int, _ likely: Unretained<UITouch>? = nil
  ) -> Unretained<UITouch>? {
    if let likely, likely.with({ $0.contactID == id && $0.isDown }) { return likely }
    for index in 0..<engine.touchList.count
    where engine.touchList[index].with({ $0.contactID == id && $0.isDown }) {
      return engine.touchList[index]
    }
    return nil
  }

  private func begin(
    _ contacts: [Contact], _ index: Int, of event: UIEvent, in scene: UIWindowScene
  ) -> Unretained<UITouch> {
    last.touch += 1
    let location = contacts[index].sample.location
    let count = tapCounter.begin(
      contacts[index].id, at: location, contacts[index].sample.time, limits: tuning.tapLimits)
    let touch = engine.newTouch(contacts, index, number: last.touch, tapCount: count)
    touch.event = event
    touch.lastChange = last.change
    // During its hit test the touch is not in the event (HIT-08).
    if let (window, view) = scene.hitTest(location, with: event) {
      touch.hitView = view
      touch.hitWindow = window
    }
    let exclusion = engine.exclusion(of: touch)
    touch.input = engine.contest.inputs.begin(
      .touch, isExcluded: touch.hitView == nil || exclusion != nil)
    let reference = Unretained(touch)
    event.touchList.append(touch)
    engine.touchList.append(consume touch)
    if engine.isTracing {
      reference.with { traceBeginning(of: $0, in: scene, exclusion) }
    }
    return reference
  }
}

extension TouchSystem {
  func addEstimates(of touch: UITouch) {
    if touch.hasEstimates || !estimates.isEmpty { changeEstimates { $0.add(touch) } }
  }

  /// Removed while they are changed, as lists are, because every event reads whether there are any.
  private func changeEstimates<Result>(_ change: (inout EstimateLedger) -> Result) -> Result {
    var ledger = estimates
    estimates = EstimateLedger()
    let result = change(&ledger)
    estimates = ledger
    return result
  }

  func removeOldEstimates() { changeEstimates { $0.remove(before: now) } }

  /// Better values have come. Recognizers that have received the touch get them first, then its view, with the touch as it
  /// was at that reading (API-R04, API-G28).
  func receive(_ update: EstimateUpdate) {
    guard let (touch, shown) = changeEstimates({ $0.apply(update) }) else {
      return record(.refused(.nobodyWaits(index: update.index)))
    }
    engine.pass {
      for follower in touch.followers {
        guard let recognizer = follower.recognizer, recognizer.isEnabled,
          recognizer.attempt.assignedState != .failed
        else { continue }
        engine.runCode(of: recognizer) {
          recognizer.touchesEstimatedPropertiesUpdated([shown])
        }
      }
      if touch.viewHasReceived { touch.hitView?.touchesEstimatedPropertiesUpdated([shown]) }
    }
  }
}
