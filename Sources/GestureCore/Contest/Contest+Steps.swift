extension Contest {
  /// What the owner has to do next.
  public enum Step: Sendable {
    /// A question to answer, or a decision to make public.
    case decide(Arbiter.Step)
    /// The member's targets are told of a state; its first action takes its touches from their views.
    case act(Member, GestureState, isFirst: Bool)
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

    enum Room: BitwiseCopyable {
      case deciding, telling, forsaken, undecided, circles, resetting, closing, done
    }

    let kind: Kind
    var room: Room
    /// Where to go on once views have been told.
    var next: Room
    /// Whether it is this round that settles, and none further out.
    var settles = false
    /// Whether it has ended somebody who was left over.
    var hasEnded = false
    /// Where its part of `waiting` begins, and whom of these it comes to next.
    var base = 0
    var place = 0
    /// The next of those who are over; whether any reset may have made others ready.
    var overPlace = 0
    var wasDue = false

    public init(_ kind: Kind) {
      self.kind = kind
      room = kind == .leftOver ? .forsaken : .deciding
      next = kind == .settling ? .done : .forsaken
    }
  }

  /// The next step, in the order of the way of a touch; `nil` when all is done.
  /// - Parameters:
  ///   - known: whether the first, going ahead, keeps the second out, where that can be told without asking
  ///     anybody.
  ///   - isForsaken: whether nothing is on its way to a member that it would hear of.
  public mutating func next(
    _ round: inout Round, _ known: Arbiter.Prevention, isForsaken: (Member) -> Bool
  ) -> Step? {
    while true {
      switch round.room {
      case .deciding:
        if let step = nextDecision(&round, known) { return step }
        round.room = round.kind == .settling ? .done : .telling
      case .telling:
        round.room = round.next
        return .tell
      case .forsaken:
        if let step = nextForsaken(&round, isForsaken) { return step }
      case .undecided:
        if let step = nextUndecided(&round, isForsaken) { return step }
      case .circles:
        if let step = nextCircle(&round, isForsaken) { return step }
      case .resetting:
        if let member = nextReset(&round) { return .reset(member) }
        round.room = .closing
      case .closing:
        // Code that runs at a reset, or in a view, may have begun or ended something.
        round.room = isUnsettled || isDue ? .deciding : .done
        round.next = .done
      case .done:
        return nil
      }
    }
  }

  /// Answers the question that was handed out last.
  public mutating func answer(_ yes: Bool) { arbiter.answer(yes) }
}
