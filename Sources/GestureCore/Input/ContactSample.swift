/// What a sensor read of one contact at one moment.
public struct ContactSample: Sendable, Hashable {
  /// Properties that may be an estimate, with UIKit's raw values (API-E03).
  public struct Properties: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// How hard it presses.
    public static let force = Properties(rawValue: 1)
    /// In which direction it leans.
    public static let azimuth = Properties(rawValue: 2)
    /// How steep it stands.
    public static let altitude = Properties(rawValue: 4)
    /// Where it is.
    public static let location = Properties(rawValue: 8)
    /// How far it is turned about its own axis.
    public static let roll = Properties(rawValue: 16)
  }

  /// When it was read.
  public var time: Timestamp
  /// In points, in the coordinate space of the scene (its screen), y down.
  public var location: CGPoint
  /// The location with the sensor's full precision, where that is finer; points, scene space.
  public var preciseLocation: CGPoint?
  /// Contact radius in points, with its tolerance.
  public var majorRadius: CGFloat = 0
  /// How far the radius may be wrong, in points.
  public var majorRadiusTolerance: CGFloat = 0
  /// 1 is an average touch; 0 when the sensor cannot tell.
  public var force: CGFloat = 0
  /// The largest force that the sensor tells; 0 when it cannot tell.
  public var maximumPossibleForce: CGFloat = 0
  /// Angle to the surface in radians; π/2 is upright.
  public var altitudeAngle: CGFloat = .pi / 2
  /// Angle around the normal of the surface in radians, 0 along +x, in scene space.
  public var azimuthAngle: CGFloat = 0
  /// The turn about the pencil's own axis, in radians.
  public var rollAngle: CGFloat = 0
  /// What is only estimated so far.
  public var estimatedProperties: Properties = []
  /// What is only estimated and will be told once more.
  public var estimatedPropertiesExpectingUpdates: Properties = []
  /// Correlates a later `EstimateUpdate` with this reading.
  public var estimationUpdateIndex: Int?

  /// A reading of a finger that tells nothing but its place.
  public init(time: Timestamp, location: CGPoint) {
    self.time = time
    self.location = location
  }

  /// Whether every number is one that geometry can work with.
  public var isFinite: Bool {
    location.x.isFinite && location.y.isFinite
      && (preciseLocation.map { $0.x.isFinite && $0.y.isFinite } ?? true)
      && majorRadius.isFinite && majorRadiusTolerance.isFinite && force.isFinite
      && maximumPossibleForce.isFinite && altitudeAngle.isFinite && azimuthAngle.isFinite
      && rollAngle.isFinite
  }
}
