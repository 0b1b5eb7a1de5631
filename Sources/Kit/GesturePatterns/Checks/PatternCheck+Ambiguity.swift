import Foundation

extension PatternCheck {
  /// An event that may affect an element.
  private enum Happening: CaseIterable { case down, move, up, time }

  private struct Pair: Hashable {
    let one: Int
    let other: Int

    init(_ one: Int, _ other: Int) { (self.one, self.other) = (min(one, other), max(one, other)) }
  }

  /// An active element must not be started again when another element ends: it would have two beginnings, and so two values of
  /// its clock and measures.
  func checkAmbiguity() throws(PatternProblem) {
    for pair in pairsUnderWay {
      for (ending, staying) in [(pair.one, pair.other), (pair.other, pair.one)]
      where begins(staying, after: ending) {
        throw problem(
          .ambiguous,
          "\(element(staying).label): it may be under way already when \(element(ending).label) "
            + "ends and begins it anew, so that its beginning is not certain; say what must happen "
            + "before it")
      }
    }
  }

  private func begins(_ staying: Int, after ending: Int) -> Bool {
    ending != staying && element(ending).mark != .began
      && automaton.positions[ending].follow.contains(staying)
      && Happening.allCases.contains {
        mayEnd(element(ending), by: $0) && mayStay(element(staying), at: $0)
      }
  }

  /// The pairs of elements that may be active at the same time.
  private var pairsUnderWay: Set<Pair> {
    var found: Set<Pair> = []
    var waiting: [Pair] = []
    func note(_ some: [Int], _ others: [Int]) {
      for one in some {
        for other in others where one != other && found.insert(Pair(one, other)).inserted {
          waiting.append(Pair(one, other))
        }
      }
    }
    note(automaton.first, automaton.first)
    for position in automaton.positions { note(position.follow, position.follow) }
    while let pair = waiting.popLast() {
      let (one, other) = (automaton.positions[pair.one], automaton.positions[pair.other])
      for happening in Happening.allCases {
        let endsOne = mayEnd(one.element, by: happening)
        let endsOther = mayEnd(other.element, by: happening)
        let commits = one.element.mark == .began || other.element.mark == .began
        if endsOne, endsOther, !commits { note(one.follow, other.follow) }
        if endsOne, one.element.mark != .began, mayStay(other.element, at: happening) {
          note(one.follow, [pair.other])
        }
        if endsOther, other.element.mark != .began, mayStay(one.element, at: happening) {
          note(other.follow, [pair.one])
        }
      }
    }
    return found
  }

  private func mayEnd(_ element: PatternElement, by happening: Happening) -> Bool {
    switch (element.action, happening) {
    case (.down, .down), (.up, .up), (.lift, .up), (.move, .move): true
    case (.move(let travel), .up): travel.countsLifts
    case (.hold, .time), (.still, .time), (.together, _): true
    default: false
    }
  }

  private func mayStay(_ element: PatternElement, at happening: Happening) -> Bool {
    switch (element.action, happening) {
    case (.together, _): true
    case (.down(let landing), .down): landing.count > 1
    case (.down, .up): false
    case (.up, .up): true
    case (.still, .move), (.still, .up), (_, .down), (_, .up): false
    case (_, .move), (_, .time): true
    }
  }
}
