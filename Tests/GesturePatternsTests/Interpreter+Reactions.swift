import Foundation
import GestureCore

@testable import GesturePatterns

extension Interpreter {
  /// `true` if the event ends the element, `false` if it is against it.
  func reaction(
    of element: PatternElement, to event: FingerEvent, _ index: Int, _ hand: [Finger],
    from start: Point
  ) -> Bool? {
    if event.phase != .down, strays(element, event, index, hand, from: start) { return false }
    let isLastLift = event.phase == .up && hands[index + 1].isEmpty
    switch element.action {
    case .down(let landing):
      switch event.phase {
      case .move: return nil
      case .up, .cancel: return false
      case .down:
        let new = hands[index + 1].filter { $0.event == index }
        if let region = landing.region, !new.allSatisfy({ region.contains($0.landing) }) {
          return false
        }
        if let near = landing.near, let spots = start.spots[near.capture] {
          let isNear = new.allSatisfy { finger in
            spots.contains { finger.landing.distance(to: $0) <= near.distance }
          }
          if !isNear { return false }
        }
        let count = hands[index + 1].count { $0.event >= start.heard }
        if count > landing.count && !landing.mayBeMore { return false }
        return count >= landing.count ? true : nil
      }
    case .up: return event.phase == .down ? false : isLastLift ? true : nil
    case .lift: return event.phase == .up ? !isLastLift : event.phase == .down ? false : nil
    case .hold: return event.phase == .move ? nil : false
    case .still: return event.phase == .down ? false : nil
    case .move(let travel):
      if event.phase == .down { return false }
      var counts = event.phase == .move
      switch travel.measure {
      case .each: counts = true
      // Two fingers begin nothing at a moment at which one lifts.
      case .span, .turn: counts = counts && !hasLift(with: index)
      case .distance, .into: break
      }
      if counts, travel.fingers.contains(hand.count),
        let isRight = reached(travel, event, index, hand, from: start)
      {
        return isRight
      }
      return event.phase == .up ? false : nil
    case .together: return nil
    }
  }

  /// Whether a finger lifts at the moment of an event, after it.
  private func hasLift(with index: Int) -> Bool {
    events[index...].contains { $0.phase == .up && $0.time == events[index].time }
  }

  private func strays(
    _ element: PatternElement, _ event: FingerEvent, _ index: Int, _ hand: [Finger],
    from start: Point
  ) -> Bool {
    switch element.drift {
    case nil: return false
    case .each(let limit): return hand.contains { $0.place.distance(to: $0.landing) > limit }
    case .centre(let limit):
      guard event.phase == .move else { return false }
      // Fingers that land while it is under way start it anew.
      let landing = (start.heard..<index).last { events[$0].phase == .down }
      if case .down = element.action, landing == nil { return false }
      let origin = landing.map { hands[$0 + 1] } ?? hands[start.heard]
      return centre(hand).distance(to: centre(origin)) > limit
    case .corridor(let corridor):
      let seconds = groupStart(at: index).map { event.time.seconds(since: events[$0].time) } ?? 0
      return hand.contains { finger in
        let way = finger.place - finger.landing
        let along = way.x * corridor.direction.unit.x + way.y * corridor.direction.unit.y
        let astray = (way.x * way.x + way.y * way.y - along * along).squareRoot()
        let aside = corridor.aside.length * (1 - corridor.aside.share * seconds)
        return -along > corridor.backwards ?? .infinity
          || astray > max(aside, abs(along) * corridor.asideShare)
      }
    }
  }

  /// Whether a movement is complete: `nil` if it is not far enough, `false` if it went wrong.
  private func reached(
    _ travel: Travel, _ event: FingerEvent, _ index: Int, _ hand: [Finger], from start: Point
  ) -> Bool? {
    let way = centre(hand) - centre(hands[start.heard])
    switch travel.measure {
    case .distance(let limit, let direction, let angle):
      guard way.length > limit else { return nil }
      if let direction {
        let along = way.x * direction.unit.x + way.y * direction.unit.y
        if along < way.length * cos(angle) { return false }
      }
      let seconds = event.time.seconds(since: start.time)
      return way.length >= travel.minimumSpeed * seconds
    case .each(let direction, let length):
      let seconds = groupStart(at: index).map { event.time.seconds(since: events[$0].time) } ?? 0
      let needed = length.length * (1 - length.share * seconds)
      return hand.allSatisfy { finger in
        let way = finger.place - finger.landing
        return way.x * direction.unit.x + way.y * direction.unit.y >= needed
      } ? true : nil
    case .span(let limit, let change):
      let grown = span(hand) - span(hands[start.heard])
      let counted = change == .any ? abs(grown) : change == .apart ? grown : -grown
      return counted > limit ? true : nil
    case .turn(let limit, let distance):
      var total: CGFloat = 0
      var angle = direction(hands[start.heard])
      for past in start.heard...index where events[past].phase == .move {
        let next = direction(hands[past + 1])
        total += (next - angle).remainder(dividingBy: 2 * .pi)
        angle = next
      }
      return abs(total) > limit && abs(total) * span(hand) >= distance ? true : nil
    case .into(let region): return region.contains(centre(hand)) ? true : nil
    }
  }

  // MARK: - Geometry

  private func centre(_ hand: [Finger]) -> CGPoint {
    hand.isEmpty ? .zero : hand.map(\.place).reduce(.zero, +) / CGFloat(hand.count)
  }

  private func span(_ hand: [Finger]) -> CGFloat {
    hand.count < 2 ? 0 : hand[0].place.distance(to: hand[1].place)
  }

  private func direction(_ hand: [Finger]) -> CGFloat {
    guard hand.count > 1 else { return 0 }
    let way = hand[1].place - hand[0].place
    return atan2(way.y, way.x)
  }
}
