import TouchstoneGestures

/// Fingers that two recognizers both match, as sent to a page.
struct WitnessSnapshot: Encodable, Equatable {
  /// The fingers as lines of a recording; the page sends them back to have them played.
  var fingers: [String]
  /// The outcome with each possible relation, as text.
  var checks: [String]

  init(_ witness: GestureWitness) {
    fingers = witness.script.lines
    checks = witness.settlements.map { Self.words(for: $0, of: witness) }
  }

  private static func words(for settlement: GestureSettlement, of witness: GestureWitness) -> String
  {
    let (winner, loser) = (witness.winner, witness.loser)
    let relation =
      switch settlement.relation {
      case .winnerWaits: "If \(winner) waits for \(loser)"
      case .loserWaits: "If \(loser) waits for \(winner)"
      case .together: "If both may recognize together"
      case .loserFirst: "If \(loser) is added after \(winner)"
      }
    let acting =
      switch settlement.acting.count {
      case 0: "neither acts"
      case 1: "\(settlement.acting[0]) acts"
      default: "\(settlement.acting.joined(separator: " and ")) act"
      }
    let loss = settlement.keepsBoth ? "" : ", and no fingers were found with which the other does"
    return "\(relation): \(acting)\(loss)"
  }
}
