import Foundation
import GestureCore

/// The progress of a movement.
struct TravelMeasured {
  var isEnough: Bool
  /// Why it fails although it is long enough; `nil` if it does not.
  var fault: Reason?
  /// What is missing, as a failure's reason.
  var shortfall: Reason
}

extension Travel {
  /// Whether the movement at a lift counts.
  var countsLifts: Bool { if case .each = measure { true } else { false } }

  /// Whether it measures two fingers relative to each other.
  var isOfTwoFingers: Bool {
    switch measure {
    case .span, .turn: true
    case .distance, .each, .into: false
    }
  }

  func measured(by run: PatternRun, _ hand: PatternHand, at time: Timestamp) -> TravelMeasured {
    switch measure {
    case .distance(let limit, let direction, let angle):
      let way = hand.centre - run.centre
      let moved = way.length
      return TravelMeasured(
        isEnough: moved > limit, fault: direction.flatMap { $0.fault(of: way, within: angle) },
        shortfall: .under("lifted after moving", moved, unit: "pt", limit: "moreThan", limit))
    case .each(let direction, let length):
      let seconds = hand.firstDown.map { time.seconds(since: $0) } ?? 0
      let limit = length.after(seconds)
      let least = hand.fingers.map { direction.parts(of: $0.place - $0.landing).along }.min() ?? 0
      return TravelMeasured(
        isEnough: least >= limit, fault: nil,
        shortfall: .under("lifted after moving", least, unit: "pt", limit: "length", limit))
    case .span(let limit, let change):
      let grown = hand.cluster.span - run.span
      let counted =
        switch change {
        case .any: abs(grown)
        case .apart: grown
        case .together: -grown
        }
      return TravelMeasured(
        isEnough: counted > limit, fault: nil,
        shortfall: .under(
          "lifted after the distance changed", counted, unit: "pt", limit: "moreThan", limit))
    case .turn(let limit, let travel):
      let turned = abs(run.turn.total)
      let way = turned * hand.cluster.span
      let isTurn = turned > limit
      return TravelMeasured(
        isEnough: isTurn && way >= travel, fault: nil,
        shortfall: isTurn
          ? .under("lifted after a finger travelled", way, unit: "pt", limit: "travel", travel)
          : .under("lifted after a turn of", turned, unit: "rad", limit: "moreThan", limit))
    case .into(let region):
      let away = region.distance(to: hand.centre)
      return TravelMeasured(
        isEnough: region.contains(hand.centre), fault: nil,
        shortfall: .over("lifted", away, unit: "pt from the region", limit: "region", 0))
    }
  }
}

extension PatternDirection {
  /// The reason if a movement's direction is wrong; `nil` if it is right.
  fileprivate func fault(of way: CGPoint, within angle: CGFloat) -> Reason? {
    let along = parts(of: way).along
    guard along < way.length * cos(angle) else { return nil }
    let off = acos(max(-1, min(1, along / way.length))) * 180 / .pi
    return .over("went", off, unit: "degrees astray", limit: "angle", angle * 180 / .pi)
  }
}
