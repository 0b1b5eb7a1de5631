/// The range of one axis as the device declares it.
public struct AxisRange: Sendable, Hashable {
  /// The smallest value in device units; reported values may be outside the range.
  public var minimum: Int32
  /// The largest value, in device units.
  public var maximum: Int32
  /// Changes smaller than this are filtered by the kernel.
  public var fuzz: Int32
  /// Distance from the centre that counts as the centre, for joysticks.
  public var flat: Int32
  /// Units per millimetre; 0 if unknown.
  public var resolution: Int32

  /// Creates a range.
  public init(
    minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.fuzz = fuzz
    self.flat = flat
    self.resolution = resolution
  }

  /// The range's length in device units; not positive if the axis declares no range.
  public var span: Double { Double(maximum) - Double(minimum) }

  /// The assumed position if none is reported.
  var middle: Int32 { Int32((Int64(minimum) + Int64(maximum)) / 2) }
}

/// A device's properties, known before its first event.
public struct DeviceDescription: Sendable, Hashable {
  /// The kernel's `INPUT_PROP_…` bits.
  public struct Properties: OptionSet, Sendable, Hashable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// An indirect device, such as a touchpad.
    public static let pointer = Properties(rawValue: 1 << 0)
    /// A direct device, such as a touchscreen.
    public static let direct = Properties(rawValue: 1 << 1)
    /// The pad's whole surface is a button.
    public static let buttonPad = Properties(rawValue: 1 << 2)
    /// Slots are the corners of the bounding box of all fingers.
    public static let semiMultitouch = Properties(rawValue: 1 << 3)
    /// The buttons are along the pad's upper edge.
    public static let topButtonPad = Properties(rawValue: 1 << 4)
  }

  /// The kind of surface, as far as it is known.
  public enum Surface: Sendable, Hashable {
    /// A touchscreen.
    case touchscreen
    /// A touchpad.
    case touchpad
    /// A drawing tablet that supports fingers.
    case touchTablet
    /// The description does not determine the kind.
    case unknown
  }

  /// The device's name; empty if it has none.
  public var name: String
  /// The kernel's bus type; 0 if unknown.
  public var bus: UInt16 = 0
  /// The vendor ID.
  public var vendor: UInt16 = 0
  /// The product ID.
  public var product: UInt16 = 0
  /// The version number.
  public var version: UInt16 = 0
  /// The kernel's property bits.
  public var properties: Properties = []
  /// Axes by their `ABS_…` code.
  public var axes: [UInt16: AxisRange] = [:]
  /// Keys and buttons the device can send.
  public var keys: Set<UInt16> = []
  /// Limits from quirks files; devices do not report them.
  public var limits = ContactLimits()

  /// Creates a description without axes and keys.
  public init(name: String = "") {
    self.name = name
  }

  /// The range of x: of the multitouch axis, or else of the single-touch axis.
  public var horizontal: AxisRange? {
    range(EvdevCode.positionX, emulatedBy: EvdevCode.x)
  }

  /// The range of y: of the multitouch axis, or else of the single-touch axis.
  public var vertical: AxisRange? {
    range(EvdevCode.positionY, emulatedBy: EvdevCode.y)
  }

  /// Whether both axes have a range.
  public var hasPositions: Bool { horizontal != nil && vertical != nil }

  /// Whether the device reports each contact's position.
  public var isMultitouch: Bool { axes[EvdevCode.positionX] != nil }

  /// The kind of surface, by the properties, or else by the keys.
  public var surface: Surface {
    if properties.contains(.direct) { return .touchscreen }
    // Wacom's indirect surfaces for fingers belong to drawing tablets.
    let wacom: UInt16 = 0x056a
    if vendor == wacom && properties.contains(.pointer) { return .touchTablet }
    // Touchscreens do not report a finger count, and old kernels have no properties.
    let isPad = !properties.isDisjoint(with: [.pointer, .buttonPad, .semiMultitouch])
    if isPad || keys.contains(EvdevCode.toolFinger) { return .touchpad }
    return keys.contains(EvdevCode.touch) ? .touchscreen : .unknown
  }

  /// Adds missing values from `other`: axes, resolutions of axes with the same range, and identity.
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

  /// Some drivers report the resolution of only one of two corresponding axes.
  private func range(_ code: UInt16, emulatedBy other: UInt16) -> AxisRange? {
    guard var own = usable(axes[code]) else { return usable(axes[other]) }
    if own.resolution <= 0, let twin = axes[other], twin.minimum == own.minimum,
      twin.maximum == own.maximum
    {
      own.resolution = twin.resolution
    }
    return own
  }

  /// Drivers declare an empty range if they do not know it.
  private func usable(_ range: AxisRange?) -> AxisRange? {
    guard let range, range.span > 0 else { return nil }
    return range
  }
}
