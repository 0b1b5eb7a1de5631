import Foundation
import GestureCore

extension PatternRun {
  /// The next outcome without input; `nil` if there is none.
  func due(_ element: PatternElement, _ hand: PatternHand) -> Due? {
    var first: Due?
    func note(_ time: Timestamp, _ outcome: @autoclosure () -> Outcome) {
      if first.map({ time < $0.time }) ?? true { first = Due(time: time, outcome: outcome()) }
    }
    func limit(_ limit: TimeLimit, _ words: String) {
      let clock = limit.clock == .previous ? start : hand.start(of: limit.clock)
      guard let clock else { return }
      note(
        clock.advanced(by: limit.seconds).next,
        .fails(.over(words, limit.seconds, unit: "s", limit: "within", limit.seconds)))
    }
    switch element.action {
    case .hold(let seconds), .still(let seconds): note(start.advanced(by: seconds), .ends)
    case .down(let landing):
      if landed == 0, let gap = landing.gap { limit(gap, "waited") }
      if landed > 0, let firstLanding, let spread = landing.spread {
        note(
          firstLanding.advanced(by: spread).next,
          .fails(.fingersLate(landed, required: landing.count, limit: "spread", spread)))
      }
    case .together:
      if let inner = parts.compactMap(\.nextDeadline).min() { note(inner, .stays) }
    case .up, .lift, .move: break
    }
    for time in element.limits { limit(time, "took") }
    return first
  }

  /// Advances simultaneous patterns to `time`.
  mutating func advanceParts(to time: Timestamp) -> Outcome {
    for index in parts.indices { parts[index].advance(to: time) }
    return partsOutcome
  }

  var partsOutcome: Outcome {
    for part in parts {
      if case .failed(let failure) = part.verdict { return .fails(failure.reason) }
    }
    return parts.allSatisfy { $0.match != nil } ? .ends : .stays
  }

  /// Passes an event to the patterns that the fingers belong to.
  mutating func hearTogether(_ event: FingerEvent, _ hand: PatternHand) -> Outcome {
    var rest = event.fingers
    for index in parts.indices {
      if event.phase == .down {
        let taken = Array(rest.prefix(parts[index].fingersWanted))
        rest.removeFirst(taken.count)
        guard !taken.isEmpty else { continue }
        parts[index].hear(event.only(taken))
      } else {
        let own = event.fingers.filter { parts[index].hand.has($0) }
        if !own.isEmpty { parts[index].hear(event.only(own)) }
      }
    }
    if event.phase == .down, !rest.isEmpty {
      return .fails(.tooManyFingers(hand.fingers.count, allowed: hand.fingers.count - rest.count))
    }
    return partsOutcome
  }
}

extension FingerEvent {
  fileprivate func only(_ some: [Int]) -> FingerEvent {
    var event = self
    event.fingers = some
    return event
  }
}

extension Timestamp {
  /// The first time after an inclusive limit.
  var next: Timestamp {
    nanoseconds == .max ? self : Timestamp(nanoseconds: nanoseconds + 1)
  }
}
