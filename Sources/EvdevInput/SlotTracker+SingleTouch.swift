import GestureCore

/// A device with one pair of axes: the contact is the touch key's, or whatever stands for it.
extension SlotTracker {
  /// Compares the one touch with that of the last frame.
  mutating func settleSingle() {
    let place = live.firstIndex { $0.origin == .single }
    // Pads tell the place of another finger when one joins or leaves.
    isNewBox = keys.count != lastCount
    lastCount = keys.count
    guard let x = single.x, let y = single.y else { return }
    let reading = ContactReading(
      x: x, y: y, pressure: single.pressure.map { max($0, 0) } ?? -1,
      isPen: keys.isPen)
    switch (place, isSingleDown) {
    case (nil, true): arrived.append((.single, reading))
    case (let place?, true): follow(at: place, to: reading)
    case (let place?, false): lift(at: place, reading: reading)
    case (nil, false): break
    }
  }

  /// The best sign of contact this device has; a finger over a pad is counted before it touches, so
  /// the count speaks only where there is no touch key.
  private var isSingleDown: Bool {
    if let touching = keys.isTouching { return touching }
    if device.keys.contains(EvdevCode.touch) { return false }
    if keys.hasCounted { return keys.count > 0 }
    return (single.pressure ?? 0) > 0
  }
}
