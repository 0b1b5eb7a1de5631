import GestureCore

/// Presses of a touchpad's button with the pad itself. Fingers roll while they press; that movement is not reported, except
/// that of a finger that goes on to drag.
extension SlotTracker {
  /// A finger that has gone farther (mm) since the press drags.
  private static let longestRoll = 10.0
  /// A finger that has gone this far (mm) before the press was about to press, and lands anew with it; less is no movement,
  /// and more is a gesture.
  private static let approach = 1.0...5.0

  mutating func takeButton(isDown: Bool) {
    if isDown, keys.isButtonDown != true, isPressable, !live.isEmpty {
      report(.padPressed)
      isDraggingPressed = false
      for place in live.indices.reversed() {
        let moved = measure.distance(live[place].pressed, live[place].reading)
        live[place].pressed = live[place].reading
        if case .slot(let index) = live[place].origin, Self.approach.contains(moved) {
          // A contact that lands in the frame of the cancellation would belong to the same multi-touch sequence.
          changes.append(live.remove(at: place).change(.cancelled))
          slots[index].contact = -1
          (slots[index].landsNext, slots[index].isChanged) = (true, true)
        }
      }
    }
    keys.isButtonDown = isDown
  }

  /// Whether a reading belongs to a finger that only holds the pad down.
  mutating func isHeldByPress(at place: Int, reading: LiveReading) -> Bool {
    guard keys.isButtonDown == true, isPressable, !isDraggingPressed else { return false }
    isDraggingPressed = measure.distance(live[place].pressed, reading) > Self.longestRoll
    return !isDraggingPressed
  }

  /// Whether the button is below the surface. A pad with buttons of its own has the properties of a pad, without `buttonPad`.
  private var isPressable: Bool {
    device.surface == .touchpad
      && (device.properties.isEmpty || device.properties.contains(.buttonPad))
  }
}
