/// One reading of a contact by a sensor.
public struct ContactSample: Sendable, Hashable {
  /// Properties that may be an estimate, with UIKit's raw values (API-E03).
  public struct Properties: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force of the touch.
    public static let force = Properties(rawValue: 1)
    /// The direction in which the pencil leans.
    public static let azimuth = Properties(rawValue: 2)
    /// The angle between the pencil and the surface.
    public static let altitude = Properties(rawValue: 4)
    /// The location of the touch.
    public static let location = Properties(rawValue: 8)
    /// The rotation of the pencil about its own axis.
    public static let roll = Properties(rawValue: 16)
  }

  /// The time of the reading.
  public var time: Timestamp
  /// In points, in the coordinate space of the scene (its screen), y down.
  public var location: CGPoint
  /// The location with the sensor's full precision, where that is finer; points, scene space.
  public var preciseLocation: CGPoint?
  /// Contact radius in points, with its tolerance.
  public var majorRadius: CGFloat = 0
  /// The possible error of the radius, in points.
  public var majorRadiusTolerance: CGFloat = 0
  /// 1 is an average touch; 0 when the sensor does not measure it.
  public var force: CGFloat = 0
  /// The largest force that the sensor reports; 0 when it does not measure it.
  public var maximumPossibleForce: CGFloat = 0
  /// Angle to the surface in radians; π/2 is upright.
  public var altitudeAngle: CGFloat = .pi / 2
  /// Angle around the normal of the surface in radians, 0 along +x, in scene space.
  public var azimuthAngle: CGFloat = 0
  /// The rotation about the pencil's own axis, in radians.
  public var rollAngle: CGFloat = 0
  /// Properties that are estimates.
  public var estimatedProperties: Properties = []
  /// Properties that are estimates and for which an update will come.
  public var estimatedPropertiesExpectingUpdates: Properties = []
  /// Correlates a later `EstimateUpdate` with this reading.
  public var estimationUpdateIndex: Int?

  /// Makes a reading that has only a location.
  public init(time: Timestamp, location: CGPoint) {
    self.time = time
    self.location = location
  }

  /// Whether all numbers are finite.
  public var isFinite: Bool {
    location.x.isFinite && location.y.isFinite
      && (preciseLocation.map { $0.x.isFinite && $0.y.isFinite } ?? true)
      && majorRadius.isFinite && majorRadiusTolerance.isFinite && force.isFinite
      && maximumPossibleForce.isFinite && altitudeAngle.isFinite && azimuthAngle.isFinite
      && rollAngle.isFinite
  }
}
