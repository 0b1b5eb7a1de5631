import GestureCore

/// Protocol A: each frame lists all contacts, each terminated by `SYN_MT_REPORT`.
extension SlotTracker {
  /// Limit above any device's number of contacts.
  private static let mostPackets = 32

  /// Adds an axis to the contact that is being received.
  mutating func takePacketAxis(_ code: UInt16, _ value: Int32) {
    packet.isEmpty = false
    switch code {
    case EvdevCode.trackingID: packet.trackingID = value
    case EvdevCode.touchMajor:
      packet.major = value
      if value > 0 { hasSeenMajor = true }
    case EvdevCode.mtPressure: packet.pressure = value
    case EvdevCode.distance: packet.distance = value
    case EvdevCode.toolType: packet.tool = value
    default: break
    }
  }

  /// Ends a contact, and recognizes protocol A.
  mutating func finishPacket() {
    // With slots the event has no meaning. Slots in the description do not count, because it may
    // belong to another device.
    guard !hasSelectedSlot else { return }
    if mode != .packets {
      // Earlier events interpreted as a slot or single touch belonged to a contact of this
      // protocol.
      cancelLive()
      slots = [ContactSlot()]
      mode = .packets
    }
    sawContactAxis = true
    defer { packet = ContactPacket() }
    guard !packet.isEmpty, packets.count < Self.mostPackets else { return }
    packets.append(packet)
  }

  /// Matches the frame's contacts with the last frame's.
  mutating func settlePackets() {
    defer {
      packets.removeAll(keepingCapacity: true)
      packet = ContactPacket()
    }
    guard sawContactAxis || isSilentLift else { return }
    let readings = touchingReadings()
    let matches = match(readings)
    for (number, item) in readings.enumerated() {
      guard let place = matches[number] else {
        arrived.append((.packet(item.id), item.reading))
        continue
      }
      live[place].origin = .packet(item.id)
      move(at: place, to: item.reading)
    }
    let kept = Set(matches.compactMap { $0 })
    for place in live.indices.reversed() where !kept.contains(place) {
      lift(at: place)
    }
  }

  // MARK: - Private

  private typealias Item = (id: Int32?, reading: LiveReading)

  /// Whether a frame without contacts is a lift; it is not if it only contains a key while a finger
  /// is known to be down.
  private var isSilentLift: Bool {
    switch keys.isTouching {
    case true: false
    case false: true
    case nil: !sawOther
    }
  }

  /// The frame's touching contacts; palms are cancelled.
  private mutating func touchingReadings() -> [Item] {
    var result: [Item] = []
    for packet in packets {
      guard let x = packet.x, let y = packet.y else {
        report(.contactWithoutPosition)
        continue
      }
      if packet.tool == EvdevCode.palm || isTooLarge(packet) {
        cancel(trackingID: packet.trackingID)
        continue
      }
      guard isTouching(packet) else { continue }
      if let id = packet.trackingID, result.contains(where: { $0.id == id }) {
        report(.duplicateIdentifier(id))
        continue
      }
      let reading = LiveReading(
        x: x, y: y, major: packet.major ?? 0, pressure: packet.pressure.map { max($0, 0) } ?? -1,
        isPen: packet.tool == EvdevCode.pen)
      result.append((packet.trackingID, reading))
    }
    return result
  }

  private func isTooLarge(_ packet: ContactPacket) -> Bool {
    device.limits.reject(major: packet.major ?? 0, pressure: packet.pressure ?? -1)
  }

  /// A hovering contact has a distance or no pressure; early Android drivers sent a last contact of
  /// width 0.
  private func isTouching(_ packet: ContactPacket) -> Bool {
    if packet.distance > 0 { return false }
    if let pressure = packet.pressure, usesPressure { return pressure > 0 }
    return !(hasSeenMajor && packet.major == 0)
  }

  /// Cancels the active contact with that tracking ID.
  private mutating func cancel(trackingID: Int32?) {
    guard let trackingID, let place = live.firstIndex(where: { $0.origin == .packet(trackingID) })
    else { return }
    end(live.remove(at: place), .cancelled)
  }

  /// The index in `live` of each reading's contact.
  private func match(_ readings: [Item]) -> [Int?] {
    if readings.allSatisfy({ $0.id != nil }), !isRenumbered(readings) {
      return readings.map { item in live.firstIndex { $0.origin == .packet(item.id) } }
    }
    return measure.match(live, readings.map(\.reading))
  }

  /// Whether IDs only number a frame's contacts, so that they change when one lifts.
  private func isRenumbered(_ readings: [Item]) -> Bool {
    func isNumbering(_ ids: [Int32?], _ count: Int) -> Bool {
      ids.count == count && (0..<count).allSatisfy { ids.contains(Int32($0)) }
    }
    let before = live.map { contact -> Int32? in
      if case .packet(let id) = contact.origin { id } else { nil }
    }
    return readings.count < live.count && isNumbering(before, live.count)
      && isNumbering(readings.map(\.id), readings.count)
  }
}
