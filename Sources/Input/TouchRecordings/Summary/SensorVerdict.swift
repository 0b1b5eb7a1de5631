import GestureCore

/// What a recording shows of the sensor it is from: something that no finger does.
package struct SensorVerdict: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Too few reports, or reports at uneven times.
    case rate
    /// Reports that the kernel lost.
    case dropped
    /// Fingers that never lift.
    case stuck
    /// Two contacts that take each other's places.
    case swap
    /// Contacts as large as palms and thumbs.
    case size
    /// Contacts that come and go at an edge.
    case edgeGhosts
    /// An edge that no finger reaches.
    case deadEdge
    case pressure
  }

  package var kind: Kind
  /// When it was first seen; `nil` for what is of the recording as a whole.
  package var time: Timestamp?
  package var words: String
  /// The line of a quirks file with which libinput would deal with it, if there is one.
  package var quirk: String?
}
