import Touchstone
import TouchstoneGestures

extension CureBook {
  /// What may help against a conflict: what is usual, or else the relations that leave each of the two
  /// a movement of its own.
  func cures(of conflict: WitnessedConflict) -> [Cure] {
    let all = conflict.subjects.compactMap { stage.recognizer($0.id) }
    let usual = conflict.rule.map { cures(of: $0, among: all) } ?? []
    guard usual.isEmpty, let witness = conflict.witness, all.count == 2 else { return usual }
    let isInOrder = conflict.subjects[0].name == witness.winner
    let (winner, loser) = isInOrder ? (all[0], all[1]) : (all[1], all[0])
    return witness.settlements.filter(\.keepsBoth).compactMap { settlement -> Cure? in
      switch settlement.relation {
      case .winnerWaits: order(winner, behind: loser)
      case .loserWaits: order(loser, behind: winner)
      case .together: both(winner, loser)
      // The order in which a scene adds its recognizers is its own.
      case .loserFirst: nil
      }
    }
  }

  /// Lets one wait for the other, whatever they were before.
  private func order(_ one: UIGestureRecognizer, behind other: UIGestureRecognizer) -> Cure? {
    turnRound(waiting: other, for: one) ?? wait(one, for: other)
  }
}
