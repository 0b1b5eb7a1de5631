import GestureCore
import Testing

/// Waiting until others have failed.
@Suite("Arbiter: failure requirements")
struct ArbiterRequirementTests {
  private var hearing = Hearing()

  private mutating func single(waitsFor others: String...) {
    hearing.include("single")
    for other in others {
      hearing.include(other)
      hearing.require("single", toWaitFor: other)
    }
  }

  @Test(
    "a member that waits is asked once, is held, and keeps no other out meanwhile [FAI-01, FAI-02]")
  mutating func held() {
    single(waitsFor: "double")
    hearing.include("pan")
    hearing.propose("single")
    #expect(hearing.settle() == ["may single begin? yes", "single waits for double"])
    #expect(hearing.standings == ["single held", "double undecided", "pan undecided"])
    #expect(hearing.settle() == [])
  }

  @Test("once the other has failed the waiting one goes ahead, unasked [FAI-03]")
  mutating func released() {
    single(waitsFor: "double")
    hearing.propose("single")
    _ = hearing.settle()
    hearing.drop("double")
    #expect(hearing.settle() == ["single goes ahead"])
  }

  @Test("a wait that begins after the other's failure is none [FAI-03]")
  mutating func failedBefore() {
    single(waitsFor: "double")
    hearing.drop("double")
    hearing.propose("single")
    #expect(hearing.settle() == ["may single begin? yes", "single goes ahead"])
  }

  @Test("if the other goes ahead, a waiting one fails even if both could [FAI-04, FAI-07]")
  mutating func requirementWins() {
    single(waitsFor: "double")
    hearing.prevents = { _, _ in false }
    hearing.propose("single")
    _ = hearing.settle()
    hearing.propose("double")
    #expect(
      hearing.settle() == [
        "may double begin? yes",
        "double goes ahead",
        "does double prevent single? no",
        "single fails: double went ahead",
      ])
  }

  @Test("if the other goes ahead, an undecided one fails too, and stays so [FAI-04]")
  mutating func requirementWinsOverUndecided() {
    single(waitsFor: "double")
    hearing.prevents = { _, _ in false }
    hearing.propose("double")
    #expect(hearing.verdicts() == ["double goes ahead", "single fails: double went ahead"])
    hearing.drop("double")
    hearing.propose("single")
    #expect(hearing.settle() == [])
  }

  @Test(
    "a member that needs a winner to fail and comes in after it fails when it proposes [FAI-04]")
  mutating func lateDependent() {
    hearing.include("double")
    hearing.prevents = { _, _ in false }
    hearing.propose("double")
    _ = hearing.settle()
    hearing.include("single")
    hearing.require("single", toWaitFor: "double")
    hearing.propose("single")
    #expect(hearing.verdicts() == ["single fails: double went ahead"])
  }

  @Test("in one step the required one is heard first, whatever the ranks [FAI-04]")
  mutating func sameStep() {
    single(waitsFor: "double")
    hearing.propose("single", "double")
    #expect(
      hearing.settle() == [
        "may single begin? yes",
        "may double begin? yes",
        "single waits for double",
        "double goes ahead",
        "does double prevent single? yes",
        "single fails: prevented by double",
      ])
  }

  @Test("a required one that is vetoed in the same step releases those that wait [FAI-03, ARB-23]")
  mutating func vetoReleases() {
    single(waitsFor: "double")
    hearing.mayBegin = { $0 != "double" }
    hearing.propose("single", "double")
    #expect(
      hearing.settle() == [
        "may single begin? yes",
        "may double begin? no",
        "double fails: vetoed",
        "single goes ahead",
      ])
  }

  @Test("being prevented is failing as well [FAI-12]")
  mutating func preventedReleases() {
    single(waitsFor: "double")
    hearing.include("pan")
    hearing.prevents = { first, second in (first, second) == ("pan", "double") }
    hearing.propose("single")
    _ = hearing.settle()
    hearing.propose("pan")
    #expect(
      hearing.verdicts() == [
        "pan goes ahead", "double fails: prevented by pan", "single goes ahead",
      ])
  }

  @Test("several are all waited for; it is said once [FAI-01]")
  mutating func several() {
    single(waitsFor: "double", "triple")
    hearing.propose("single")
    #expect(hearing.verdicts() == ["single waits for double"])
    hearing.drop("double")
    #expect(hearing.settle() == [])
    hearing.drop("triple")
    #expect(hearing.settle() == ["single goes ahead"])
  }

  @Test("a member that takes no part is not waited for [FAI-08]")
  mutating func absent() {
    hearing.include("single")
    hearing.require("single", toWaitFor: "stranger")
    #expect(hearing.requirements == [])
    hearing.propose("single")
    #expect(hearing.settle() == ["may single begin? yes", "single goes ahead"])
  }

  @Test("a required one that leaves releases those that wait [FAI-08]")
  mutating func requirementLeaves() {
    single(waitsFor: "double")
    hearing.propose("single")
    _ = hearing.settle()
    hearing.remove("double")
    #expect(hearing.settle() == ["single goes ahead"])
  }

  @Test("one of two required ones that leaves does not release [FAI-08]")
  mutating func oneRequirementLeaves() {
    single(waitsFor: "double", "triple")
    hearing.propose("single")
    _ = hearing.settle()
    hearing.remove("double")
    #expect(hearing.settle() == [])
    #expect(hearing.standing(of: "single") == .held)
  }

  @Test(
    "a member that comes back waits for no other: requirements are of one attempt [FAI-09, STM-47]")
  mutating func anew() {
    single(waitsFor: "double")
    hearing.remove("single")
    hearing.include("single")
    #expect(hearing.requirements == [])
    hearing.propose("single")
    #expect(hearing.verdicts() == ["single goes ahead", "double fails: prevented by single"])
  }

  @Test("nobody waits for itself [FAI-13]")
  mutating func itself() {
    hearing.include("single")
    hearing.require("single", toWaitFor: "single")
    hearing.propose("single")
    #expect(hearing.settle() == ["may single begin? yes", "single goes ahead"])
  }

  @Test("a waiting one is silenced like any other [ARB-01]")
  mutating func heldIsPrevented() {
    single(waitsFor: "double")
    hearing.include("pan")
    hearing.propose("single")
    _ = hearing.settle()
    hearing.propose("pan")
    #expect(
      hearing.verdicts() == [
        "pan goes ahead", "single fails: prevented by pan", "double fails: prevented by pan",
      ])
  }

  @Test("a waiting one may give up")
  mutating func heldWithdraws() {
    single(waitsFor: "double")
    hearing.propose("single")
    _ = hearing.settle()
    hearing.drop("single")
    hearing.drop("double")
    #expect(hearing.settle() == [])
    #expect(hearing.standings == ["single out", "double out"])
  }

  @Test("in a chain the failure of the last releases one after the other [FAI-03]")
  mutating func chainReleased() {
    hearing.include("a", "b", "c")
    hearing.require("a", toWaitFor: "b")
    hearing.require("b", toWaitFor: "c")
    hearing.propose("a", "b")
    #expect(hearing.verdicts() == ["a waits for b", "b waits for c"])
    hearing.drop("c")
    #expect(
      hearing.settle() == ["b goes ahead", "does b prevent a? yes", "a fails: prevented by b"])
  }

  @Test("the win of the last of a chain fails the middle and releases the first [FAI-04, FAI-12]")
  mutating func chainWon() {
    hearing.include("a", "b", "c")
    hearing.prevents = { _, _ in false }
    hearing.require("a", toWaitFor: "b")
    hearing.require("b", toWaitFor: "c")
    hearing.propose("a", "b")
    _ = hearing.settle()
    hearing.propose("c")
    #expect(hearing.verdicts() == ["c goes ahead", "b fails: c went ahead", "a goes ahead"])
  }

  @Test("in a diamond the first waits for both sides, and both for the tip [FAI-03]")
  mutating func diamond() {
    hearing.include("a", "left", "right", "tip")
    hearing.require("a", toWaitFor: "left", "right")
    hearing.require("left", toWaitFor: "tip")
    hearing.require("right", toWaitFor: "tip")
    hearing.prevents = { _, _ in false }
    hearing.propose("a", "left", "right")
    #expect(
      hearing.verdicts() == ["a waits for left", "left waits for tip", "right waits for tip"])
    hearing.mayBegin = { _ in false }
    hearing.propose("tip")
    #expect(
      hearing.settle() == [
        "may tip begin? no",
        "tip fails: vetoed",
        "does right prevent left? no",
        "left goes ahead",
        "does left prevent a? no",
        "a fails: left went ahead",
        "does left prevent right? no",
        "right goes ahead",
      ])
  }

  @Test("a requirement that comes late holds a member that has proposed and not been heard")
  mutating func lateRequirement() {
    hearing.include("single", "double")
    hearing.propose("single")
    #expect(hearing.next() == "may single begin?")
    hearing.require("single", toWaitFor: "double")
    hearing.answer(true)
    #expect(hearing.settle() == ["single waits for double"])
  }

  @Test("a released one still has to win against those who propose in the same step [ARB-18]")
  mutating func releasedContest() {
    single(waitsFor: "double")
    hearing.include("pan")
    hearing.propose("single")
    _ = hearing.settle()
    hearing.prevents = { first, _ in first == "pan" }
    hearing.drop("double")
    hearing.propose("pan")
    #expect(hearing.verdicts() == ["pan goes ahead", "single fails: prevented by pan"])
  }
}
