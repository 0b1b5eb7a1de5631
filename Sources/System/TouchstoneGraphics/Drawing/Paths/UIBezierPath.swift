import Foundation
import Pictures

/// A path that knows how it is stroked and filled.
nonisolated open class UIBezierPath: NSObject, NSCopying {
  /// The path as CoreGraphics has it.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  var path = Path()

  // MARK: Style

  /// How wide its line is, in points; 1 unless set.
  open var lineWidth: CGFloat = 1
  /// How its line ends.
  open var lineCapStyle = CGLineCap.butt
  /// How its lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a corner may stick out before it is cut; 10 unless set.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are followed; kept, they stay curves.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule says what is inside.
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  // MARK: Making one

  public override init() { super.init() }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init(Path(rect: rect))
  }

  /// Makes an ellipse that fits the rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(Path(ellipseIn: rect))
  }

  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(rect, radii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let all = Path.Corners(rawValue: Int(corners.rawValue & 15))
    path.addRoundedRect(rect, radii: cornerRadii, corners: all)
  }

  /// - Parameter clockwise: as seen where y points down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path like that of CoreGraphics.
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

  // MARK: Drawing on it

  /// Begins a part at a point.
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
  /// Goes back to where this part began.
  open func close() { path.close() }
  /// Leaves nothing in it.
  open func removeAllPoints() { path = Path() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.add(bezierPath.path) }
  /// Transforms it.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// - Parameter clockwise: as seen where y points down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, isIncreasing: clockwise)
  }

  /// The same lines drawn from their ends.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(path.reversed)
    reversed.take(style: self)
    return reversed
  }

  // MARK: Questions

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  /// Around what is drawn, without the width of a stroke.
  open var bounds: CGRect { path.bounds }
  /// Where it ends.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a fill would cover the point.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// - Parameter pattern: lengths that are drawn and left out in turn; `nil` for a whole line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Returns the dashes of the line, as far as the pointers are given.
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

/// Corners of a rectangle.
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
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
