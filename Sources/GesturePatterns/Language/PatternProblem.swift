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
