import Foundation
import Pictures

/// A layer that draws a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  private var shape = Shape()

  private struct Shape {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var style = StrokeStyle()
  }

  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The path, in the layer's coordinates.
  open var path: CGPath? {
    get { shape.path }
    set { change("path") { shape.path = newValue?.copy() } }
  }
  /// The fill colour; black unless set, `nil` for none.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change("fillColor") { shape.fillColor = newValue } }
  }
  /// The stroke colour; `nil` for none.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change("strokeColor") { shape.strokeColor = newValue } }
  }
  /// The rule that determines the inside of the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The start of the stroke, as a fraction of the path's length.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change("strokeStart") { shape.strokeStart = newValue } }
  }
  /// The end of the stroke, as a fraction of the path's length.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change("strokeEnd") { shape.strokeEnd = newValue } }
  }
  /// The width of the stroke, in points; 1 unless set.
  open var lineWidth: CGFloat {
    get { shape.style.width }
    set { change("lineWidth") { shape.style.width = newValue } }
  }
  /// The limit of a miter, relative to the line width; longer ones become bevels.
  open var miterLimit: CGFloat {
    get { shape.style.miterLimit }
    set { change("miterLimit") { shape.style.miterLimit = newValue } }
  }
  /// The shape of the ends of the stroke.
  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(shape.style.cap) }
    set { shape.style.cap = newValue.value }
  }
  /// The shape of the corners of the stroke.
  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(shape.style.join) }
    set { shape.style.join = newValue.value }
  }
  /// The offset into the dash pattern at the start of the stroke, in points.
  open var lineDashPhase: CGFloat {
    get { shape.style.dashPhase }
    set { change("lineDashPhase") { shape.style.dashPhase = newValue } }
  }
  /// The lengths of dashes and gaps, in points; `nil` for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get {
      shape.style.dash.isEmpty ? nil : shape.style.dash.map { NSNumber(value: Double($0)) }
    }
    set { shape.style.dash = newValue?.map { CGFloat($0.doubleValue) } ?? [] }
  }

  // MARK: Layer class

  override func another() -> CALayer { CAShapeLayer() }

  override func copyLook(of other: CALayer) {
    super.copyLook(of: other)
    guard let other = other as? CAShapeLayer else { return }
    shape = other.shape
    fillRule = other.fillRule
  }

  override func rootValue(_ key: String) -> LayerValue? {
    switch key {
    case "path": .path(path)
    case "fillColor": .color(fillColor)
    case "strokeColor": .color(strokeColor)
    case "strokeStart": .number(strokeStart)
    case "strokeEnd": .number(strokeEnd)
    case "lineWidth": .number(lineWidth)
    case "miterLimit": .number(miterLimit)
    case "lineDashPhase": .number(lineDashPhase)
    default: super.rootValue(key)
    }
  }

  override func takeRoot(_ value: LayerValue, _ key: String) {
    CATransaction.withoutActions {
      switch (key, value) {
      case ("path", .path(let path)): self.path = path
      case ("fillColor", .color(let color)): fillColor = color
      case ("strokeColor", .color(let color)): strokeColor = color
      case ("strokeStart", .number(let number)): strokeStart = number
      case ("strokeEnd", .number(let number)): strokeEnd = number
      case ("lineWidth", .number(let number)): lineWidth = number
      case ("miterLimit", .number(let number)): miterLimit = number
      case ("lineDashPhase", .number(let number)): lineDashPhase = number
      default: super.takeRoot(value, key)
      }
    }
  }

  override var ownContent: Picture {
    var picture = Picture()
    guard let path = path?.path else { return picture }
    if let fill = fillColor?.shade, fill.alpha > 0 {
      picture.append(
        .fill(path, .shade(fill), fillRule == .evenOdd ? .evenOdd : .winding))
    }
    if let stroke = strokeColor?.shade, stroke.alpha > 0, lineWidth > 0 {
      let part = path.part(from: strokeStart, to: strokeEnd)
      if !part.isEmpty { picture.append(.stroke(part, .shade(stroke), shape.style)) }
    }
    return picture
  }
  nonisolated deinit {}
}

/// The rule that determines the inside of a path.
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Points with a winding number other than 0.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points with an odd number of crossings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a stroke.
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Ends at the point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A semicircle beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  init(_ cap: StrokeStyle.Cap) { rawValue = "\(cap)" }
  var value: StrokeStyle.Cap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The shape of the corners of a stroke.
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A pointed corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  init(_ join: StrokeStyle.Join) { rawValue = "\(join)" }
  var value: StrokeStyle.Join { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

/// The older name of `butt`.
nonisolated public let kCALineCapButt = CAShapeLayerLineCap.butt
/// The older name of `round`.
nonisolated public let kCALineCapRound = CAShapeLayerLineCap.round
/// The older name of `square`.
nonisolated public let kCALineCapSquare = CAShapeLayerLineCap.square
/// The older name of `miter`.
nonisolated public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// The older name of `round`.
nonisolated public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// The older name of `bevel`.
nonisolated public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
/// The older name of `nonZero`.
nonisolated public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// The older name of `evenOdd`.
nonisolated public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
