import GestureCore

/// A finding about a recording's sensor: reports that no finger can cause.
package struct SensorVerdict: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A low or irregular report rate.
    case rate
    /// Reports that the kernel lost.
    case dropped
    /// Fingers that never lift.
    case stuck
    /// Two contacts that exchange their locations.
    case swap
    /// Contacts as large as palms and thumbs.
    case size
    /// Contacts that appear briefly at an edge.
    case edgeGhosts
    /// An edge that no finger reaches.
    case deadEdge
    case pressure
    /// Movements that no finger makes, and that reading leaves out.
    case leap, split, press, merge
  }

  package var kind: Kind
  /// The time of the first occurrence; `nil` if it concerns the whole recording.
  package var time: Timestamp?
  package var words: String
  /// A quirks line with which libinput corrects the problem; `nil` if there is none.
  package var quirk: String?
}
