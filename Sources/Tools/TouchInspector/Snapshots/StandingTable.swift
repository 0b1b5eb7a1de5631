import Touchstone

/// Which recognizers are simultaneous or prevent others, according to delegates and classes. These
/// are asked when the scene's structure changes, not for every snapshot.
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
