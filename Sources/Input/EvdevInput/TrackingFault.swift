/// An invalid sequence of events that was ignored or repaired.
public struct TrackingFault: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// A position in a slot without a contact.
    case motionInEmptySlot(Int)
    /// A contact that landed before the first event; it begins at its first position.
    case landingMissing(slot: Int)
    /// A contact leapt, and neither the previous nor the next report continues the leap.
    case leap
    /// A contact stepped to the middle between two fingers, or back, when they merged into one contact or parted.
    case contactsMerged
    /// A touchpad reports one finger, usually a thumb at the edge, as two contacts.
    case fingerSplit(slot: Int)
    /// A touchpad's button is pressed; fingers that roll meanwhile do not move.
    case padPressed
    /// A lift in a slot without a contact.
    case liftOfUnknownSlot(Int)
    /// A slot that the device does not have.
    case slotOutOfRange(Int32)
    /// A new tracking ID for a contact that did not lift, at a position where it must be the same
    /// finger.
    case identifierChanged(slot: Int)
    /// A new tracking ID for a contact that did not lift, far from its position.
    case contactReplaced(slot: Int)
    /// A contact has not reported both coordinates.
    case positionAssumed(slot: Int)
    /// A contact lifted before both coordinates were known.
    case positionNeverSent(slot: Int)
    /// Two contacts of a frame have the same tracking ID.
    case duplicateIdentifier(Int32)
    /// A contact without a position.
    case contactWithoutPosition
    /// The kernel's buffer overflowed; active contacts are cancelled.
    case eventsDropped
  }

  public var kind: Kind
  /// The caller's mark (for example a line number) of the event with the fault.
  public var mark: Int

  public init(_ kind: Kind, mark: Int) {
    self.kind = kind
    self.mark = mark
  }
}

extension TrackingFault.Kind: CustomStringConvertible {
  public var description: String {
    switch self {
    case .motionInEmptySlot(let slot): "motion in empty slot \(slot)"
    case .landingMissing(let slot):
      "the landing of the contact in slot \(slot) is not in the recording"
    case .leap:
      "a contact moves by 30 mm or more in one report, and the reports before and after do not continue it"
    case .contactsMerged:
      "two contacts merge or part, and one of them steps between the two fingers"
    case .fingerSplit(let slot):
      "the contact in slot \(slot) lands so near another that it is a part of the same finger"
    case .padPressed:
      "the pad is pressed, and the movement of its fingers belongs to the press up to 10 mm"
    case .liftOfUnknownSlot(let slot): "lift in slot \(slot), which holds no contact"
    case .slotOutOfRange(let slot): "slot \(slot) does not exist"
    case .identifierChanged(let slot):
      "the tracking id in slot \(slot) changed without a lift"
    case .contactReplaced(let slot):
      "a new contact in slot \(slot) replaced one that never lifted"
    case .positionAssumed(let slot):
      "the contact in slot \(slot) does not report both of its positions"
    case .positionNeverSent(let slot): "the contact in slot \(slot) never reported its position"
    case .duplicateIdentifier(let id): "two contacts of one frame have the tracking id \(id)"
    case .contactWithoutPosition: "a contact without a position"
    case .eventsDropped: "events were lost (SYN_DROPPED)"
    }
  }
}
