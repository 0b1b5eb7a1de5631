extension Contest {
  /// The order of a pass, from top to bottom. Each phase hands out steps until it has no more.
  @usableFromInline
  enum Phase: UInt8, BitwiseCopyable {
    // The turn of one window with an event.

    /// New inputs collect the recognizers that receive them.
    case gather
    /// Recognizers get messages about their inputs, and set their states.
    case notify
    /// Members are asked, held, failed or go ahead; then actions are sent; until there is neither.
    case settle
    /// Views get the messages that no recognizer withholds or has taken away.
    case deliverInWindow

    // The end of the pass, when each window has had its turn.

    case settleRest, deliverRest
    /// With no finger down: a member that goes ahead and has no input any more is cancelled (COR-09).
    case cancelStranded
    /// With no finger down: a member that is undecided and waits for no other fails (STM-46).
    case failStranded
    case settleStranded, deliverStranded
    /// Of members that wait for each other the last in rank fails (FAI-11).
    case breakCircle
    /// Members whose gesture is over and that have no input down start anew (STM-40).
    case reset
    /// Client code that ran at a reset or in a view may have begun or ended something.
    case settleLate, deliverLate
    case done
  }

  /// What the owner has to do next.
  public enum Step: Sendable {
    case gather
    case notify
    /// A question to answer, or a decision to carry out.
    case decide(Arbiter.Step)
    /// The member's touches are taken from their views, for that action.
    case takeTouches(Member, GestureState)
    /// The member's targets get an action.
    case act(Member, GestureState)
    /// In the window whose turn it is, or in all.
    case deliver(inWindow: Bool)
    case cancel(Member)
    case fail(Member)
    case reset(Member)
  }

  /// How far a loop over the steps has come. Client code that a step runs may start another loop, with a turn of its
  /// own.
  public struct Turn: BitwiseCopyable {
    public enum Kind: BitwiseCopyable {
      /// A window has an event, alone or as one of several.
      case window(isOnly: Bool)
      /// Each window has had its turn, or there is no event.
      case end
    }

    @usableFromInline let kind: Kind
    @usableFromInline var phase: Phase
    /// Whether this turn settles, and none further out.
    @usableFromInline var settles = false
    /// Whether it has ended a stranded member.
    @usableFromInline var hasEnded = false
    /// Its part of `waiting`: where that begins, and which of these comes next.
    @usableFromInline var base = 0
    @usableFromInline var place = 0
    /// The next of those that are over; whether a reset may have made others ready.
    @usableFromInline var overPlace = 0
    @usableFromInline var wasDue = false

    @inlinable @inline(__always)
    public init(_ kind: Kind) {
      self.kind = kind
      if case .end = kind { phase = .settleRest } else { phase = .gather }
    }

    @inlinable @inline(__always)
    var isEnd: Bool { if case .end = kind { true } else { false } }
    @inlinable @inline(__always)
    var isOnlyWindow: Bool { if case .window(true) = kind { true } else { false } }
  }

  /// The next step, in the order of the phases; `nil` when all is done.
  /// - Parameter known: whether the first, going ahead, keeps the second out, where that can be told without asking.
  @inlinable @inline(__always)
  public mutating func next(_ turn: inout Turn, _ known: Arbiter.Prevention) -> Step? {
    while true {
      switch turn.phase {
      case .gather:
        turn.phase = .notify
        return .gather
      case .notify:
        turn.phase = .settle
        return .notify
      case .settle:
        if let step = nextSettlement(&turn, known) { return step }
        turn.phase = .deliverInWindow
      case .deliverInWindow:
        turn.phase = turn.isOnlyWindow ? .done : .cancelStranded
        return .deliver(inWindow: true)
      case .settleRest:
        if let step = nextSettlement(&turn, known) { return step }
        turn.phase = .deliverRest
      case .deliverRest:
        turn.phase = .cancelStranded
        return .deliver(inWindow: false)
      case .cancelStranded:
        if !isDue {
          turn.phase = turn.isEnd && isUnsettled ? .settleLate : .done
        } else if let member = nextStrandedWinner(&turn) {
          return .cancel(member)
        }
      case .failStranded:
        if let member = nextStrandedCandidate(&turn) { return .fail(member) }
      case .settleStranded:
        if let step = nextSettlement(&turn, known) { return step }
        turn.phase = .deliverStranded
      case .deliverStranded:
        turn.phase = .breakCircle
        return .deliver(inWindow: false)
      case .breakCircle:
        if arbiter.heldCount > 1, let step = breakCircle() {
          turn.phase = .settleStranded
          return .decide(step)
        }
        turn.phase = .done
        if turn.isEnd { startResets(&turn) }
      case .reset:
        if let member = nextReset(&turn) { return .reset(member) }
        turn.phase = isUnsettled || isDue ? .settleLate : .done
      case .settleLate:
        if let step = nextSettlement(&turn, known) { return step }
        turn.phase = .deliverLate
      case .deliverLate:
        turn.phase = .done
        return .deliver(inWindow: false)
      case .done:
        return nil
      }
    }
  }

  /// Answers the question that was handed out last.
  public mutating func answer(_ yes: Bool) { arbiter.answer(yes) }
}
