import GestureCore

/// Presses of a touchpad's button with the pad itself. Fingers roll while they press; that movement is not reported, except
/// that of a finger that goes on to drag.
extension SlotTracker {
  /// A finger that has gone farther (mm) since the press drags.
  private static let longestRoll = 10.0
  /// Fingers that have gone this far (mm) before the press were about to press: less is no movement, more is a gesture.
  private static let approach = 1.0...5.0

  mutating func takeButton(isDown: Bool) {
    guard isDown != (keys.isButtonDown == true) else { return }
    keys.isButtonDown = isDown
    isDraggingPressed = false
    guard isPressable, !live.isEmpty else { return }
    if isDown {
      report(.padPressed)
      let farthest = live.map { measure.distance($0.pressed, $0.reading) }.max() ?? 0
      if Self.approach.contains(farthest) { landAnew() }
    }
    for place in live.indices { live[place].pressed = live[place].reading }
  }

  /// Whether a reading belongs to a finger that only holds the pad down.
  mutating func isHeldByPress(at place: Int, reading: LiveReading) -> Bool {
    guard keys.isButtonDown == true, isPressable, !isDraggingPressed else { return false }
    isDraggingPressed = measure.distance(live[place].pressed, reading) > Self.longestRoll
    return !isDraggingPressed
  }

  /// Cancels all contacts, so that their movement before the press becomes no gesture. They begin again with the next frame:
  /// in the frame of the cancellation they would belong to the same multi-touch sequence.
  private mutating func landAnew() {
    for place in live.indices where live[place].landing == .isDown {
      changes.append(live[place].change(.cancelled))
      live[place].landing = .isCancelled
    }
  }

  /// Begins the contacts that were cancelled in the frame before.
  mutating func settleLandings() {
    for place in live.indices {
      switch live[place].landing {
      case .isDown: break
      case .isCancelled: live[place].landing = .isDue
      case .isDue:
        live[place].landing = .isDown
        live[place].id = renewedID(of: live[place].id)
        changes.append(live[place].change(.began))
      }
    }
  }

  /// A new ID in place of one that parts, counted fingers and slots may refer to.
  private mutating func renewedID(of old: Int) -> Int {
    let new = makeID()
    for index in slots.indices {
      if slots[index].contact == old { slots[index].contact = new }
      if slots[index].partOf == old { slots[index].partOf = new }
    }
    for index in live.indices where live[index].anchor == old { live[index].anchor = new }
    return new
  }

  /// Whether the button is below the surface: a pad with buttons of its own has a pad's properties without `buttonPad`. The
  /// positions of a semi-multitouch pad are no fingers' own.
  private var isPressable: Bool {
    let properties = device.properties
    return device.surface == .touchpad && !properties.contains(.semiMultitouch)
      && (properties.isEmpty || properties.contains(.buttonPad))
  }
}
