/// The rule by which a recognized gesture prevented another one.
public enum PreventionRule: Sendable, Hashable, CustomStringConvertible {
  /// It was recognized while the other was undecided (ARB-01).
  case undecided
  /// Both wanted to be recognized at the same moment, and it is deeper in the view tree or was added later
  /// (ARB-05).
  case rank
  /// Both wanted to be recognized at the same moment, and the other could not prevent it (ARB-18).
  case oneSided
  /// The other wanted to begin earlier, but was waiting for a third to fail.
  case waiting
  /// It had begun, or was recognized and not yet reset (ARB-15).
  case underWay

  public var description: String {
    switch self {
    case .undecided: "first to decide"
    case .rank: "first in rank"
    case .oneSided: "which it could not prevent"
    case .waiting: "while it waited"
    case .underWay: "which had gone ahead before"
    }
  }
}
