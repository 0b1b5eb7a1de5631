import Foundation
import GestureCore

/// Where a device's readings are on the scene: device units, to millimetres, to points.
///
/// The surface is one unit larger than the axis' range, so that the last position lies inside it.
public struct PanelMapping: Sendable, Hashable {
  /// The density at which UIKit's thresholds, which are in points, were made for fingers.
  public static let standardPointsPerInch = 163.0

  /// The size of the surface in points; the scene's.
  public let size: CGSize
  /// The same in millimetres.
  public let physicalSize: PhysicalSize
  /// What had to be assumed, in the order of its weight.
  public let assumptions: [PanelAssumption]
  /// The description with every resolution filled in.
  public let device: DeviceDescription

  /// How the panel lies under the scene.
  public let orientation: PanelOrientation

  private let x: AxisMapping
  private let y: AxisMapping
  private let radiusPerUnit: CGFloat
  private let force: PressureScale
  private let pen: PenScale

  /// Sizes beyond these cannot be what a resolution meant (mm).
  private static let sensibleSides = 15.0...4000.0

  /// Maps a device; a physical size overrules the device's own resolution.
  public init(
    device: DeviceDescription, physicalSize: PhysicalSize? = nil,
    pointsPerInch: Double = PanelMapping.standardPointsPerInch,
    orientation: PanelOrientation = .upright
  ) {
    var device = device
    var assumptions: [PanelAssumption] = []
    if !device.hasPositions {
      let (filled, assumption) = ObservedRange().description(name: device.name)
      device.fillGaps(from: filled)
      if physicalSize == nil { assumptions.append(assumption) }
    }
    // Both are there now; the alternative only spares a crash if that should ever change.
    let fallback = AxisRange(minimum: 0, maximum: 4095)
    let horizontal = device.horizontal ?? fallback
    let vertical = device.vertical ?? fallback
    let width = horizontal.span + 1
    let height = vertical.span + 1

    let measured = physicalSize ?? Self.size(horizontal, vertical)
    let guessed = PanelSizeGuess.size(of: device, width: width, height: height)
    let physical = measured ?? guessed.size
    if measured == nil {
      assumptions.append(
        PanelAssumption(
          message: "the device does not report its resolution; assumed \(guessed.reason)",
          remedy: "give its size with --size WIDTHxHEIGHTmm"))
    }

    let pointsPerMillimetre = pointsPerInch / 25.4
    x = AxisMapping(horizontal, scale: physical.width * pointsPerInch / 25.4 / width)
    y = AxisMapping(vertical, scale: physical.height * pointsPerInch / 25.4 / height)
    radiusPerUnit = Self.radiusScale(device, x: x, points: pointsPerMillimetre)
    force = PressureScale(device)
    pen = PenScale(device)
    self.orientation = orientation
    let turned =
      orientation.isSideways
      ? PhysicalSize(width: physical.height, height: physical.width) : physical
    size = CGSize(
      width: turned.width * pointsPerInch / 25.4, height: turned.height * pointsPerInch / 25.4)
    self.physicalSize = turned
    self.assumptions = assumptions
    for code in [EvdevCode.positionX, EvdevCode.x] {
      device.axes[code]?.resolution = Int32(bounding: (width / physical.width).rounded())
    }
    for code in [EvdevCode.positionY, EvdevCode.y] {
      device.axes[code]?.resolution = Int32(bounding: (height / physical.height).rounded())
    }
    self.device = device
  }

  /// The place in points, scene space.
  public func location(x: Int32, y: Int32) -> CGPoint {
    let point = CGPoint(x: self.x.points(x), y: self.y.points(y))
    guard orientation != .upright else { return point }
    return orientation.turned(
      point, extent: CGSize(width: self.x.extent, height: self.y.extent),
      isHeld: !self.x.isBeyond(x) && !self.y.isBeyond(y))
  }

  /// Whether a reading is so far beyond the axes that they must be another device's.
  public func isBeyondAxes(_ change: ContactChange) -> Bool {
    x.isBeyond(change.x) || y.isBeyond(change.y)
  }

  /// A contact of the device as one of the scene, with radius and force where they are known.
  public func contact(_ change: ContactChange, at time: Timestamp) -> Contact {
    var sample = ContactSample(time: time, location: location(x: change.x, y: change.y))
    sample.majorRadius = CGFloat(max(change.touchMajor, 0)) * radiusPerUnit
    if let pressure = change.pressure {
      sample.force = force.force(pressure)
      sample.maximumPossibleForce = force.maximum
    }
    if let tilt = change.tilt {
      let angles = pen.angles(tilt, orientation)
      sample.altitudeAngle = angles.altitude
      sample.azimuthAngle = angles.azimuth
    }
    return Contact(
      id: change.id, phase: change.phase, kind: change.isPen ? .pencil : .direct, sample: sample)
  }

  /// One moment of the device as a moment of the scene.
  public func frame(_ frame: ContactFrame, at time: Timestamp) -> InputFrame {
    InputFrame(
      time: time, contacts: frame.changes.map { contact($0, at: time) },
      hover: frame.hover.map(hover))
  }

  /// A stylus above the device as one above the scene.
  private func hover(_ hover: PenHover) -> HoverChange {
    let angles = hover.tilt.map { pen.angles($0, orientation) }
    return HoverChange(
      phase: hover.phase, kind: .pencil, location: location(x: hover.x, y: hover.y),
      zOffset: pen.height(hover.distance), altitudeAngle: angles?.altitude ?? .pi / 2,
      azimuthAngle: angles?.azimuth ?? 0)
  }

  // MARK: - Private

  /// The size by the resolutions; one that is unknown is taken to be the other's.
  private static func size(_ horizontal: AxisRange, _ vertical: AxisRange) -> PhysicalSize? {
    let one = horizontal.resolution > 0 ? horizontal.resolution : vertical.resolution
    let other = vertical.resolution > 0 ? vertical.resolution : horizontal.resolution
    guard one > 0, other > 0 else { return nil }
    let size = PhysicalSize(
      width: (horizontal.span + 1) / Double(one), height: (vertical.span + 1) / Double(other))
    return sensibleSides.contains(size.width) && sensibleSides.contains(size.height) ? size : nil
  }

  /// The size of a contact has its own resolution, else that of the positions when it is counted in
  /// the same units; otherwise its unit is unknown and its radius stays 0.
  private static func radiusScale(
    _ device: DeviceDescription, x: AxisMapping, points: Double
  ) -> CGFloat {
    guard let major = device.axes[EvdevCode.touchMajor] else { return 0 }
    if major.resolution > 0 { return points / Double(major.resolution) / 2 }
    let longest = max(device.horizontal?.span ?? 0, device.vertical?.span ?? 0)
    return major.span >= longest / 2 ? x.scale / 2 : 0
  }
}

/// One axis in points.
private struct AxisMapping: Sendable, Hashable {
  let scale: CGFloat
  private let minimum: Double
  private let maximum: Double
  private let tolerance: Double

  /// An axis with so many points to a unit.
  init(_ range: AxisRange, scale: Double) {
    self.scale = scale
    minimum = Double(range.minimum)
    maximum = Double(range.maximum)
    tolerance = range.span / 10
  }

  /// From the first position to the last (points).
  var extent: CGFloat { (maximum - minimum) * scale }

  func isBeyond(_ value: Int32) -> Bool {
    Double(value) < minimum - tolerance || Double(value) > maximum + tolerance
  }

  /// A finger over the edge reads a little beyond the range and is held at the edge, where views
  /// can be hit. Values far beyond mean that the range is wrong; they stay what they are, or every
  /// movement out there would be lost.
  func points(_ value: Int32) -> CGFloat {
    let value = Double(value)
    if value < minimum && value >= minimum - tolerance { return 0 }
    if value > maximum && value <= maximum + tolerance { return (maximum - minimum) * scale }
    return (value - minimum) * scale
  }
}

/// Pressure as UIKit's force, where 1 is an average touch.
private struct PressureScale: Sendable, Hashable {
  /// An average touch presses a third of what most sensors can report.
  private static let averageShare = 1.0 / 3
  private let minimum: Double
  private let span: Double

  let maximum: CGFloat

  init(_ device: DeviceDescription) {
    let range = device.axes[EvdevCode.mtPressure] ?? device.axes[EvdevCode.pressure]
    minimum = Double(range?.minimum ?? 0)
    span = max(range?.span ?? 0, 0)
    maximum = span > 0 ? 1 / Self.averageShare : 0
  }

  /// The force of a pressure; 0 for a device that has no range of it.
  func force(_ pressure: Int32) -> CGFloat {
    guard span > 0 else { return 0 }
    return min(max((Double(pressure) - minimum) / span / Self.averageShare, 0), maximum)
  }
}
