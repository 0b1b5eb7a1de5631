import GestureCore

/// A contact's values in device units.
struct LiveReading: Sendable, Hashable {
  var x: Int32
  var y: Int32
  var major: Int32 = 0
  /// Negative if the device does not report it.
  var pressure: Int32 = -1
  var isPen = false
  var tilt: PenTilt?
}

/// A contact that has begun and not yet ended.
struct LiveContact: Sendable {
  /// The identity by which frames are matched.
  enum Origin: Sendable, Hashable {
    case slot(Int)
    /// Protocol A, with the tracking ID if the device has them.
    case packet(Int32?)
    case single
    /// A finger known only by the device's finger count.
    case counted
  }

  var id: Int
  var origin: Origin
  /// The newest values, without `offset`.
  var reading: LiveReading
  /// The values of the previous frame, to extrapolate the next.
  var previous: LiveReading
  /// The values at the last press or release of the pad, or at the landing after it.
  var pressed: LiveReading
  var landing = Landing.isDown
  /// Added to every reading. A finger that was known only by count keeps its location when the
  /// device starts to report its position, because moving it would be a movement that did not
  /// happen.
  var offsetX: Int32 = 0
  var offsetY: Int32 = 0
  /// A contact's tool does not change.
  let isPen: Bool
  var began = Timestamp.zero
  /// For a counted finger, the ID of the contact that it moves with.
  var anchor = -1

  /// A contact that a press cancels begins again with the next frame.
  enum Landing: Sendable {
    case isDown, isCancelled, isDue
  }

  init(id: Int, origin: Origin, reading: LiveReading) {
    self.id = id
    self.origin = origin
    self.reading = reading
    self.previous = reading
    self.pressed = reading
    self.isPen = reading.isPen
  }

  /// The reported position.
  var x: Int32 { reading.x &+ offsetX }
  var y: Int32 { reading.y &+ offsetY }

  /// Sets the offset so that the reported position equals that of `other` for the given reading.
  mutating func hold(at other: LiveContact, whileReading reading: LiveReading) {
    offsetX = other.x &- reading.x
    offsetY = other.y &- reading.y
    self.reading = reading
  }

  /// Adjusts the offset when assumed coordinates are corrected, so that the reported position does
  /// not change.
  mutating func correct(by x: Int32, _ y: Int32) {
    offsetX &+= x
    offsetY &+= y
    reading.x &-= x
    reading.y &-= y
    previous.x &-= x
    previous.y &-= y
    pressed.x &-= x
    pressed.y &-= y
  }

  /// The contact's present state as a change.
  func change(_ phase: Contact.Phase) -> ContactChange {
    ContactChange(
      id: id, phase: phase, x: x, y: y, touchMajor: reading.major,
      pressure: reading.pressure < 0 ? nil : reading.pressure, isPen: isPen, tilt: reading.tilt)
  }
}
