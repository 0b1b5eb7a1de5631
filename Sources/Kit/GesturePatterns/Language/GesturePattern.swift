import Foundation

/// What fingers do, written down as an expression: elements one after the other, choices, repetitions.
///
/// ```swift
/// let tap = PatternCapture("tap", \.place)
/// let zoom = try GesturePattern {
///   Down().capture(tap)
///   Up(within: 0.3)
///   Down(within: 0.3, near: tap, distance: 40)
///   Move(.up, moreThan: 10).marked(.began)
///   Up()
/// }
/// ```
/// It is recognized at the first moment at which it is complete. What cannot be matched, or not
/// unambiguously, is refused here, with a sentence.
public struct GesturePattern: Sendable, Hashable {
  /// As it is written.
  package let node: PatternNode
  package let automaton: PatternAutomaton
  /// Fingers beyond that many at once have no part in it.
  public let maximumFingers: Int?

  /// Makes a pattern of elements, one after another, with so many fingers at most.
  public init(
    maximumFingers: Int? = nil, @PatternBuilder _ content: () -> PatternPart
  ) throws(PatternProblem) {
    try self.init(node: content().part.node, maximumFingers: maximumFingers)
  }

  package init(node: PatternNode, maximumFingers: Int? = nil) throws(PatternProblem) {
    self.node = node
    self.maximumFingers = maximumFingers
    automaton = try PatternAutomaton(node)
  }

  /// Whether it has a mark where a continuous gesture begins.
  public var isContinuous: Bool { automaton.positions.contains { $0.element.mark == .began } }
}

/// Why something that was written is no pattern.
public struct PatternProblem: Error, Hashable, CustomStringConvertible {
  /// What kind of problem it is.
  public enum Kind: Sendable, Hashable {
    /// There is nothing to match, or what is repeated may be nothing.
    case empty
    /// A number that is none, or that makes no sense.
    case number
    /// Times that cannot both be kept.
    case time
    /// A region that no finger reaches.
    case region
    /// Fingers that are not down, or too many.
    case fingers
    /// A capture that is used before it is there, or written twice.
    case capture
    /// A mark where no state can change.
    case mark
    /// An element that would be under way twice at once, with two beginnings.
    case ambiguous
  }

  /// What kind of problem it is.
  public var kind: Kind
  /// What is wrong, in words.
  public var sentence: String

  public var description: String { sentence }
}
