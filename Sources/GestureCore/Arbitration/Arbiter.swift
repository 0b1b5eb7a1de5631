/// Decides who may go ahead when several members want the same fingers.
///
/// The arbiter holds no reference to anybody. Its owner tells it who takes part, who proposes to go
/// ahead and who gave up, then carries out `next()` until it returns `nil`. Where the decision needs
/// a client's opinion the step is a question, to be answered with `answer(_:)`; because a question
/// is a step and not a call, whatever the one who is asked does meanwhile cannot corrupt the arbiter.
///
/// One member, from entering to leaving:
/// ```
/// undecided ─propose─▶ proposed ─should begin: yes─▶ willing ─no winner objects─▶ cleared
/// cleared ─a requirement is undecided─▶ held ─all requirements failed─▶ cleared
/// cleared ─nobody in the same step goes before it─▶ won
/// anything but won ─no | objection | requirement won | withdraw─▶ out
/// won ─withdraw─▶ out
/// ```
public struct Arbiter: ~Copyable {
  /// How far the comparison of those who are ready has come.
  struct Comparison {
    var candidate = 0
    var rival = 0
  }

  /// Whether the first, going ahead, keeps the second out; `nil` if the classes or delegates have to be asked.
  public typealias Prevention = (_ first: Member, _ second: Member) -> Bool?

  public internal(set) var requirements = FailureGraph()
  /// How many wait for others. Where fewer than two do there is no circle to break.
  public internal(set) var heldCount = 0
  /// Everybody who takes part, first come in rank first, and some who have left.
  public var line: [Member] { everybody.members.all }
  public internal(set) var everybody = RankedLine()
  /// Whom the last search for linked members found.
  public private(set) var component = OwnedList<Member>()

  /// By number.
  public internal(set) var standings = OwnedList<Standing>()
  var ranks = OwnedList<Int>()
  /// Where their views are, as far as they came in with a finger.
  var spots = OwnedList<TreeSpot>()
  /// Grows whenever a view moves.
  public internal(set) var moves: UInt64 = 0
  var proposals = RankedLine()
  var winners = OwnedList<Member>()
  var winnerToEnforce: Member?
  var question: Step?
  var vetoed: Member?
  var answers = PairAnswers()
  /// Whether `next()` has anything to say. Stored, since reading it must not copy the arbiter.
  public internal(set) var hasWork = false
  /// Where to go on after an answer, as long as nothing else has happened: what was looked at before
  /// would only be looked at again.
  var comparison: Comparison?
  /// Who is compared, as long as there is a comparison.
  var ready = OwnedList<Member>()
  var nextToSilence = 0
  var nextToAsk = 0
  var nextToCheck = 0
  var mayHaveQuestion = false
  var mayHaveRefusal = false

  public init() {}

  /// Everybody who takes part, first come in rank first.
  public var members: [Member] {
    line.filter { standing(of: $0) != .absent }
  }

  public func standing(of member: Member) -> Standing {
    member.number < standings.count ? standings[member.number] : .absent
  }

  /// Takes a member in. `rank` orders those who propose in the same step: the lowest is heard first
  /// (ARB-05). `spot` is where its view is, if a finger brings it in.
  public mutating func include(_ member: Member, rank: Int, at spot: TreeSpot = .unknown) {
    while standings.count <= member.number {
      standings.append(.absent)
      ranks.append(0)
      spots.append(.unknown)
    }
    guard standings[member.number] == .absent else { return }
    startLookingAnew()
    if everybody.hasGaps { clearLine() }
    standings[member.number] = .undecided
    ranks[member.number] = rank
    spots[member.number] = spot
    everybody.insert(member, by: ranks)
  }

  /// Notes for this attempt that `member` waits for `other`. One that takes no part neither waits
  /// nor lets others wait (FAI-08).
  public mutating func require(_ other: Member, toFailBefore member: Member) {
    guard standing(of: member) != .absent, standing(of: other) != .absent else { return }
    requirements.require(other, toFailBefore: member)
    startLookingAnew()
    hasWork = true
  }

  /// The member wants to go ahead.
  public mutating func propose(_ member: Member) {
    guard standing(of: member) == .undecided else { return }
    startLookingAnew()
    if proposals.hasGaps { clearProposals() }
    standings[member.number] = .proposed
    proposals.insert(member, by: ranks)
    mayHaveQuestion = true
    nextToAsk = 0
    hasWork = true
  }

  /// The member gave up by itself, or what it had begun was cancelled.
  public mutating func withdraw(_ member: Member) {
    let standing = standing(of: member)
    guard standing != .absent, standing != .out else { return }
    strike(member)
  }

  /// The member leaves; if it comes again, everything starts anew (STM-47).
  public mutating func remove(_ member: Member) {
    guard standing(of: member) != .absent else { return }
    strike(member)
    standings[member.number] = .absent
    if everybody.noteLeave() { clearLine() }
    requirements.remove(member)
    answers.forget(member)
  }

  /// The next thing to do, or `nil` when everything is settled until something changes.
  /// - Parameter known: whether the first, going ahead, keeps the second out, where that can be told
  ///   without asking anybody; `nil` where it cannot.
  public mutating func next(_ known: Prevention = { _, _ in nil }) -> Step? {
    guard hasWork else { return nil }
    if let question { return question }
    if let step = nextRefusalByVeto() ?? nextSilenced(known) ?? nextShouldBegin()
      ?? nextRefusal(known) ?? nextCommit(known)
    {
      if case .askPrevents = step { question = step }
      if case .askShouldBegin = step { question = step }
      return step
    }
    hasWork = false
    answers.forgetAll()
    return nil
  }

  /// Answers the question that `next()` asked last. The answer counts only if the one it is about
  /// still stands where it stood.
  public mutating func answer(_ yes: Bool) {
    defer { question = nil }
    switch question {
    case .askShouldBegin(let member) where standing(of: member) == .proposed:
      standings[member.number] = .willing
      checkAll()
      if !yes { vetoed = member }
    case .askPrevents(let first, let second):
      answers.note(yes, of: first, and: second)
    default: break
    }
  }

  /// Breaks a circle of waiting members, all of whom `isIdle` says have nothing more to hear: of all who
  /// stand in one, the last in rank fails (FAI-11).
  public mutating func breakCycle(where isIdle: (Member) -> Bool) -> Step? {
    guard hasRequirements else { return nil }
    for member in line.reversed() {
      let cycle = requirements.cycle(through: member) { standing(of: $0) == .held && isIdle($0) }
      guard let cycle else { continue }
      return refuse(member, .deadlock(with: cycle[1 % cycle.count]))
    }
    return nil
  }

  /// Finds all who are linked with a member by requirements, itself included, for `component`.
  public mutating func findComponent(of member: Member) {
    component.removeAll()
    requirements.findComponent(of: member, &component)
  }

  func copy() -> Arbiter {
    var copy = Arbiter()
    copy.requirements = requirements
    copy.heldCount = heldCount
    copy.everybody = everybody.copy()
    copy.standings = standings.copy()
    copy.ranks = ranks.copy()
    copy.spots = spots.copy()
    copy.moves = moves
    copy.proposals = proposals.copy()
    copy.winners = winners.copy()
    copy.winnerToEnforce = winnerToEnforce
    copy.question = question
    copy.vetoed = vetoed
    copy.answers = answers
    copy.hasWork = hasWork
    copy.comparison = comparison
    copy.ready = ready.copy()
    copy.nextToSilence = nextToSilence
    copy.nextToAsk = nextToAsk
    copy.nextToCheck = nextToCheck
    copy.mayHaveQuestion = mayHaveQuestion
    copy.mayHaveRefusal = mayHaveRefusal
    return copy
  }

  // MARK: - Private

  func prevents(_ first: Member, _ second: Member, _ known: Prevention) -> Bool? {
    answers[first, second] ?? known(first, second)
  }

  /// Whether anybody waits, or may have to wait, for another.
  var hasRequirements: Bool { requirements.edgeCount > 0 }

  mutating func startLookingAnew() {
    comparison = nil
    nextToSilence = 0
    checkAll()
  }

  private mutating func checkAll() {
    mayHaveRefusal = true
    nextToCheck = 0
  }

  mutating func refuse(_ member: Member, _ refusal: Refusal) -> Step {
    strike(member)
    return .fail(member, refusal)
  }

  private mutating func strike(_ member: Member) {
    comparison = nil
    mayHaveRefusal = true
    // Those that waited for it may go on; nobody else who was looked at minds.
    if hasRequirements { nextToCheck = 0 }
    let standing = standings[member.number]
    standings[member.number] = .out
    if standing == .held { heldCount -= 1 }
    if standing.isProposal { leaveProposals() }
    if standing == .won {
      winners.removeAll { $0 == member }
      if winnerToEnforce == member { winnerToEnforce = nil }
    }
    if let question, concerns(question, member) { self.question = nil }
    // It may have been what a proposal waited for.
    if !proposals.isEmpty { hasWork = true }
  }

  mutating func leaveProposals() {
    if proposals.noteLeave() { clearProposals() }
  }

  private mutating func clearProposals() {
    proposals.keep(standings) { $0.isProposal }
    nextToAsk = 0
    nextToCheck = 0
  }

  private mutating func clearLine() {
    everybody.keep(standings) { $0 != .absent }
  }

  private func concerns(_ step: Step, _ member: Member) -> Bool {
    switch step {
    case .askShouldBegin(let asked): asked == member
    case .askPrevents(let first, let second): first == member || second == member
    case .commit, .hold, .fail: false
    }
  }
}
