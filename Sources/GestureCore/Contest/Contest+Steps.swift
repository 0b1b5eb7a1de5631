extension Contest {
  /// What the owner has to do next.
  public enum Step: Sendable {
    /// A question to answer, or a decision to make public.
    case decide(Arbiter.Step)
    /// The member's touches are taken from their views where that is due, and its targets are told of a state.
    case act(Member, GestureState, takesTouches: Bool)
    /// Views are told what nobody withholds any more.
    case tell
    /// Nothing would ever end the gesture, whose fingers have all gone (COR-09).
    case cancel(Member)
    /// No finger is left that would let it decide (STM-46).
    case giveUp(Member)
    case reset(Member)
  }

  /// How far one loop over the steps has come. A loop that a client's code runs, in a step of another, has its
  /// own.
  public struct Round: BitwiseCopyable {
    public enum Kind: BitwiseCopyable {
      /// What is said is decided, and actions are sent.
      case settling
      /// Who is left over is ended.
      case leftOver
      /// All that comes of an event or a deadline.
      case pass
    }

    @usableFromInline
    enum Room: BitwiseCopyable {
      case deciding, telling, forsaken, undecided, circles, resetting, closing, done
    }

    @usableFromInline let kind: Kind
    @usableFromInline var room: Room
    /// Where to go on once views have been told.
    @usableFromInline var next: Room
    /// Whether it is this round that settles, and none further out.
    @usableFromInline var settles = false
    /// Whether it has ended a member that was left over.
    @usableFromInline var hasEnded = false
    /// Where its part of `waiting` begins, and whom of these it comes to next.
    @usableFromInline var base = 0
    @usableFromInline var place = 0
    /// The next of those who are over; whether any reset may have made others ready.
    @usableFromInline var overPlace = 0
    @usableFromInline var wasDue = false

    @inlinable
    public init(_ kind: Kind) {
      self.kind = kind
      room = kind == .leftOver ? .forsaken : .deciding
      next = kind == .settling ? .done : .forsaken
    }
  }

  /// The next step, in the order of the way of a touch; `nil` when all is done.
  /// - Parameter known: whether the first, going ahead, keeps the second out, where that can be told without asking
  ///   anybody.
  @inlinable @inline(__always)
  public mutating func next(_ round: inout Round, _ known: Arbiter.Prevention) -> Step? {
    while true {
      switch round.room {
      case .deciding:
        if isUnsettled, startSettling(&round) {
          if isActing {
            if let step = nextAction() { return step }
          } else if arbiter.hasWork, let step = nextDecision(known) {
            return .decide(step)
          } else {
            isActing = !owing.isEmpty
          }
          continue
        }
        if round.settles { stopSettling(&round) }
        if round.kind == .settling { return nil }
        round.room = .telling
      case .telling:
        round.room = round.next
        return .tell
      case .forsaken:
        guard isDue else {
          if round.kind != .pass || !isUnsettled { return nil }
          round.room = .closing
          continue
        }
        if let step = nextForsaken(&round) { return step }
      case .undecided:
        if let step = nextUndecided(&round) { return step }
      case .circles:
        if arbiter.heldCount > 1, let step = nextCircle(&round) { return step }
        round.room = .done
        if round.kind == .pass { startSweeps(&round) }
      case .resetting:
        if let member = nextReset(&round) { return .reset(member) }
        round.room = .closing
      case .closing:
        // Code that runs at a reset, or in a view, may have begun or ended something.
        guard isUnsettled || isDue else { return nil }
        round.room = .deciding
        round.next = .done
      case .done:
        return nil
      }
    }
  }

  /// Answers the question that was handed out last.
  public mutating func answer(_ yes: Bool) { arbiter.answer(yes) }
}
