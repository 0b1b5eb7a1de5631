import Touchstone
import TouchstoneGestures

extension CureBook {
  /// Possible cures of a conflict: the usual ones for its rule, or else the relations that leave each of the two recognizers a
  /// movement of its own.
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
      // The cure cannot change the order in which a scene adds its recognizers.
      case .loserFirst: nil
      }
    }
  }

  /// Makes `one` wait for the failure of `other`, and reverses an existing requirement.
  private func order(_ one: UIGestureRecognizer, behind other: UIGestureRecognizer) -> Cure? {
    turnRound(waiting: other, for: one) ?? wait(one, for: other)
  }
}
