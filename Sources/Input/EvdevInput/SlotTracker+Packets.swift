import GestureCore

/// Protocol A: every frame lists all contacts, each closed by `SYN_MT_REPORT`.
extension SlotTracker {
  /// More than any device has.
  private static let mostPackets = 32

  /// Adds an axis to the contact that is being put together.
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

  /// Closes a contact, and finds out that this is protocol A.
  mutating func finishPacket() {
    // Behind slots the event means nothing. A description with slots does not count: it may be of
    // another device.
    guard !hasSelectedSlot else { return }
    if mode != .packets {
      // What was taken for a slot or a single touch was a contact of this protocol.
      cancelLive()
      slots = [ContactSlot()]
      mode = .packets
    }
    sawContactAxis = true
    defer { packet = ContactPacket() }
    guard !packet.isEmpty, packets.count < Self.mostPackets else { return }
    packets.append(packet)
  }

  /// Compares the contacts of the frame with those of the last one.
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

  /// A frame without contacts is a lift, unless it is only about a key while a finger is known to
  /// be down.
  private var isSilentLift: Bool {
    switch keys.isTouching {
    case true: false
    case false: true
    case nil: !sawOther
    }
  }

  /// The contacts of the frame that touch; palms are cancelled on the way.
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

  /// Hover has a distance or no pressure; early Android drivers sent a last contact without width.
  private func isTouching(_ packet: ContactPacket) -> Bool {
    if packet.distance > 0 { return false }
    if let pressure = packet.pressure, usesPressure { return pressure > 0 }
    return !(hasSeenMajor && packet.major == 0)
  }

  /// Cancels the contact with that tracking id, if it is down.
  private mutating func cancel(trackingID: Int32?) {
    guard let trackingID, let place = live.firstIndex(where: { $0.origin == .packet(trackingID) })
    else { return }
    changes.append(live.remove(at: place).change(.cancelled))
  }

  /// For each reading the place of its contact in `live`.
  private func match(_ readings: [Item]) -> [Int?] {
    if readings.allSatisfy({ $0.id != nil }), !isRenumbered(readings) {
      return readings.map { item in live.firstIndex { $0.origin == .packet(item.id) } }
    }
    return measure.match(live, readings.map(\.reading))
  }

  /// Ids that merely number the contacts of a frame close the gap when one lifts.
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
