import GestureCore
import Testing

/// What happens while a client is being asked.
@Suite("Arbiter: questions")
struct ArbiterQuestionTests {
  private var hearing = Hearing()

  @Test("a question stands until it is answered")
  mutating func repeated() {
    hearing.include("tap")
    hearing.propose("tap")
    #expect(hearing.next() == "may tap begin?")
    #expect(hearing.next() == "may tap begin?")
    hearing.answer(true)
    #expect(hearing.next() == "tap goes ahead")
    #expect(hearing.next() == nil)
  }

  @Test("an answer that nobody asked for counts for nothing")
  mutating func unasked() {
    hearing.include("tap")
    hearing.answer(false)
    hearing.propose("tap")
    hearing.answer(false)
    #expect(hearing.settle() == ["may tap begin? yes", "tap goes ahead"])
    hearing.answer(false)
    #expect(hearing.standing(of: "tap") == .won)
  }

  @Test("one question has one answer: the second counts for nothing")
  mutating func answeredTwice() {
    hearing.include("tap")
    hearing.propose("tap")
    _ = hearing.next()
    hearing.answer(true)
    hearing.answer(false)
    #expect(hearing.settle() == ["tap goes ahead"])
  }

  @Test("a member that gives up while it is asked about has failed once, whatever the answer")
  mutating func withdrawal() {
    for answer in [true, false] {
      var hearing = Hearing()
      hearing.include("tap", "pan")
      hearing.propose("tap", "pan")
      #expect(hearing.next() == "may tap begin?")
      hearing.drop("tap")
      hearing.answer(answer)
      #expect(hearing.settle() == ["may pan begin? yes", "pan goes ahead"])
      #expect(hearing.standings == ["tap out", "pan won"])
    }
  }

  @Test("a winner that is cancelled while asked about keeps nobody out")
  mutating func winnerWithdraws() {
    hearing.include("pan", "tap")
    hearing.propose("pan")
    _ = hearing.next()
    hearing.answer(true)
    #expect(hearing.next() == "pan goes ahead")
    #expect(hearing.next() == "does pan prevent tap?")
    hearing.drop("pan")
    hearing.answer(true)
    #expect(hearing.settle() == [])
    #expect(hearing.standings == ["pan out", "tap undecided"])
  }

  @Test("an opponent that gives up while asked about is not failed again")
  mutating func opponentWithdraws() {
    hearing.include("pan", "tap", "press")
    hearing.propose("pan")
    _ = hearing.next()
    hearing.answer(true)
    _ = hearing.next()
    #expect(hearing.next() == "does pan prevent tap?")
    hearing.drop("tap")
    hearing.answer(true)
    #expect(
      hearing.settle() == ["does pan prevent press? yes", "press fails: prevented by pan"])
  }

  @Test("a vetoed one that gives up before the verdict is not failed again")
  mutating func vetoedWithdraws() {
    hearing.include("tap")
    hearing.propose("tap")
    _ = hearing.next()
    hearing.answer(false)
    hearing.drop("tap")
    #expect(hearing.settle() == [])
  }

  @Test("an answer about one that has left says nothing about who came under its number")
  mutating func leftWhileAsked() {
    hearing.include("tap")
    hearing.propose("tap")
    #expect(hearing.next() == "may tap begin?")
    hearing.remove("tap")
    hearing.include("pan", inPlaceOf: "tap", rank: 0)
    hearing.propose("pan")
    hearing.answer(false)
    #expect(hearing.settle() == ["may pan begin? yes", "pan goes ahead"])
  }

  @Test("a veto of one that has left does not hit who came under its number")
  mutating func leftAfterVeto() {
    hearing.include("tap")
    hearing.propose("tap")
    _ = hearing.next()
    hearing.answer(false)
    hearing.remove("tap")
    hearing.include("pan", inPlaceOf: "tap", rank: 0)
    hearing.propose("pan")
    #expect(hearing.settle() == ["may pan begin? yes", "pan goes ahead"])
  }

  @Test("opinions about one that has left do not count for who came under its number")
  mutating func opinionsLeave() {
    hearing.include("pan", "tap", "press")
    hearing.propose("pan")
    hearing.prevents = { _, second in second == "press" }
    _ = hearing.next()
    hearing.answer(true)
    _ = hearing.next()
    #expect(hearing.next() == "does pan prevent tap?")
    hearing.answer(false)
    #expect(hearing.next() == "does pan prevent press?")
    hearing.remove("tap")
    hearing.include("swipe", inPlaceOf: "tap", rank: 1)
    hearing.answer(true)
    #expect(
      hearing.settle() == ["does pan prevent swipe? no", "press fails: prevented by pan"])
  }

  @Test("a number that is used again brings neither rank, standing nor requirements along [STM-47]")
  mutating func numberUsedAgain() {
    hearing.include("a", "b", "c")
    hearing.require("a", toWaitFor: "b")
    hearing.require("c", toWaitFor: "a")
    hearing.propose("a")
    _ = hearing.settle()
    hearing.remove("a")
    hearing.include("late", inPlaceOf: "a", rank: 9)
    #expect(hearing.standings == ["b undecided", "c undecided", "late undecided"])
    #expect(hearing.requirements == [])
    hearing.propose("late", "c")
    #expect(hearing.verdicts().first == "c goes ahead")
  }

  @Test("a member that comes in while others are asked is heard in the same settling")
  mutating func comesWhileAsked() {
    hearing.include("pan", rank: 5)
    hearing.propose("pan")
    _ = hearing.next()
    hearing.include("deeper", rank: 1)
    hearing.propose("deeper")
    hearing.answer(true)
    #expect(
      hearing.verdicts() == ["deeper goes ahead", "pan fails: prevented by deeper"])
  }

  @Test("a member that comes in twice keeps its place and standing")
  mutating func includedTwice() {
    hearing.include("a", "b")
    hearing.propose("a")
    _ = hearing.settle()
    hearing.include("a", rank: 7)
    #expect(hearing.standings == ["a won", "b out"])
  }

  @Test("what is said of strangers changes nothing")
  mutating func strangers() {
    hearing.propose("unknown")
    hearing.drop("unknown")
    hearing.remove("unknown")
    hearing.require("unknown", toWaitFor: "also unknown")
    #expect(hearing.settle() == [])
    #expect(hearing.standings == [])
    #expect(hearing.standing(of: "unknown") == .absent)
  }
}
