import GestureCore

/// One slot of protocol B.
///
/// Values persist in a slot: the kernel sends a position only if it differs from the slot's last one, even if that belonged to
/// an earlier finger.
struct ContactSlot: Sendable {
  /// -1 while the slot holds no contact.
  var trackingID: Int32 = -1
  var x: Int32 = 0
  var y: Int32 = 0
  var hasX = false
  var hasY = false
  /// In device units; 0 if the device does not report it.
  var major: Int32 = 0
  /// In device units; negative until the device reports it.
  var pressure: Int32 = -1
  /// Distance from the surface; 0 is contact.
  var distance: Int32 = 0
  var tool: Int32 = 0

  /// ID of the current contact; -1 for none.
  var contact = -1
  /// Whether it is a palm; it stays one until it lifts.
  var isRejected = false
  /// When the contact landed whose position has not been reported completely; `nil` otherwise.
  var waitingSince: Timestamp?
  /// Whether coordinates were assumed because they were not reported.
  var isAssumedX = false
  var isAssumedY = false
  /// Whether the slot has ever received a tracking ID.
  var hasIdentifier = false
  /// Whether it holds a contact whose landing precedes the first event.
  var beganLate = false
  /// The contact that this slot is a part of, if the sensor reports one finger as two; -1 for none.
  var partOf = -1
  /// Whether motion without a contact has been reported as a fault since the slot was last used.
  var isReported = false

  // State of one frame.
  var isChanged = false
  /// Whether a position was reported.
  var hasMoved = false
  /// Whether another tracking ID was reported before a lift.
  var isReplaced = false
  /// The difference between assumed and reported coordinates.
  var shiftX: Int32 = 0
  var shiftY: Int32 = 0

  var isOccupied: Bool { trackingID >= 0 }
  var hasPosition: Bool { hasX && hasY }
  var reading: LiveReading {
    LiveReading(
      x: x, y: y, major: major, pressure: pressure, isPen: tool == EvdevCode.pen)
  }

  /// Stores a reported x, and its difference from an assumed one.
  mutating func setX(_ value: Int32) {
    if isAssumedX { shiftX = x &- value }
    isAssumedX = false
    x = value
    hasX = true
  }

  mutating func setY(_ value: Int32) {
    if isAssumedY { shiftY = y &- value }
    isAssumedY = false
    y = value
    hasY = true
  }

  /// A new device's slots contain zeros, and a contact that lands at zero does not report it.
  mutating func takeInitialPosition() {
    hasX = true
    hasY = true
  }

  /// Resets the state of one frame.
  mutating func finishFrame() {
    shiftX = 0
    shiftY = 0
    isChanged = false
    hasMoved = false
    isReplaced = false
  }
}

/// A contact of protocol A that is being received.
struct ContactPacket: Sendable {
  /// `nil` if the device has no tracking IDs.
  var trackingID: Int32?
  var x: Int32?
  var y: Int32?
  var major: Int32?
  var pressure: Int32?
  var distance: Int32 = 0
  var tool: Int32 = 0
  /// Whether no axis was reported: the packet's end alone is not a contact.
  var isEmpty = true
}

/// The axes of a single-touch device.
struct SingleTouch: Sendable {
  var x: Int32?
  var y: Int32?
  var pressure: Int32?
  /// A stylus' distance from the surface.
  var distance: Int32 = 0
  var tiltX: Int32?
  var tiltY: Int32?
  /// Whether the frame contained both parts of a tap, or a lift and a landing, and the second is still to be reported.
  var isHalfSettled = false

  var tilt: PenTilt? {
    guard tiltX != nil || tiltY != nil else { return nil }
    return PenTilt(x: tiltX ?? 0, y: tiltY ?? 0)
  }
}

/// The keys that report whether fingers are down, and how many.
struct FingerKeys: Sendable {
  /// `nil` until the key is reported.
  private(set) var isTouching: Bool?
  /// Changes of the touch key in this frame.
  private var changes = 0
  var isPen = false
  /// State of the mouse button, which replaces the touch key on screens that report only one position; `nil` until reported.
  var isButtonDown: Bool?
  /// A bit for each finger-count key.
  private var pressed: UInt8 = 0
  private(set) var hasCounted = false

  /// The finger count by the keys; 0 if the device does not report one.
  var count: Int { pressed == 0 ? 0 : UInt8.bitWidth - pressed.leadingZeroBitCount }

  /// Updates the touch key.
  mutating func touch(_ isDown: Bool) {
    if isTouching != isDown { changes += 1 }
    isTouching = isDown
  }

  /// Whether the touch key is unchanged but has toggled within the frame: a tap, or a lift and a landing. Resets the count, so
  /// call it once per frame.
  mutating func takeBlink() -> Bool {
    defer { changes = 0 }
    return changes > 1 && changes % 2 == 0
  }

  /// Updates one of the keys for a finger count of 1 to 5.
  mutating func set(count: Int, isDown: Bool) {
    hasCounted = true
    let bit = UInt8(1) << UInt8(count - 1)
    pressed = isDown ? pressed | bit : pressed & ~bit
  }

  /// Releases all keys, because events of their release may have been lost.
  mutating func forget() {
    isTouching = isTouching.map { _ in false }
    isButtonDown = isButtonDown.map { _ in false }
    pressed = 0
  }
}
