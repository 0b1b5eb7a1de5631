import GestureCore

/// One reading of a contact in device units.
struct LiveReading: Sendable, Hashable {
  var x: Int32
  var y: Int32
  var major: Int32 = 0
  /// Negative when the device does not report it.
  var pressure: Int32 = -1
  var isPen = false
  var tilt: PenTilt?
}

/// A contact that has begun and not yet ended.
struct LiveContact: Sendable {
  /// What a contact is followed by from frame to frame.
  enum Origin: Sendable, Hashable {
    case slot(Int)
    /// Protocol A, with the tracking id if there is one.
    case packet(Int32?)
    case single
    /// Known to be down only because the device counts one finger more than it has places for.
    case counted
  }

  var id: Int
  var origin: Origin
  /// The newest reading, before `offset`.
  var reading: LiveReading
  /// The place at the frame before; the two together foretell the next.
  var previous: LiveReading
  /// Added to every reading. A finger that was known only by count keeps its place when the device
  /// starts to report the position of one more: moving it there would be a movement that did not
  /// happen.
  var offsetX: Int32 = 0
  var offsetY: Int32 = 0
  /// What touches at the beginning touches until the end.
  let isPen: Bool
  var began = Timestamp.zero
  /// How often it was read since it began.
  var readingCount = 0
  /// Where it was before a jump that is not shown until the next reading says whether it goes on.
  var leap: Leap?
  /// For a counted contact, the contact it moves with.
  var anchor = -1

  struct Leap: Sendable {
    var start: LiveReading
    var offsetX: Int32
    var offsetY: Int32
  }

  /// Shows the place after a jump.
  mutating func showLeap() {
    guard let leap else { return }
    (offsetX, offsetY) = (leap.offsetX, leap.offsetY)
    self.leap = nil
  }

  init(id: Int, origin: Origin, reading: LiveReading) {
    self.id = id
    self.origin = origin
    self.reading = reading
    self.previous = reading
    self.isPen = reading.isPen
  }

  /// The place as it is reported.
  var x: Int32 { reading.x &+ offsetX }
  var y: Int32 { reading.y &+ offsetY }

  /// Moves so that the reported place stays where it is, whatever the reading becomes.
  mutating func hold(at other: LiveContact, whileReading reading: LiveReading) {
    offsetX = other.x &- reading.x
    offsetY = other.y &- reading.y
    self.reading = reading
  }

  /// Corrects readings that were assumed; the reported place stays where it is.
  mutating func correct(by x: Int32, _ y: Int32) {
    offsetX &+= x
    offsetY &+= y
    reading.x &-= x
    reading.y &-= y
    previous.x &-= x
    previous.y &-= y
  }

  /// The contact as it is now, as a change of that phase.
  func change(_ phase: Contact.Phase) -> ContactChange {
    ContactChange(
      id: id, phase: phase, x: x, y: y, touchMajor: reading.major,
      pressure: reading.pressure < 0 ? nil : reading.pressure, isPen: isPen, tilt: reading.tilt)
  }
}
