import Foundation
import GestureCore

/// A stylus' tilt to the right and towards the user, in device units.
public struct PenTilt: Sendable, Hashable {
  public var x: Int32
  public var y: Int32

  public init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }
}

/// A hovering stylus, in device units.
public struct PenHover: Sendable, Hashable {
  public var phase: InputPhase
  public var x: Int32
  public var y: Int32
  /// 0 at the surface, or if the device does not report it.
  public var distance: Int32
  public var tilt: PenTilt?

  public init(phase: InputPhase, x: Int32, y: Int32, distance: Int32 = 0, tilt: PenTilt? = nil) {
    self.phase = phase
    self.x = x
    self.y = y
    self.distance = distance
    self.tilt = tilt
  }

  func isSamePlace(as other: PenHover) -> Bool {
    x == other.x && y == other.y && distance == other.distance && tilt == other.tilt
  }
}

/// Converts a stylus' height and tilt to UIKit's values.
struct PenScale: Sendable, Hashable {
  /// The assumed tilt range to each side if its unit is unknown (degrees).
  private static let usualTilt = 64.0

  private let tiltX: AxisRange?
  private let tiltY: AxisRange?
  private let distance: AxisRange?

  init(_ device: DeviceDescription) {
    tiltX = device.axes[EvdevCode.tiltX]
    tiltY = device.axes[EvdevCode.tiltY]
    distance = device.axes[EvdevCode.penDistance]
  }

  /// The height: 0 at the surface, 1 at the largest distance that the device reports.
  func height(_ value: Int32) -> CGFloat {
    guard let distance, distance.span > 0 else { return 0 }
    return min(max((Double(value) - Double(distance.minimum)) / distance.span, 0), 1)
  }

  /// Altitude and azimuth in radians; the azimuth follows the panel's orientation.
  func angles(
    _ tilt: PenTilt, _ orientation: PanelOrientation
  ) -> (altitude: CGFloat, azimuth: CGFloat) {
    let (x, y) = (tan(Self.radians(tilt.x, tiltX)), tan(Self.radians(tilt.y, tiltY)))
    let lean = hypot(x, y)
    guard lean > 0 else { return (.pi / 2, 0) }
    let direction = orientation.turned(direction: CGVector(dx: x, dy: y))
    return (atan2(1, lean), atan2(direction.dy, direction.dx))
  }

  /// Converts a tilt to radians; an angle's resolution is in units per radian.
  private static func radians(_ value: Int32, _ range: AxisRange?) -> Double {
    guard let range, range.span > 0 else { return 0 }
    let angle: Double
    if range.resolution > 0 {
      angle = Double(value) / Double(range.resolution)
    } else {
      let middle = (Double(range.minimum) + Double(range.maximum)) / 2
      angle = (Double(value) - middle) / range.span * 2 * usualTilt * .pi / 180
    }
    // Limits the angle, so that its tangent stays finite.
    return min(max(angle, -1.55), 1.55)
  }
}
