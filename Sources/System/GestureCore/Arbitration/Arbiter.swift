/// Decides which members may go ahead when several compete for the same inputs.
///
/// The arbiter holds no reference to an object. The engine includes members, proposes and drops them, then carries
/// out the steps of `next()` until it returns `nil`. Where a decision needs an opinion of client code, the step is a
/// question, to be answered with `answer(_:)`. Because a question is a step and not a call, client code cannot corrupt
/// the arbiter while it is asked.
///
/// One member, from entering to leaving:
/// ```
/// undecided ─propose─▶ proposed ─should begin: yes─▶ willing ─no winner objects─▶ cleared
/// cleared ─a requirement is open─▶ held ─all requirements failed─▶ cleared
/// cleared ─no member of the same event goes before it─▶ won
/// anything but won ─no | objection | requirement won | drop─▶ out
/// won ─drop─▶ out
/// ```
public struct Arbiter: ~Copyable {
  /// How far the comparison of the ready members has come.
  struct Comparison {
    var candidate = 0
    var rival = 0
  }

  /// Whether the first, going ahead, prevents the second; `nil` if the classes or delegates have to be asked.
  public typealias Prevention = (_ first: Member, _ second: Member) -> Bool?

  public internal(set) var requirements = FailureGraph()
  /// The number of held members. With fewer than two there is no cycle to break.
  public internal(set) var heldCount = 0
  /// All members in the order of their ranks, and some that have left.
  public internal(set) var line = RankedLine()
  /// The members that the last search for linked members found.
  public private(set) var linked = OwnedList<Member>()

  /// By number.
  public internal(set) var standings = OwnedList<Standing>()
  var ranks = OwnedList<Int>()
  /// The positions of their views, of members that an input brought in.
  var positions = OwnedList<ViewPosition>()
  /// Grows whenever a view moves in its tree.
  public internal(set) var treeVersion: UInt64 = 0
  var proposals = RankedLine()
  var winners = OwnedList<Member>()
  var newWinner: Member?
  var question: Step?
  var vetoed: Member?
  var answers = PairAnswers()
  /// Whether `next()` may have a step. Stored, since reading it must not copy the arbiter.
  public internal(set) var hasWork = false
  /// Where the search goes on after an answer, as long as nothing else has happened.
  var comparison: Comparison?
  /// The members that are compared, as long as there is a comparison.
  var ready = OwnedList<Member>()
  var nextToFail = 0
  var nextToAsk = 0
  var nextToCheck = 0

  public init() {}

  /// All members, in the order of their ranks.
  public var members: [Member] {
    line.members.all.filter { standing(of: $0) != .absent }
  }

  public func standing(of member: Member) -> Standing {
    member.number < standings.count ? standings[member.number] : .absent
  }

  /// Adds a member. `rank` orders members that propose in the same event: the lowest comes first (ARB-05). `position` is that
  /// of its view, if an input brings it in.
  public mutating func include(_ member: Member, rank: Int, at position: ViewPosition = .unknown) {
    while standings.count <= member.number {
      standings.append(.absent)
      ranks.append(0)
      positions.append(.unknown)
    }
    guard standings[member.number] == .absent else { return }
    restartSearches()
    if line.hasGaps { compactLine() }
    standings[member.number] = .undecided
    ranks[member.number] = rank
    positions[member.number] = position
    line.insert(member, by: ranks)
  }

  /// `member` waits in this attempt until `other` has failed. A recognizer that takes no part neither waits nor lets
  /// others wait (FAI-08).
  public mutating func require(_ other: Member, toFailBefore member: Member) {
    guard standing(of: member) != .absent, standing(of: other) != .absent else { return }
    requirements.require(other, toFailBefore: member)
    restartSearches()
    hasWork = true
  }

  /// The member wants to go ahead.
  public mutating func propose(_ member: Member) {
    guard standing(of: member) == .undecided else { return }
    restartSearches()
    if proposals.hasGaps { compactProposals() }
    standings[member.number] = .proposed
    proposals.insert(member, by: ranks)
    nextToAsk = 0
    hasWork = true
  }

  /// The member has failed, or its gesture was cancelled.
  public mutating func drop(_ member: Member) {
    let standing = standing(of: member)
    guard standing != .absent, standing != .out else { return }
    markOut(member)
  }

  /// Removes a member; its next attempt starts anew (STM-47).
  public mutating func remove(_ member: Member) {
    guard standing(of: member) != .absent else { return }
    markOut(member)
    standings[member.number] = .absent
    if line.countLeave() { compactLine() }
    requirements.remove(member)
    answers.remove(member)
  }

  /// Finds all members that are linked with one by requirements, itself included, for `linked`.
  public mutating func findLinked(with member: Member) {
    linked.removeAll()
    requirements.findLinked(with: member, &linked)
  }

  func copy() -> Arbiter {
    var copy = Arbiter()
    (copy.requirements, copy.answers) = (requirements, answers)
    copy.line = line.copy()
    copy.standings = standings.copy()
    copy.ranks = ranks.copy()
    copy.positions = positions.copy()
    copy.proposals = proposals.copy()
    copy.winners = winners.copy()
    copy.ready = ready.copy()
    (copy.heldCount, copy.treeVersion, copy.hasWork) = (heldCount, treeVersion, hasWork)
    (copy.newWinner, copy.question, copy.vetoed) = (newWinner, question, vetoed)
    (copy.nextToFail, copy.nextToAsk, copy.nextToCheck) = (nextToFail, nextToAsk, nextToCheck)
    copy.comparison = comparison
    return copy
  }

  // MARK: - Private

  func prevents(_ first: Member, _ second: Member, _ known: Prevention) -> Bool? {
    answers[first, second] ?? known(first, second)
  }

  var hasRequirements: Bool { requirements.edgeCount > 0 }

  mutating func restartSearches() {
    comparison = nil
    nextToFail = 0
    nextToCheck = 0
  }

  mutating func refuse(_ member: Member, _ refusal: Refusal) -> Step {
    markOut(member)
    return .fail(member, refusal)
  }

  private mutating func markOut(_ member: Member) {
    comparison = nil
    // Members that waited for it may go on; for all others nothing has changed.
    if hasRequirements { nextToCheck = 0 }
    let standing = standings[member.number]
    standings[member.number] = .out
    if standing == .held { heldCount -= 1 }
    if standing.isProposal { leaveProposals() }
    if standing == .won {
      winners.removeAll { $0 == member }
      if newWinner == member { newWinner = nil }
    }
    switch question {
    case .askShouldBegin(member), .askPrevents(member, _), .askPrevents(_, member): question = nil
    default: break
    }
    // A proposal may have waited for it.
    if !proposals.isEmpty { hasWork = true }
  }

  mutating func leaveProposals() {
    if proposals.countLeave() { compactProposals() }
  }

  private mutating func compactProposals() {
    proposals.compact(standings) { $0.isProposal }
    nextToAsk = 0
    nextToCheck = 0
  }

  private mutating func compactLine() {
    line.compact(standings) { $0 != .absent }
  }
}

/// Members in the order of their ranks.
///
/// A member that leaves stays in the line until the owner compacts it, so that each member of a crowd that leaves costs
/// no more than one alone. The owner knows which members have left.
public struct RankedLine: ~Copyable {
  public private(set) var members = OwnedList<Member>()
  /// The number of members that have left and are still in the line.
  private(set) var leftCount = 0

  var hasGaps: Bool { leftCount > 0 }

  /// Whether all members have left.
  var isEmpty: Bool { leftCount == members.count }

  func copy() -> RankedLine {
    var copy = RankedLine()
    copy.members = members.copy()
    copy.leftCount = leftCount
    return copy
  }

  mutating func insert(_ member: Member, by ranks: borrowing OwnedList<Int>) {
    members.insert(member, by: ranks)
  }

  /// A member has left. Returns whether it was the last one, and the line should be compacted.
  mutating func countLeave() -> Bool {
    leftCount += 1
    return isEmpty
  }

  /// Removes the members whose standing is another. `standings` are by number.
  mutating func compact(
    _ standings: borrowing OwnedList<Arbiter.Standing>, keeping isKept: (Arbiter.Standing) -> Bool
  ) {
    members.removeAll { !isKept(standings[$0.number]) }
    leftCount = 0
  }
}

extension OwnedList<Member> {
  /// `ranks` are by number; of members with equal ranks the first to come is first.
  @inline(__always)
  mutating func insert(_ member: Member, by ranks: borrowing OwnedList<Int>) {
    let rank = ranks[member.number]
    var index = count
    while index > 0, ranks[self[index - 1].number] > rank { index -= 1 }
    if index == count { append(member) } else { insert(member, at: index) }
  }
}
