import GestureCore

/// A change of one contact, in the device's units.
public struct ContactChange: Sendable, Hashable {
  /// Unique among the contacts of a tracker.
  public var id: Int
  /// Each contact has one `began`, any number of `moved`, and one `ended` or `cancelled`.
  public var phase: Contact.Phase
  /// The position in device units; the direction of y is the device's.
  public var x: Int32
  public var y: Int32
  /// The longer axis of the contact area in device units; 0 if the device does not report it.
  public var touchMajor: Int32
  /// In device units; `nil` if the device does not report it.
  public var pressure: Int32?
  /// Whether it is a stylus and not a finger.
  public var isPen: Bool
  /// The tilt of a stylus; `nil` if the device does not report it.
  public var tilt: PenTilt?

  public init(
    id: Int, phase: Contact.Phase, x: Int32, y: Int32, touchMajor: Int32 = 0,
    pressure: Int32? = nil, isPen: Bool = false, tilt: PenTilt? = nil
  ) {
    self.id = id
    self.phase = phase
    self.x = x
    self.y = y
    self.touchMajor = touchMajor
    self.pressure = pressure
    self.isPen = isPen
    self.tilt = tilt
  }
}

/// The changes that a device reported in one frame.
public struct ContactFrame: Sendable, Hashable {
  /// The time of the event that ended the frame.
  public var time: Timestamp
  /// Movements first, then lifts, then new contacts.
  public var changes: [ContactChange]
  /// The change of a hovering stylus; `nil` if there was none.
  public var hover: PenHover?

  public init(time: Timestamp, changes: [ContactChange], hover: PenHover? = nil) {
    self.time = time
    self.changes = changes
    self.hover = hover
  }
}
