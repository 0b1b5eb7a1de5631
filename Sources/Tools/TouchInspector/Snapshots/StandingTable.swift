import Touchstone

/// Which recognizers are simultaneous or prevent others, as delegates and classes say; they are
/// asked when the scene's structure changes, not with every picture.
struct StandingTable {
  private var structure: Int?
  private var known: [RelationSnapshot] = []

  mutating func relations(of structure: Int, in system: TouchSystem) -> [RelationSnapshot] {
    if structure == self.structure { return known }
    self.structure = structure
    known = system.standings().map { standing in
      RelationSnapshot(
        from: standing.subject.id, to: standing.other.id,
        relation: standing.isSimultaneous ? "simultaneous" : "prevents")
    }
    return known
  }
}
