import Foundation
import Pictures

/// A mutable path. The transform of a method is applied to the points that it adds.
nonisolated public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public init() { super.init(Path()) }

  override init(_ path: Path) { super.init(path) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.line(to: point.applying(transform))
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.quad(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.cubic(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Closes the current subpath.
  public func closeSubpath() { path.close() }

  // MARK: Shapes

  /// Adds straight lines between points, the first of which begins a subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.add(Path(rect: rect).applying(transform))
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that fits the rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.add(Path(ellipseIn: rect).applying(transform))
  }

  /// Adds a rectangle with rounded corners of a width and height.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var rounded = Path()
    rounded.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    path.add(rounded.applying(transform))
  }

  /// Adds another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.add(other.path.applying(transform))
  }

  // MARK: Arcs

  /// Adds an arc of a circle.
  /// - Parameter clockwise: The direction if y points up; if y points down, as in views, `false` is clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, isIncreasing: !clockwise,
      transform: transform)
  }

  /// Adds an arc with a start angle and a relative angle, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, from: startAngle, sweep: delta, transform: transform)
  }

  /// Adds an arc that rounds the corner at `tangent1End` on the way to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !transform.isIdentity else {
      return path.addArc(corner: tangent1End, end: tangent2End, radius: radius)
    }
    // The arc is part of a circle before the transform.
    var arc = Path()
    if let point = path.currentPoint { arc.move(to: point.applying(transform.inverted())) }
    arc.addArc(corner: tangent1End, end: tangent2End, radius: radius)
    for element in arc.applying(transform).elements.dropFirst(path.isEmpty ? 0 : 1) {
      path.append(element)
    }
  }
}
