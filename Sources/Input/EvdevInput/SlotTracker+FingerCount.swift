import GestureCore

/// Handles fingers that a device counts without their positions, and ends frames.
///
/// A pad with two slots reports three fingers by a key. The third contact gets the position of the
/// oldest known one and moves with it. When the device stops reporting the position of a finger
/// that it still counts, that contact continues; when it starts to report a counted finger's
/// position, the contact keeps its reported location.
extension SlotTracker {
  /// Ends a frame: reconciles lifts, landings and counted fingers, in this order.
  mutating func settleFingerCount() {
    followParts()
    let wanted = countedWanted()
    while countedTotal < wanted, let contact = lifted.popLast() {
      var kept = contact
      kept.origin = .counted
      kept.anchor = -1
      live.append(kept)
    }
    endLifted()
    settleLandings()
    admitArrivals(wanted: wanted)
    while countedTotal > wanted, let place = live.lastIndex(where: { $0.origin == .counted }) {
      end(live.remove(at: place), .ended)
    }
    followAnchor()
    while countedTotal < wanted, let anchor = live.first(where: { $0.origin != .counted }) {
      var contact = LiveContact(id: makeID(), origin: .counted, reading: anchor.reading)
      contact.hold(at: anchor, whileReading: anchor.reading)
      contact.anchor = anchor.id
      live.append(contact)
      changes.append(contact.change(.began))
    }
  }

  /// Reports a movement if the position changed.
  mutating func move(at place: Int, to reading: LiveReading) {
    let old = live[place].reading
    live[place].previous = old
    guard old != reading else { return }
    live[place].reading = reading
    guard live[place].landing == .isDown else { return }
    if live[place].offsetX != 0 || live[place].offsetY != 0 { keepInside(place) }
    changes.append(live[place].change(.moved))
  }

  /// Moves a contact, except in a frame in which the readings' meaning changed instead of their
  /// position.
  mutating func follow(at place: Int, to reading: LiveReading) {
    guard !isNewBox, !isHeldByPress(at: place, reading: reading) else {
      return hold(at: place, whileReading: reading)
    }
    if let shift = boxShift { return shiftWithBox(at: place, by: shift, to: reading) }
    move(at: place, to: reading)
  }

  private mutating func shiftWithBox(
    at place: Int, by shift: (x: Int32, y: Int32), to reading: LiveReading
  ) {
    hold(at: place, whileReading: reading)
    live[place].offsetX &+= shift.x
    live[place].offsetY &+= shift.y
    keepInside(place)
    if shift != (0, 0) { changes.append(live[place].change(.moved)) }
  }

  /// Clamps a contact with an offset to the pad.
  private mutating func keepInside(_ place: Int) {
    if let axis = device.axes[EvdevCode.positionX] {
      live[place].offsetX &+= max(axis.minimum, min(live[place].x, axis.maximum)) &- live[place].x
    }
    if let axis = device.axes[EvdevCode.positionY] {
      live[place].offsetY &+= max(axis.minimum, min(live[place].y, axis.maximum)) &- live[place].y
    }
  }

  private mutating func hold(at place: Int, whileReading reading: LiveReading) {
    let standing = live[place]
    live[place].hold(at: standing, whileReading: reading)
    live[place].previous = reading
  }

  /// Records a lift; whether the finger is still counted is determined at the end of the frame.
  mutating func lift(at place: Int, reading: LiveReading? = nil) {
    var contact = live.remove(at: place)
    if let reading { contact.reading = lastTouching(reading, of: contact) }
    lifted.append(contact)
  }

  // MARK: - Private

  /// The number of contacts known only by count.
  private var countedTotal: Int { live.count { $0.origin == .counted } }

  /// The number of fingers to be counted without position. In protocol A it is 0, because all
  /// contacts are listed and some devices press the key for two with one finger.
  private func countedWanted() -> Int {
    guard mode == .slots || mode == .single, keys.count > 1 else { return 0 }
    let known: Int
    if mode == .single {
      known = live.contains { $0.origin == .single } || !arrived.isEmpty ? 1 : 0
    } else {
      known = slots.count { $0.isOccupied && $0.hasPosition }
    }
    let hasAnchor = !arrived.isEmpty || live.contains { $0.origin != .counted }
    let surplus = max(0, keys.count - known)
    if hasAnchor { return surplus }
    return keys.isTouching == false ? 0 : min(surplus, countedTotal)
  }

  /// Begins contacts, or assigns the position of a new one to a finger that was only counted.
  private mutating func admitArrivals(wanted: Int) {
    for item in arrived {
      if case .slot(let index) = item.origin, isPart(item.reading, slot: index) { continue }
      var contact = LiveContact(id: -1, origin: item.origin, reading: item.reading)
      if countedTotal > wanted, let place = live.firstIndex(where: { $0.origin == .counted }) {
        let counted = live.remove(at: place)
        contact.id = counted.id
        contact.landing = counted.landing
        contact.hold(at: counted, whileReading: item.reading)
        live.insert(contact, at: place)
        if contact.landing == .isDown { changes.append(contact.change(.moved)) }
      } else {
        contact.id = makeID()
        contact.began = now
        live.append(contact)
        changes.append(contact.change(.began))
      }
      if case .slot(let index) = item.origin { slots[index].contact = contact.id }
    }
    arrived.removeAll(keepingCapacity: true)
  }

  /// Reports the end of a contact; that of a cancelled one has been reported.
  mutating func end(_ contact: LiveContact, _ phase: Contact.Phase) {
    if contact.landing == .isDown { changes.append(contact.change(phase)) }
  }

  private mutating func endLifted() {
    for contact in lifted { end(contact, .ended) }
    lifted.removeAll(keepingCapacity: true)
  }

  /// Moves counted fingers with the contact that they follow.
  private mutating func followAnchor() {
    guard let anchor = live.first(where: { $0.origin != .counted }) else { return }
    for place in live.indices where live[place].origin == .counted {
      if live[place].anchor != anchor.id {
        // Follows another contact from now on, at the present distance.
        let standing = live[place]
        live[place].hold(at: standing, whileReading: anchor.reading)
        live[place].anchor = anchor.id
      } else {
        move(at: place, to: anchor.reading)
      }
    }
  }

  /// The position of a lift with the last pressure and size, because those of a lift are
  /// meaningless.
  private func lastTouching(_ reading: LiveReading, of contact: LiveContact) -> LiveReading {
    var result = contact.reading
    result.x = reading.x
    result.y = reading.y
    return result
  }
}
