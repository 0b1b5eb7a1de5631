import Foundation

/// A description of what fingers do, as an expression of elements, alternatives and repetitions.
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
/// It is recognized as soon as it is complete. Patterns that cannot match, or not unambiguously, are refused with a
/// `PatternProblem`.
public struct GesturePattern: Sendable, Hashable {
  /// The pattern as written.
  package let node: PatternNode
  package let automaton: PatternAutomaton
  /// Fingers above this number are ignored; `nil` for no limit.
  public let maximumFingers: Int?

  /// Creates a pattern of a sequence of elements, with an optional limit of fingers.
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

  /// Whether it has a `began` mark, so that the gesture is continuous.
  public var isContinuous: Bool { automaton.positions.contains { $0.element.mark == .began } }
}

/// Why a pattern is invalid.
public struct PatternProblem: Error, Hashable, CustomStringConvertible {
  /// The kind of problem.
  public enum Kind: Sendable, Hashable {
    /// The pattern is empty, or a repeated part may be empty.
    case empty
    /// An invalid number.
    case number
    /// Contradictory times.
    case time
    /// A region that no finger can reach.
    case region
    /// Fingers that are not down, or too many fingers.
    case fingers
    /// A capture that is used before it exists, or defined twice.
    case capture
    /// A mark at which the state cannot change.
    case mark
    /// An element that could be active twice at the same time.
    case ambiguous
  }

  /// The kind of problem.
  public var kind: Kind
  /// A description of the problem.
  public var sentence: String

  public var description: String { sentence }
}
