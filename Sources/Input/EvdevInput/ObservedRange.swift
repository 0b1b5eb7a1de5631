/// The ranges of a device that nothing describes, as the beginning of its data shows them.
///
/// A recording without any description still holds positions. Screens mostly report pixels, so the
/// smallest usual screen that holds them all is taken; pads get their size from their data.
public struct ObservedRange: Sendable, Hashable {
  private var horizontal = Extent()
  private var vertical = Extent()
  private var keys: Set<UInt16> = []
  private var isMultitouch = false

  public init() {}

  /// Takes an event of the device; the order does not matter.
  public mutating func note(_ event: EvdevEvent) {
    switch (event.type, event.code) {
    case (EvdevCode.abs, EvdevCode.positionX):
      isMultitouch = true
      horizontal.note(event.value)
    case (EvdevCode.abs, EvdevCode.positionY):
      isMultitouch = true
      vertical.note(event.value)
    case (EvdevCode.abs, EvdevCode.x):
      horizontal.note(event.value)
    case (EvdevCode.abs, EvdevCode.y):
      vertical.note(event.value)
    case (EvdevCode.key, _):
      keys.insert(event.code)
    default:
      break
    }
  }

  /// A description for the data seen, with resolutions, and what was assumed for it.
  public func description(name: String = "") -> (DeviceDescription, PanelAssumption) {
    var device = DeviceDescription(name: name)
    device.keys = keys
    let guess = device.surface == .touchpad ? pad : screen
    // The keys seen in a part of the data are not all that the device has.
    device.keys = []
    let codes =
      isMultitouch
      ? (EvdevCode.positionX, EvdevCode.positionY) : (EvdevCode.x, EvdevCode.y)
    device.axes[codes.0] = AxisRange(
      minimum: 0, maximum: guess.width - 1, resolution: guess.resolution)
    device.axes[codes.1] = AxisRange(
      minimum: 0, maximum: guess.height - 1, resolution: guess.resolution)
    let isSeen = horizontal.isSeen || vertical.isSeen
    let assumption = PanelAssumption(
      message: isSeen
        ? "no axis ranges; assumed \(guess.reason), from the positions seen"
        : "no axis ranges and no positions; assumed \(guess.reason)",
      remedy: "name a description with --device FILE (an evemu head or the output of getevent -lp)")
    return (device, assumption)
  }

  private var largestX: Int32 { horizontal.largest }
  private var largestY: Int32 { vertical.largest }

  private typealias Guess = (width: Int32, height: Int32, resolution: Int32, reason: String)

  /// The smallest usual screen that holds all positions.
  private var screen: Guess {
    if let usual = UsualScreen.all.first(where: { largestX < $0.width && largestY < $0.height }) {
      return panel(usual.width, usual.height, inches: usual.inches, usual.name)
    }
    // Not pixels, then: both axes are scaled to one number, a power of two.
    var range: Int32 = 4096
    while range <= max(largestX, largestY), range < 1 << 30 { range *= 2 }
    return panel(range, range, inches: 10.1, "a 10-inch screen with axes of 0 to \(range - 1)")
  }

  /// A pad's range is a little more than what was touched of it, its width that of a usual pad, and
  /// its resolution within what pads have.
  private var pad: Guess {
    let reached = 1.25 * max(Double(largestX), 1.6 * Double(largestY))
    let resolution = min(max((reached / 90).rounded(), 10), 60)
    let width = Int32(bounding: max(reached, 90 * resolution))
    let height = Int32(bounding: max(1.25 * Double(largestY), 55 * resolution))
    return (
      width, height, Int32(bounding: resolution),
      "a touchpad with \(Int(bounding: resolution)) units per millimetre"
    )
  }

  /// A screen with square pixels of that density.
  private func panel(_ width: Int32, _ height: Int32, inches: Double, _ reason: String) -> Guess {
    let size = PhysicalSize(
      diagonalInches: inches, ratio: Double(width), to: Double(height))
    return (width, height, max(1, Int32(bounding: (Double(width) / size.width).rounded())), reason)
  }
}

/// The largest position of an axis, as far as it can be one.
private struct Extent: Sendable, Hashable {
  /// Twelve bits, less what a finger can be beyond an edge: values from here up to 4095 are small
  /// negative ones on an axis whose other values end by half of that.
  private static let wrapped: Range<Int32> = 3584..<4096

  /// The largest of all values, and of those that cannot be wrapped ones.
  private var overall: Int32 = 0
  private var unwrapped: Int32 = 0
  private(set) var isSeen = false

  var largest: Int32 {
    Self.wrapped.contains(overall) && unwrapped < 2048 ? unwrapped : overall
  }

  mutating func note(_ value: Int32) {
    isSeen = true
    overall = max(overall, value)
    if !Self.wrapped.contains(value) { unwrapped = max(unwrapped, value) }
  }
}
