import Foundation

/// A source of particles; it emits none, and says so on standard error.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// What is emitted.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      OneTimeNotice.print("CAEmitterLayer emits nothing; its cells are kept")
    }
  }
  /// How many particles there are, by those of the cells.
  open var birthRate: Float = 1
  /// How long particles live, by the times of the cells.
  open var lifetime: Float = 1
  /// Where the source is, in points.
  open var emitterPosition = CGPoint.zero
  /// How deep the source lies, in points.
  open var emitterZPosition: CGFloat = 0
  /// The size of the source, in points.
  open var emitterSize = CGSize.zero
  /// How deep the source is, in points.
  open var emitterDepth: CGFloat = 0
  /// The shape of the source.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Where in the shape particles begin.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How particles lie over each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether depths stay apart.
  open var preservesDepth = false
  /// How fast particles go, by the speeds of the cells.
  open var velocity: Float = 1
  /// How large particles are, by the sizes of the cells.
  open var scale: Float = 1
  /// How fast particles turn, by the speeds of the cells.
  open var spin: Float = 1
  /// Where the random numbers begin.
  open var seed: UInt32 = 0

  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A kind of particle.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// A name by which code finds it.
  open var name: String?
  /// Whether any are emitted.
  open var isEnabled = true
  /// Particles in a second.
  open var birthRate: Float = 0
  /// How long a particle lives, in seconds.
  open var lifetime: Float = 0
  /// How much that time differs, in seconds.
  open var lifetimeRange: Float = 0
  /// The angle above the plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The angle in the plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The cone of directions, in radians.
  open var emissionRange: CGFloat = 0
  /// Points in a second.
  open var velocity: CGFloat = 0
  /// How much the speed differs.
  open var velocityRange: CGFloat = 0
  /// Points in a second, each second.
  open var xAcceleration: CGFloat = 0
  /// Points in a second, each second.
  open var yAcceleration: CGFloat = 0
  /// Points in a second, each second.
  open var zAcceleration: CGFloat = 0
  /// How large a particle is, by its picture.
  open var scale: CGFloat = 1
  /// How much the size differs.
  open var scaleRange: CGFloat = 0
  /// How fast the size grows, each second.
  open var scaleSpeed: CGFloat = 0
  /// How fast a particle turns, in radians a second.
  open var spin: CGFloat = 0
  /// How much that speed differs.
  open var spinRange: CGFloat = 0
  /// The colour that the picture is multiplied by.
  open var color: CGColor?
  /// How much red differs.
  open var redRange: Float = 0
  /// How much green differs.
  open var greenRange: Float = 0
  /// How much blue differs.
  open var blueRange: Float = 0
  /// How much the opacity differs.
  open var alphaRange: Float = 0
  /// How fast red grows, each second.
  open var redSpeed: Float = 0
  /// How fast green grows, each second.
  open var greenSpeed: Float = 0
  /// How fast blue grows, each second.
  open var blueSpeed: Float = 0
  /// How fast the opacity grows, each second.
  open var alphaSpeed: Float = 0
  /// A `CGImage`.
  open var contents: Any?
  /// The part of the picture that is shown.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How many pixels a point of the picture has.
  open var contentsScale: CGFloat = 1
  /// What particles emit themselves.
  open var emitterCells: [CAEmitterCell]?
  /// When the cell begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  /// Keeps a value by its name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Keeps a value by its name.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }
}

/// The shape of an emitter.
nonisolated public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where in its shape an emitter's particles begin.
nonisolated public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// At the outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// At the surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Anywhere inside.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles lie over each other.
nonisolated public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest below.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest above.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By their depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Added to each other.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
