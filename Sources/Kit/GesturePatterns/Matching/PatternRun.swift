import Foundation
import GestureCore

/// An element that is under way: where it is in the pattern, and what its measures count from.
package struct PatternRun: Sendable, Hashable {
  package let position: Int
  package let start: Timestamp
  /// How many elements were over before.
  package let depth: Int
  package var captured: [CapturedOutcome]
  /// The fingers' centre, and the distance of the first two, when measuring started.
  package var centre: CGPoint
  package var span: CGFloat
  package var turn: TurnCounter
  /// How many fingers came, and when the first of them did.
  package var landed = 0
  package var firstLanding: Timestamp?
  /// What each of several patterns beside each other has seen of its own fingers.
  package var parts: [PatternProgress] = []

  init(
    position: Int, at time: Timestamp, depth: Int, captured: [CapturedOutcome], hand: PatternHand,
    parts: [PatternAutomaton]
  ) {
    self.position = position
    start = time
    self.depth = depth
    self.captured = captured
    let cluster = hand.cluster
    centre = cluster.centroid
    span = cluster.span
    turn = TurnCounter(startingAt: cluster.angle)
    if !parts.isEmpty { self.parts = parts.map { PatternProgress($0, at: time) } }
  }

  /// What has become of an element.
  enum Outcome {
    case stays
    case ends
    case fails(Reason)
  }

  /// When something becomes of it without any finger.
  struct Due {
    var time: Timestamp
    var outcome: Outcome
  }
}
