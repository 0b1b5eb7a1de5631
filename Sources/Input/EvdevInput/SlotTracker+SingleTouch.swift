import GestureCore

/// Handles a device with one pair of axes: the touch key, or a substitute for it, reports the
/// contact.
extension SlotTracker {
  /// Compares the touch with that of the last frame.
  mutating func settleSingle() {
    let place = live.firstIndex { $0.origin == .single }
    // Pads report another finger's position when a finger lands or lifts.
    isNewBox = keys.count != lastCount
    lastCount = keys.count
    // On pads with a finger count, the count reports the contacts.
    let isBlink = keys.takeBlink() && !keys.isPen && !keys.hasCounted
    single.isHalfSettled = isBlink
    guard let x = single.x, let y = single.y else { return }
    let reading = LiveReading(
      x: x, y: y, pressure: single.pressure.map { max($0, 0) } ?? -1,
      isPen: keys.isPen, tilt: keys.isPen ? single.tilt : nil)
    switch (place, isSingleDown != isBlink) {
    case (nil, true): arrived.append((.single, reading))
    case (let place?, true): follow(at: place, to: reading)
    case (let place?, false): lift(at: place, reading: reading)
    case (nil, false): break
    }
    settleHover(at: reading)
  }

  /// Reports the second change of a frame that contained a lift and a landing, as a frame of its
  /// own.
  package mutating func settleOtherHalf() -> Bool {
    guard single.isHalfSettled, mode == .single else { return false }
    settleSingle()
    settleFingerCount()
    return hasFrame
  }

  /// Ends hovering, if a stylus hovers.
  mutating func endHover(_ phase: InputPhase) {
    guard var end = hover else { return }
    end.phase = phase
    hoverChange = end
    hover = nil
  }

  /// A stylus hovers while it is in range and does not touch.
  private mutating func settleHover(at reading: LiveReading) {
    guard keys.isPen, !isSingleDown else { return endHover(.ended) }
    var now = PenHover(
      phase: .changed, x: reading.x, y: reading.y, distance: single.distance, tilt: reading.tilt)
    guard let last = hover else {
      now.phase = .began
      hover = now
      hoverChange = now
      return
    }
    guard !now.isSamePlace(as: last) else { return }
    hover = now
    hoverChange = now
  }

  /// Whether the device is touched, by the best available key. The finger count is used only
  /// without a touch key, because pads count fingers before they touch.
  private var isSingleDown: Bool {
    if let touching = keys.isTouching { return touching }
    if device.keys.contains(EvdevCode.touch) { return false }
    if keys.hasCounted { return keys.count > 0 }
    if let pressure = single.pressure { return pressure > 0 }
    // Touchscreens that act as absolute mice, such as those of virtual machines.
    return keys.isButtonDown ?? false
  }
}
