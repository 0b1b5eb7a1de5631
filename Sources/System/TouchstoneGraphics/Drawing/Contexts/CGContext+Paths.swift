import Foundation
import Pictures

/// The current path, and operations with it.
nonisolated extension CGContext {
  /// Begins a new path.
  public func beginPath() { drawn = Path() }
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { drawn.move(to: point) }
  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { drawn.line(to: point) }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    drawn.quad(to: end, control: control)
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    drawn.cubic(to: end, control1: control1, control2: control2)
  }
  /// Closes the current subpath.
  public func closePath() { drawn.close() }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { drawn.addRect(rect) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds an ellipse that fits the rectangle.
  public func addEllipse(in rect: CGRect) { drawn.addEllipse(in: rect) }
  /// Adds another path.
  public func addPath(_ path: CGPath) { drawn.add(path.path) }

  /// Adds straight lines between points, the first of which begins a subpath.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds an arc of a circle.
  /// - Parameter clockwise: The direction if y points up; in a view, `false` is clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    drawn.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, isIncreasing: !clockwise)
  }

  /// Adds an arc that is tangent to the lines from the current point to the first and on to the
  /// second point.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    drawn.addArc(corner: tangent1End, end: tangent2End, radius: radius)
  }

  /// The current path; `nil` if it is empty.
  public var path: CGPath? { drawn.isEmpty ? nil : CGPath(drawn) }
  /// Whether the current path is empty.
  public var isPathEmpty: Bool { drawn.isEmpty }
  /// The end of the current path.
  public var currentPointOfPath: CGPoint { drawn.currentPoint ?? .zero }
  /// The bounding box of all points of the path, including control points.
  public var boundingBoxOfPath: CGRect { drawn.controlBounds }

  /// Whether the path contains a point, for a drawing mode.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    if let rule = mode.fillRule, drawn.contains(point, rule: rule.value) { return true }
    return mode.strokes && drawn.stroked(state.style).contains(point)
  }

  /// Replaces the path by the outline of its stroke.
  public func replacePathWithStrokedPath() { drawn = drawn.stroked(state.style) }

  // MARK: - Drawing the path

  /// Fills the path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Strokes the path and clears it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Draws the path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    if let rule = mode.fillRule { fill(drawn, rule) }
    if mode.strokes { stroke(drawn, state.style) }
    drawn = Path()
  }

  func fill(_ path: Path, _ rule: CGPathFillRule) {
    if !path.isEmpty { record(.fill(path, state.fill, rule.value)) }
  }

  func stroke(_ path: Path, _ style: StrokeStyle) {
    if !path.isEmpty { record(.stroke(path, state.stroke, style)) }
  }

  // MARK: - Shapes

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect: rect), .winding) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect: rect), state.style) }

  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.width = width
    stroke(Path(rect: rect), style)
  }

  /// Fills an ellipse that fits the rectangle.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), .winding) }
  /// Strokes an ellipse that fits the rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.style) }

  /// Strokes line segments.
  /// - Parameter points: Two points for each segment.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.line(to: points[index + 1])
    }
    stroke(path, state.style)
  }

  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {
    record(.save)
    record(.shadow(nil))
    record(.blend(.clear))
    record(.fill(Path(rect: rect), .shade(.black), .winding))
    record(.restore)
  }
}
