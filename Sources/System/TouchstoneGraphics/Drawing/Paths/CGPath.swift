import Foundation
import Pictures

/// An immutable path; ``CGMutablePath`` can be changed.
nonisolated public class CGPath: Hashable {
  @exclusivity(unchecked) package var path: Path

  package init(_ path: Path) { self.path = path }

  /// Makes a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes an ellipse that fits the rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes a rectangle with rounded corners of a width and height.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  // MARK: Copies

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(path) }
  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns a transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns a transformed mutable copy.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns the dashes of the path.
  /// - Note: Differs from CoreGraphics: curves become short straight lines.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.dashed(phase: phase, lengths: lengths).applying(transform))
  }

  /// Returns the outline of a stroke.
  /// - Note: Differs from CoreGraphics: it consists of overlapping parts, which must be filled by
  ///   the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap.value, join: lineJoin.value, miterLimit: miterLimit)
    return CGPath(path.stroked(style).applying(transform))
  }

  /// Returns a copy with straight lines in place of curves.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(Path(polylines: path.flattened(tolerance: threshold)))
  }

  // MARK: Queries

  /// Whether the path is empty.
  public var isEmpty: Bool { path.isEmpty }
  /// The end of the path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The bounding box of all points, including control points.
  public var boundingBox: CGRect { path.controlBounds }
  /// The bounding box of the path itself.
  public var boundingBoxOfPath: CGRect { path.bounds }

  /// Whether the path contains a point, by a fill rule.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, rule: rule.value)
  }

  /// Whether the path is an unrotated rectangle, which is then written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let box = path.bounds
    guard path.flattened().count == 1, let line = path.flattened().first,
      Set(line.points) == Set(Path(rect: box).elements.compactMap(\.end)),
      path.elements.count <= 6
    else { return false }
    rect?.pointee = box
    return true
  }

  /// Calls a closure with each element; its points are valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var (type, points) = element.parts
      points.withUnsafeMutableBufferPointer { buffer in
        // An element that closes a subpath has no points, but needs a pointer.
        guard let start = buffer.baseAddress else { return }
        var part = CGPathElement(type: type, points: start)
        block(&part)
      }
    }
  }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.path.elements == right.path.elements
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(path.elements) }
}

/// An element of a path.
nonisolated public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points: one, two for a quadratic curve, three for a cubic curve; the end is the last.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// The kind of an element.
nonisolated public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath.
  case moveToPoint = 0
  /// Adds a straight line.
  case addLineToPoint = 1
  /// Adds a curve with one control point.
  case addQuadCurveToPoint = 2
  /// Adds a curve with two control points.
  case addCurveToPoint = 3
  /// Closes the subpath.
  case closeSubpath = 4
}

nonisolated extension Path.Element {
  fileprivate var parts: (CGPathElementType, [CGPoint]) {
    switch self {
    case .move(let end): (.moveToPoint, [end])
    case .line(let end): (.addLineToPoint, [end])
    case .quad(let control, let end): (.addQuadCurveToPoint, [control, end])
    case .cubic(let first, let second, let end): (.addCurveToPoint, [first, second, end])
    case .close: (.closeSubpath, [.zero])
    }
  }
}
