/// All that is known of the recognizers that compete for the present inputs, as plain values by number: an arbiter, the
/// state of the pass, and six tables.
///
/// It holds no object of a client. Facts come in by its methods, and work goes out as steps:
/// ```
/// var turn = Contest.Turn(.end)
/// while let step = contest.next(&turn, prevention) { perform(step) }
/// ```
/// A step may run client code, which adds facts and nothing else. Where a decision needs an opinion, the step is a
/// question, to be answered by `answer(_:)`. A fact about a member that has left is ignored: no other member has its
/// number and generation.
///
/// A fact of one table is read and changed on the table. A fact of several tables is a method of `Contest`.
public struct Contest: ~Copyable {
  /// Which members go ahead, are held, and fail.
  public internal(set) var arbiter = Arbiter()
  /// Which members take part.
  public internal(set) var members = MemberTable()
  /// Which inputs are down, which members have received them, and what views know of them.
  public var inputs = InputTable()
  /// Which members owe an action.
  public var actions = ActionQueue()
  /// Which members are finished and wait for their reset.
  public internal(set) var resets = ResetQueue()
  /// Which members get messages about the inputs of the last event.
  public var audience = AudienceCache()
  /// Which members, and others, wait for which time.
  public var deadlines = Deadlines()
  /// Which pass it is.
  public var pass = PassState()

  public init() {}

  // MARK: - Passes

  /// An event or a deadline comes; all its consequences are one pass.
  public mutating func startPass() { pass.start() }

  public mutating func endPass() {
    pass.end()
    if inputs.receivers.hasFreed { inputs.recycleLinks() }
  }

  /// Whether a decision or an action is due.
  @inlinable @inline(__always)
  public var isUnsettled: Bool { arbiter.hasWork || !actions.isEmpty }

  /// Whether the end of a pass has nothing to do but to deliver messages.
  @inlinable @inline(__always)
  public var hasNothingToDo: Bool { !isUnsettled && !pass.needsEndCheck }

  // MARK: - Members

  /// Adds a member. `rank` orders members that propose in the same event: the lowest comes first (ARB-05). `position` is
  /// that of its view, if an input brings it in.
  public mutating func enroll(rank: Int, at position: ViewPosition = .unknown) -> Member {
    let member = members.add()
    actions.add(member.number)
    resets.add(member.number)
    audience.add(member.number)
    deadlines.add(member.number)
    arbiter.include(member, rank: rank, at: position)
    return member
  }

  /// Removes a member. Facts about it are ignored from now on.
  public mutating func leave(_ member: Member) {
    guard let row = members.row(of: member) else { return }
    deadlines.clear(row)
    resets.clear(row)
    inputs.removeAll(of: row)
    arbiter.remove(member)
    members.remove(row)
    actions.clear(row)
  }

  /// Removes and returns the number of a member that has left, when the pass is over. The next member gets it.
  public mutating func popDeparted() -> Int? { members.popDeparted() }

  @inlinable @inline(__always)
  public var hasDeparted: Bool { !members.departed.isEmpty }

  /// Whether no member takes part.
  public var isEmpty: Bool { members.isEmpty }

  /// All members leave, perhaps in the middle of a pass.
  public mutating func abandon() {
    for member in arbiter.members { leave(member) }
    resets.removeAll()
    actions.removeAll()
    while members.popDeparted() != nil {}
  }

  // MARK: - The attempt

  /// The member wants to go ahead.
  public mutating func propose(_ member: Member) {
    guard let row = members.row(of: member) else { return }
    members.markProposed(row, in: pass.number)
    arbiter.propose(member)
  }

  /// Carries out a commit: queues the first action, and for a gesture that ended while it was held a second one. The
  /// gesture is finished if its last state is `.ended`.
  public mutating func commit(
    _ member: Member, as first: GestureState, then second: GestureState? = nil
  ) {
    queue(first, of: member)
    if let second, let row = members.row(of: member) { actions.queueSecond(second, of: row) }
    if (second ?? first) == .ended { finish(member) }
  }

  /// The gesture is finished: its deadline is off, and it is reset when its inputs have ended. A failed gesture owes
  /// no action; an ended or cancelled one does. An ended gesture goes on preventing others until its reset (ARB-15).
  public mutating func finish(_ member: Member, as state: GestureState) {
    guard members.row(of: member) != nil else { return }
    if state != .ended { arbiter.drop(member) }
    finish(member)
    if state != .failed { queue(state, of: member) }
  }

  private mutating func finish(_ member: Member) {
    guard let row = members.row(of: member) else { return }
    deadlines.clear(row)
    pass.requireEndCheck()
    resets.finish(member)
  }

  public mutating func isFinished(_ member: Member) -> Bool {
    members.row(of: member).map { resets.isFinished($0) } ?? false
  }

  /// The gesture is aborted from outside: members that are linked with it are reset without it.
  public mutating func abort(_ member: Member) {
    if let row = members.row(of: member) { members.markAborted(row) }
  }

  public mutating func isAborted(_ member: Member) -> Bool {
    members.row(of: member).map { members.rows[$0].isAborted } ?? false
  }

  /// The member's targets are to get an action for a state; of several in one event for the newest.
  public mutating func queue(_ action: GestureState, of member: Member) {
    if members.row(of: member) != nil { actions.queue(action, of: member, in: pass.number) }
  }

  /// Whether the member has been held since an earlier pass. Then all states that it has assigned meanwhile are
  /// published (FAI-06, OPN-11).
  public mutating func wasHeldBefore(_ member: Member) -> Bool {
    guard let row = members.row(of: member) else { return false }
    let held = members.rows[row].history.held
    return held != 0 && held != pass.number
  }

  /// The rule by which a winner prevents a member.
  public mutating func preventionRule(of winner: Member, over loser: Member) -> PreventionRule {
    guard let winner = members.row(of: winner) else { return .underWay }
    guard let loser = members.row(of: loser) else { return .undecided }
    let lost = members.rows[loser].history
    guard lost.proposed != 0 else { return .undecided }
    let won = members.rows[winner].history.won
    guard won != 0, won >= lost.proposed else { return .underWay }
    if lost.held != 0, lost.held < won { return .waiting }
    return arbiter.ranks[winner] < arbiter.ranks[loser] ? .rank : .oneSided
  }

  // MARK: - Failure requirements

  /// The member waits, in this attempt, until the other has failed. Returns the members that wait for each other, if
  /// this closes a circle.
  public mutating func require(_ other: Member, toFailBefore member: Member) -> [Member]? {
    guard members.row(of: other) != nil, members.row(of: member) != nil else { return nil }
    arbiter.require(other, toFailBefore: member)
    // Nearly always one of the two has no other requirement, and there is no circle to look for.
    guard arbiter.requirements.hasDependents(member), arbiter.requirements.hasRequirements(other),
      let circle = arbiter.requirements.cycle(through: member)
    else { return nil }
    // All of them may be held already, and nothing else would look.
    pass.requireEndCheck()
    return circle
  }

  /// The member may have a failure requirement by its own or its delegate's word.
  public mutating func addRequirer(_ member: Member) {
    if members.row(of: member) != nil { members.addRequirer(member) }
  }

  @inlinable @inline(__always)
  public var hasRequirers: Bool { !members.requirers.isEmpty }

  /// The indices of all present members, or of those that may have a requirement, in a snapshot. Client code that is
  /// asked about them may bring in others, which are not among them.
  public mutating func openSnapshot(requirersOnly: Bool) -> Range<Int> {
    let first = members.snapshotCount
    if requirersOnly {
      members.addRequirersToSnapshot()
    } else {
      members.addToSnapshot(arbiter.line)
    }
    return first..<members.snapshotCount
  }

  /// The member at an index; `nil` once it has left.
  public mutating func snapshotMember(at index: Int) -> Member? {
    let member = members.snapshot(at: index)
    return members.row(of: member) == nil ? nil : member
  }

  public mutating func closeSnapshot(_ indices: Range<Int>) {
    members.dropSnapshot(from: indices.lowerBound)
  }

  // MARK: - Inputs

  /// The touch lifts, or the input is cancelled.
  public mutating func end(_ input: Input) {
    if inputs.end(input) { pass.requireEndCheck() }
  }

  /// The owner gives an input up. Members that have received it keep it until their reset.
  public mutating func forget(_ input: Input) {
    end(input)
    inputs.forget(input)
  }

  public mutating func receive(_ input: Input, by member: Member) {
    guard let row = members.row(of: member) else { return }
    if inputs.add(member, to: input) { members.markInput(of: row) }
  }

  /// The member ignores an input that it has received.
  public mutating func ignore(_ input: Input, by member: Member) {
    guard members.row(of: member) != nil else { return }
    pass.requireEndCheck()
    inputs.remove(member, from: input)
  }

  /// The member gives up an input that has ended, and of which views get no more messages: nothing follows from it.
  public mutating func forget(_ input: Input, by member: Member) {
    if members.row(of: member) != nil { inputs.remove(member, from: input) }
  }

  public mutating func ignoreAllInputs(by member: Member) {
    guard let row = members.row(of: member) else { return }
    pass.requireEndCheck()
    inputs.removeAll(of: row)
  }

  public mutating func isIdle(_ member: Member) -> Bool {
    members.row(of: member).map { inputs.isIdle($0) } ?? true
  }

  /// Whether the member has received the input, and does not ignore it.
  public mutating func hasReceived(_ member: Member, _ input: Input) -> Bool {
    members.row(of: member) != nil && inputs.hasReceived(member, input)
  }

  /// All inputs that the member has received and does not ignore, for checks.
  public mutating func received(by member: Member) -> Set<Input> {
    members.row(of: member) == nil ? [] : inputs.received(by: member)
  }

  /// Where a loop along the receivers of an input is.
  public struct ReceiverCursor: BitwiseCopyable {
    @usableFromInline let input: Input
    @usableFromInline var link = ReceiverLinks.none
    @usableFromInline var hasStarted = false

    @inlinable @inline(__always)
    public init(of input: Input) { self.input = input }
  }

  /// The next member that has received an input, in the order in which they did. Members that ignore it or leave
  /// meanwhile are skipped.
  @inlinable @inline(__always)
  public mutating func next(_ cursor: inout ReceiverCursor) -> Member? {
    if !cursor.hasStarted {
      cursor.hasStarted = true
      guard let row = inputs.row(of: cursor.input) else { return nil }
      cursor.link = inputs.receivers.firstReceiver(of: row)
    }
    while cursor.link != ReceiverLinks.none {
      let link = cursor.link
      // A link that is freed meanwhile leads on all the same.
      cursor.link = inputs.receivers.links[link].nextReceiver
      let member = inputs.receivers.links[link].member
      if !member.isVacant { return member }
    }
    return nil
  }

  // MARK: - Deadlines

  /// Sets the deadline of a member, in place of an earlier one.
  public mutating func setDeadline(of member: Member, at time: Timestamp) {
    if members.row(of: member) != nil { deadlines.set(member, at: time) }
  }

  public mutating func clearDeadline(of member: Member) {
    if let row = members.row(of: member) { deadlines.clear(row) }
  }

  /// The deadline of a waiter that took no part becomes that of a member. Returns the number of the waiter.
  public mutating func transferDeadline(
    _ token: DeadlineQueue.Token, to member: Member
  ) -> Int? {
    members.row(of: member) == nil ? nil : deadlines.transfer(token, to: member)
  }

  /// Removes and returns the first deadline that is due at or before `time`.
  public mutating func popDeadline(
    through time: Timestamp
  ) -> (time: Timestamp, waiter: Deadlines.Waiter)? {
    guard let due = deadlines.pop(through: time, members) else { return nil }
    // The member may have waited for nothing else.
    if case .member = due.waiter { pass.requireEndCheck() }
    return due
  }

  // MARK: - Views

  /// A view has moved in the tree of some window.
  public mutating func viewsMoved() { arbiter.viewsMoved() }

  // MARK: - Copies

  /// A contest in the same state, with which the same members can go on.
  public func copy() -> Contest {
    var copy = Contest()
    copy.arbiter = arbiter.copy()
    copy.members = members.copy()
    copy.inputs = inputs.copy()
    copy.actions = actions.copy()
    copy.resets = resets.copy()
    copy.audience = audience.copy()
    copy.deadlines = deadlines.copy()
    copy.pass = pass.copy()
    return copy
  }

  /// The rules that do not hold when a pass is over; none, unless the contest is wrong. Mutating, because it looks
  /// once more at what is decided, which changes nothing.
  public var brokenInvariants: [String] {
    mutating get {
      var broken: [String] = []
      func rule(_ text: String, _ holds: Bool) {
        if !holds { broken.append(text) }
      }
      let live = arbiter.members
      members.checkInvariants(live, rule)
      resets.checkInvariants(live, rule)
      rule(
        "a finished member has no deadline",
        live.allSatisfy { !resets.isFinished($0.number) || !deadlines.isSet($0.number) })
      actions.checkInvariants(rule)
      inputs.checkInvariants(live, rule)
      rule(
        "the audience is the one that a search finds",
        audience.isRight(audienceVersion, inputs, resets, arbiter))
      rule("no turn settles", !pass.isSettling)
      // A member that was reset may have left a question behind that needs no answer any more.
      rule("all is decided", arbiter.next() == nil)
      return broken + arbiter.brokenInvariants
    }
  }
}

/// A recognizer as the contest sees it: a number that belongs to it while it takes part, and a generation. The
/// generation distinguishes a member from earlier members with the same number.
public struct Member: Sendable, Hashable, Comparable, CustomStringConvertible, BitwiseCopyable {
  /// The number in the lower half, the generation above it; negative for `vacant`.
  @usableFromInline let packed: Int

  @inlinable @inline(__always)
  public init(_ number: Int) { packed = number }

  init(packed: Int) { self.packed = packed }

  /// Stands where there is no member.
  static var vacant: Member { Member(packed: -1) }
  @inlinable @inline(__always)
  var isVacant: Bool { packed < 0 }

  @inlinable @inline(__always)
  public var number: Int { packed & (1 << (Int.bitWidth / 2) - 1) }

  /// The member that gets the number next.
  var successor: Member { Member(packed: (packed &+ 1 << (Int.bitWidth / 2)) & .max) }

  public static func < (left: Member, right: Member) -> Bool { left.number < right.number }

  public var description: String { "#\(number)" }
}

extension Contest {
  /// A touch, a press, or a pointer that comes without either, from its beginning to its end. As with members, a
  /// generation distinguishes it from earlier inputs with the same number.
  public struct Input: BitwiseCopyable, Hashable, Sendable {
    /// The kind of an input.
    public enum Kind: BitwiseCopyable, Sendable {
      case touch, press
      /// A scroll, a trackpad's transform or a hovering pointer: nothing is held down.
      case pointer
    }

    /// The number in the lower half, the generation above it; negative for `none`.
    @usableFromInline let packed: Int

    @usableFromInline init(packed: Int) { self.packed = packed }

    /// No input.
    @inlinable @inline(__always)
    public static var none: Input { Input(packed: -1) }

    /// The number; that of `none` is beyond all rows.
    @inlinable @inline(__always)
    var number: Int { packed & (1 << (Int.bitWidth / 2) - 1) }

    /// The input that gets the number next.
    var successor: Input { Input(packed: (packed &+ 1 << (Int.bitWidth / 2)) & .max) }
  }
}
