import Foundation
import GestureCore
import GesturePatterns
import Touchstone

/// A collision from the perspective of the recognizer that is recognized first.
@MainActor struct CollisionSides {
  private let pair: GesturePair
  private let winner: UIGestureRecognizer
  private let loser: UIGestureRecognizer
  private let outcomes: CollisionOutcomes
  private let collision: PatternCollision
  private let winnerAlone: FingerScript?
  private let loserAlone: FingerScript?
  private let times: (winner: Timestamp, loser: Timestamp)

  init(
    _ pair: GesturePair, _ comparison: PatternComparison, _ collision: PatternCollision,
    _ outcomes: CollisionOutcomes
  ) {
    self.pair = pair
    self.collision = collision
    self.outcomes = outcomes
    let (one, other) = (comparison.firstAlone, comparison.secondAlone)
    let isInOrder = collision.order != .secondThenFirst
    winner = isInOrder ? pair.first : pair.second
    loser = isInOrder ? pair.second : pair.first
    (winnerAlone, loserAlone) = isInOrder ? (one, other) : (other, one)
    times =
      isInOrder
      ? (collision.firstTime, collision.secondTime) : (collision.secondTime, collision.firstTime)
  }

  /// The conflict of two recognizers without a failure requirement; `nil` if the first does not
  /// prevent the other.
  func conflict(isKnown: Bool) -> WitnessedConflict? {
    guard isKnown || pair.prevents(winner, loser) else { return nil }
    let witness = witness
    let isAtOnce = collision.order == .atOnce
    let sentence =
      isAtOnce
      ? "\(winner.subject.name) and \(loser.subject.name) both match a movement at the same moment; "
        + "\(winner.subject.name) is first in rank"
      : "\(winner.subject.name) matches a beginning of what \(loser.subject.name) waits for, and prevents it"
    let best = witness.settlements.first { $0.keepsBoth }
    return WitnessedConflict(
      severity: loserAlone == nil ? .warning : .note, subjects: [winner.subject, loser.subject],
      sentence: sentence,
      cure: best.map { Self.words(for: $0) } ?? "give them different touches", witness: witness)
  }

  /// The conflict in which one recognizer's wait for another is useless; `nil` if there is none.
  var vainWait: WitnessedConflict? {
    let winnerWaits = winner.waits(for: loser)
    let (waiter, other, alone) =
      winnerWaits ? (winner, loser, winnerAlone) : (loser, winner, loserAlone)
    guard alone == nil else { return nil }
    return WitnessedConflict(
      severity: .warning, subjects: [other.subject, waiter.subject],
      sentence:
        "\(waiter.subject.name) waits until \(other.subject.name) fails, and no movement was "
        + "found in which it does",
      cure: "turn it round: \(other.subject.name).require(toFail: \(waiter.subject.name))",
      witness: witness)
  }

  /// Example fingers, with the relations that resolve the conflict.
  private var witness: GestureWitness {
    GestureWitness(
      winner: winner.subject.name, loser: loser.subject.name, script: collision.script,
      winnerTime: times.winner, loserTime: times.loser, settlements: outcomes.relations.map(settle))
  }

  private func settle(_ relation: GestureSettlement.Relation) -> GestureSettlement {
    let outcome = outcomes[relation]
    let code =
      switch relation {
      case .winnerWaits: "\(winner.subject.name).require(toFail: \(loser.subject.name))"
      case .loserWaits: "\(loser.subject.name).require(toFail: \(winner.subject.name))"
      case .loserFirst: "add \(loser.subject.name) after \(winner.subject.name) to the same view"
      case .together: "let one of the delegates answer true to shouldRecognizeSimultaneouslyWith"
      }
    let isWinner = relation == .winnerWaits
    return GestureSettlement(
      relation: relation, code: code,
      acting: outcome.acting.map { ($0 == 0 ? pair.first : pair.second).subject.name },
      keepsBoth: outcome.keepsBoth,
      delay: isWinner ? collision.waitIfNothingFollows : nil,
      longestDelay: isWinner ? collision.waitAtMost : nil)
  }

  private static func words(for settlement: GestureSettlement) -> String {
    guard settlement.relation == .winnerWaits else { return settlement.code }
    let delay = settlement.delay.map { "; it then comes \(Reason.spell($0)) s later" } ?? ""
    let most = settlement.longestDelay.map { ", \(Reason.spell($0)) s at most" } ?? ""
    return "call " + settlement.code + delay + (delay.isEmpty ? "" : most)
  }
}
