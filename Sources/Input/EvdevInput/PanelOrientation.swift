import Foundation
import GestureCore

/// A panel's orientation relative to the scene: a calibration, then a rotation by a multiple of 90 degrees.
///
/// The calibration has libinput's six numbers: with positions from 0 to 1 along each side of the
/// panel, `x' = a x + b y + c` and `y' = d x + e y + f`.
public struct PanelOrientation: Sendable, Hashable {
  /// Unchanged axes.
  public static let upright = PanelOrientation()

  private var a = 1.0
  private var b = 0.0
  private var c = 0.0
  private var d = 0.0
  private var e = 1.0
  private var f = 0.0
  /// Whether width and height are exchanged.
  public private(set) var isSideways = false

  private init() {}

  /// Parses six numbers separated by spaces or commas; `nil` for other texts, and for a calibration that maps the panel to a
  /// line.
  public init?(calibration text: String) {
    let words = text.split { $0 == " " || $0 == "," }
    let numbers = words.compactMap { Double($0) }.filter { $0.isFinite && abs($0) <= 1000 }
    guard words.count == 6, numbers.count == 6 else { return nil }
    (a, b, c) = (numbers[0], numbers[1], numbers[2])
    (d, e, f) = (numbers[3], numbers[4], numbers[5])
    if abs(a * e - b * d) < 1e-6 { return nil }
  }

  /// The orientation rotated clockwise by 0, 90, 180 or 270 degrees; `nil` for other angles.
  public func rotated(by degrees: Int) -> PanelOrientation? {
    var result = self
    switch degrees {
    case 0: break
    case 90:
      (result.a, result.b, result.c) = (-d, -e, 1 - f)
      (result.d, result.e, result.f) = (a, b, c)
      result.isSideways.toggle()
    case 180:
      (result.a, result.b, result.c) = (-a, -b, 1 - c)
      (result.d, result.e, result.f) = (-d, -e, 1 - f)
    case 270:
      (result.a, result.b, result.c) = (d, e, f)
      (result.d, result.e, result.f) = (-a, -b, 1 - c)
      result.isSideways.toggle()
    default: return nil
    }
    return result
  }

  // MARK: - Places

  /// Converts a location from panel points to scene points. `extent` is the panel's last position; with `isHeld`, the result is
  /// clamped to the surface.
  func turned(_ point: CGPoint, extent: CGSize, isHeld: Bool) -> CGPoint {
    let (u, v) = (point.x / extent.width, point.y / extent.height)
    let side = isSideways ? CGSize(width: extent.height, height: extent.width) : extent
    let result = CGPoint(
      x: (a * u + b * v + c) * side.width, y: (d * u + e * v + f) * side.height)
    guard isHeld else { return result }
    return CGPoint(
      x: min(max(result.x, 0), side.width), y: min(max(result.y, 0), side.height))
  }

  func turned(direction: CGVector) -> CGVector {
    CGVector(
      dx: a * direction.dx + b * direction.dy, dy: d * direction.dx + e * direction.dy)
  }
}
