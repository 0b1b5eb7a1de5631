extension Arbiter {
  /// Where a member is on its way.
  public enum Standing: Sendable, Hashable, BitwiseCopyable {
    /// Takes no part.
    case absent
    case undecided, proposed, willing, cleared, held
    /// Goes ahead, or has; it keeps the others out until it leaves (ARB-15).
    case won
    /// Has failed or was cancelled, and has not left yet.
    case out

    /// Whether one that waits for it must go on waiting.
    public var isOpen: Bool {
      switch self {
      case .undecided, .proposed, .willing, .cleared, .held: true
      case .absent, .won, .out: false
      }
    }

    /// Whether it has asked to go ahead, and has no answer yet.
    var isProposal: Bool {
      switch self {
      case .proposed, .willing, .cleared, .held: true
      case .absent, .undecided, .won, .out: false
      }
    }
  }

  /// Why a member may not go ahead.
  public enum Refusal: Sendable, Hashable {
    /// A should-begin question was answered with no (ARB-20).
    case vetoed
    /// A winner keeps it out (ARB-01).
    case prevented(by: Member)
    /// It waited for a member to fail, and that one went ahead (FAI-04).
    case requirementWon(Member)
    /// It and the others waited for each other (FAI-11).
    case deadlock(with: Member)
  }

  /// What the owner has to do next.
  public enum Step: Sendable, Hashable {
    /// May this member begin? Answer it.
    case askShouldBegin(Member)
    /// Does the first, going ahead, keep the second out? Answer it.
    case askPrevents(Member, Member)
    case commit(Member)
    /// The first has to wait until the second fails.
    case hold(Member, until: Member)
    case fail(Member, Refusal)
  }
}
