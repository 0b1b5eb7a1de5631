import Foundation
import GestureCore

/// An active element: its position in the pattern, and the start values of its measures.
package struct PatternRun: Sendable, Hashable {
  package let position: Int
  package let start: Timestamp
  /// The number of elements that have matched before.
  package let depth: Int
  package var captured: [CapturedOutcome]
  /// The fingers' centre, and the distance of the first two, at the start of measuring.
  package var centre: CGPoint
  package var span: CGFloat
  package var turn: TurnCounter
  /// The number of landings, and the time of the first one.
  package var landed = 0
  package var firstLanding: Timestamp?
  /// The state of each of several simultaneous patterns.
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

  /// The outcome for an element.
  enum Outcome {
    case stays
    case ends
    case fails(Reason)
  }

  /// The next outcome without input, with its time.
  struct Due {
    var time: Timestamp
    var outcome: Outcome
  }
}
