import GestureCore

/// Protocol B: only changes are sent, for the selected slot.
extension SlotTracker {
  /// Limit above any device's number of slots, so that input cannot grow the table without bound.
  private static let mostSlots: Int32 = 256
  /// Longer than drivers need to report a position, shorter than a tap (seconds).
  private static let longestWait = 0.05

  /// Selects the slot for the following events.
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

  /// Stores an axis of a contact other than its position.
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

  /// Processes each slot that has changed.
  mutating func settleSlots() {
    // A contact whose landing was not recorded may have no ID, so the touch key alone can lift it.
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

  /// Corner slots jump when a finger lands or lifts, although no finger moved.
  private mutating func noteNewBox() {
    let placed = slots.count { $0.isOccupied && $0.hasPosition }
    isNewBox = placed != lastCount
    lastCount = placed
  }

  /// Of two corner slots only the centre is meaningful: both contacts move with it, so that they neither pinch nor rotate.
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

  /// Stores a tracking ID in the selected slot; its effect is determined at the end of the frame.
  private mutating func takeTrackingID(_ value: Int32) {
    let slot = slots[currentSlot]
    if value < 0 {
      // While `mode` is undecided, the ID may belong to protocol A, where -1 is not a lift.
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
    // The kernel numbers a device's contacts from 0.
    if value >= 0, isNewDevice == nil { isNewDevice = value == 0 }
  }

  /// Applies a slot's values to its contact. In order of precedence: new finger, lift, palm, hover, movement, landing.
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
      // The last reading shows why the contact was rejected.
      if let place, isTooLarge(slot) { live[place].reading = slot.reading }
      if let place { end(live.remove(at: place), .cancelled) }
      slots[index].contact = -1
    } else if isHovering(slot) {
      if let place { lift(at: place, reading: slot.reading) }
      slots[index].contact = -1
    } else if let place {
      // Movement continues from an assumed position.
      live[place].correct(by: slot.shiftX, slot.shiftY)
      follow(at: place, to: slot.reading)
    } else {
      begin(slot: index)
    }
  }

  /// Handles a slot without a contact: a lift, or a fault.
  private mutating func settleEmpty(slot index: Int, live place: Int?) {
    let slot = slots[index]
    slots[index].contact = -1
    if let place {
      // The last position and the lift may be in the same frame.
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

  /// A recording may begin after a landing: the contact then begins with the first report after which both coordinates are
  /// known.
  private mutating func beginLate(slot index: Int) {
    borrowSinglePosition(slot: index)
    guard slots[index].hasPosition else { return }
    report(.landingMissing(slot: index))
    slots[index].trackingID = 0
    slots[index].beganLate = true
    arrived.append((.slot(index), slots[index].reading))
  }

  /// Begins a contact once its position is known.
  private mutating func begin(slot index: Int) {
    if !slots[index].hasPosition { borrowSinglePosition(slot: index) }
    if !slots[index].hasPosition, isNewDevice == true { slots[index].takeInitialPosition() }
    if !slots[index].hasPosition { awaitPosition(slot: index) }
    guard slots[index].hasPosition else { return }
    slots[index].waitingSince = nil
    arrived.append((.slot(index), slots[index].reading))
  }

  /// The kernel omits a position that equals the slot's last one, which a recording may lack. While only one finger is down,
  /// the emulated single touch has its position.
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

  /// A finger that lands at the slot's last position may never report it. After a short wait, unknown coordinates are assumed
  /// to be in the middle: a touch at a wrong location is better than none, and its movement is reported from there.
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

  /// Whether it is above the surface without touching it.
  private func isHovering(_ slot: ContactSlot) -> Bool {
    slot.distance > 0
      || (usesPressure && (slot.pressure == 0 || isTooLight(slot)))
      || device.limits.hover(
        major: slot.major, pressure: slot.pressure, isDown: slot.contact >= 0)
  }

  private func isTooLarge(_ slot: ContactSlot) -> Bool {
    device.limits.reject(major: slot.major, pressure: slot.pressure)
  }

  /// Touchpads report fingers before they land and after they lift. With several fingers, the pad's own count is used.
  private func isTooLight(_ slot: ContactSlot) -> Bool {
    guard let lightest = lightestTouch, keys.hasCounted, keys.count <= 1, slot.pressure >= 0 else {
      return false
    }
    return slot.pressure < (slot.contact >= 0 ? lightest.toStay : lightest.toBegin)
  }

  /// Whether a new tracking ID is the same finger: it is at the old contact's last or extrapolated position in the frame in
  /// which the old ID vanished, and no finger lifts and lands within a frame.
  private func isSameFinger(_ contact: LiveContact, _ slot: ContactSlot) -> Bool {
    guard slot.hasPosition else { return false }
    return measure.isNear(contact, slot.reading, within: PanelMeasure.fingerWidth)
  }
}
