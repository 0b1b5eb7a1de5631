import GestureCore

/// One contact that changed, in the device's own units.
public struct ContactChange: Sendable, Hashable {
  /// Never used again by the same tracker.
  public var id: Int
  public var phase: Contact.Phase
  public var x: Int32
  public var y: Int32
  /// The longer axis of the touching area; 0 when the device does not tell.
  public var touchMajor: Int32
  /// `nil` when the device does not tell.
  public var pressure: Int32?

  public init(
    id: Int, phase: Contact.Phase, x: Int32, y: Int32, touchMajor: Int32 = 0,
    pressure: Int32? = nil
  ) {
    self.id = id
    self.phase = phase
    self.x = x
    self.y = y
    self.touchMajor = touchMajor
    self.pressure = pressure
  }
}

/// What a device committed at one moment.
public struct ContactFrame: Sendable, Hashable {
  /// The time of the event that committed it.
  public var time: Timestamp
  /// Movement first, then lifts, then new contacts.
  public var changes: [ContactChange]

  public init(time: Timestamp, changes: [ContactChange]) {
    self.time = time
    self.changes = changes
  }
}
