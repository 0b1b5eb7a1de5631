/// Decides who may go ahead when several members want the same fingers.
///
/// The arbiter holds no reference to anybody. Its owner tells it who takes part, who proposes to go
/// ahead and who gave up, then carries out `next()` until it returns `nil`. Where the decision needs
/// somebody's opinion the step is a question, to be answered with `answer(_:)`; because a question
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
package struct Arbiter: Sendable {
  /// Where a member is on its way.
  package enum Standing: Sendable, Hashable {
    /// Takes no part.
    case absent
    case undecided, proposed, willing, cleared, held
    /// Goes ahead, or has; it keeps the others out until it leaves (ARB-15).
    case won
    /// Has failed or was cancelled, and has not left yet.
    case out

    /// Whether somebody who waits for it must go on waiting.
    package var isOpen: Bool {
      switch self {
      case .undecided, .proposed, .willing, .cleared, .held: true
      case .absent, .won, .out: false
      }
    }
  }

  /// Why a member may not go ahead.
  package enum Refusal: Sendable, Hashable {
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
  package enum Step: Sendable, Hashable {
    /// May this member begin? Answer it.
    case askShouldBegin(Member)
    /// Does the first, going ahead, keep the second out? Answer it.
    case askPrevents(Member, Member)
    case commit(Member)
    /// The first has to wait until the second fails.
    case hold(Member, until: Member)
    case fail(Member, Refusal)
  }

  /// How far the comparison of those who are ready has come.
  private struct Comparison {
    var candidate = 0
    var rival = 0
  }

  package private(set) var requirements = FailureGraph()
  /// How many wait for others. Where fewer than two do there is no circle to break.
  package private(set) var heldCount = 0
  /// Everybody who takes part, first come in rank first, and some who have left.
  // Whoever leaves stays in its lists, to be cleared away when somebody comes: a crowd that leaves
  // costs each of it no more than one alone. Who has left is known by the standing.
  package private(set) var line: [Member] = []
  private var goneFromLine = 0

  /// By number.
  package private(set) var standings: [Standing] = []
  private var ranks: [Int] = []
  private var proposals: [Member] = []
  private var goneFromProposals = 0
  private var winners: [Member] = []
  private var winnerToEnforce: Member?
  private var question: Step?
  private var vetoed: Member?
  private var answers = PairAnswers()
  private var isStale = false
  /// Where to go on after an answer, as long as nothing else has happened: what was looked at before
  /// would only be looked at again.
  private var comparison: Comparison?
  /// Who is compared, as long as there is a comparison.
  private var ready: [Member] = []
  private var nextToSilence = 0
  private var nextToAsk = 0
  private var nextToCheck = 0
  private var mayHaveQuestion = false
  private var mayHaveRefusal = false

  package init() {}

  /// Whether `next()` has anything to say.
  package var hasWork: Bool { isStale }

  /// Everybody who takes part, first come in rank first.
  package var members: [Member] {
    goneFromLine == 0 ? line : line.filter { standings[$0.number] != .absent }
  }

  package func standing(of member: Member) -> Standing {
    member.number < standings.count ? standings[member.number] : .absent
  }

  /// Takes a member in. `rank` orders those who propose in the same step: the lowest is heard first
  /// (ARB-05).
  package mutating func include(_ member: Member, rank: Int) {
    while standings.count <= member.number {
      standings.append(.absent)
      ranks.append(0)
    }
    guard standings[member.number] == .absent else { return }
    startLookingAnew()
    if goneFromLine > 0 { clearLine() }
    standings[member.number] = .undecided
    ranks[member.number] = rank
    line.insert(member, at: place(for: member, in: line))
  }

  /// Notes for this attempt that `member` waits for `other`. Whoever takes no part neither waits nor
  /// lets others wait (FAI-08).
  package mutating func require(_ other: Member, toFailBefore member: Member) {
    guard standing(of: member) != .absent, standing(of: other) != .absent else { return }
    requirements.require(other, toFailBefore: member)
    startLookingAnew()
    isStale = true
  }

  /// The member wants to go ahead.
  package mutating func propose(_ member: Member) {
    guard standing(of: member) == .undecided else { return }
    startLookingAnew()
    if goneFromProposals > 0 { clearProposals() }
    standings[member.number] = .proposed
    proposals.insert(member, at: place(for: member, in: proposals))
    mayHaveQuestion = true
    nextToAsk = 0
    isStale = true
  }

  /// The member gave up by itself, or what it had begun was cancelled.
  package mutating func withdraw(_ member: Member) {
    let standing = standing(of: member)
    guard standing != .absent, standing != .out else { return }
    strike(member)
  }

  /// The member leaves; if it comes again, everything starts anew (STM-47).
  package mutating func remove(_ member: Member) {
    guard standing(of: member) != .absent else { return }
    strike(member)
    startLookingAnew()
    standings[member.number] = .absent
    goneFromLine += 1
    if goneFromLine == line.count { clearLine() }
    requirements.remove(member)
    answers.forget(member)
  }

  /// The next thing to do, or `nil` when everything is settled until something changes.
  package mutating func next() -> Step? {
    guard isStale else { return nil }
    if let question { return question }
    if let step = nextRefusalByVeto() ?? nextSilenced() ?? nextShouldBegin() ?? nextRefusal()
      ?? nextCommit()
    {
      if case .askPrevents = step { question = step }
      if case .askShouldBegin = step { question = step }
      return step
    }
    isStale = false
    answers.forgetAll()
    return nil
  }

  /// Answers the question that `next()` asked last. The answer counts only if the one it is about
  /// still stands where it stood.
  package mutating func answer(_ yes: Bool) {
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
  package mutating func breakCycle(where isIdle: (Member) -> Bool) -> Step? {
    guard requirements.edgeCount > 0 else { return nil }
    let standings = standings
    let isStuck = { (member: Member) in standings[member.number] == .held && isIdle(member) }
    for member in line.reversed() {
      guard let cycle = requirements.cycle(through: member, where: isStuck) else { continue }
      return refuse(member, .deadlock(with: cycle[1 % cycle.count]))
    }
    return nil
  }

  // MARK: - Private

  private mutating func nextRefusalByVeto() -> Step? {
    guard let member = vetoed else { return nil }
    vetoed = nil
    return standing(of: member) == .willing ? refuse(member, .vetoed) : nil
  }

  /// A winner keeps out everybody whom it prevents and who has not won (4.1, step e), and everybody
  /// who needed it to fail, decided or not (FAI-04).
  private mutating func nextSilenced() -> Step? {
    guard let winner = winnerToEnforce else { return nil }
    while nextToSilence < line.count {
      let other = line[nextToSilence]
      guard other != winner, standing(of: other).isOpen else {
        nextToSilence += 1
        continue
      }
      switch prevents(winner, other) {
      case nil: return .askPrevents(winner, other)
      case true?: return refuse(other, .prevented(by: winner))
      case false? where requirements.requirements(of: other).contains(winner):
        return refuse(other, .requirementWon(winner))
      case false?: nextToSilence += 1
      }
    }
    winnerToEnforce = nil
    return nil
  }

  private mutating func nextShouldBegin() -> Step? {
    guard mayHaveQuestion else { return nil }
    while nextToAsk < proposals.count {
      let member = proposals[nextToAsk]
      if standings[member.number] == .proposed { return .askShouldBegin(member) }
      nextToAsk += 1
    }
    mayHaveQuestion = false
    return nil
  }

  /// Checks what is willing against the winners and the requirements (4.1, steps b to d).
  private mutating func nextRefusal() -> Step? {
    guard mayHaveRefusal else { return nil }
    let hasRequirements = requirements.edgeCount > 0
    while nextToCheck < proposals.count {
      let member = proposals[nextToCheck]
      let standing = standings[member.number]
      if standing == .willing {
        for winner in winners {
          switch prevents(winner, member) {
          case nil: return .askPrevents(winner, member)
          case true?: return refuse(member, .prevented(by: winner))
          case false?: continue
          }
        }
        standings[member.number] = .cleared
      }
      // Whoever is held has to be looked at even when the last requirement has gone.
      if standing == .held || hasRequirements && (standing == .willing || standing == .cleared),
        let step = checkRequirements(of: member)
      {
        return step
      }
      nextToCheck += 1
    }
    mayHaveRefusal = false
    return nil
  }

  private mutating func checkRequirements(of member: Member) -> Step? {
    let required = requirements.requirements(of: member)
    if let winner = required.first(where: { standing(of: $0) == .won }) {
      return refuse(member, .requirementWon(winner))
    }
    let wasHeld = standing(of: member) == .held
    guard let open = required.first(where: { standing(of: $0).isOpen }) else {
      standings[member.number] = .cleared
      if wasHeld { heldCount -= 1 }
      comparison = nil
      return nil
    }
    if !wasHeld {
      comparison = nil
      heldCount += 1
    }
    standings[member.number] = .held
    return wasHeld ? nil : .hold(member, until: open)
  }

  /// Lets the first in rank go ahead, unless another of the same step prevents it one-sidedly, as a
  /// double tap does a single tap (ARB-18).
  private mutating func nextCommit() -> Step? {
    guard goneFromProposals < proposals.count else { return nil }
    guard var comparison = comparison ?? newComparison() else { return nil }
    self.comparison = nil
    var chosen = ready[0]
    candidates: while comparison.candidate < ready.count {
      let candidate = ready[comparison.candidate]
      while comparison.rival < ready.count {
        let rival = ready[comparison.rival]
        if rival != candidate {
          if let question = openQuestion(rival, candidate) {
            self.comparison = comparison
            return question
          }
          if prevents(rival, candidate) == true, prevents(candidate, rival) == false {
            comparison.candidate += 1
            comparison.rival = 0
            continue candidates
          }
        }
        comparison.rival += 1
      }
      chosen = candidate
      break
    }
    standings[chosen.number] = .won
    leaveProposals()
    winners.append(chosen)
    winnerToEnforce = chosen
    startLookingAnew()
    return .commit(chosen)
  }

  private mutating func newComparison() -> Comparison? {
    while !ready.isEmpty { ready.removeLast() }
    for member in proposals where standings[member.number] == .cleared { ready.append(member) }
    return ready.isEmpty ? nil : Comparison()
  }

  /// What has to be known of two to tell whether the first goes before the second: whether it prevents
  /// that one, and if so, whether that one prevents it, too.
  private func openQuestion(_ rival: Member, _ candidate: Member) -> Step? {
    guard let loses = prevents(rival, candidate) else { return .askPrevents(rival, candidate) }
    guard loses, prevents(candidate, rival) == nil else { return nil }
    return .askPrevents(candidate, rival)
  }

  private func prevents(_ first: Member, _ second: Member) -> Bool? {
    answers[first, second]
  }

  private mutating func startLookingAnew() {
    comparison = nil
    nextToSilence = 0
    checkAll()
  }

  private mutating func checkAll() {
    mayHaveRefusal = true
    nextToCheck = 0
  }

  private mutating func refuse(_ member: Member, _ refusal: Refusal) -> Step {
    strike(member)
    return .fail(member, refusal)
  }

  private mutating func strike(_ member: Member) {
    comparison = nil
    mayHaveRefusal = true
    // Whoever waited for it may go on; nobody else who was looked at minds.
    if requirements.edgeCount > 0 { nextToCheck = 0 }
    let standing = standings[member.number]
    standings[member.number] = .out
    if standing == .held { heldCount -= 1 }
    switch standing {
    case .proposed, .willing, .cleared, .held: leaveProposals()
    case .won:
      winners.removeAll { $0 == member }
      if winnerToEnforce == member { winnerToEnforce = nil }
    case .absent, .undecided, .out: break
    }
    if let question, concerns(question, member) { self.question = nil }
    isStale = true
  }

  private mutating func leaveProposals() {
    goneFromProposals += 1
    if goneFromProposals == proposals.count { clearProposals() }
  }

  private mutating func clearProposals() {
    var kept = 0
    for index in proposals.indices {
      switch standings[proposals[index].number] {
      case .proposed, .willing, .cleared, .held:
        proposals[kept] = proposals[index]
        kept += 1
      case .absent, .undecided, .won, .out: break
      }
    }
    while proposals.count > kept { proposals.removeLast() }
    goneFromProposals = 0
    nextToAsk = 0
    nextToCheck = 0
  }

  private mutating func clearLine() {
    var kept = 0
    for index in line.indices where standings[line[index].number] != .absent {
      line[kept] = line[index]
      kept += 1
    }
    while line.count > kept { line.removeLast() }
    goneFromLine = 0
  }

  private func concerns(_ step: Step, _ member: Member) -> Bool {
    switch step {
    case .askShouldBegin(let asked): asked == member
    case .askPrevents(let first, let second): first == member || second == member
    case .commit, .hold, .fail: false
    }
  }

  private func place(for member: Member, in list: [Member]) -> Int {
    let rank = ranks[member.number]
    return list.lastIndex { ranks[$0.number] <= rank }.map { $0 + 1 } ?? 0
  }
}
