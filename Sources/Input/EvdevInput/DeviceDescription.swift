/// The range of one axis as the device declares it.
public struct AxisRange: Sendable, Hashable {
  /// In device units, like the other three; values may lie outside.
  public var minimum: Int32
  /// The largest value.
  public var maximum: Int32
  /// The kernel leaves out changes smaller than this.
  public var fuzz: Int32
  /// Values as near as this to the middle count as the middle, for joysticks.
  public var flat: Int32
  /// Units per millimetre; 0 means that the device does not know.
  public var resolution: Int32

  /// Describes an axis.
  public init(
    minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.fuzz = fuzz
    self.flat = flat
    self.resolution = resolution
  }

  /// How many units the axis spans; not positive for an axis that declares no range.
  public var span: Double { Double(maximum) - Double(minimum) }

  /// Where a position is that never comes.
  var middle: Int32 { Int32((Int64(minimum) + Int64(maximum)) / 2) }
}

/// What a device says about itself before its first event.
public struct DeviceDescription: Sendable, Hashable {
  /// The kernel's `INPUT_PROP_…` bits.
  public struct Properties: OptionSet, Sendable, Hashable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Moves a pointer: a touchpad.
    public static let pointer = Properties(rawValue: 1 << 0)
    /// Lies over what it points at: a touchscreen.
    public static let direct = Properties(rawValue: 1 << 1)
    /// The whole pad is a button.
    public static let buttonPad = Properties(rawValue: 1 << 2)
    /// Slots are the corners of a box around all fingers, not fingers.
    public static let semiMultitouch = Properties(rawValue: 1 << 3)
    /// The buttons are along the upper edge.
    public static let topButtonPad = Properties(rawValue: 1 << 4)
  }

  /// What kind of surface the fingers are on, as far as the description says.
  public enum Surface: Sendable, Hashable {
    /// A screen that is touched.
    case touchscreen
    /// A pad beside the screen.
    case touchpad
    /// A tablet that is touched with fingers.
    case touchTablet
    /// The description does not say.
    case unknown
  }

  /// What the device calls itself; empty if it has no name.
  public var name: String
  /// The kernel's identity of the device; 0 where it is not known.
  public var bus: UInt16 = 0
  /// The maker's number.
  public var vendor: UInt16 = 0
  /// Which device of that maker it is, by number.
  public var product: UInt16 = 0
  /// Which version of it, by number.
  public var version: UInt16 = 0
  /// What the kernel says of how the device is used.
  public var properties: Properties = []
  /// Axes by their `ABS_…` code.
  public var axes: [UInt16: AxisRange] = [:]
  /// Keys and buttons the device can send.
  public var keys: Set<UInt16> = []
  /// What files of quirks say of its contacts; no device reports that itself.
  public var limits = ContactLimits()

  /// Describes a device without axes or keys.
  public init(name: String = "") {
    self.name = name
  }

  /// The range of the horizontal position, from the multitouch axis where there is one.
  public var horizontal: AxisRange? {
    range(EvdevCode.positionX, emulatedBy: EvdevCode.x)
  }

  /// The range of the vertical position, from the multitouch axis where there is one.
  public var vertical: AxisRange? {
    range(EvdevCode.positionY, emulatedBy: EvdevCode.y)
  }

  /// Whether both positions have a range, so that a size can be computed.
  public var hasPositions: Bool { horizontal != nil && vertical != nil }

  /// Whether the device reports the positions of single contacts.
  public var isMultitouch: Bool { axes[EvdevCode.positionX] != nil }

  /// Derived from the properties, or from the keys where there are none.
  public var surface: Surface {
    if properties.contains(.direct) { return .touchscreen }
    // Wacom makes no touchpads: its pointing surfaces for fingers are those of drawing tablets.
    let wacom: UInt16 = 0x056a
    if vendor == wacom && properties.contains(.pointer) { return .touchTablet }
    // Touchscreens do not count fingers, and old kernels know no properties.
    let isPad = !properties.isDisjoint(with: [.pointer, .buttonPad, .semiMultitouch])
    if isPad || keys.contains(EvdevCode.toolFinger) { return .touchpad }
    return keys.contains(EvdevCode.touch) ? .touchscreen : .unknown
  }

  /// Takes from `other` what this description leaves open: whole axes, resolutions of axes with the
  /// same range, and identity.
  public mutating func fillGaps(from other: DeviceDescription) {
    for (code, range) in other.axes {
      guard var own = axes[code] else {
        axes[code] = range
        continue
      }
      let isSameRange = own.minimum == range.minimum && own.maximum == range.maximum
      guard own.resolution <= 0, isSameRange else { continue }
      own.resolution = range.resolution
      axes[code] = own
    }
    if name.isEmpty { name = other.name }
    if vendor == 0 && product == 0 {
      (bus, vendor, product, version) = (other.bus, other.vendor, other.product, other.version)
    }
    if properties.isEmpty { properties = other.properties }
    if keys.isEmpty { keys = other.keys }
  }

  /// Some drivers report the resolution of only one of the two axes that are the same.
  private func range(_ code: UInt16, emulatedBy other: UInt16) -> AxisRange? {
    guard var own = usable(axes[code]) else { return usable(axes[other]) }
    if own.resolution <= 0, let twin = axes[other], twin.minimum == own.minimum,
      twin.maximum == own.maximum
    {
      own.resolution = twin.resolution
    }
    return own
  }

  /// A range that spans nothing is how a driver says that there is none.
  private func usable(_ range: AxisRange?) -> AxisRange? {
    guard let range, range.span > 0 else { return nil }
    return range
  }
}
