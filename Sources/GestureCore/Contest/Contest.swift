/// Everything that is known of those who take part in the present gestures, as plain values by number: who wants
/// to go ahead, who waits for whom, who owes which action, who waits for which moment, who is over, who has which
/// finger, button or pointer, and what views have been told of these.
///
/// It holds no client's object. Facts come in by its methods, and what has to be done goes out as steps:
/// ```
/// var turn = Contest.Turn(.end)
/// while let step = contest.next(&turn, known) { perform(step) }
/// ```
/// A step may run anybody's code, which comes back with facts alone. Where a step needs an opinion it is a
/// question, to be answered by `answer(_:)`. What is asked of a member that has left comes to nothing: nobody
/// else has its number and generation.
///
/// What is only read is a mutating method all the same: of a value that cannot be copied, what another module
/// borrows is moved to its stack first, as a whole.
public struct Contest: ~Copyable {
  /// Who goes ahead, who has to wait, and who is kept out.
  public internal(set) var arbiter = Arbiter()
  /// When members, and others, are to be woken.
  @usableFromInline var deadlines = DeadlineQueue()
  /// By number.
  @usableFromInline var rows = OwnedList<MemberRow>()

  // Changed by `+Members` alone.
  var vacancies = OwnedList<Int>()
  /// The numbers of those who have left; nobody gets them before these are let go of.
  @usableFromInline var departed = OwnedList<Int>()
  /// Those who may wait for others by their own or their delegate's word, or make others wait.
  @usableFromInline var demanding = OwnedList<Member>()

  // Changed by `+Acting` alone.
  /// Who owes an action, in the order in which they are to be heard.
  public var actions = ActionQueue()
  @usableFromInline var isActing = false
  /// Whether decisions and actions are being performed, further out perhaps.
  @usableFromInline var isSettling = false

  // Changed by `+Resetting` alone.
  /// Those whose gesture is over and that have not been reset. Where one was is a gap until all that are
  /// ready have been reset.
  var over = OwnedList<Member?>()
  var overCount = 0
  /// Grows with every search for who may be reset.
  var sweep: UInt64 = 0
  /// How many gestures have come to their end.
  @usableFromInline var endings: UInt64 = 0

  /// Those whom the rounds that are under way have yet to come to. A round that is run by a client's code, in
  /// a step of another, has its own at the end, and takes them away again.
  var waiting = OwnedList<Member>()

  public var inputs = InputTable()

  // Changed by `+Audience` alone.
  /// Who hears of the inputs of the last event. To find them anew for each cost a ninth of a drag.
  @usableFromInline var audience = OwnedList<Member>()
  /// Whose audience it is, and what the contest had seen change when it was found; 0 where none is known.
  @usableFromInline var audienceInputs = OwnedList<Input>()
  @usableFromInline var audienceChanges: UInt64 = 0
  /// Grows with every search for one.
  @usableFromInline var look: UInt64 = 0

  /// Whether something has happened that may make a member ready for its reset, or leave one over.
  @usableFromInline var isDue = false

  /// Grows with every event and every deadline: one `.changed` action for each (STM-25).
  public internal(set) var pass: UInt64 = 0
  public internal(set) var isInPass = false

  public init() {}

  /// A contest in the same state, with which the same members can go on.
  public func copy() -> Contest {
    var copy = Contest()
    copy.arbiter = arbiter.copy()
    copy.deadlines = deadlines.copy()
    copy.rows = rows.copy()
    copy.vacancies = vacancies.copy()
    copy.departed = departed.copy()
    copy.demanding = demanding.copy()
    copy.actions = actions.copy()
    (copy.isActing, copy.isSettling) = (isActing, isSettling)
    copy.over = over.copy()
    (copy.overCount, copy.sweep, copy.endings) = (overCount, sweep, endings)
    copy.waiting = waiting.copy()
    copy.inputs = inputs.copy()
    copy.look = look
    (copy.isDue, copy.pass, copy.isInPass) = (isDue, pass, isInPass)
    return copy
  }

  /// An event or a deadline comes; all that comes of it is one pass.
  public mutating func startPass() {
    isInPass = true
    pass += 1
  }

  public mutating func endPass() {
    isInPass = false
    if inputs.receipts.hasSpent { inputs.recycleReceipts() }
  }

  /// Whether anything is to be decided, or anybody owes an action.
  @inlinable @inline(__always)
  public var isUnsettled: Bool { arbiter.hasWork || !actions.entries.isEmpty }

  /// Whether a pass would only tell views what they have to hear.
  @inlinable @inline(__always)
  public var isCalm: Bool { !isUnsettled && !isDue }
}
