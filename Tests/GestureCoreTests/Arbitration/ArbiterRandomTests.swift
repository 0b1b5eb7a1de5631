import Effort
import GestureCore
import Testing

/// Whatever is said in whatever order, the arbiter keeps its promises.
@Suite("Arbiter: any order of anything")
struct ArbiterRandomTests {
  /// What all scripts complain of, and how often they saw each kind of step.
  private static let seen: (complaints: [String], kinds: [String: Int]) = {
    var complaints: [String] = []
    var kinds: [String: Int] = [:]
    for seed in 0..<Effort.rounds(2_000) {
      var script = RandomScript(seed: UInt64(seed))
      script.run()
      complaints += script.complaints.map { "script \(seed): \($0)" }
      kinds.merge(script.kinds, uniquingKeysWith: +)
    }
    return (complaints, kinds)
  }()

  @Test("random scripts break no promise [ARB-01, FAI-02, FAI-04, ARB-14]")
  func randomScripts() {
    #expect(Self.seen.complaints.prefix(10) == [])
  }

  @Test("the scripts reach every kind of step, so that the promises are tested at all")
  func coverage() {
    let expected: Set = [
      "may begin", "prevents", "commit", "hold", "vetoed", "prevented", "requirement won",
      "deadlock",
    ]
    #expect(Set(Self.seen.kinds.filter { $0.value > Effort.rounds(100) }.keys) == expected)
  }
}

/// Does random things to an arbiter of six members and watches every verdict.
private struct RandomScript: ~Copyable {
  private var arbiter = Arbiter()
  private var dice: Dice
  private let members = (0..<6).map { Member($0) }
  private var preventing: Set<[Member]> = []
  private var unwilling: Set<Member> = []
  /// Those whose attempt has had its verdict.
  private var judged: Set<Member> = []
  /// A winner, and one who was there and cannot go ahead beside it.
  private var doomed: Set<[Member]> = []
  private(set) var complaints: [String] = []
  private(set) var kinds: [String: Int] = [:]

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    let quarrel = 2 + dice.roll(12)
    for first in members {
      if dice.isOne(in: 8) { unwilling.insert(first) }
      for second in members where dice.isOne(in: quarrel) { preventing.insert([first, second]) }
    }
  }

  mutating func run() {
    for _ in 0..<100 {
      act()
      complaints += arbiter.brokenInvariants
      // Sometimes more is said before all is settled.
      if dice.isOne(in: 3) { settle() } else { take(steps: dice.roll(4)) }
    }
    settle()
  }

  private mutating func act() {
    let member = members[dice.roll(6)]
    let other = members[dice.roll(6)]
    switch dice.roll(22) {
    case 0...5: arbiter.include(member, rank: dice.roll(3))
    case 6...9: arbiter.propose(member)
    case 10: arbiter.drop(member)
    case 11: remove(member)
    case 12...13:
      // A member that is done leaves sooner than others, so that there is more to see.
      for done in members where [.won, .out].contains(arbiter.standing(of: done)) { remove(done) }
    case 14...18:
      arbiter.require(other, toFailBefore: member)
      if dice.isOne(in: 3) { arbiter.require(member, toFailBefore: other) }
    case 19: arbiter.answer(dice.isOne(in: 2))
    default:
      if let step = arbiter.breakCycle(where: { _ in true }) { judge(step) }
    }
  }

  private mutating func remove(_ member: Member) {
    arbiter.remove(member)
    judged.remove(member)
    doomed = doomed.filter { !$0.contains(member) }
  }

  private mutating func settle() {
    if !take(steps: 500) { complaints.append("does not settle") }
    complaints += arbiter.brokenInvariants
    if arbiter.hasWork { complaints.append("has work and nothing to say") }
    for pair in doomed
    where arbiter.standing(of: pair[0]) == .won && arbiter.standing(of: pair[1]).isOpen {
      complaints.append("\(pair[1]) escapes \(pair[0])")
    }
    for member in arbiter.members {
      let standing = arbiter.standing(of: member)
      let required = arbiter.requirements.requirements(of: member).map { arbiter.standing(of: $0) }
      switch standing {
      case .undecided, .won, .out: break
      case .held where required.contains { $0.isOpen } && !required.contains(.won): break
      case .absent, .proposed, .willing, .cleared, .held:
        complaints.append("\(member) is left \(standing) behind \(required)")
      }
    }
  }

  /// Whether nothing is left to say.
  @discardableResult
  private mutating func take(steps: Int) -> Bool {
    for _ in 0..<steps {
      guard let step = arbiter.next() else { return true }
      judge(step)
      switch step {
      case .askShouldBegin(let member): arbiter.answer(!unwilling.contains(member))
      case .askPrevents(let first, let second):
        arbiter.answer(preventing.contains([first, second]))
      case .commit, .hold, .fail: break
      }
    }
    return false
  }

  private mutating func judge(_ step: Arbiter.Step) {
    switch step {
    case .askShouldBegin: kinds["may begin", default: 0] += 1
    case .askPrevents(let first, let second):
      kinds["prevents", default: 0] += 1
      if first == second { complaints.append("\(first) is asked about itself") }
    case .hold(let member, let other):
      kinds["hold", default: 0] += 1
      if !arbiter.standing(of: other).isOpen { complaints.append("\(member) waits for nobody") }
    case .commit(let member):
      kinds["commit", default: 0] += 1
      close(member, as: .won)
      for other in arbiter.members
      where preventing.contains([member, other])
        || arbiter.requirements.requirements(of: other).contains(member)
      {
        doomed.insert([member, other])
      }
      for winner in arbiter.members
      where winner != member && arbiter.standing(of: winner) == .won
        && preventing.contains([winner, member])
      {
        complaints.append("\(member) goes ahead though \(winner) prevents it")
      }
      for other in arbiter.requirements.requirements(of: member)
      where arbiter.standing(of: other).isOpen || arbiter.standing(of: other) == .won {
        complaints.append("\(member) goes ahead before \(other) has failed")
      }
    case .fail(let member, let refusal):
      close(member, as: .out)
      judge(refusal, of: member)
    }
  }

  private mutating func judge(_ refusal: Arbiter.Refusal, of member: Member) {
    switch refusal {
    case .vetoed: kinds["vetoed", default: 0] += 1
    case .prevented(let winner):
      kinds["prevented", default: 0] += 1
      if arbiter.standing(of: winner) != .won {
        complaints.append("\(winner) has not won and keeps \(member) out")
      }
    case .requirementWon(let other):
      kinds["requirement won", default: 0] += 1
      if arbiter.standing(of: other) != .won {
        complaints.append("\(other) has not won and \(member) fails for it")
      }
    case .deadlock(let other):
      kinds["deadlock", default: 0] += 1
      if arbiter.standing(of: other) != .held || other == member {
        complaints.append("\(other) does not wait for \(member)")
      }
    }
  }

  private mutating func close(_ member: Member, as standing: Arbiter.Standing) {
    if !judged.insert(member).inserted { complaints.append("\(member) is judged twice") }
    if arbiter.standing(of: member) != standing {
      complaints.append("\(member) is judged and stands \(arbiter.standing(of: member))")
    }
  }
}
