/// What a sensor read of one contact at one moment.
public struct ContactSample: Sendable, Hashable {
  /// Properties that may be an estimate, with UIKit's raw values (API-E03).
  public struct Properties: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
    public static let roll = Properties(rawValue: 16)
  }

  public var time: Timestamp
  /// In points, in the coordinate space of the scene (its screen), y down.
  public var location: CGPoint
  /// The location with the sensor's full precision, where that is finer; points, scene space.
  public var preciseLocation: CGPoint?
  /// Contact radius in points, with its tolerance.
  public var majorRadius: CGFloat = 0
  public var majorRadiusTolerance: CGFloat = 0
  /// 1 is an average touch; 0 when the sensor cannot tell.
  public var force: CGFloat = 0
  public var maximumPossibleForce: CGFloat = 0
  /// Angle to the surface in radians; π/2 is upright.
  public var altitudeAngle: CGFloat = .pi / 2
  /// Angle around the normal of the surface in radians, 0 along +x, in scene space.
  public var azimuthAngle: CGFloat = 0
  public var rollAngle: CGFloat = 0
  public var estimatedProperties: Properties = []
  public var estimatedPropertiesExpectingUpdates: Properties = []
  /// Correlates a later `EstimateUpdate` with this reading.
  public var estimationUpdateIndex: Int?

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
