import EvdevInput
import Foundation
import GestureCore

/// The device for which a recording is written: its axes, and the positions of points on them.
///
/// A recording from a device with known size keeps that device's axes, so positions are exact. Others get a grid that is finer
/// than any sensor's.
struct EvdevGrid: Sendable {
  /// Units per millimetre of the fine grid. At the standard density a point has an integral number of units, 16256, so that
  /// whole and half points are exact.
  private static let fineness = 104_320.0
  /// The largest force of the fine grid: three times an average touch.
  private static let hardest = 3.0
  private static let pressures: Int32 = 1_000_000

  let device: DeviceDescription
  /// Whether positions are rounded to the grid.
  let isRounded: Bool

  private let x: AxisRange
  private let y: AxisRange
  private let width: CGFloat
  private let height: CGFloat
  private let radiusUnit: CGFloat

  init(_ header: RecordingHeader) {
    let own = header.device.flatMap { Self.own($0, header.sceneSize) }
    isRounded = own == nil
    var device = own ?? Self.fine(header.sceneSize)
    device.name = header.deviceName.isEmpty ? "Touchstone recording" : header.deviceName
    device.properties = .direct
    device.keys = [EvdevCode.touch]
    self.device = device
    let fallback = AxisRange(minimum: 0, maximum: 4095)
    x = device.horizontal ?? fallback
    y = device.vertical ?? fallback
    let mapping = PanelMapping(device: device)
    width = mapping.size.width / (x.span + 1)
    height = mapping.size.height / (y.span + 1)
    let probe = ContactChange(id: 0, phase: .began, x: x.minimum, y: y.minimum, touchMajor: 1)
    radiusUnit = mapping.contact(probe, at: .zero).sample.majorRadius
  }

  func x(_ value: CGFloat) -> Int32 { Self.units(value / width, x.minimum) }
  func y(_ value: CGFloat) -> Int32 { Self.units(value / height, y.minimum) }

  /// The longer axis of the contact area in device units; `nil` if the device has no such axis.
  func major(_ radius: CGFloat) -> Int32? {
    guard radiusUnit > 0, device.axes[EvdevCode.touchMajor] != nil else { return nil }
    return Self.units(radius / radiusUnit, 0)
  }

  /// The pressure in device units, at least 1, because 0 would mean hover; `nil` if the device has no such axis.
  func pressure(_ force: CGFloat) -> Int32? {
    guard let range = device.axes[EvdevCode.mtPressure], range.span > 0 else { return nil }
    return max(Self.units(force / Self.hardest * range.span, range.minimum), 1)
  }

  /// Whether the device can represent the position.
  func holds(_ point: CGPoint) -> Bool {
    (0...(x.span * width + 0.5 * width)).contains(point.x)
      && (0...(y.span * height + 0.5 * height)).contains(point.y)
  }

  // MARK: - Private

  private static func units(_ value: CGFloat, _ minimum: Int32) -> Int32 {
    let units = value.rounded() + CGFloat(minimum)
    return Int32(bounding: min(max(units, -2e9), 2e9))
  }

  /// The device with only its contact axes; `nil` if its size is unknown or differs from the scene's.
  private static func own(_ device: DeviceDescription, _ scene: CGSize) -> DeviceDescription? {
    var own = DeviceDescription(name: device.name)
    (own.bus, own.vendor, own.product, own.version) = (
      device.bus, device.vendor, device.product, device.version
    )
    guard let horizontal = device.horizontal, let vertical = device.vertical else { return nil }
    own.axes[EvdevCode.positionX] = horizontal
    own.axes[EvdevCode.positionY] = vertical
    own.axes[EvdevCode.touchMajor] = device.axes[EvdevCode.touchMajor]
    own.axes[EvdevCode.mtPressure] =
      device.axes[EvdevCode.mtPressure] ?? device.axes[EvdevCode.pressure]
    addSlots(&own)
    let mapping = PanelMapping(device: own)
    return mapping.assumptions.isEmpty && mapping.size == scene ? own : nil
  }

  private static func fine(_ scene: CGSize) -> DeviceDescription {
    var device = DeviceDescription()
    let units = fineness * 25.4 / PanelMapping.standardPointsPerInch
    func axis(_ points: CGFloat) -> AxisRange {
      AxisRange(
        minimum: 0, maximum: Int32(bounding: min(max((points * units).rounded() - 1, 1), 2e9)),
        resolution: Int32(bounding: fineness))
    }
    device.axes[EvdevCode.positionX] = axis(scene.width)
    device.axes[EvdevCode.positionY] = axis(scene.height)
    device.axes[EvdevCode.touchMajor] = AxisRange(
      minimum: 0, maximum: 100_000_000, resolution: Int32(bounding: fineness))
    device.axes[EvdevCode.mtPressure] = AxisRange(minimum: 0, maximum: pressures)
    addSlots(&device)
    return device
  }

  private static func addSlots(_ device: inout DeviceDescription) {
    device.axes[EvdevCode.slot] = AxisRange(
      minimum: 0, maximum: Int32(EvdevScript.slotCount - 1))
    device.axes[EvdevCode.trackingID] = AxisRange(minimum: 0, maximum: 65535)
    device.axes[EvdevCode.toolType] = AxisRange(minimum: 0, maximum: EvdevCode.palm)
  }
}
