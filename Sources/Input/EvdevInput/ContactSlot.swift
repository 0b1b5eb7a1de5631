import GestureCore

/// One slot of protocol B.
///
/// Values stay in a slot for ever: the kernel sends a position only if it differs from the last one
/// sent in that slot, even if that was another finger an hour ago.
struct ContactSlot: Sendable {
  /// -1 while the slot holds no contact.
  var trackingID: Int32 = -1
  var x: Int32 = 0
  var y: Int32 = 0
  var hasX = false
  var hasY = false
  /// 0 when the device does not report it.
  var major: Int32 = 0
  /// Negative until the device reports it.
  var pressure: Int32 = -1
  /// Above the surface; 0 is contact.
  var distance: Int32 = 0
  var tool: Int32 = 0

  /// The live contact's id, or -1.
  var contact = -1
  /// A palm, which stays one until it lifts.
  var isRejected = false
  /// Since when it is occupied without having reported both of its positions.
  var waitingSince: Timestamp?
  /// Positions that were assumed because they did not come.
  var isAssumedX = false
  var isAssumedY = false
  /// A tracking id was sent in it.
  var hasIdentifier = false
  /// It holds a contact whose landing is not among the events.
  var beganLate = false
  /// The contact of which this slot is a part, since the sensor reports one finger as two; -1 for none.
  var partOf = -1
  /// Motion without a contact has been reported since the slot was last used.
  var isReported = false

  // Within one frame.
  var isChanged = false
  /// A position was sent.
  var hasMoved = false
  /// Another tracking id came before a lift was settled.
  var isReplaced = false
  /// By how much the assumed positions turned out wrong.
  var shiftX: Int32 = 0
  var shiftY: Int32 = 0

  var isOccupied: Bool { trackingID >= 0 }
  var hasPosition: Bool { hasX && hasY }
  var reading: LiveReading {
    LiveReading(
      x: x, y: y, major: major, pressure: pressure, isPen: tool == EvdevCode.pen)
  }

  /// Takes a position that was sent, and notes how far off an assumed one was.
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

  /// The slots of a new device hold zeros, and a contact that lands at one does not report it.
  mutating func takeInitialPosition() {
    hasX = true
    hasY = true
  }

  /// Forgets what only concerned the frame that was settled.
  mutating func finishFrame() {
    shiftX = 0
    shiftY = 0
    isChanged = false
    hasMoved = false
    isReplaced = false
  }
}

/// One contact of protocol A as it is being put together.
struct ContactPacket: Sendable {
  /// `nil` when the device does not number its contacts.
  var trackingID: Int32?
  var x: Int32?
  var y: Int32?
  var major: Int32?
  var pressure: Int32?
  var distance: Int32 = 0
  var tool: Int32 = 0
  /// No axis was sent: the mark alone stands for no contact.
  var isEmpty = true
}

/// What a device without contact axes says about its one touch.
struct SingleTouch: Sendable {
  var x: Int32?
  var y: Int32?
  var pressure: Int32?
  /// Above the surface, for a stylus.
  var distance: Int32 = 0
  var tiltX: Int32?
  var tiltY: Int32?
  /// The other half of a tap, or of a lift and a landing, that came in one frame.
  var isHalfSettled = false

  var tilt: PenTilt? {
    guard tiltX != nil || tiltY != nil else { return nil }
    return PenTilt(x: tiltX ?? 0, y: tiltY ?? 0)
  }
}

/// The keys that say whether and how many fingers are down.
struct FingerKeys: Sendable {
  /// `nil` until the key was seen.
  private(set) var isTouching: Bool?
  /// How often the touch key went up or down in the frame.
  private var changes = 0
  var isPen = false
  /// A mouse button, which on screens that report one position only stands for a touch; `nil` until
  /// seen.
  var isButtonDown: Bool?
  /// One bit for each count.
  private var pressed: UInt8 = 0
  private(set) var hasCounted = false

  /// The number of fingers the device counts; 0 when it does not count.
  var count: Int { pressed == 0 ? 0 : UInt8.bitWidth - pressed.leadingZeroBitCount }

  /// Takes the touch key.
  mutating func touch(_ isDown: Bool) {
    if isTouching != isDown { changes += 1 }
    isTouching = isDown
  }

  /// Whether the key is as before, but was not all the time: a tap, or a lift and a landing, within one
  /// frame. Asked once a frame.
  mutating func takeBlink() -> Bool {
    defer { changes = 0 }
    return changes > 1 && changes % 2 == 0
  }

  /// Takes one of the keys that stand for a number of fingers, 1 to 5.
  mutating func set(count: Int, isDown: Bool) {
    hasCounted = true
    let bit = UInt8(1) << UInt8(count - 1)
    pressed = isDown ? pressed | bit : pressed & ~bit
  }

  /// Releases all keys, since a release may have been lost.
  mutating func forget() {
    isTouching = isTouching.map { _ in false }
    isButtonDown = isButtonDown.map { _ in false }
    pressed = 0
  }
}
