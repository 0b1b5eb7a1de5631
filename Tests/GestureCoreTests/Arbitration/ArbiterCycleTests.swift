import GestureCore
import Testing

/// Circles of members that wait for each other.
@Suite("Arbiter: circles")
struct ArbiterCycleTests {
  private var hearing = Hearing()

  @Test("two that wait for each other: the last in rank fails, the other goes ahead [FAI-11]")
  mutating func pair() {
    hearing.include("a", "b")
    hearing.require("a", toWaitFor: "b")
    hearing.require("b", toWaitFor: "a")
    hearing.propose("a", "b")
    #expect(hearing.verdicts() == ["a waits for b", "b waits for a"])
    #expect(hearing.breakCycle() == "b fails: deadlock with a")
    #expect(hearing.settle() == ["a goes ahead"])
    #expect(hearing.breakCycle() == nil)
  }

  @Test("the circle lasts while one of it has something to hear [FAI-11]", arguments: ["a", "b"])
  mutating func busy(name: String) {
    hearing.include("a", "b")
    hearing.require("a", toWaitFor: "b")
    hearing.require("b", toWaitFor: "a")
    hearing.propose("a", "b")
    _ = hearing.settle()
    #expect(hearing.breakCycle { $0 != name } == nil)
    #expect(hearing.standings == ["a held", "b held"])
  }

  @Test("the circle lasts while one of it is undecided, for it may yet fail")
  mutating func undecided() {
    hearing.include("a", "b")
    hearing.require("a", toWaitFor: "b")
    hearing.require("b", toWaitFor: "a")
    hearing.propose("a")
    _ = hearing.settle()
    #expect(hearing.breakCycle() == nil)
    hearing.drop("b")
    #expect(hearing.settle() == ["a goes ahead"])
  }

  @Test("of equal ranks the last to come in fails")
  mutating func equalRanks() {
    for name in ["a", "b", "c"] { hearing.include(name, rank: 1) }
    hearing.require("a", toWaitFor: "b")
    hearing.require("b", toWaitFor: "c")
    hearing.require("c", toWaitFor: "a")
    hearing.propose("a", "b", "c")
    _ = hearing.settle()
    #expect(hearing.breakCycle() == "c fails: deadlock with a")
    #expect(hearing.verdicts() == ["b goes ahead", "a fails: prevented by b"])
  }

  @Test("a member that only waits for a circle is not of it, and is not failed [FAI-11]")
  mutating func outsider() {
    hearing.include("a", "b", "outsider")
    hearing.require("a", toWaitFor: "b")
    hearing.require("b", toWaitFor: "a")
    hearing.require("outsider", toWaitFor: "a")
    hearing.propose("outsider", "a", "b")
    _ = hearing.settle()
    #expect(hearing.breakCycle() == "b fails: deadlock with a")
    #expect(hearing.verdicts() == ["a goes ahead", "outsider fails: prevented by a"])
  }

  @Test("a circle is found beside another that a member has already left [FAI-11]")
  mutating func besideAnother() {
    hearing.include("a", "gone", "c")
    hearing.require("a", toWaitFor: "gone", "c")
    hearing.require("gone", toWaitFor: "a")
    hearing.require("c", toWaitFor: "a")
    hearing.propose("a", "c")
    hearing.drop("gone")
    #expect(hearing.verdicts() == ["a waits for c", "c waits for a"])
    #expect(hearing.breakCycle() == "c fails: deadlock with a")
    #expect(hearing.settle() == ["a goes ahead"])
  }

  @Test("two circles that share a member are broken one after the other")
  mutating func eight() {
    hearing.include("middle", "left", "right")
    hearing.prevents = { _, _ in false }
    hearing.require("middle", toWaitFor: "left", "right")
    hearing.require("left", toWaitFor: "middle")
    hearing.require("right", toWaitFor: "middle")
    hearing.propose("middle", "left", "right")
    _ = hearing.settle()
    #expect(hearing.breakCycle() == "right fails: deadlock with middle")
    #expect(hearing.settle() == [])
    #expect(hearing.breakCycle() == "left fails: deadlock with middle")
    #expect(hearing.settle() == ["middle goes ahead"])
  }

  @Test("the failed one names the one of the circle that it waited for")
  mutating func partner() {
    hearing.include("early", "a", "b")
    hearing.require("b", toWaitFor: "early", "a")
    hearing.require("a", toWaitFor: "b")
    hearing.drop("early")
    hearing.propose("a", "b")
    _ = hearing.settle()
    #expect(hearing.breakCycle() == "b fails: deadlock with a")
  }

  @Test("the failed one need not be the last on the way round")
  mutating func middleOfCircle() {
    hearing.include("a", "b", "c")
    hearing.require("a", toWaitFor: "c")
    hearing.require("c", toWaitFor: "b")
    hearing.require("b", toWaitFor: "a")
    hearing.propose("a", "b", "c")
    _ = hearing.settle()
    #expect(hearing.breakCycle() == "c fails: deadlock with b")
    #expect(hearing.verdicts() == ["a goes ahead", "b fails: prevented by a"])
  }

  @Test("without a circle there is nothing to break")
  mutating func none() {
    hearing.include("a", "b")
    #expect(hearing.breakCycle() == nil)
    hearing.require("a", toWaitFor: "b")
    hearing.propose("a")
    _ = hearing.settle()
    #expect(hearing.breakCycle() == nil)
  }
}
