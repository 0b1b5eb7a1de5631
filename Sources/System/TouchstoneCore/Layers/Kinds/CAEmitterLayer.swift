import Foundation

/// A source of particles. It emits none, and prints a notice to standard error.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// The particles to emit.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      OneTimeNotice.print("CAEmitterLayer emits nothing; its cells are kept")
    }
  }
  /// The factor of the cells' birth rates.
  open var birthRate: Float = 1
  /// The factor of the cells' lifetimes.
  open var lifetime: Float = 1
  /// The position of the source, in points.
  open var emitterPosition = CGPoint.zero
  /// The position of the source along the z axis, in points.
  open var emitterZPosition: CGFloat = 0
  /// The size of the source, in points.
  open var emitterSize = CGSize.zero
  /// The depth of the source, in points.
  open var emitterDepth: CGFloat = 0
  /// The shape of the source.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape where particles are emitted.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which particles are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether the z positions are kept.
  open var preservesDepth = false
  /// The factor of the cells' velocities.
  open var velocity: Float = 1
  /// The factor of the cells' scales.
  open var scale: Float = 1
  /// The factor of the cells' spins.
  open var spin: Float = 1
  /// The seed of the random numbers.
  open var seed: UInt32 = 0

  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  nonisolated deinit {}
}

/// A kind of particle.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// Identifies the cell for code.
  open var name: String?
  /// Whether particles are emitted.
  open var isEnabled = true
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0
  /// The range of the lifetime, in seconds.
  open var lifetimeRange: Float = 0
  /// The angle above the plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The angle in the plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the emission cone, in radians.
  open var emissionRange: CGFloat = 0
  /// The velocity, in points per second.
  open var velocity: CGFloat = 0
  /// The range of the velocity.
  open var velocityRange: CGFloat = 0
  /// The acceleration along x, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along y, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along z, in points per second squared.
  open var zAcceleration: CGFloat = 0
  /// The scale of the particle's image.
  open var scale: CGFloat = 1
  /// The range of the scale.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation of a particle, in radians per second.
  open var spin: CGFloat = 0
  /// The range of the rotation.
  open var spinRange: CGFloat = 0
  /// The colour that the image is multiplied by.
  open var color: CGColor?
  /// The range of red.
  open var redRange: Float = 0
  /// The range of green.
  open var greenRange: Float = 0
  /// The range of blue.
  open var blueRange: Float = 0
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// The change of red per second.
  open var redSpeed: Float = 0
  /// The change of green per second.
  open var greenSpeed: Float = 0
  /// The change of blue per second.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0
  /// The image: a `CGImage`.
  open var contents: Any?
  /// The visible part of the image, in unit coordinates.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels per point of the image.
  open var contentsScale: CGFloat = 1
  /// The particles that particles emit.
  open var emitterCells: [CAEmitterCell]?
  /// The start of the emission, in seconds.
  open var beginTime: CFTimeInterval = 0
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  /// Stores a value by its key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Stores a value by its key path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }
  nonisolated deinit {}
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

/// The part of the shape where particles are emitted.
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

/// The order in which particles are drawn.
nonisolated public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Newer particles above older ones.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Older particles above newer ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By z position.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colours are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
