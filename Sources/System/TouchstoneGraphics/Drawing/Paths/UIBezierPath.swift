import Foundation
import Pictures

/// A path with properties for stroking and filling.
nonisolated open class UIBezierPath: NSObject, NSCopying {
  /// The equivalent CoreGraphics path.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  var path = Path()

  // MARK: Style

  /// The width of a stroke, in points; 1 unless set.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of a stroke.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of a stroke.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of miters, relative to the line width; 10 unless set.
  open var miterLimit: CGFloat = 10
  /// The accuracy of curves. It is stored and has no effect: curves are not flattened.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule determines the inside.
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  // MARK: Creating

  public override init() { super.init() }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init(Path(rect: rect))
  }

  /// Makes an ellipse that fits the rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(Path(ellipseIn: rect))
  }

  /// Makes a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(rect, radii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let all = Path.Corners(rawValue: Int(corners.rawValue & 15))
    path.addRoundedRect(rect, radii: cornerRadii, corners: all)
  }

  /// Makes an arc of a circle.
  /// - Parameter clockwise: The direction, with y downwards.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path from a CoreGraphics path.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  private convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.path = path
    copy.take(style: self)
    return copy
  }

  // MARK: Adding to the path

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { path.line(to: point) }
  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.quad(to: endPoint, control: controlPoint)
  }
  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.cubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Closes the current subpath.
  open func close() { path.close() }
  /// Removes all points.
  open func removeAllPoints() { path = Path() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.add(bezierPath.path) }
  /// Applies a transform to the path.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Adds an arc of a circle.
  /// - Parameter clockwise: The direction, with y downwards.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, isIncreasing: clockwise)
  }

  /// Returns the path with reversed direction.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(path.reversed)
    reversed.take(style: self)
    return reversed
  }

  // MARK: Queries

  /// Whether the path is empty.
  open var isEmpty: Bool { path.isEmpty }
  /// The bounding box of the path, without the width of a stroke.
  open var bounds: CGRect { path.bounds }
  /// The end of the path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a fill covers the point.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// Fills the path in the current context, with the context's fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Strokes the path in the current context, with the context's stroke colour.
  open func stroke() { stroke(with: .normal, alpha: 1) }
  /// Fills the path with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fill(self.path, self.fillRule) }
  }
  /// Strokes the path with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.stroke(self.path, self.strokeStyle) }
  }
  /// Clips the context to the path until its state is restored.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, fillRule) }

  // MARK: Dashes

  /// Sets the dash pattern.
  /// - Parameter pattern: The lengths of dashes and gaps in points; `nil` for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Writes the dash pattern to those pointers that are not `nil`.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dash.enumerated() { pattern[index] = length } }
    count?.pointee = dash.count
    phase?.pointee = dashPhase
  }

  var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCapStyle.value, join: lineJoinStyle.value, miterLimit: miterLimit,
      dash: dash, dashPhase: dashPhase)
  }

  private func take(style other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dash = other.dash
    dashPhase = other.dashPhase
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return other === self
      || (other.path == path && other.strokeStyle == strokeStyle
        && other.usesEvenOddFillRule == usesEvenOddFillRule)
  }

  public override var hash: Int { path.hashValue }
}

/// A set of corners of a rectangle.
nonisolated public struct UIRectCorner: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
