import Foundation
import GestureCore

/// Checks a pattern before it is used: numbers, times, fingers, regions, captures, marks, and that no element can be active
/// twice.
struct PatternCheck {
  let automaton: PatternAutomaton

  init(_ automaton: PatternAutomaton) { self.automaton = automaton }

  func run() throws(PatternProblem) {
    for position in automaton.positions { try checkNumbers(of: position.element) }
    try checkMarks()
    try checkFingers()
    try checkTimes()
    try checkCaptures()
    try checkAmbiguity()
  }

  // MARK: - Numbers

  private func checkNumbers(of element: PatternElement) throws(PatternProblem) {
    let label = element.label
    for limit in element.limits { try check(seconds: limit.seconds, "within", label) }
    switch element.drift {
    case nil: break
    case .each(let distance), .centre(let distance): try check(length: distance, "drift", label)
    case .corridor(let corridor):
      try check(length: corridor.aside.length, "aside", label)
      try check(length: corridor.backwards ?? 0, "backwards", label)
    }
    switch element.action {
    case .up, .lift: break
    case .down(let landing):
      guard landing.count > 0, landing.count <= 20 else {
        throw problem(.fingers, "\(label): it takes 1 to 20 fingers, not \(landing.count)")
      }
      if let fault = landing.region?.fault { throw problem(.region, "\(label): \(fault)") }
      if let spread = landing.spread { try check(seconds: spread, "spread", label) }
      if let gap = landing.gap { try check(seconds: gap.seconds, "within", label) }
      if let near = landing.near { try check(length: near.distance, "near", label) }
    case .move(let travel): try check(travel, label)
    case .hold(let seconds), .still(let seconds):
      try check(seconds: seconds, "its time", label)
      guard seconds > 0 else {
        throw problem(.time, "\(label): what takes no time is over before it begins; leave it out")
      }
    case .together(let parts):
      guard parts.count > 1 else {
        throw problem(.empty, "\(label): it takes two patterns to be beside each other")
      }
    }
  }

  private func check(_ travel: Travel, _ label: String) throws(PatternProblem) {
    try check(length: travel.minimumSpeed, "speed", label)
    switch travel.measure {
    case .distance(let limit, _, let angle):
      try check(length: limit, "distance", label)
      try check(length: angle, "angle", label)
    case .each(_, let length): try check(length: length.length, "length", label)
    case .span(let limit, _): try check(length: limit, "distance", label)
    case .turn(let limit, let travel):
      try check(length: limit, "angle", label)
      try check(length: travel, "travel", label)
    case .into(let region):
      if let fault = region.fault { throw problem(.region, "\(label): \(fault)") }
    }
  }

  private func check(
    seconds: TimeInterval, _ what: String, _ label: String
  ) throws(PatternProblem) {
    guard seconds.isFinite, seconds >= 0 else {
      throw problem(.time, "\(label): \(Reason.spell(seconds)) s is no time for \(what)")
    }
  }

  private func check(length: CGFloat, _ what: String, _ label: String) throws(PatternProblem) {
    guard !length.isNaN, length >= 0 else {
      throw problem(.number, "\(label): \(Reason.spell(length)) is no measure for \(what)")
    }
  }

  // MARK: - Marks

  private func checkMarks() throws(PatternProblem) {
    for (index, position) in automaton.positions.enumerated() {
      for part in position.parts where part.positions.contains(where: { $0.element.mark != nil }) {
        throw problem(
          .mark, "\(position.element.label): marks stand behind it and not in one of its parts")
      }
      switch position.element.mark {
      case .recognized where !position.follow.isEmpty:
        throw problem(
          .mark, "\(position.element.label): after what is recognized nothing can follow")
      case .began:
        if let second = later(than: index).first(where: { element($0).mark == .began }) {
          throw problem(.mark, "\(element(second).label): what has begun cannot begin again")
        }
      case .changed:
        let begins = automaton.positions.indices.filter { element($0).mark == .began }
        guard begins.contains(where: { later(than: $0).contains(index) }) else {
          throw problem(.mark, "\(position.element.label): it changes before it has begun")
        }
      default: break
      }
    }
  }

  private func later(than index: Int) -> Set<Int> {
    var found: Set<Int> = []
    var waiting = automaton.positions[index].follow
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += automaton.positions[next].follow }
    }
    return found
  }

  // MARK: - For all checks

  func element(_ index: Int) -> PatternElement { automaton.positions[index].element }

  func problem(_ kind: PatternProblem.Kind, _ sentence: String) -> PatternProblem {
    PatternProblem(kind: kind, sentence: sentence)
  }
}
