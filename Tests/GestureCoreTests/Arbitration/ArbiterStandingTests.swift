import GestureCore
import Testing

/// Every standing of a member against everything that can happen to it, as one table.
@Suite("Arbiter: standings and inputs")
struct ArbiterStandingTests {
  enum Input: String, CaseIterable {
    case include, propose, withdraw, remove, require, yes, no
    case rivalWins = "rival wins"
    case requirementFails = "requirement fails"
    case requirementWins = "requirement wins"
  }

  @Test(
    "every standing meets every input [ARB-01, ARB-14, FAI-03, FAI-04, FAI-08]",
    arguments: [.absent, .undecided, .proposed, .willing, .cleared, .held, .won, .out]
      as [Arbiter.Standing])
  func everyPair(standing: Arbiter.Standing) {
    let outcomes = Input.allCases.map { outcome(of: $0, on: standing) }.joined(separator: "\n")
    #expect(outcomes == ArbiterStandingTable.outcomes[standing])
  }

  @Test("only those who may still decide keep others waiting")
  func openStandings() {
    let open: [Arbiter.Standing] = [.undecided, .proposed, .willing, .cleared, .held]
    #expect(Set(ArbiterStandingTable.outcomes.keys.filter { $0.isOpen }) == Set(open))
  }

  /// What becomes of `m`, and the steps that tell of it; `r` is a rival that keeps nobody out but
  /// where the input says so.
  private func outcome(of input: Input, on standing: Arbiter.Standing) -> String {
    var hearing = hearing(with: standing)
    guard hearing.standing(of: "m") == standing else { return "not reached" }
    hearing.prevents = { first, second in
      input == .rivalWins && first == "r" && second == "m"
    }
    apply(input, to: &hearing)
    let before = hearing.standing(of: "m")
    let log = hearing.settle()
    let after = hearing.standing(of: "m")
    let course = before == after ? "\(after)" : "\(before), then \(after)"
    return (["\(input.rawValue): \(course)"] + log.map { "  " + $0 }).joined(separator: "\n")
  }

  private func apply(_ input: Input, to hearing: inout Hearing) {
    switch input {
    case .include: hearing.include("m", rank: 9)
    case .propose: hearing.propose("m")
    case .withdraw: hearing.drop("m")
    case .remove: hearing.remove("m")
    case .require: hearing.require("m", toWaitFor: "r")
    case .yes: hearing.answer(true)
    case .no: hearing.answer(false)
    case .rivalWins: hearing.propose("r")
    case .requirementFails:
      hearing.require("m", toWaitFor: "r")
      hearing.drop("r")
    case .requirementWins:
      hearing.require("m", toWaitFor: "r")
      hearing.propose("r")
    }
  }

  /// `m` brought to that standing beside the undecided rival `r`. Two of them pass by inside of a
  /// step and stand still only while a client is asked.
  private func hearing(with standing: Arbiter.Standing) -> Hearing {
    var hearing = Hearing()
    hearing.prevents = { _, _ in false }
    hearing.include("r", "m")
    switch standing {
    case .absent: hearing.remove("m")
    case .undecided: break
    case .proposed:
      hearing.propose("m")
      _ = hearing.next()
    case .willing:
      hearing.include("w")
      hearing.propose("w")
      _ = hearing.settle()
      hearing.propose("m")
      _ = hearing.next()
      hearing.answer(true)
      _ = hearing.next()
    case .cleared:
      hearing.include("w")
      hearing.propose("m", "w")
      for _ in 1...2 {
        _ = hearing.next()
        hearing.answer(true)
      }
      _ = hearing.next()
    case .held:
      hearing.require("m", toWaitFor: "r")
      hearing.propose("m")
      _ = hearing.settle()
    case .won:
      hearing.propose("m")
      _ = hearing.settle()
    case .out: hearing.drop("m")
    }
    return hearing
  }
}
