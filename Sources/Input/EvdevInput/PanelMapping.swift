import Foundation
import GestureCore

/// Maps a device's positions to the scene: from device units to millimetres to points.
///
/// The surface is one unit larger than the axis' range, so that the last position is inside it.
public struct PanelMapping: Sendable, Hashable {
  /// The density of the screens for which UIKit's thresholds in points were designed.
  public static let standardPointsPerInch = 163.0

  /// The size of the surface and the scene in points.
  public let size: CGSize
  /// The size in millimetres.
  public let physicalSize: PhysicalSize
  /// Assumptions, the most important first.
  public let assumptions: [PanelAssumption]
  /// The description with complete resolutions.
  public let device: DeviceDescription

  /// The panel's orientation relative to the scene.
  public let orientation: PanelOrientation

  private let x: AxisMapping
  private let y: AxisMapping
  private let radiusPerUnit: CGFloat
  private let force: PressureScale
  private let pen: PenScale

  /// Side lengths outside this range mean that the resolution is wrong (mm).
  private static let sensibleSides = 15.0...4000.0

  /// Creates a mapping; a physical size overrides the device's resolution.
  public init(
    device: DeviceDescription, physicalSize: PhysicalSize? = nil,
    pointsPerInch: Double = PanelMapping.standardPointsPerInch,
    orientation: PanelOrientation = .upright
  ) {
    self.init(
      device: device, physicalSize: physicalSize, pointsPerInch: pointsPerInch,
      orientation: orientation, sceneSize: nil)
  }

  /// Creates a mapping to a scene of a given size in points, on a display below the surface; or else by `pointsPerInch`.
  package init(
    device: DeviceDescription, physicalSize: PhysicalSize? = nil,
    pointsPerInch: Double = PanelMapping.standardPointsPerInch,
    orientation: PanelOrientation = .upright, sceneSize: CGSize?
  ) {
    var device = device
    var assumptions: [PanelAssumption] = []
    if !device.hasPositions {
      let (filled, assumption) = ObservedRange().description(name: device.name)
      device.fillGaps(from: filled)
      if physicalSize == nil { assumptions.append(assumption) }
    }
    // Both ranges exist here; the fallback only avoids a crash.
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

    let turned =
      orientation.isSideways
      ? PhysicalSize(width: physical.height, height: physical.width) : physical
    size =
      sceneSize
      ?? CGSize(
        width: turned.width * pointsPerInch / 25.4, height: turned.height * pointsPerInch / 25.4)
    let pointsPerMillimetre = sceneSize.map { $0.width / turned.width } ?? pointsPerInch / 25.4
    x = AxisMapping(
      horizontal, scale: (orientation.isSideways ? size.height : size.width) / width)
    y = AxisMapping(
      vertical, scale: (orientation.isSideways ? size.width : size.height) / height)
    radiusPerUnit = Self.radiusScale(device, x: x, points: pointsPerMillimetre)
    force = PressureScale(device)
    pen = PenScale(device)
    self.orientation = orientation
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

  /// Converts a position to points in scene space.
  public func location(x: Int32, y: Int32) -> CGPoint {
    let point = CGPoint(x: self.x.points(x), y: self.y.points(y))
    guard orientation != .upright else { return point }
    return orientation.turned(
      point, extent: CGSize(width: self.x.extent, height: self.y.extent),
      isHeld: !self.x.isBeyond(x) && !self.y.isBeyond(y))
  }

  /// Whether a position is so far outside the axes that it must belong to another device.
  public func isBeyondAxes(_ change: ContactChange) -> Bool {
    x.isBeyond(change.x) || y.isBeyond(change.y)
  }

  /// Converts a contact, with radius and force if they are known.
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

  /// Converts a frame.
  public func frame(_ frame: ContactFrame, at time: Timestamp) -> InputFrame {
    InputFrame(
      time: time, contacts: frame.changes.map { contact($0, at: time) },
      hover: frame.hover.map(hover))
  }

  /// Converts the change of a hovering stylus.
  private func hover(_ hover: PenHover) -> HoverChange {
    let angles = hover.tilt.map { pen.angles($0, orientation) }
    return HoverChange(
      phase: hover.phase, kind: .pencil, location: location(x: hover.x, y: hover.y),
      zOffset: pen.height(hover.distance), altitudeAngle: angles?.altitude ?? .pi / 2,
      azimuthAngle: angles?.azimuth ?? 0)
  }

  // MARK: - Private

  /// The size by the resolutions; an unknown resolution is assumed to equal the other one.
  private static func size(_ horizontal: AxisRange, _ vertical: AxisRange) -> PhysicalSize? {
    let one = horizontal.resolution > 0 ? horizontal.resolution : vertical.resolution
    let other = vertical.resolution > 0 ? vertical.resolution : horizontal.resolution
    guard one > 0, other > 0 else { return nil }
    let size = PhysicalSize(
      width: (horizontal.span + 1) / Double(one), height: (vertical.span + 1) / Double(other))
    return sensibleSides.contains(size.width) && sensibleSides.contains(size.height) ? size : nil
  }

  /// Points per unit of a contact's size: by its own resolution, or else by that of the positions
  /// if both have the same units; otherwise 0, so that the radius stays 0.
  private static func radiusScale(
    _ device: DeviceDescription, x: AxisMapping, points: Double
  ) -> CGFloat {
    guard let major = device.axes[EvdevCode.touchMajor] else { return 0 }
    if major.resolution > 0 { return points / Double(major.resolution) / 2 }
    let longest = max(device.horizontal?.span ?? 0, device.vertical?.span ?? 0)
    return major.span >= longest / 2 ? x.scale / 2 : 0
  }
}

/// Converts one axis to points.
private struct AxisMapping: Sendable, Hashable {
  let scale: CGFloat
  private let minimum: Double
  private let maximum: Double
  private let tolerance: Double

  /// - Parameter scale: points per unit.
  init(_ range: AxisRange, scale: Double) {
    self.scale = scale
    minimum = Double(range.minimum)
    maximum = Double(range.maximum)
    tolerance = range.span / 10
  }

  /// The distance from the first to the last position, in points.
  var extent: CGFloat { (maximum - minimum) * scale }

  func isBeyond(_ value: Int32) -> Bool {
    Double(value) < minimum - tolerance || Double(value) > maximum + tolerance
  }

  /// Converts a position. Positions slightly beyond the range, of a finger on the edge, are
  /// clamped, so that views can be hit. Positions far beyond indicate a wrong range and are not
  /// clamped, or all movement there would be lost.
  func points(_ value: Int32) -> CGFloat {
    let value = Double(value)
    if value < minimum && value >= minimum - tolerance { return 0 }
    if value > maximum && value <= maximum + tolerance { return (maximum - minimum) * scale }
    return (value - minimum) * scale
  }
}

/// Converts pressure to UIKit's force, where 1 is an average touch.
private struct PressureScale: Sendable, Hashable {
  /// The pressure of an average touch, as a share of the range of most sensors.
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

  /// The force of a pressure; 0 if the device has no pressure range.
  func force(_ pressure: Int32) -> CGFloat {
    guard span > 0 else { return 0 }
    return min(max((Double(pressure) - minimum) / span / Self.averageShare, 0), maximum)
  }
}
