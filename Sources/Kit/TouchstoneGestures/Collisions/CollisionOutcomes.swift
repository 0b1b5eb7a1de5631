import GestureCore
import GesturePatterns

/// The outcomes of a collision's fingers with each possible relation: equal for all pairs of
/// recognizers with these patterns.
@MainActor struct CollisionOutcomes {
  struct Outcome {
    /// The recognizers that act, in order: 0 is the first in rank.
    var acting: [Int]
    /// Whether each recognizer still acts for some movement.
    var keepsBoth: Bool
  }

  let relations: [GestureSettlement.Relation]
  private var outcomes: [GestureSettlement.Relation: Outcome] = [:]

  init(
    _ question: CollisionQuestion, _ comparison: PatternComparison, _ collision: PatternCollision
  ) {
    // Changing the rank only affects recognitions at the same time.
    let isAtOnce = collision.order == .atOnce
    relations = [.winnerWaits, .together, .loserWaits] + (isAtOnce ? [.loserFirst] : [])
    let winner = collision.order == .secondThenFirst ? 1 : 0
    let others = [comparison.firstAlone, comparison.secondAlone].compactMap(\.self)
    for relation in relations {
      func acting(_ script: FingerScript) -> [Int] {
        Self.play(script, question, winner, relation)
      }
      let shown = acting(collision.script)
      let all = Set(shown + others.flatMap(acting))
      outcomes[relation] = Outcome(acting: shown, keepsBoth: all.count == 2)
    }
  }

  subscript(relation: GestureSettlement.Relation) -> Outcome {
    outcomes[relation] ?? Outcome(acting: [], keepsBoth: false)
  }

  private static func play(
    _ script: FingerScript, _ question: CollisionQuestion, _ winner: Int,
    _ relation: GestureSettlement.Relation
  ) -> [Int] {
    let ranked = [question.first, question.second]
    let isTurned = relation == .loserFirst
    let waiting: Int? =
      switch relation {
      case .winnerWaits: winner
      case .loserWaits: 1 - winner
      case .together, .loserFirst: nil
      }
    let played = PatternRehearsal(
      isTurned ? ranked.reversed() : ranked, waiting: waiting,
      isTogether: relation == .together, within: question.bounds
    ).play(script)
    return isTurned ? played.map { 1 - $0 } : played
  }
}
