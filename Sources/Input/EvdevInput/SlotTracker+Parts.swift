import GestureCore

/// Fingers that a touchpad reports as two contacts: a thumb that lies at the edge, or a finger laid flat.
///
/// The contact that lands later is a part of the first: it is not reported while both stay near each other. When
/// the first lifts, its finger goes on as the part.
extension SlotTracker {
  /// Two fingers side by side are farther apart (mm).
  private static let nearest = PanelMeasure.fingerWidth
  /// A part that is so far away is a finger of its own after all (mm).
  private static let farthest = 2 * PanelMeasure.fingerWidth
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
    return distance <= Self.thumbLength
      && now.seconds(since: contact.began) >= Self.together
      && measure.areAtOneEdge(contact.reading, reading, within: Self.edge)
  }

  private func stays(_ contact: LiveContact, _ reading: LiveReading) -> Bool {
    let distance = measure.distance(contact.reading, reading)
    return distance <= Self.farthest
      || (distance <= Self.thumbLength + Self.nearest
        && measure.areAtOneEdge(contact.reading, reading, within: Self.edge + Self.nearest))
  }
}
