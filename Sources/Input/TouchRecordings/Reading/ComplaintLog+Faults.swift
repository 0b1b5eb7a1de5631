import EvdevInput
import GestureCore

/// Complaints about the contacts that a sensor reports.
extension ComplaintLog {
  /// Adds a fault, and counts it if it is an artefact. Without a line, the message contains the time.
  mutating func add(_ kind: TrackingFault.Kind, at time: Timestamp, line: Int? = nil)
    throws(RecordingError)
  {
    artefacts.add(kind, at: time)
    let (name, outcome) = Self.words(for: kind)
    let start = line == nil ? "at \(SensorArtefacts.spell(time)) s " : ""
    try add(
      .tracking(name), line: line, "\(start)\(kind)\(outcome)", severity: Self.severity(of: kind))
  }

  // MARK: - Private

  /// The kind of fault, for counting, and how it was handled.
  private static func words(for kind: TrackingFault.Kind) -> (name: String, outcome: String) {
    switch kind {
    case .landingMissing: ("missing landings", "; it begins at its first position")
    case .leap: ("leaps of contacts", "; the movement is left out")
    case .contactsMerged: ("merged contacts", "; the movement is left out")
    case .fingerSplit: ("fingers split in two", ", left out")
    case .padPressed: ("presses of the pad", "; it is left out")
    case .motionInEmptySlot: ("motion in an empty slot", ", ignored")
    case .liftOfUnknownSlot: ("lift of an unknown slot", ", ignored")
    case .slotOutOfRange: ("slots that do not exist", ", ignored")
    case .identifierChanged: ("changed tracking ids", ", taken as the same finger")
    case .contactReplaced: ("replaced contacts", ", taken as a lift and a new finger")
    case .positionAssumed:
      ("contacts that did not report a position", ", assumed in the middle of the axis")
    case .positionNeverSent: ("contacts that never reported their position", ", left out")
    case .duplicateIdentifier: ("tracking ids used twice", ", the second is left out")
    case .contactWithoutPosition: ("contacts without a position", ", left out")
    case .eventsDropped: ("lost events", ", fingers that were down are cancelled")
    }
  }

  /// Faults that devices often produce are notes, which do not stop a strict reading.
  private static func severity(of kind: TrackingFault.Kind) -> Complaint.Severity {
    switch kind {
    case .identifierChanged, .contactReplaced, .landingMissing, .leap, .contactsMerged, .padPressed,
      .fingerSplit:
      .note
    case .positionAssumed: .assumption
    default: .fault
    }
  }
}
