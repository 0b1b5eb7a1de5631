import GestureCore

/// Fingers that a touchpad reports as two contacts: the side of a thumb, or a finger laid flat.
///
/// The contact that lands later is a part of the first: it is not reported while both stay near each other. When
/// the first lifts, its finger goes on as the part. A thumb is as long as two fingers are apart, so its other end
/// is known by when it appears: in the middle of a movement, or at the edge of the pad.
extension SlotTracker {
  /// Two fingers side by side are farther apart (mm).
  private static let nearest = PanelMeasure.fingerWidth
  /// So near to a contact that moves so fast no second finger lands (mm, mm a second).
  private static let nearMoving = 18.0
  private static let moving = 40.0
  /// A part that is so far away is a finger of its own after all (mm).
  private static let farthest = 24.0
  /// How near to the edge a thumb lies, and how long it is at most (mm).
  private static let edge = 12.0
  private static let thumbLength = 30.0
  /// Two fingers that are put down together land within this time (seconds).
  private static let together = 0.1

  /// Whether a slot is to be reported as no contact of its own, as a part of another.
  mutating func isPart(_ reading: LiveReading, slot index: Int) -> Bool {
    guard device.surface == .touchpad, !device.properties.contains(.semiMultitouch), mode == .slots
    else { return false }
    let known = slots[index].partOf
    let whole = live.first { contact in
      guard case .slot(let other) = contact.origin, other != index else { return false }
      return known < 0 ? isSplit(contact, reading) : contact.id == known && stays(contact, reading)
    }
    guard let whole else {
      slots[index].partOf = -1
      return false
    }
    if known < 0 { report(.fingerSplit(slot: index)) }
    slots[index].partOf = whole.id
    return true
  }

  /// Lets a finger whose first contact lifts go on as its part.
  mutating func followParts() {
    for place in lifted.indices.reversed() {
      let contact = lifted[place]
      guard
        let index = slots.firstIndex(where: {
          $0.partOf == contact.id && $0.isOccupied && $0.hasPosition
        })
      else { continue }
      lifted.remove(at: place)
      var finger = contact
      finger.origin = .slot(index)
      finger.leap = nil
      finger.hold(at: contact, whileReading: slots[index].reading)
      finger.previous = slots[index].reading
      live.append(finger)
      slots[index].contact = finger.id
      slots[index].partOf = -1
      arrived.removeAll { $0.origin == .slot(index) }
    }
  }

  // MARK: - Private

  private func isSplit(_ contact: LiveContact, _ reading: LiveReading) -> Bool {
    let distance = measure.distance(contact.reading, reading)
    if distance <= Self.nearest { return true }
    guard now.seconds(since: contact.began) >= Self.together else { return false }
    if distance <= Self.nearMoving, speed(of: contact) >= Self.moving { return true }
    return distance <= Self.thumbLength
      && measure.areAtOneEdge(contact.reading, reading, within: Self.edge)
  }

  /// In millimetres a second, over the last report.
  private func speed(of contact: LiveContact) -> Double {
    guard let lastFrame, now > lastFrame else { return 0 }
    return measure.distance(contact.previous, contact.reading) / now.seconds(since: lastFrame)
  }

  private func stays(_ contact: LiveContact, _ reading: LiveReading) -> Bool {
    let distance = measure.distance(contact.reading, reading)
    return distance <= Self.farthest
      || (distance <= Self.thumbLength + Self.nearest
        && measure.areAtOneEdge(contact.reading, reading, within: Self.edge + Self.nearest))
  }
}
