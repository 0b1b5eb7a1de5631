import Foundation
import GestureCore

extension PatternCheck {
  /// A limit must leave enough time for the elements before it, on every path.
  func checkTimes() throws(PatternProblem) {
    for clock in [
      PatternClock.previous, .firstDown, .lastDown, .lastLift, .beginning,
    ] {
      let least = leastTimes(since: clock)
      for (index, position) in automaton.positions.enumerated() {
        let element = position.element
        guard let before = least[index] else { continue }
        let needed = before + element.leastDuration
        for limit in element.limits where limit.clock == clock && limit.seconds < needed {
          throw problem(
            .time,
            "\(element.label): it is over \(Reason.spell(needed)) s after its clock has started at "
              + "the earliest, and must be within \(Reason.spell(limit.seconds)) s")
        }
      }
    }
  }

  /// The minimum time from a clock's start to each element's beginning; `nil` if the clock never
  /// runs there.
  private func leastTimes(since clock: PatternClock) -> [TimeInterval?] {
    var least: [TimeInterval?] = Array(repeating: nil, count: automaton.positions.count)
    var waiting = automaton.first
    for index in waiting { least[index] = 0 }
    while let index = waiting.popLast() {
      let position = automaton.positions[index]
      let passed = (least[index] ?? 0) + position.element.leastDuration
      let after = position.element.restarts(clock) ? 0 : passed
      for next in position.follow where least[next].map({ after < $0 }) ?? true {
        least[next] = after
        waiting.append(next)
      }
    }
    return least
  }
}

extension PatternElement {
  /// The element's minimum duration.
  fileprivate var leastDuration: TimeInterval {
    switch action {
    case .hold(let seconds), .still(let seconds): seconds
    default: 0
    }
  }

  /// Whether a clock may restart at the element's end or during it.
  fileprivate func restarts(_ clock: PatternClock) -> Bool {
    switch (clock, action) {
    case (.previous, _), (_, .together): true
    case (.firstDown, .down), (.lastDown, .down), (.lastLift, .up), (.lastLift, .lift): true
    // The clock has not started before this element.
    case (.beginning, .down): false
    default: false
    }
  }
}
