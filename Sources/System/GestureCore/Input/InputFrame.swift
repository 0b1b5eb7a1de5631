/// One moment of input and all changes at that moment.
///
/// Live panels, replayed files, browsers and test fingers all produce frames. A frame may be empty:
/// then only time passes.
public struct InputFrame: Sendable, Hashable {
  /// The moment of the frame.
  public var time: Timestamp
  /// The contacts that changed. A contact that is down and not listed rests where it was.
  public var contacts: [Contact]
  /// The system cancels all contacts and presses that are down, for example for an alert or a call.
  public var isInterruption: Bool
  /// At most one element: the input other than contacts, which few frames have. In a list, because
  /// frames are copied with every move of a finger, and this value would make them fifteen times as large.
  @usableFromInline var others: [OtherInput] = []

  /// Makes a frame; what is left out did not change.
  public init(
    time: Timestamp, contacts: [Contact] = [], presses: [PressChange] = [],
    hover: HoverChange? = nil, scroll: ScrollChange? = nil, transform: TransformChange? = nil,
    estimateUpdates: [EstimateUpdate] = [], isInterruption: Bool = false, modifiers: Int? = nil,
    buttons: Int? = nil
  ) {
    self.time = time
    self.contacts = contacts
    self.isInterruption = isInterruption
    // Mostly there is none of it, and then no `OtherInput` is made.
    let hasOnlyContacts =
      presses.isEmpty && hover == nil && scroll == nil && transform == nil
      && estimateUpdates.isEmpty && modifiers == nil && buttons == nil
    if hasOnlyContacts { return }
    other = OtherInput(
      presses: presses, hover: hover, scroll: scroll, transform: transform,
      estimateUpdates: estimateUpdates, modifiers: modifiers, buttons: buttons)
  }

  /// The presses that changed.
  public var presses: [PressChange] {
    @inlinable get { others.first?.presses ?? [] }
    _modify {
      var other = removeOther()
      defer { self.other = other }
      yield &other.presses
    }
  }

  /// The change of the hovering pointer, while no button is down.
  public var hover: HoverChange? {
    @inlinable get { others.first?.hover }
    set { other.hover = newValue }
  }

  /// The scroll of a wheel or a trackpad.
  public var scroll: ScrollChange? {
    @inlinable get { others.first?.scroll }
    set { other.scroll = newValue }
  }

  /// The pinch and rotation that a trackpad reports without contacts.
  public var transform: TransformChange? {
    @inlinable get { others.first?.transform }
    set { other.transform = newValue }
  }

  /// Better values for readings that were estimates, possibly of contacts that have lifted.
  public var estimateUpdates: [EstimateUpdate] {
    @inlinable get { others.first?.estimateUpdates ?? [] }
    _modify {
      var other = removeOther()
      defer { self.other = other }
      yield &other.estimateUpdates
    }
  }

  /// Modifier keys that are held, with UIKit's raw values (API-E07); `nil` means unchanged.
  public var modifiers: Int? {
    @inlinable get { others.first?.modifiers }
    set { other.modifiers = newValue }
  }

  /// Pointer buttons that are held, with UIKit's raw values (API-E06); `nil` means unchanged.
  public var buttons: Int? {
    @inlinable get { others.first?.buttons }
    set { other.buttons = newValue }
  }

  /// Whether only contacts changed, as in nearly all frames, and the frame is no interruption.
  @inlinable public var isOfContactsAlone: Bool { others.isEmpty && !isInterruption }

  /// Whether only contacts, modifier keys and buttons changed, and the frame is no interruption.
  var hasOnlyContactsModifiersAndButtons: Bool {
    !isInterruption && others.first?.hasOnlyModifiersAndButtons != false
  }

  /// Splits a frame in which all fingers lift and others land into lifts and landings, because these fingers never touched
  /// together; `nil` for other frames. `count` is the number of contacts that are down after the frame.
  package func splitLifts(leaving count: Int) -> (lifts: InputFrame, landings: InputFrame)? {
    guard contacts.count > 1 else { return nil }
    let landings = contacts.filter { $0.phase == .began }
    guard !landings.isEmpty, landings.count == count,
      contacts.contains(where: { $0.phase == .ended || $0.phase == .cancelled })
    else { return nil }
    var lifts = self
    lifts.contacts.removeAll { $0.phase == .began }
    return (lifts, InputFrame(time: time, contacts: landings))
  }

  // MARK: - Private

  private var other: OtherInput {
    get { others.first ?? OtherInput() }
    set {
      if newValue != OtherInput() {
        others = [newValue]
      } else if !others.isEmpty {
        others = []
      }
    }
  }

  /// Removes the value, so that changing a list in it does not copy the list.
  private mutating func removeOther() -> OtherInput {
    let other = other
    others = []
    return other
  }
}

/// The input of a frame other than contacts.
@usableFromInline struct OtherInput: Sendable, Hashable {
  @usableFromInline var presses: [PressChange] = []
  @usableFromInline var hover: HoverChange?
  @usableFromInline var scroll: ScrollChange?
  @usableFromInline var transform: TransformChange?
  @usableFromInline var estimateUpdates: [EstimateUpdate] = []
  @usableFromInline var modifiers: Int?
  @usableFromInline var buttons: Int?

  /// Whether at most modifier keys and buttons changed.
  var hasOnlyModifiersAndButtons: Bool {
    presses.isEmpty && hover == nil && scroll == nil && transform == nil && estimateUpdates.isEmpty
  }
}

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

/// One finger, pencil or pressed pointer at one moment, as a source reports it.
public struct Contact: Sendable, Hashable {
  /// What happened to the contact at the moment of its frame.
  public enum Phase: UInt8, Sendable, Hashable, BitwiseCopyable {
    /// It came down.
    case began
    /// It moved, or one of its readings changed.
    case moved
    /// It lifted.
    case ended
    /// The source cancelled it.
    case cancelled
  }

  /// The device class; raw values are those of UIKit's touch types (API-E02).
  public enum Kind: Int, Sendable, Hashable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a surface beside the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer whose button is pressed.
    case indirectPointer = 3
  }

  /// Unique among the contacts that are down at one time; a source may reuse it after the lift.
  public var id: Int
  /// What happened to it.
  public var phase: Phase
  /// The device class.
  public var kind: Kind
  /// The newest reading.
  public var sample: ContactSample
  /// Readings since the previous frame that are older than `sample`, oldest first. They become
  /// coalesced touches; most sources have none.
  public var earlierSamples: [ContactSample]

  /// Makes a contact with one reading.
  public init(
    id: Int, phase: Phase, kind: Kind = .direct, sample: ContactSample,
    earlierSamples: [ContactSample] = []
  ) {
    self.id = id
    self.phase = phase
    self.kind = kind
    self.sample = sample
    self.earlierSamples = earlierSamples
  }

  /// Makes a contact for sources that report only its location.
  public init(id: Int, phase: Phase, kind: Kind = .direct, at location: CGPoint, time: Timestamp) {
    self.init(
      id: id, phase: phase, kind: kind, sample: ContactSample(time: time, location: location))
  }
}

#if !hasFeature(Embedded)
  extension Contact.Phase: Codable {}
  extension Contact.Kind: Codable {}
#endif
