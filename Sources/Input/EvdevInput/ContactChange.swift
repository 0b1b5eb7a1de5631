import GestureCore

/// One contact that changed, in the device's own units.
public struct ContactChange: Sendable, Hashable {
  /// Never used again by the same tracker.
  public var id: Int
  /// Every id begins once, then moves, and ends or is cancelled once.
  public var phase: Contact.Phase
  /// The place in the device's units, with y growing as the device has it.
  public var x: Int32
  public var y: Int32
  /// The longer axis of the touching area; 0 when the device does not report it.
  public var touchMajor: Int32
  /// `nil` when the device does not report it.
  public var pressure: Int32?
  /// A stylus rather than a finger.
  public var isPen: Bool
  /// How a stylus leans; `nil` when the device does not report it.
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

/// What a device committed at one moment.
public struct ContactFrame: Sendable, Hashable {
  /// The time of the event that committed it.
  public var time: Timestamp
  /// Movement first, then lifts, then new contacts.
  public var changes: [ContactChange]
  /// What a stylus above the surface did.
  public var hover: PenHover?

  public init(time: Timestamp, changes: [ContactChange], hover: PenHover? = nil) {
    self.time = time
    self.changes = changes
    self.hover = hover
  }

  /// The frame in two, the second with the landings, where all fingers lift in the report in which others land;
  /// `nil` for other frames. `count` contacts are down after it. The fingers never touched together.
  func handover(of count: Int) -> (lifts: ContactFrame, landings: ContactFrame)? {
    let landings = changes.filter { $0.phase == .began }
    guard !landings.isEmpty, landings.count == count,
      changes.contains(where: { $0.phase == .ended })
    else { return nil }
    let lifts = changes.filter { $0.phase != .began }
    return (
      ContactFrame(time: time, changes: lifts, hover: hover),
      ContactFrame(time: time, changes: landings)
    )
  }
}
