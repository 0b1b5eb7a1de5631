import Foundation
import Pictures

/// Lines and curves that do not change; ``CGMutablePath`` is drawn on.
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

  /// Makes a rectangle with round corners, of that width and height.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  // MARK: Copies

  /// The same path; it cannot change.
  public func copy() -> CGPath? { CGPath(path) }
  /// The same path, that can change.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// The path, transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// The path, transformed, that can change.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform?.pointee ?? .identity))
  }

  /// The parts that a pattern of lengths draws.
  /// - Note: Differs from CoreGraphics: curves come back as short straight lines.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.dashed(phase: phase, lengths: lengths).applying(transform))
  }

  /// What a stroke would cover.
  /// - Note: Differs from CoreGraphics: it comes in pieces that overlap, to be filled by winding.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap.value, join: lineJoin.value, miterLimit: miterLimit)
    return CGPath(path.stroked(style).applying(transform))
  }

  /// The path with its curves broken into straight lines.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(Path(polylines: path.flattened(tolerance: threshold)))
  }

  // MARK: Questions

  /// Whether there is nothing in it.
  public var isEmpty: Bool { path.isEmpty }
  /// Where it ends.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Around all points, those that pull at the curves included.
  public var boundingBox: CGRect { path.controlBounds }
  /// Around what would be filled.
  public var boundingBoxOfPath: CGRect { path.bounds }

  /// Whether a point is inside, by that rule.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, rule: rule.value)
  }

  /// Whether it is one upright rectangle, which then is written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let box = path.bounds
    guard path.flattened().count == 1, let line = path.flattened().first,
      Set(line.points) == Set(Path(rect: box).elements.compactMap(\.end)),
      path.elements.count <= 6
    else { return false }
    rect?.pointee = box
    return true
  }

  /// Calls a closure with each element in turn; the points are valid only meanwhile.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var (type, points) = element.parts
      points.withUnsafeMutableBufferPointer { buffer in
        // A closed element has no points, and yet one has to say where they are.
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

/// One part of a path.
nonisolated public struct CGPathElement {
  /// What the element does.
  public var type: CGPathElementType
  /// One point, two for a quadratic curve, three for a cubic one: the end comes last.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// What an element of a path does.
nonisolated public enum CGPathElementType: Int32, Sendable {
  /// Begins a part.
  case moveToPoint = 0
  /// Adds a straight line.
  case addLineToPoint = 1
  /// Adds a curve with one control point.
  case addQuadCurveToPoint = 2
  /// Adds a curve with two control points.
  case addCurveToPoint = 3
  /// Goes back to where the part began.
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
