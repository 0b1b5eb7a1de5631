import Foundation

/// A compiled pattern: its elements in source order, and which elements may follow each one.
///
/// ```
/// first ─▶ element ─its event─▶ the elements that may follow ─…─▶ a last element: recognized
/// ```
/// The state is a set of active elements, each at most once and each with a clock that started when the previous element ended.
/// So one pass over the input is enough; patterns for which this does not hold are refused (`PatternCheck+Ambiguity`).
package struct PatternAutomaton: Sendable, Hashable {
  package struct Position: Sendable, Hashable {
    package var element: PatternElement
    /// The positions that may follow, in source order.
    package var follow: [Int] = []
    package var isLast = false
    /// The automata of the patterns inside a `Together` element.
    package var parts: [PatternAutomaton] = []
  }

  package private(set) var positions: [Position] = []
  package private(set) var first: [Int] = []

  /// Larger patterns are unlikely to be intended, and take long to check.
  private static let mostPositions = 200

  package init(_ node: PatternNode) throws(PatternProblem) {
    try node.checkShape()
    let whole = try add(node)
    guard !whole.isNullable else {
      throw PatternProblem(
        kind: .empty,
        sentence: "the pattern is complete before any finger comes; something in it must happen")
    }
    first = Set(whole.first).sorted()
    for last in whole.last { positions[last].isLast = true }
    for index in positions.indices { positions[index].follow.sort() }
    try PatternCheck(self).run()
  }

  /// A part of the pattern, described by the positions at which it may begin and end.
  private struct Piece {
    var first: [Int] = []
    var last: [Int] = []
    var isNullable = true
  }

  private mutating func add(_ node: PatternNode) throws(PatternProblem) -> Piece {
    switch node {
    case .element(let element): return try add(element)
    case .sequence(let nodes):
      var whole = Piece()
      for node in nodes { whole = chain(whole, try add(node)) }
      return whole
    case .choice(let nodes):
      var whole = Piece(isNullable: false)
      for node in nodes {
        let piece = try add(node)
        whole.first += piece.first
        whole.last += piece.last
        whole.isNullable = whole.isNullable || piece.isNullable
      }
      return whole
    case .repetition(let node, let least, let most):
      var whole = Piece()
      for _ in 0..<least { whole = chain(whole, try add(node)) }
      guard let most else {
        var loop = try add(node)
        link(loop.last, to: loop.first)
        loop.isNullable = true
        return chain(whole, loop)
      }
      // Each further repetition is possible only after the previous one; the loop may end after any.
      var rest = Piece()
      var previous: [Int] = []
      for _ in least..<most {
        let round = try add(node)
        link(previous, to: round.first)
        previous = round.last
        if rest.first.isEmpty { rest.first = round.first }
        rest.last += round.last
      }
      return chain(whole, rest)
    }
  }

  private mutating func add(_ element: PatternElement) throws(PatternProblem) -> Piece {
    guard positions.count < Self.mostPositions else {
      throw PatternProblem(
        kind: .number, sentence: "the pattern has more than \(Self.mostPositions) elements")
    }
    var position = Position(element: element)
    if case .together(let nodes) = element.action {
      for node in nodes { position.parts.append(try PatternAutomaton(node)) }
    }
    positions.append(position)
    let index = positions.count - 1
    return Piece(first: [index], last: [index], isNullable: false)
  }

  private mutating func chain(_ one: Piece, _ other: Piece) -> Piece {
    link(one.last, to: other.first)
    return Piece(
      first: one.first + (one.isNullable ? other.first : []),
      last: other.last + (other.isNullable ? one.last : []),
      isNullable: one.isNullable && other.isNullable)
  }

  private mutating func link(_ ends: [Int], to beginnings: [Int]) {
    for end in ends {
      let known = Set(positions[end].follow)
      positions[end].follow += beginnings.filter { !known.contains($0) }
    }
  }
}

extension PatternNode {
  /// Throws if the pattern's structure is invalid.
  fileprivate func checkShape() throws(PatternProblem) {
    switch self {
    case .element: break
    case .sequence(let nodes): for node in nodes { try node.checkShape() }
    case .choice(let nodes):
      guard !nodes.isEmpty else {
        throw PatternProblem(kind: .empty, sentence: "a choice of nothing can never go on")
      }
      for node in nodes { try node.checkShape() }
    case .repetition(let node, let least, let most):
      try node.checkShape()
      guard least >= 0, most ?? 1 > 0, (most ?? least) <= 100, least <= 100 else {
        throw PatternProblem(
          kind: .number, sentence: "\(most ?? least) is no number of times; it is 1 to 100")
      }
      guard !node.isNullable else {
        throw PatternProblem(
          kind: .empty,
          sentence: "an empty loop: what is repeated may be nothing, and would go round for ever")
      }
    }
  }

  /// Whether it matches without any input.
  private var isNullable: Bool {
    switch self {
    case .element: false
    case .sequence(let nodes): nodes.allSatisfy(\.isNullable)
    case .choice(let nodes): nodes.contains(where: \.isNullable)
    case .repetition(let node, let least, _): least == 0 || node.isNullable
    }
  }
}
