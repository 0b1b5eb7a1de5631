import Foundation
import GestureCore

extension PatternCheck {
  /// A captured location must be captured on every path to the element that uses it, and be within
  /// reach.
  func checkCaptures() throws(PatternProblem) {
    let known = capturesBefore
    for (index, position) in automaton.positions.enumerated() {
      guard case .down(let landing) = position.element.action, let near = landing.near else {
        continue
      }
      guard known[index]?.contains(near.capture) ?? true else {
        throw problem(
          .capture,
          "\(position.element.label): \(near.capture) is not captured on every way to it")
      }
      try checkReach(of: landing, near, position.element.label)
    }
  }

  private func checkReach(
    of landing: Landing, _ near: Landing.Near, _ label: String
  ) throws(PatternProblem) {
    guard case .rectangle(let region)? = landing.region else { return }
    let sources = automaton.positions.compactMap { position -> CGRect? in
      guard position.element.captures.contains(near.capture),
        case .down(let source) = position.element.action,
        case .rectangle(let rectangle)? = source.region
      else { return nil }
      return rectangle
    }
    guard let source = sources.first, sources.count == 1 else { return }
    let away = region.distance(to: source)
    if away > near.distance {
      throw problem(
        .region,
        "\(label): no finger reaches its region, which is \(Reason.spell(away)) pt from "
          + "\(near.capture) and not \(Reason.spell(near.distance)) pt")
    }
  }

  /// The captures that exist on all paths to each position; `nil` if no path leads there.
  private var capturesBefore: [Set<String>?] {
    var known: [Set<String>?] = Array(repeating: nil, count: automaton.positions.count)
    var waiting = automaton.first
    for index in waiting { known[index] = [] }
    while let index = waiting.popLast() {
      let position = automaton.positions[index]
      let inner = position.parts.flatMap { part in part.positions.flatMap(\.element.captures) }
      let after = (known[index] ?? []).union(position.element.captures).union(inner)
      for next in position.follow {
        let common = known[next].map { $0.intersection(after) } ?? after
        guard common != known[next] else { continue }
        known[next] = common
        waiting.append(next)
      }
    }
    return known
  }
}

extension CGRect {
  fileprivate func distance(to other: CGRect) -> CGFloat {
    hypot(
      max(minX - other.maxX, other.minX - maxX, 0), max(minY - other.maxY, other.minY - maxY, 0))
  }
}
