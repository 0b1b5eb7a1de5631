import Foundation

extension PatternCheck {
  /// Each element must find the fingers that it needs: a lift needs a finger that is down, a rest
  /// needs none.
  func checkFingers() throws(PatternProblem) {
    let counts = FingerCounts(automaton)
    for (index, position) in automaton.positions.enumerated() {
      let element = position.element
      let before = counts.before[index]
      guard before.isEmpty || counts.after(element, from: before).isEmpty else { continue }
      // An unreachable element is reported as an error of an element before it.
      guard !before.isEmpty else { continue }
      throw problem(.fingers, "\(element.label): \(words(for: element))")
    }
  }

  private func words(for element: PatternElement) -> String {
    switch element.action {
    case .down: "there would be more fingers than anybody has"
    case .up: "no finger is down that could lift"
    case .lift: "no finger would stay when one lifts"
    case .move(let travel):
      "never are \(travel.fingers.lowerBound) fingers down, as it needs"
    case .hold: "no finger is down that could stay"
    case .still: "fingers are down, and it waits for none to be"
    case .together: "the fingers that are down belong to none of its patterns"
    }
  }
}

/// The possible numbers of fingers that are down when an element begins.
struct FingerCounts {
  /// The numbers for each position.
  private(set) var before: [Set<Int>]

  private static let most = 20

  init(_ automaton: PatternAutomaton) {
    before = Array(repeating: [], count: automaton.positions.count)
    var waiting = automaton.first
    for index in waiting { before[index] = [0] }
    while let index = waiting.popLast() {
      let position = automaton.positions[index]
      let after = after(position.element, from: before[index])
      for next in position.follow where !after.isSubset(of: before[next]) {
        before[next].formUnion(after)
        waiting.append(next)
      }
    }
  }

  /// The possible numbers of fingers after the element.
  func after(_ element: PatternElement, from counts: Set<Int>) -> Set<Int> {
    switch element.action {
    case .down(let landing):
      Set(
        counts.flatMap { count in
          let least = count + landing.count
          return least > Self.most ? [] : Array(least...(landing.mayBeMore ? Self.most : least))
        })
    case .up: counts.contains { $0 > 0 } ? [0] : []
    case .lift: Set(counts.flatMap { Array(1..<max(1, $0)) })
    case .move(let travel): counts.filter { $0 > 0 && travel.fingers.contains($0) }
    case .hold: counts.filter { $0 > 0 }
    case .still: counts.filter { $0 == 0 }
    // The number of fingers that its patterns leave down is not known here.
    case .together: counts.contains(0) ? Set(0...Self.most) : []
    }
  }
}
