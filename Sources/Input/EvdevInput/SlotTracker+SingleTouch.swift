import GestureCore

/// A device with one pair of axes: the contact is the touch key's, or whatever stands for it.
extension SlotTracker {
  /// Compares the one touch with that of the last frame.
  mutating func settleSingle() {
    let place = live.firstIndex { $0.origin == .single }
    // Pads report the position of another finger when one joins or leaves.
    isNewBox = keys.count != lastCount
    lastCount = keys.count
    // A pad that counts fingers says by the count how many are there.
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

  /// Settles what came in the same frame as its contrary, which stands in a frame of its own.
  package mutating func settleOtherHalf() -> Bool {
    guard single.isHalfSettled, mode == .single else { return false }
    settleSingle()
    settleFingerCount()
    return hasFrame
  }

  /// Ends what hovers, if something does.
  mutating func endHover(_ phase: InputPhase) {
    guard var end = hover else { return }
    end.phase = phase
    hoverChange = end
    hover = nil
  }

  /// A stylus hovers from when it is in range until it touches or leaves.
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

  /// The best sign of contact this device has; a finger over a pad is counted before it touches, so
  /// the count speaks only where there is no touch key.
  private var isSingleDown: Bool {
    if let touching = keys.isTouching { return touching }
    if device.keys.contains(EvdevCode.touch) { return false }
    if keys.hasCounted { return keys.count > 0 }
    if let pressure = single.pressure { return pressure > 0 }
    // Screens that pass for absolute mice, as those of virtual machines do.
    return keys.isButtonDown ?? false
  }
}
