import Touchstone

/// Who goes together with whom, and who keeps whom out, as delegates and classes say; they are asked
/// when the scene's recognizers change, not with every picture.
struct StandingTable {
  private struct Key: Hashable {
    var recognizer: ObjectIdentifier
    var delegate: ObjectIdentifier?
    var isEnabled: Bool
  }

  private var keys: [Key]?
  private var known: [RelationSnapshot] = []

  mutating func relations(
    of recognizers: [UIGestureRecognizer], in system: TouchSystem
  ) -> [RelationSnapshot] {
    let keys = recognizers.map { recognizer in
      Key(
        recognizer: ObjectIdentifier(recognizer),
        delegate: recognizer.delegate.map { ObjectIdentifier($0) },
        isEnabled: recognizer.isEnabled)
    }
    if keys == self.keys { return known }
    self.keys = keys
    known = system.standings().map { standing in
      RelationSnapshot(
        from: standing.subject.id, to: standing.other.id,
        relation: standing.isSimultaneous ? "simultaneous" : "prevents")
    }
    return known
  }
}
