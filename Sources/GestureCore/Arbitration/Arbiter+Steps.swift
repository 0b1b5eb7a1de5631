extension Arbiter {
  /// The position of a member between entering and leaving.
  public enum Standing: Sendable, Hashable, BitwiseCopyable {
    /// Not a member.
    case absent
    case undecided, proposed, willing, cleared, held
    /// Goes ahead, or has; it prevents the others until it leaves (ARB-15).
    case won
    /// Has failed or was cancelled, and has not left yet.
    case out

    /// Whether a member that requires it to fail has to go on waiting.
    public var isOpen: Bool {
      switch self {
      case .undecided, .proposed, .willing, .cleared, .held: true
      case .absent, .won, .out: false
      }
    }

    /// Whether it has proposed, and is not decided.
    public var isProposal: Bool {
      switch self {
      case .proposed, .willing, .cleared, .held: true
      case .absent, .undecided, .won, .out: false
      }
    }
  }

  /// The rule by which a member may not go ahead.
  public enum Refusal: Sendable, Hashable {
    /// A should-begin question was answered with "no" (ARB-20).
    case vetoed
    /// A winner prevents it (ARB-01).
    case prevented(by: Member)
    /// A member that it requires to fail went ahead (FAI-04).
    case requirementWon(Member)
    /// It and others waited for each other (FAI-11).
    case deadlock(with: Member)
  }

  /// What the owner has to do next.
  public enum Step: Sendable, Hashable {
    /// A question: may this member begin?
    case askShouldBegin(Member)
    /// A question: does the first, going ahead, prevent the second?
    case askPrevents(Member, Member)
    /// The member goes ahead.
    case commit(Member)
    /// The first waits until the second fails.
    case hold(Member, until: Member)
    case fail(Member, Refusal)
  }
}
