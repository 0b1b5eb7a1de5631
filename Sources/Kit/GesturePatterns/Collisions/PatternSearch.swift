import Foundation
import GestureCore

/// Searches for the shortest finger script with a given outcome for two patterns.
///
/// Fingers have infinitely many possibilities. In each state the search tries those that the active elements suggest: landing a
/// finger, a step just beyond a limit, a lift, and waiting for the next deadline. Every result is a script that both patterns
/// have processed. A negative result is only as reliable as these choices are complete; see `PatternComparison.approximations`.
struct PatternSearch {
  enum Goal {
    /// Both are recognized.
    case both
    /// The first is recognized, and the second fails.
    case firstAlone
  }

  struct Node {
    var first: PatternProgress
    var second: PatternProgress
    var fingers: [FingerPlace] = []
    var time = Timestamp.zero
    /// Whether time has passed since the last event, so that fingers may act at the present time.
    var hasWaited = true
    var lastFinger = 0
    var script = FingerScript()
  }

  let goal: Goal
  /// The area in which fingers can land.
  let bounds: CGRect
  /// The most nodes that are examined.
  private static let mostNodes = 1500
  /// The number of additional moments allowed in scripts of other orders.
  private static let furtherMoments = 1
  /// Seconds between two reports of fingers.
  static let step: TimeInterval = 0.016

  private(set) var isComplete = true

  init(_ goal: Goal, bounds: CGRect) {
    self.goal = goal
    self.bounds = bounds
  }

  /// The nodes that reach the goal with the fewest moments, one for each order of recognition; orders that need many more
  /// moments are omitted.
  mutating func run(_ first: GesturePattern, _ second: GesturePattern) -> [Node] {
    var level = [
      Node(first: PatternProgress(first, at: .zero), second: PatternProgress(second, at: .zero))
    ]
    var found: [Node] = []
    var seen: Set<[Int]> = []
    var count = 0
    var further = Self.furtherMoments
    while !level.isEmpty {
      var next: [Node] = []
      level.sort { $0.time < $1.time }
      // Waiting adds no moment, so the new node stays in this level.
      var index = 0
      while index < level.count {
        let node = level[index]
        index += 1
        guard isHopeful(node), seen.insert(node.signature).inserted else { continue }
        count += 1
        guard count <= Self.mostNodes else {
          isComplete = false
          return found
        }
        if reaches(node) {
          if !found.contains(where: { $0.order == node.order }) { found.append(node) }
          if found.count == (goal == .both ? 3 : 1) { return found }
          continue
        }
        if let waited = node.waiting() { level.append(waited) }
        next += PatternWishes(node, bounds: bounds, goal: goal).nodes
      }
      level = next
      if !found.isEmpty {
        if further == 0 { break }
        further -= 1
      }
    }
    return found
  }

  private func isHopeful(_ node: Node) -> Bool {
    guard !node.first.hasFailed else { return false }
    switch goal {
    case .both: return !node.second.hasFailed
    case .firstAlone: return node.second.match == nil
    }
  }

  private func reaches(_ node: Node) -> Bool {
    guard node.first.match != nil else { return false }
    switch goal {
    case .both: return node.second.match != nil
    case .firstAlone: return node.second.hasFailed
    }
  }
}

extension PatternSearch.Node {
  /// The order of recognition; `nil` unless both are recognized.
  var order: PatternCollision.Order? {
    guard let first = first.match?.time, let second = second.match?.time else { return nil }
    return first == second ? .atOnce : first < second ? .firstThenSecond : .secondThenFirst
  }

  /// The node at the next deadline; `nil` if there is none.
  func waiting() -> Self? {
    guard let due = [first.nextDeadline, second.nextDeadline].compactMap({ $0 }).min() else {
      return nil
    }
    var node = self
    node.time = max(due, time)
    node.first.advance(to: node.time)
    node.second.advance(to: node.time)
    node.hasWaited = true
    return node
  }

  /// The node after the given changes.
  func doing(_ changes: [FingerScript.Change], atOnce: Bool) -> Self {
    var node = self
    if !atOnce { node.time = time.advanced(by: PatternSearch.step) }
    let moment = FingerScript.Moment(at: node.time, changes)
    node.script.moments.append(moment)
    for change in changes {
      switch change {
      case .down(let finger, let place):
        node.fingers.append(FingerPlace(finger, at: place))
        node.lastFinger = finger
      case .move(let finger, let place):
        for index in node.fingers.indices where node.fingers[index].finger == finger {
          node.fingers[index].place = place
        }
      case .up(let finger): node.fingers.removeAll { $0.finger == finger }
      }
    }
    for event in moment.events {
      node.first.hear(event)
      node.second.hear(event)
    }
    node.hasWaited = false
    return node
  }

  /// The state that determines the future, rounded to milliseconds and points: nodes with equal signatures differ by less than
  /// that.
  var signature: [Int] {
    let orders = PatternCollision.Order.allCases
    let order = self.order.flatMap { orders.firstIndex(of: $0) } ?? -1
    var numbers = [fingers.count, hasWaited ? 1 : 0, order]
    let centre = TouchCluster(fingers.map(\.place))
    for progress in [first, second] {
      numbers += [-1, progress.match != nil ? 1 : 0, progress.hand.fingers.count]
      progress.sign(&numbers, at: time, centre.centroid, centre.span)
    }
    return numbers
  }
}

extension PatternProgress {
  var hasFailed: Bool { if case .failed = verdict { true } else { false } }

  fileprivate func sign(
    _ numbers: inout [Int], at time: Timestamp, _ centre: CGPoint, _ span: CGFloat
  ) {
    guard isOpen else { return }
    for run in runs {
      let way = centre - run.centre
      numbers += [
        run.position, run.landed, Int(bounding: time.seconds(since: run.start) * 1000),
        Int(bounding: way.x.rounded()), Int(bounding: way.y.rounded()),
        Int(bounding: (span - run.span).rounded()), Int(bounding: run.turn.total * 100),
        run.captured.count,
      ]
      for part in run.parts {
        numbers.append(-2)
        part.sign(&numbers, at: time, part.hand.centre, 0)
      }
    }
    for finger in hand.fingers {
      let way = finger.place - finger.landing
      numbers += [Int(bounding: way.x.rounded()), Int(bounding: way.y.rounded())]
    }
    if let clock = hand.start(of: .firstDown) {
      numbers.append(Int(bounding: time.seconds(since: clock) * 1000))
    }
  }
}
