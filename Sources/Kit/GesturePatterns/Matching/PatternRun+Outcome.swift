import Foundation
import GestureCore

extension PatternRun {
  /// The values to capture at the element's end; `hand` still contains the lifted fingers.
  func outcome(at time: Timestamp, _ hand: PatternHand) -> PatternOutcome {
    let place = hand.centre
    let way = place - centre
    return PatternOutcome(
      time: time, duration: time.seconds(since: start), place: place,
      landings: hand.fingers.map(\.landing), translation: CGVector(dx: way.x, dy: way.y),
      fingers: hand.fingers.count)
  }
}

extension PatternElement {
  /// The element's name in failures and problems.
  package var label: String {
    if let name { return name }
    return switch action {
    case .down(let landing): landing.count == 1 ? "down" : "\(landing.count) down"
    case .up: "up"
    case .lift: "lift"
    case .move(let travel): travel.label
    case .hold(let seconds): "hold \(Reason.spell(seconds)) s"
    case .still(let seconds): "still \(Reason.spell(seconds)) s"
    case .together(let parts): "\(parts.count) together"
    }
  }
}

extension Travel {
  fileprivate var label: String {
    switch measure {
    case .distance(let limit, let direction, _):
      "move \(direction.map { "\($0) " } ?? "")\(Reason.spell(limit)) pt"
    case .each(let direction, let length):
      "move \(direction) \(Reason.spell(length.length)) pt"
    case .span(let limit, .any): "pinch \(Reason.spell(limit)) pt"
    case .span(let limit, .apart): "apart \(Reason.spell(limit)) pt"
    case .span(let limit, .together): "together \(Reason.spell(limit)) pt"
    case .turn(let limit, _): "turn \(Reason.spell(limit)) rad"
    case .into: "move into a region"
    }
  }
}
