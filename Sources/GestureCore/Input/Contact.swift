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
