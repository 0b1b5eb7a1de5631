import GestureCore

/// Detects fingers that a touchpad reports as two contacts: the side of a thumb, or a flat finger.
///
/// The later contact is a part of the first and is not reported while both stay close. When the first lifts, its finger
/// continues with the part. A thumb is as long as two fingers are apart, so its second contact is recognized by when or where
/// it appears: during a movement, or at the pad's edge.
extension SlotTracker {
  /// The smallest distance of two adjacent fingers (mm).
  private static let nearest = PanelMeasure.fingerWidth
  /// No second finger lands within this distance (mm) of a contact with at least this speed (mm/s).
  private static let nearMoving = 18.0
  private static let moving = 40.0
  /// Above this distance (mm), a part is reported as a separate finger.
  private static let farthest = 24.0
  /// The largest distance of a thumb from the edge, and its largest length (mm).
  private static let edge = 12.0
  private static let thumbLength = 30.0
  /// The longest time between landings of two fingers that are put down together, in seconds.
  private static let together = 0.1

  /// Whether a slot is part of another contact and must not be reported.
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

  /// Makes a finger whose first contact lifts continue with its part.
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
      finger.hold(at: contact, whileReading: slots[index].reading)
      finger.previous = slots[index].reading
      finger.pressed = slots[index].reading
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

  /// The speed in millimetres per second, over the last report.
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
