/// From when on a contact of a device is a touch, and when it is a palm or a thumb, as a file of quirks
/// says. The drivers of most devices decide that themselves, and say nothing.
public struct ContactLimits: Sendable, Hashable {
  /// Two limits, so that a contact between them stays what it is.
  public struct Range: Sendable, Hashable {
    /// A contact that is as much begins.
    public var down: Int32
    /// A contact that is less ends.
    public var up: Int32

    /// Describes two limits.
    public init(down: Int32, up: Int32) {
      self.down = down
      self.up = up
    }
  }

  /// The pressures between which a contact begins and ends.
  public var pressure: Range?
  /// The same of its longer side, in units of `ABS_MT_TOUCH_MAJOR`.
  public var size: Range?
  /// What presses harder is a palm until it lifts.
  public var palmPressure: Int32?
  /// What is longer is a palm until it lifts, in units of `ABS_MT_TOUCH_MAJOR`.
  public var palmSize: Int32?
  /// What presses harder is a thumb until it lifts.
  public var thumbPressure: Int32?
  /// What is longer is a thumb until it lifts, in units of `ABS_MT_TOUCH_MAJOR`.
  public var thumbSize: Int32?

  /// Describes a device of which nothing is known.
  public init() {}

  /// Whether it is a palm or a thumb, which touch nothing.
  func reject(major: Int32, pressure: Int32) -> Bool {
    func exceeds(_ value: Int32, _ limit: Int32?) -> Bool { limit.map { value > $0 } ?? false }
    return exceeds(pressure, palmPressure) || exceeds(pressure, thumbPressure)
      || exceeds(major, palmSize) || exceeds(major, thumbSize)
  }

  /// Whether a contact is over the surface; one that touches goes on longer than it takes to begin.
  func hover(major: Int32, pressure: Int32, isDown: Bool) -> Bool {
    func isLess(_ value: Int32, _ range: Range?) -> Bool {
      range.map { value < (isDown ? $0.up : $0.down) } ?? false
    }
    return isLess(major, size) || (pressure >= 0 && isLess(pressure, self.pressure))
  }
}
