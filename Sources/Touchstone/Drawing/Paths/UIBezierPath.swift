import Foundation
import Pictures

/// A path that knows how it is stroked and filled.
nonisolated open class UIBezierPath: NSObject, NSCopying {
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  var path = Path()

  // MARK: Style

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule says what is inside.
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  // MARK: Making one

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init(Path(rect: rect))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(Path(ellipseIn: rect))
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(rect, radii: CGSize(width: cornerRadius, height: cornerRadius))
  }

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

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.line(to: point) }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.quad(to: endPoint, control: controlPoint)
  }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.cubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func close() { path.close() }
  open func removeAllPoints() { path = Path() }
  open func append(_ bezierPath: UIBezierPath) { path.add(bezierPath.path) }
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

  open var isEmpty: Bool { path.isEmpty }
  /// Around what is drawn, without the width of a stroke.
  open var bounds: CGRect { path.bounds }
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
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}
