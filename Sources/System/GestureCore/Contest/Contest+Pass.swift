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
    /// Views get the messages that no recognizer withholds or has cancelled.
    case deliverInWindow

    // The end of the pass, when each window has had its turn.

    /// An input that no window has seen, because an override kept the event, is dropped (API-N05).
    case dropUnseen
    case settleRest, deliverRest
    /// With no finger down: a member that goes ahead and has no input any more is cancelled (COR-09).
    case cancelStranded
    /// With no finger down: a member that is possible and waits for no other is reported (COR-17), or fails.
    case decideStranded
    case settleStranded, deliverStranded
    /// Of members that wait for each other the last in rank fails (FAI-11).
    case breakCycle
    /// Members whose gesture is finished and that have no input down are reset (STM-40).
    case reset
    /// Client code that ran at a reset or in a view may have begun or ended something.
    case settleLate, deliverLate
    case done
  }

  /// What the engine has to do next.
  public enum Step: Sendable {
    case gather
    case notify
    /// A question to answer, or a decision to carry out.
    case decide(Arbiter.Step)
    /// The member's touches are cancelled in their views, for that action.
    case cancelTouches(Member, GestureState)
    /// The member's targets get an action.
    case act(Member, GestureState)
    /// Views get their messages: in the window whose turn it is, or in all.
    case deliver(inWindow: Bool)
    case dropUnseen
    case cancel(Member)
    case fail(Member)
    /// The member has ignored all its inputs, and leaves without a change of state (DEL-65).
    case withdraw(Member)
    /// The member stays possible after its last input.
    case reportStranded(Member)
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
    /// Whether this turn settles, and no enclosing one does.
    @usableFromInline var isSettling = false
    /// Whether it has ended a stranded member.
    @usableFromInline var hasEnded = false
    /// Its part of `MemberTable.snapshots`, the members of one search: the first index, and the next one.
    @usableFromInline var snapshotStart = 0
    @usableFromInline var snapshotIndex = 0
    /// The next entry of the reset queue; whether a reset may have made others ready.
    @usableFromInline var resetIndex = 0
    @usableFromInline var neededEndCheck = false

    @inlinable @inline(__always)
    public init(_ kind: Kind) {
      self.kind = kind
      if case .end = kind { phase = .dropUnseen } else { phase = .gather }
    }

    @inlinable @inline(__always)
    var isEnd: Bool { if case .end = kind { true } else { false } }
    @inlinable @inline(__always)
    var isOnlyWindow: Bool { if case .window(true) = kind { true } else { false } }
  }

  /// The next step, in the order of the phases; `nil` when the turn is over.
  /// - Parameter known: whether the first, going ahead, prevents the second, where no client code need be asked.
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
        // Where other windows have a turn too, each turn ends what is stranded; resets wait until all have had theirs.
        turn.phase = turn.isOnlyWindow ? .done : .cancelStranded
        return .deliver(inWindow: true)
      case .dropUnseen:
        turn.phase = .settleRest
        if inputs.hasUnseen { return .dropUnseen }
      case .settleRest:
        if let step = nextSettlement(&turn, known) { return step }
        turn.phase = .deliverRest
      case .deliverRest:
        turn.phase = .cancelStranded
        return .deliver(inWindow: false)
      case .cancelStranded:
        if !pass.needsEndCheck {
          turn.phase = turn.isEnd && isUnsettled ? .settleLate : .done
        } else if let member = nextStrandedWinner(&turn) {
          return .cancel(member)
        }
      case .decideStranded:
        if let step = nextStrandedCandidate(&turn) { return step }
      case .settleStranded:
        if let step = nextSettlement(&turn, known) { return step }
        turn.phase = .deliverStranded
      case .deliverStranded:
        turn.phase = .breakCycle
        return .deliver(inWindow: false)
      case .breakCycle:
        if arbiter.heldCount > 1, let step = breakCycle() {
          turn.phase = .settleStranded
          return .decide(step)
        }
        turn.phase = .done
        if turn.isEnd { startResets(&turn) }
      case .reset:
        if let member = nextReset(&turn) { return .reset(member) }
        turn.phase = hasNothingToDo ? .done : .settleLate
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

  /// The next decision or action: all decisions come before all actions, and then there may be more to decide. `nil` if
  /// an enclosing turn settles.
  @inlinable @inline(__always)
  mutating func nextSettlement(_ turn: inout Turn, _ known: Arbiter.Prevention) -> Step? {
    while isUnsettled, turn.isSettling || !pass.isSettling {
      if !turn.isSettling { startSettling(&turn) }
      if actions.isSending {
        if let step = nextAction() { return step }
      } else if arbiter.hasWork, let step = nextDecision(known) {
        return .decide(step)
      } else {
        actions.startSending()
      }
    }
    if turn.isSettling { stopSettling(&turn) }
    return nil
  }

  @usableFromInline
  mutating func startSettling(_ turn: inout Turn) {
    turn.isSettling = true
    pass.startSettling()
  }

  @usableFromInline
  mutating func stopSettling(_ turn: inout Turn) {
    turn.isSettling = false
    pass.stopSettling()
    actions.stopSending()
  }

  @usableFromInline
  mutating func nextAction() -> Step? { actions.next(members) }

  @usableFromInline
  mutating func nextDecision(_ known: Arbiter.Prevention) -> Arbiter.Step? {
    guard let step = arbiter.next(known) else { return nil }
    record(step)
    return step
  }

  private mutating func record(_ step: Arbiter.Step) {
    switch step {
    case .askShouldBegin, .askPrevents, .fail: break
    case .commit(let member): members.markWon(member.number, in: pass.number)
    case .hold(let member, _):
      members.markHeld(member.number, in: pass.number)
      // It may have closed a cycle.
      pass.requireEndCheck()
    }
  }
}

/// How far the contest has come in time. Only this file writes its fields but `failsStranded`, which is a setting.
public struct PassState: ~Copyable {
  /// Grows with every pass, in which a member sends one `.changed` action at most (STM-25).
  public private(set) var number: UInt64 = 0
  public private(set) var isUnderWay = false
  /// The time of the input that is being handled.
  public private(set) var time = Timestamp.zero
  /// Whether a turn settles: decisions are carried out and actions sent, perhaps by an enclosing turn.
  @usableFromInline private(set) var isSettling = false
  /// Whether something has happened that may strand a member, or make one ready for its reset.
  @usableFromInline private(set) var needsEndCheck = false
  /// Whether a stranded candidate fails. Otherwise it stays possible until its class decides (COR-17).
  public var failsStranded = false

  init() {}

  mutating func start() {
    isUnderWay = true
    number += 1
  }

  mutating func end() { isUnderWay = false }

  public mutating func setTime(_ time: Timestamp) { self.time = time }

  mutating func startSettling() { isSettling = true }
  mutating func stopSettling() { isSettling = false }

  mutating func requireEndCheck() { needsEndCheck = true }
  mutating func clearEndCheck() { needsEndCheck = false }

  func copy() -> PassState {
    var copy = PassState()
    (copy.number, copy.isUnderWay, copy.time) = (number, isUnderWay, time)
    (copy.isSettling, copy.needsEndCheck) = (isSettling, needsEndCheck)
    copy.failsStranded = failsStranded
    return copy
  }
}
