import Foundation
import GestureCore

extension PatternRun {
  /// The effect of an event on the element; `hand` is the state after the event, `before` still contains the lifted fingers.
  mutating func hear(
    _ event: FingerEvent, _ element: PatternElement, _ hand: PatternHand, before: PatternHand
  ) -> Outcome {
    if case .together = element.action { return hearTogether(event, before) }
    if let fault = drift(element, on: event, before) { return .fails(fault) }
    switch (element.action, event.phase) {
    case (.down(let landing), .down): return land(landing, event, hand)
    case (.down(let landing), .up):
      return .fails(.tooFewFingers(landed, required: landing.count))
    case (.down, .move): return .stays
    case (.up, .up): return hand.fingers.isEmpty ? .ends : .stays
    case (.lift, .up):
      return hand.fingers.isEmpty ? .fails(.because("no finger stayed")) : .ends
    case (.up, .move), (.lift, .move), (.hold, .move): return .stays
    case (.move(let travel), .move), (.move(let travel), .up):
      return move(travel, event, before)
    case (.still, .move), (.still, .up): return .stays
    case (.hold(let seconds), .up):
      return .fails(
        .under(
          "lifted after", event.time.seconds(since: start), unit: "s", limit: "hold", seconds))
    case (_, .down):
      return .fails(
        .tooManyFingers(hand.fingers.count, allowed: hand.fingers.count - event.fingers.count))
    case (_, .cancel): return .fails(.touchesCancelled)
    case (.together, _): return .stays
    }
  }

  // MARK: - Private

  private mutating func land(
    _ landing: Landing, _ event: FingerEvent, _ hand: PatternHand
  ) -> Outcome {
    if landed == 0 { firstLanding = event.time }
    landed += event.fingers.count
    centre = hand.centre
    for finger in hand.fingers.suffix(event.fingers.count) {
      if let region = landing.region, !region.contains(finger.place) {
        return .fails(
          .over(
            "landed", region.distance(to: finger.place), unit: "pt from its region",
            limit: "region",
            0))
      }
      if let near = landing.near, !near.isOfCentre,
        let away = captured.last(where: { $0.name == near.capture })?.outcome.landings
          .map({ $0.distance(to: finger.place) }).min(), away > near.distance
      {
        return .fails(
          .over("landed", away, unit: "pt from \(near.capture)", limit: "near", near.distance))
      }
    }
    if let near = landing.near, near.isOfCentre,
      let away = captured.last(where: { $0.name == near.capture })?.outcome.place
        .distance(to: centre), away > near.distance
    {
      return .fails(
        .over("landed", away, unit: "pt from \(near.capture)", limit: "near", near.distance))
    }
    if landed > landing.count, !landing.mayBeMore {
      return .fails(.tooManyFingers(landed, allowed: landing.count))
    }
    return landed >= landing.count ? .ends : .stays
  }

  private mutating func move(
    _ travel: Travel, _ event: FingerEvent, _ hand: PatternHand
  ) -> Outcome {
    if event.phase == .move, case .turn = travel.measure { turn.turn(to: hand.cluster.angle) }
    let measured = travel.measured(by: self, hand, at: event.time)
    let isMove = event.phase == .move && !(event.losesFinger && travel.isOfTwoFingers)
    let mayEnd = isMove || travel.countsLifts
    if measured.isEnough, mayEnd, travel.fingers.contains(hand.fingers.count) {
      if let fault = measured.fault { return .fails(fault) }
      return tooSlow(travel, hand, event.time).map(Outcome.fails) ?? .ends
    }
    guard event.phase == .up else { return .stays }
    let count = hand.fingers.count
    if count < travel.fingers.lowerBound {
      return .fails(.tooFewFingers(count, required: travel.fingers.lowerBound))
    }
    if count > travel.fingers.upperBound {
      return .fails(.tooManyFingers(count, allowed: travel.fingers.upperBound))
    }
    return .fails(measured.shortfall)
  }

  private func tooSlow(_ travel: Travel, _ hand: PatternHand, _ time: Timestamp) -> Reason? {
    guard travel.minimumSpeed > 0 else { return nil }
    let seconds = time.seconds(since: start)
    let speed = seconds > 0 ? hand.centre.distance(to: centre) / seconds : .infinity
    return speed < travel.minimumSpeed
      ? .under("moved", speed, unit: "pt a second", limit: "minimumSpeed", travel.minimumSpeed)
      : nil
  }

  private func drift(
    _ element: PatternElement, on event: FingerEvent, _ hand: PatternHand
  ) -> Reason? {
    guard event.phase == .move || event.phase == .up else { return nil }
    switch element.drift {
    case nil: return nil
    case .each(let limit):
      for finger in hand.fingers {
        let moved = finger.place.distance(to: finger.landing)
        if moved > limit { return .over("moved", moved, unit: "pt", limit: "drift", limit) }
      }
      return nil
    case .centre(let limit):
      guard event.phase == .move, hasFingers(element) else { return nil }
      let moved = hand.centre.distance(to: centre)
      return moved > limit ? .over("moved", moved, unit: "pt", limit: "drift", limit) : nil
    case .corridor(let corridor):
      let seconds = hand.firstDown.map { event.time.seconds(since: $0) } ?? 0
      for finger in hand.fingers {
        if let fault = corridor.fault(of: finger.place - finger.landing, after: seconds) {
          return fault
        }
      }
      return nil
    }
  }

  /// Before the first landing, the centre has no start location.
  private func hasFingers(_ element: PatternElement) -> Bool {
    if case .down = element.action { return landed > 0 }
    return true
  }
}

extension Corridor {
  /// The reason if a movement leaves the corridor; `nil` if it does not.
  func fault(of way: CGPoint, after seconds: Double) -> Reason? {
    let (along, astray) = direction.parts(of: way)
    if let backwards, -along > backwards {
      return .over(
        "moved", -along, unit: "pt against its direction", limit: "backwards", backwards)
    }
    let limit = max(aside.after(seconds), abs(along) * asideShare)
    return astray > limit ? .over("went", astray, unit: "pt astray", limit: "aside", limit) : nil
  }
}
