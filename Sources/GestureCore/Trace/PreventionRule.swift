/// By what a recognizer that went ahead could keep another one out.
public enum PreventionRule: Sendable, Hashable, CustomStringConvertible {
  /// It went ahead while the other had not decided (ARB-01).
  case undecided
  /// Both wanted the same moment, and it is deeper in the tree of views or was added later (ARB-05).
  case rank
  /// Both wanted the same moment, and the other could not have kept it out (ARB-18).
  case oneSided
  /// The other wanted to begin before, but waited for another.
  case waiting
  /// It was under way, or recognized and not reset yet (ARB-15).
  case underWay

  public var description: String {
    switch self {
    case .undecided: "first to decide"
    case .rank: "first in rank"
    case .oneSided: "which it could not have kept out"
    case .waiting: "while it waited"
    case .underWay: "which had gone ahead before"
    }
  }
}
