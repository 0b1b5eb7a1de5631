import Foundation
import Pictures

/// A layer that shows a colour gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  private var gradient = Values()

  private struct Values {
    var colors: [CGColor]?
    var locations: [NSNumber]?
    var start = CGPoint(x: 0.5, y: 0)
    var end = CGPoint(x: 0.5, y: 1)
  }

  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The colours, as `CGColor`s.
  open var colors: [Any]? {
    get { gradient.colors }
    set { change("colors") { gradient.colors = newValue?.compactMap { $0 as? CGColor } } }
  }
  /// The positions of the colours, from 0 to 1; `nil` for equal distances.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { change("locations") { gradient.locations = newValue } }
  }
  /// The start of the gradient, in unit coordinates of the bounds.
  open var startPoint: CGPoint {
    get { gradient.start }
    set { change("startPoint") { gradient.start = newValue } }
  }
  /// The end of the gradient, in unit coordinates of the bounds.
  open var endPoint: CGPoint {
    get { gradient.end }
    set { change("endPoint") { gradient.end = newValue } }
  }
  /// The kind of the gradient.
  open var type = CAGradientLayerType.axial

  // MARK: Layer class

  override func another() -> CALayer { CAGradientLayer() }

  override func copyLook(of other: CALayer) {
    super.copyLook(of: other)
    guard let other = other as? CAGradientLayer else { return }
    gradient = other.gradient
    type = other.type
  }

  override func rootValue(_ key: String) -> LayerValue? {
    switch key {
    case "colors": .colors(gradient.colors ?? [])
    case "locations": locations.map { .numbers($0.map(\.doubleValue)) }
    case "startPoint": .point(startPoint)
    case "endPoint": .point(endPoint)
    default: super.rootValue(key)
    }
  }

  override func takeRoot(_ value: LayerValue, _ key: String) {
    CATransaction.withoutActions {
      switch (key, value) {
      case ("colors", .colors(let colors)): self.colors = colors
      case ("locations", .numbers(let numbers)):
        locations = numbers.map { NSNumber(value: $0) }
      case ("startPoint", .point(let point)): startPoint = point
      case ("endPoint", .point(let point)): endPoint = point
      default: super.takeRoot(value, key)
      }
    }
  }

  override var ownContent: Picture {
    let shades = (gradient.colors ?? []).map(\.shade)
    guard !shades.isEmpty, !bounds.isEmpty else { return Picture() }
    let stops = Gradient.Stop.spread(shades, at: locations?.map { CGFloat($0.doubleValue) })
    // A radial gradient is drawn in a square that is stretched to the bounds.
    let unit = CGAffineTransform(bounds.width, 0, 0, bounds.height, bounds.minX, bounds.minY)
    var picture = Picture([.save, .clip(outline, .winding)])
    switch type {
    case .radial:
      let (across, down) = (abs(endPoint.x - startPoint.x), abs(endPoint.y - startPoint.y))
      guard across > 0, down > 0 else { return Picture() }
      let ellipse = CGAffineTransform(across, 0, 0, down, startPoint.x, startPoint.y)
      picture.append(.concat(ellipse.concatenating(unit)))
      let course = Gradient.Course.circles(from: .zero, radius: 0, to: .zero, endRadius: 1)
      picture.append(.gradient(Gradient(stops, along: course)))
    case .conic:
      let (center, towards) = (startPoint.applying(unit), endPoint.applying(unit))
      let angle = atan2(towards.y - center.y, towards.x - center.x)
      picture.append(.gradient(Gradient(stops, along: .turn(around: center, from: angle))))
    default:
      let course = Gradient.Course.line(
        from: startPoint.applying(unit), to: endPoint.applying(unit))
      picture.append(.gradient(Gradient(stops, along: course)))
    }
    picture.append(.restore)
    return picture
  }
  nonisolated deinit {}
}

/// The kind of a gradient.
nonisolated public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a centre outwards to an ellipse.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a centre.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
