/// Limits from a quirks file that decide when a contact is a touch, a palm or a thumb. Most devices' drivers decide this
/// themselves and report no limits.
public struct ContactLimits: Sendable, Hashable {
  /// Two limits with hysteresis: a contact between them keeps its state.
  public struct Range: Sendable, Hashable {
    /// A contact begins at this value.
    public var down: Int32
    /// A contact ends below this value.
    public var up: Int32

    /// Describes two limits.
    public init(down: Int32, up: Int32) {
      self.down = down
      self.up = up
    }
  }

  /// Pressure limits for the beginning and end of a touch.
  public var pressure: Range?
  /// Limits of the longer axis, in units of `ABS_MT_TOUCH_MAJOR`.
  public var size: Range?
  /// A contact with a higher pressure is a palm until it lifts.
  public var palmPressure: Int32?
  /// A contact with a longer axis is a palm until it lifts; in units of `ABS_MT_TOUCH_MAJOR`.
  public var palmSize: Int32?
  /// A contact with a higher pressure is a thumb until it lifts.
  public var thumbPressure: Int32?
  /// A contact with a longer axis is a thumb until it lifts; in units of `ABS_MT_TOUCH_MAJOR`.
  public var thumbSize: Int32?

  /// Creates limits that exclude nothing.
  public init() {}

  /// Whether the contact is a palm or a thumb and must be ignored.
  func reject(major: Int32, pressure: Int32) -> Bool {
    func exceeds(_ value: Int32, _ limit: Int32?) -> Bool { limit.map { value > $0 } ?? false }
    return exceeds(pressure, palmPressure) || exceeds(pressure, thumbPressure)
      || exceeds(major, palmSize) || exceeds(major, thumbSize)
  }

  /// Whether a contact only hovers; `isDown` selects the lower limit, at which a touch ends.
  func hover(major: Int32, pressure: Int32, isDown: Bool) -> Bool {
    func isLess(_ value: Int32, _ range: Range?) -> Bool {
      range.map { value < (isDown ? $0.up : $0.down) } ?? false
    }
    return isLess(major, size) || (pressure >= 0 && isLess(pressure, self.pressure))
  }
}
