/// Estimates the axis ranges of an unknown device from its first events.
///
/// A recording without a description still contains positions. Most screens report pixels, so the
/// smallest common screen that contains all positions is assumed; for pads, the size is derived
/// from the positions.
public struct ObservedRange: Sendable, Hashable {
  private var horizontal = Extent()
  private var vertical = Extent()
  private var keys: Set<UInt16> = []
  private var isMultitouch = false
  private var hasSinglePosition = false

  public init() {}

  /// Adds an event, in any order.
  public mutating func note(_ event: EvdevEvent) {
    switch (event.type, event.code) {
    case (EvdevCode.abs, EvdevCode.positionX):
      isMultitouch = true
      horizontal.note(event.value)
    case (EvdevCode.abs, EvdevCode.positionY):
      isMultitouch = true
      vertical.note(event.value)
    case (EvdevCode.abs, EvdevCode.x):
      hasSinglePosition = true
      horizontal.note(event.value)
    case (EvdevCode.abs, EvdevCode.y):
      vertical.note(event.value)
    case (EvdevCode.key, _):
      keys.insert(event.code)
    default:
      break
    }
  }

  /// Whether the events are a touchpad's: it counts fingers, and has a button, or emulates a mouse. Some touchscreens have the
  /// key for one finger alone.
  package var isTouchpad: Bool {
    let counts = keys.contains { EvdevCode.fingerCount(ofKey: $0) > 1 }
    return keys.contains(EvdevCode.toolFinger)
      && (counts || keys.contains(EvdevCode.buttonLeft) || isMultitouch && hasSinglePosition)
  }

  /// A description with ranges and resolutions, and the assumptions made.
  public func description(name: String = "") -> (DeviceDescription, PanelAssumption) {
    var device = DeviceDescription(name: name)
    device.keys = keys
    let guess = device.surface == .touchpad ? pad : screen
    // The observed keys may be incomplete.
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

  /// The smallest common screen that contains all positions.
  private var screen: Guess {
    if let usual = UsualScreen.all.first(where: { largestX < $0.width && largestY < $0.height }) {
      return panel(usual.width, usual.height, inches: usual.inches, usual.name)
    }
    // The positions are not pixels: assume that both axes are scaled to the same power of two.
    var range: Int32 = 4096
    while range <= max(largestX, largestY), range < 1 << 30 { range *= 2 }
    return panel(range, range, inches: 10.1, "a 10-inch screen with axes of 0 to \(range - 1)")
  }

  /// Assumes a range slightly larger than the positions, the width of a common pad, and a
  /// resolution that is plausible for pads.
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

  /// A screen with square pixels and the given diagonal.
  private func panel(_ width: Int32, _ height: Int32, inches: Double, _ reason: String) -> Guess {
    let size = PhysicalSize(
      diagonalInches: inches, ratio: Double(width), to: Double(height))
    return (width, height, max(1, Int32(bounding: (Double(width) / size.width).rounded())), reason)
  }
}

/// The largest plausible position on an axis.
private struct Extent: Sendable, Hashable {
  /// The upper part of a 12-bit range: a value in it is a negative one that has wrapped, if the
  /// other values are below half of the range.
  private static let wrapped: Range<Int32> = 3584..<4096

  /// The largest value, and the largest one that cannot have wrapped.
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
