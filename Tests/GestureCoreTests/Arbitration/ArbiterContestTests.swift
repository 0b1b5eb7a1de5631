import GestureCore
import Testing

/// Who goes ahead when several want to.
@Suite("Arbiter: contests")
struct ArbiterContestTests {
  private var hearing = Hearing()

  @Test("with no other there, the one that proposes goes ahead; then all is settled")
  mutating func alone() {
    hearing.include("tap")
    #expect(hearing.settle() == [])
    hearing.propose("tap")
    #expect(hearing.hasWork)
    #expect(hearing.settle() == ["may tap begin? yes", "tap goes ahead"])
    #expect(!hearing.hasWork)
    #expect(hearing.next() == nil)
  }

  @Test("the first to go ahead makes all others fail, undecided or not [ARB-01]")
  mutating func firstExcludes() {
    hearing.include("pan", "pinch", "tap")
    hearing.propose("pinch")
    #expect(
      hearing.settle() == [
        "may pinch begin? yes",
        "pinch goes ahead",
        "does pinch prevent pan? yes",
        "pan fails: prevented by pinch",
        "does pinch prevent tap? yes",
        "tap fails: prevented by pinch",
      ])
    #expect(hearing.standings == ["pan out", "pinch won", "tap out"])
  }

  @Test("in a tie the lowest rank is heard first and wins, whichever proposed first [ARB-05]")
  mutating func tie() {
    hearing.include("outer", rank: 2)
    hearing.include("inner", rank: 1)
    hearing.propose("outer", "inner")
    #expect(
      hearing.settle() == [
        "may inner begin? yes",
        "may outer begin? yes",
        "does outer prevent inner? yes",
        "does inner prevent outer? yes",
        "inner goes ahead",
        "outer fails: prevented by inner",
      ])
  }

  @Test("among equal ranks the first to come in is the first in line")
  mutating func equalRanks() {
    for name in ["a", "b", "c"] { hearing.include(name, rank: 5) }
    hearing.include("d", rank: 4)
    #expect(hearing.standings == ["d undecided", "a undecided", "b undecided", "c undecided"])
    hearing.propose("c", "a", "b")
    #expect(hearing.verdicts().first == "c goes ahead")
  }

  @Test("what is active is not failed by a later one; the later one fails [ARB-14]")
  mutating func activeStays() {
    hearing.include("press", "pan")
    hearing.prevents = { first, _ in first == "pan" }
    hearing.propose("press")
    _ = hearing.settle()
    hearing.prevents = { _, _ in true }
    hearing.propose("pan")
    #expect(
      hearing.settle() == [
        "may pan begin? yes", "does press prevent pan? yes", "pan fails: prevented by press",
      ])
    #expect(hearing.standings == ["press won", "pan out"])
  }

  @Test("a later one may not fail an active one even if that does not mind it [ARB-14]")
  mutating func laterPreventerIsHarmless() {
    hearing.include("press", "pan")
    hearing.prevents = { first, _ in first == "pan" }
    hearing.propose("press")
    _ = hearing.settle()
    hearing.propose("pan")
    #expect(
      hearing.settle() == [
        "may pan begin? yes", "does press prevent pan? no", "pan goes ahead",
      ])
    #expect(hearing.standings == ["press won", "pan won"])
  }

  @Test("a winner keeps out also who comes later, until it is removed [ARB-15]")
  mutating func winnerStays() {
    hearing.include("swipe")
    hearing.propose("swipe")
    _ = hearing.settle()
    hearing.include("pan")
    hearing.propose("pan")
    #expect(hearing.verdicts() == ["pan fails: prevented by swipe"])
    hearing.remove("swipe")
    hearing.include("late")
    hearing.propose("late")
    #expect(hearing.settle() == ["may late begin? yes", "late goes ahead"])
  }

  @Test("a winner that is cancelled keeps nobody out any more")
  mutating func cancelledWinner() {
    hearing.include("pan")
    hearing.propose("pan")
    _ = hearing.settle()
    hearing.drop("pan")
    hearing.include("tap")
    hearing.propose("tap")
    #expect(hearing.settle() == ["may tap begin? yes", "tap goes ahead"])
  }

  @Test("the one that prevents without being prevented wins whatever its rank [ARB-18]")
  mutating func oneSided() {
    hearing.include("single", "double")
    hearing.prevents = { first, second in (first, second) == ("double", "single") }
    hearing.propose("single", "double")
    #expect(
      hearing.settle() == [
        "may single begin? yes",
        "may double begin? yes",
        "does double prevent single? yes",
        "does single prevent double? no",
        "double goes ahead",
        "single fails: prevented by double",
      ])
  }

  @Test("of three, the one that nobody prevents one-sidedly wins [ARB-18]")
  mutating func threeOneSided() {
    hearing.include("single", "double", "triple")
    let taps = ["single": 1, "double": 2, "triple": 3]
    hearing.prevents = { first, second in taps[first] ?? 0 > taps[second] ?? 0 }
    hearing.propose("single", "double", "triple")
    #expect(
      hearing.verdicts() == [
        "triple goes ahead",
        "single fails: prevented by triple",
        "double fails: prevented by triple",
      ])
  }

  @Test("the one that beats my only rival lets me go ahead after it [ARB-18]")
  mutating func beatenRival() {
    hearing.include("a", "b", "c")
    hearing.prevents = { ["b a", "c b"].contains("\($0) \($1)") }
    hearing.propose("a", "b", "c")
    #expect(
      hearing.verdicts() == ["c goes ahead", "b fails: prevented by c", "a goes ahead"])
  }

  @Test("in a circle of one-sided prevention the rank decides")
  mutating func circle() {
    hearing.include("a", "b", "c")
    hearing.prevents = { ["a c", "b a", "c b"].contains("\($0) \($1)") }
    hearing.propose("a", "b", "c")
    #expect(
      hearing.verdicts() == ["a goes ahead", "c fails: prevented by a", "b goes ahead"])
  }

  @Test("a three-way tie of all against all goes to the first in rank [ARB-01, ARB-05]")
  mutating func threeWayTie() {
    hearing.include("a", "b", "c")
    hearing.propose("c", "b", "a")
    #expect(
      hearing.settle() == [
        "may a begin? yes",
        "may b begin? yes",
        "may c begin? yes",
        "does b prevent a? yes",
        "does a prevent b? yes",
        "does c prevent a? yes",
        "does a prevent c? yes",
        "a goes ahead",
        "b fails: prevented by a",
        "c fails: prevented by a",
      ])
  }

  @Test("those who prevent nobody go ahead together, in rank")
  mutating func together() {
    hearing.include("pinch", "rotation", "pan")
    hearing.prevents = { _, _ in false }
    hearing.propose("pan", "pinch", "rotation")
    #expect(
      hearing.verdicts() == ["pinch goes ahead", "rotation goes ahead", "pan goes ahead"])
    #expect(hearing.standings == ["pinch won", "rotation won", "pan won"])
  }

  @Test("one objecting winner among several is enough to fail")
  mutating func oneOfSeveralWinners() {
    hearing.include("pinch", "rotation")
    hearing.prevents = { first, second in (first, second) == ("rotation", "pan") }
    hearing.propose("pinch", "rotation")
    _ = hearing.settle()
    hearing.include("pan")
    hearing.propose("pan")
    #expect(
      hearing.settle() == [
        "may pan begin? yes",
        "does pinch prevent pan? no",
        "does rotation prevent pan? yes",
        "pan fails: prevented by rotation",
      ])
  }

  @Test("a no to the should-begin question fails it, and the next in rank goes ahead [ARB-20]")
  mutating func veto() {
    hearing.include("pan", "swipe")
    hearing.mayBegin = { $0 != "pan" }
    hearing.propose("pan", "swipe")
    #expect(
      hearing.settle() == [
        "may pan begin? no",
        "pan fails: vetoed",
        "may swipe begin? yes",
        "swipe goes ahead",
      ])
  }

  @Test("a member that was refused is not heard again before it has left and come back [STM-47]")
  mutating func refusedOnce() {
    hearing.include("pan")
    hearing.mayBegin = { _ in false }
    hearing.propose("pan")
    _ = hearing.settle()
    hearing.propose("pan")
    #expect(hearing.settle() == [])
    hearing.remove("pan")
    hearing.include("pan")
    hearing.mayBegin = { _ in true }
    hearing.propose("pan")
    #expect(hearing.settle() == ["may pan begin? yes", "pan goes ahead"])
  }

  @Test("prevention is asked anew for every attempt to go ahead [ARB-03]")
  mutating func askedAnew() {
    hearing.include("pan", "tap")
    hearing.prevents = { _, _ in false }
    hearing.propose("pan")
    #expect(
      hearing.settle() == ["may pan begin? yes", "pan goes ahead", "does pan prevent tap? no"])
    hearing.propose("tap")
    #expect(
      hearing.settle() == ["may tap begin? yes", "does pan prevent tap? no", "tap goes ahead"])
  }

  @Test("should-begin comes before every question of prevention [ARB-24]")
  mutating func orderOfQuestions() {
    hearing.include("pan", "tap")
    hearing.prevents = { _, _ in false }
    hearing.propose("pan")
    _ = hearing.settle()
    hearing.include("press")
    hearing.propose("tap", "press")
    #expect(
      Array(hearing.settle().prefix(4)) == [
        "may tap begin? yes",
        "may press begin? yes",
        "does pan prevent tap? no",
        "does pan prevent press? no",
      ])
  }
}
