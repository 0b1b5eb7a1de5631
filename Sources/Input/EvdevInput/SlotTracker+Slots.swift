import GestureCore

/// Protocol B: only changes are sent, each into the selected slot.
extension SlotTracker {
  /// More than any device has; a table that grows with the input must end somewhere.
  private static let mostSlots: Int32 = 256
  /// Longer than drivers take to settle, shorter than a tap (seconds).
  private static let longestWait = 0.05

  /// Selects a slot; what follows goes into it.
  mutating func select(slot value: Int32) {
    hasSlots = true
    hasSelectedSlot = true
    sawContactAxis = true
    if mode == .undecided { mode = .slots }
    guard value >= 0, value < Self.mostSlots else {
      report(.slotOutOfRange(value))
      currentSlot = -1
      return
    }
    currentSlot = Int(value)
    while slots.count <= currentSlot { slots.append(ContactSlot()) }
  }

  @inline(__always)
  mutating func takeX(_ value: Int32) {
    sawContactAxis = true
    if mode != .slots {
      packet.x = value
      packet.isEmpty = false
    }
    guard currentSlot >= 0 else { return }
    slots[currentSlot].setX(value)
    touchCurrentSlot()
  }

  @inline(__always)
  mutating func takeY(_ value: Int32) {
    sawContactAxis = true
    if mode != .slots {
      packet.y = value
      packet.isEmpty = false
    }
    guard currentSlot >= 0 else { return }
    slots[currentSlot].setY(value)
    touchCurrentSlot()
  }

  /// Takes an axis of a contact other than its position.
  mutating func takeContactAxis(_ code: UInt16, _ value: Int32) {
    sawContactAxis = true
    if mode != .slots { takePacketAxis(code, value) }
    guard currentSlot >= 0 else { return }
    switch code {
    case EvdevCode.trackingID: takeTrackingID(value)
    case EvdevCode.touchMajor: slots[currentSlot].major = value
    case EvdevCode.mtPressure: slots[currentSlot].pressure = max(value, 0)
    case EvdevCode.distance: slots[currentSlot].distance = value
    case EvdevCode.toolType: slots[currentSlot].tool = value
    default: return
    }
    slots[currentSlot].isChanged = true
  }

  /// Settles every slot in which something happened.
  mutating func settleSlots() {
    // Without its id, a contact that began late may lift by the touch key alone.
    if keys.isTouching == false {
      for index in slots.indices where slots[index].beganLate {
        slots[index].beganLate = false
        slots[index].trackingID = -1
        slots[index].isChanged = true
      }
    }
    if device.properties.contains(.semiMultitouch) {
      noteNewBox()
      noteBoxShift()
    }
    for index in slots.indices where slots[index].isChanged || slots[index].waitingSince != nil {
      settle(slot: index)
    }
  }

  // MARK: - Private

  /// Marks the selected slot as moved in this frame.
  @inline(__always)
  private mutating func touchCurrentSlot() {
    slots[currentSlot].isChanged = true
    slots[currentSlot].hasMoved = true
  }

  /// Slots that are corners of a box jump when a finger joins or leaves, and no finger moved.
  private mutating func noteNewBox() {
    let placed = slots.count { $0.isOccupied && $0.hasPosition }
    isNewBox = placed != lastCount
    lastCount = placed
  }

  /// Of two slots that are corners of a box only the middle is known: their contacts move as it does, and
  /// come no nearer and do not turn.
  private mutating func noteBoxShift() {
    boxShift = nil
    let pair = slots.indices.filter { slots[$0].isOccupied && slots[$0].contact >= 0 }
    guard pair.count == 2, !isNewBox else {
      boxRest = (0, 0)
      return
    }
    var sum = boxRest
    for index in pair {
      guard let contact = live.first(where: { $0.id == slots[index].contact }) else { return }
      sum.x &+= slots[index].x &- contact.reading.x
      sum.y &+= slots[index].y &- contact.reading.y
    }
    guard pair.contains(where: { slots[$0].hasMoved }) else { return }
    boxShift = (sum.x / 2, sum.y / 2)
    boxRest = (sum.x % 2, sum.y % 2)
    for index in pair { slots[index].isChanged = true }
  }

  /// Starts or ends a contact in the selected slot; which, the end of the frame decides.
  private mutating func takeTrackingID(_ value: Int32) {
    let slot = slots[currentSlot]
    if value < 0 {
      // Without `mode`, the id may yet turn out to be one of protocol A, where -1 is no lift.
      if !slot.isOccupied && hasSlots { report(.liftOfUnknownSlot(currentSlot)) }
      slots[currentSlot].hasMoved = false
    } else if slot.contact >= 0, value != slot.trackingID, !slot.beganLate {
      slots[currentSlot].isReplaced = true
    }
    slots[currentSlot].hasIdentifier = true
    if value != slot.trackingID {
      slots[currentSlot].partOf = -1
      slots[currentSlot].isRejected = false
      slots[currentSlot].isReported = false
    }
    slots[currentSlot].trackingID = max(value, -1)
    slots[currentSlot].beganLate = false
    // The kernel counts the contacts of a device from 0 on.
    if value >= 0, isNewDevice == nil { isNewDevice = value == 0 }
  }

  /// What the slot's values mean for its contact, in the order of their weight: a new finger, a
  /// lift, a palm, hover, movement, a landing.
  private mutating func settle(slot index: Int) {
    defer { slots[index].finishFrame() }
    let slot = slots[index]
    var place = live.firstIndex { $0.id == slot.contact && slot.contact >= 0 }
    if slot.isReplaced, let old = place, slot.isOccupied, !isSameFinger(live[old], slot) {
      report(.contactReplaced(slot: index))
      lift(at: old)
      slots[index].contact = -1
      place = nil
    } else if slot.isReplaced, place != nil, slot.isOccupied {
      report(.identifierChanged(slot: index))
    }

    if !slot.isOccupied {
      settleEmpty(slot: index, live: place)
    } else if slot.tool == EvdevCode.palm || slot.isRejected || isTooLarge(slot) {
      slots[index].isRejected = true
      // Why it is none is to be seen in its last reading.
      if let place, isTooLarge(slot) { live[place].reading = slot.reading }
      if let place { changes.append(live.remove(at: place).change(.cancelled)) }
      slots[index].contact = -1
    } else if isHovering(slot) {
      if let place { lift(at: place, reading: slot.reading) }
      slots[index].contact = -1
    } else if let place {
      // A position that was assumed moves on from there.
      live[place].correct(by: slot.shiftX, slot.shiftY)
      follow(at: place, to: slot.reading)
    } else {
      begin(slot: index)
    }
  }

  /// A slot that holds no contact now: a lift, or something to complain about.
  private mutating func settleEmpty(slot index: Int, live place: Int?) {
    let slot = slots[index]
    slots[index].contact = -1
    if let place {
      // The last position and the lift may share a frame: the lift carries it.
      lift(at: place, reading: slot.reading)
    } else if slot.waitingSince != nil {
      slots[index].waitingSince = nil
      report(.positionNeverSent(slot: index))
    } else if slot.hasMoved, !slot.hasIdentifier, keys.isTouching != false {
      beginLate(slot: index)
    } else if slot.hasMoved, !slot.isReported {
      slots[index].isReported = true
      report(.motionInEmptySlot(index))
    }
  }

  /// A recording may begin after a finger has landed: the slot holds a contact from the first report on in
  /// which both of its positions are known.
  private mutating func beginLate(slot index: Int) {
    borrowSinglePosition(slot: index)
    guard slots[index].hasPosition else { return }
    report(.landingMissing(slot: index))
    slots[index].trackingID = 0
    slots[index].beganLate = true
    arrived.append((.slot(index), slots[index].reading))
  }

  /// Begins a contact as soon as its place is known.
  private mutating func begin(slot index: Int) {
    if !slots[index].hasPosition { borrowSinglePosition(slot: index) }
    if !slots[index].hasPosition, isNewDevice == true { slots[index].takeInitialPosition() }
    if !slots[index].hasPosition { awaitPosition(slot: index) }
    guard slots[index].hasPosition else { return }
    slots[index].waitingSince = nil
    arrived.append((.slot(index), slots[index].reading))
  }

  /// The kernel leaves out a position that equals the slot's last one, which a recording may have
  /// missed. As long as one finger is down, the emulated single touch is that finger.
  private mutating func borrowSinglePosition(slot index: Int) {
    guard slots.count(where: \.isOccupied) <= 1, keys.count <= 1 else { return }
    if !slots[index].hasX, let x = single.x {
      slots[index].x = x
      slots[index].hasX = true
    }
    if !slots[index].hasY, let y = single.y {
      slots[index].y = y
      slots[index].hasY = true
    }
  }

  /// A finger that rests where another one did may never report where that is. It is held back for
  /// a moment, and then put in the middle of what is unknown: a touch in the wrong place is closer
  /// to the truth than none, and whatever it does is reported from there.
  private mutating func awaitPosition(slot index: Int) {
    guard let since = slots[index].waitingSince else {
      slots[index].waitingSince = now
      return
    }
    guard now.seconds(since: since) >= Self.longestWait else { return }
    report(.positionAssumed(slot: index))
    if !slots[index].hasX {
      slots[index].setX(device.horizontal?.middle ?? 0)
      slots[index].isAssumedX = true
    }
    if !slots[index].hasY {
      slots[index].setY(device.vertical?.middle ?? 0)
      slots[index].isAssumedY = true
    }
  }

  /// Over the surface without touching it.
  private func isHovering(_ slot: ContactSlot) -> Bool {
    slot.distance > 0
      || (usesPressure && (slot.pressure == 0 || isTooLight(slot)))
      || device.limits.hover(
        major: slot.major, pressure: slot.pressure, isDown: slot.contact >= 0)
  }

  private func isTooLarge(_ slot: ContactSlot) -> Bool {
    device.limits.reject(major: slot.major, pressure: slot.pressure)
  }

  /// A touchpad feels a finger before it is set down and after it is taken up. With several fingers
  /// the pad's own count says how many are there.
  private func isTooLight(_ slot: ContactSlot) -> Bool {
    guard let lightest = lightestTouch, keys.hasCounted, keys.count <= 1, slot.pressure >= 0 else {
      return false
    }
    return slot.pressure < (slot.contact >= 0 ? lightest.toStay : lightest.toBegin)
  }

  /// A new tracking id where the finger was, or where its movement was taking it, in the very frame
  /// in which the old one vanished is the same finger under another name: no finger lifts and lands
  /// within a frame.
  private func isSameFinger(_ contact: LiveContact, _ slot: ContactSlot) -> Bool {
    guard slot.hasPosition else { return false }
    return measure.isNear(contact, slot.reading, within: PanelMeasure.fingerWidth)
  }
}
