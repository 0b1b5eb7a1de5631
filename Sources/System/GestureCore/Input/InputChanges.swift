/// The phase of a press, or of a stream of pointer changes.
public enum InputPhase: UInt8, Sendable, Hashable {
  /// It begins.
  case began
  /// It changes.
  case changed
  /// It ends.
  case ended
  /// The source or the system cancels it.
  case cancelled

  /// Whether it is finished: ended or cancelled.
  package var isOver: Bool { self == .ended || self == .cancelled }
}

/// A button of a remote or a key of a keyboard going down, changing its force, or coming up.
public struct PressChange: Sendable, Hashable {
  /// Unique among the presses that are down at one time.
  public var id: Int
  /// What happened to it.
  public var phase: InputPhase
  /// UIKit's press type (API-E09), or a negative number for a key without a press type.
  public var type: Int
  /// 0...1; digital buttons report 0 or 1.
  public var force: Double
  /// The key of a keyboard; `nil` for a button.
  public var key: KeyStroke?

  /// Makes a change of a press.
  public init(
    id: Int, phase: InputPhase, type: Int, force: Double = 1, key: KeyStroke? = nil
  ) {
    self.id = id
    self.phase = phase
    self.type = type
    self.force = force
    self.key = key
  }
}

/// The meaning of a keyboard key.
public struct KeyStroke: Sendable, Hashable {
  /// The characters that it types.
  public var characters: String
  /// The characters that it would type without modifier keys.
  public var charactersIgnoringModifiers: String
  /// UIKit's raw modifier flags (API-E07).
  public var modifiers: Int
  /// The USB HID usage of the key on the keyboard page.
  public var usage: Int

  /// Makes a stroke.
  public init(
    characters: String, charactersIgnoringModifiers: String? = nil, modifiers: Int = 0, usage: Int
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifiers = modifiers
    self.usage = usage
  }
}

/// A change of a pointer or pencil that hovers above the surface.
public struct HoverChange: Sendable, Hashable {
  /// `.began` on entering the scene, `.ended` on leaving it.
  public var phase: InputPhase
  /// The device class.
  public var kind: Contact.Kind
  /// In points, scene space.
  public var location: CGPoint
  /// 0 at the surface, 1 at the greatest height that the sensor measures.
  public var zOffset: CGFloat
  /// The angle between the pencil and the surface, in radians.
  public var altitudeAngle: CGFloat
  /// The angle around the normal of the surface, in radians.
  public var azimuthAngle: CGFloat
  /// The rotation about the pencil's own axis, in radians.
  public var rollAngle: CGFloat

  /// Makes a change of a pointer that hovers.
  public init(
    phase: InputPhase, kind: Contact.Kind = .indirectPointer, location: CGPoint,
    zOffset: CGFloat = 0, altitudeAngle: CGFloat = 0, azimuthAngle: CGFloat = 0,
    rollAngle: CGFloat = 0
  ) {
    self.phase = phase
    self.kind = kind
    self.location = location
    self.zOffset = zOffset
    self.altitudeAngle = altitudeAngle
    self.azimuthAngle = azimuthAngle
    self.rollAngle = rollAngle
  }
}

/// A change of a scroll by a wheel or a trackpad.
public struct ScrollChange: Sendable, Hashable {
  /// The phase of the scroll.
  public var phase: InputPhase
  /// The location of the pointer, in points, scene space.
  public var location: CGPoint
  /// Movement along x since the previous change, in points.
  public var dx: CGFloat
  /// Movement along y since the previous change, in points.
  public var dy: CGFloat
  /// Whether it scrolls in clicks (a wheel) or continuously (a trackpad).
  public var isDiscrete: Bool

  /// Makes a change of scrolling.
  public init(
    phase: InputPhase, location: CGPoint, dx: CGFloat = 0, dy: CGFloat = 0, isDiscrete: Bool = false
  ) {
    self.phase = phase
    self.location = location
    self.dx = dx
    self.dy = dy
    self.isDiscrete = isDiscrete
  }
}

/// A change of a pinch and rotation that a trackpad reports without contacts.
public struct TransformChange: Sendable, Hashable {
  /// The phase of the pinch and rotation.
  public var phase: InputPhase
  /// The location of the pointer, in points, scene space.
  public var location: CGPoint
  /// The factor by which the distance between the fingers changed since the previous change.
  public var scale: CGFloat
  /// The rotation since the previous change in radians, positive clockwise on the screen.
  public var rotation: CGFloat

  /// Makes a change of a trackpad's pinch and rotation.
  public init(
    phase: InputPhase, location: CGPoint, scale: CGFloat = 1, rotation: CGFloat = 0
  ) {
    self.phase = phase
    self.location = location
    self.scale = scale
    self.rotation = rotation
  }
}

/// Corrected values for an earlier reading whose properties were estimates.
public struct EstimateUpdate: Sendable, Hashable {
  /// The reading's `estimationUpdateIndex`.
  public var index: Int
  /// The corrected location. For this and the next properties, `nil` means unchanged.
  public var location: CGPoint?
  /// The corrected force.
  public var force: CGFloat?
  /// The corrected azimuth, in radians.
  public var azimuthAngle: CGFloat?
  /// The corrected angle to the surface, in radians.
  public var altitudeAngle: CGFloat?
  /// The corrected rotation about the pencil's own axis, in radians.
  public var rollAngle: CGFloat?
  /// Properties for which another update will come.
  public var stillExpectingUpdates: ContactSample.Properties

  /// Makes an update; what is left out stays as it was.
  public init(
    index: Int, location: CGPoint? = nil, force: CGFloat? = nil, azimuthAngle: CGFloat? = nil,
    altitudeAngle: CGFloat? = nil, rollAngle: CGFloat? = nil,
    stillExpectingUpdates: ContactSample.Properties = []
  ) {
    self.index = index
    self.location = location
    self.force = force
    self.azimuthAngle = azimuthAngle
    self.altitudeAngle = altitudeAngle
    self.rollAngle = rollAngle
    self.stillExpectingUpdates = stillExpectingUpdates
  }
}

#if !hasFeature(Embedded)
  extension InputPhase: Codable {}
#endif
