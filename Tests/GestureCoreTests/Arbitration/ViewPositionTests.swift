import GestureCore
import Testing

@Suite("Views of one depth have nothing to do with each other [ARB-13]")
struct ViewPositionTests {
  private final class View {}
  private let left = View()
  private let right = View()
  private var hearing = Hearing()

  @Test("no question is asked about them, in whatever order they go ahead")
  mutating func apart() {
    hearing.include("left", rank: 0, in: left, atDepth: 2)
    hearing.include("right", rank: 1, in: right, atDepth: 2)
    hearing.propose("left")
    #expect(hearing.settle() == ["may left begin? yes", "left goes ahead"])
    hearing.propose("right")
    #expect(hearing.settle() == ["may right begin? yes", "right goes ahead"])
  }

  @Test("nor about those that want the same moment")
  mutating func apartAtOnce() {
    hearing.include("left", rank: 0, in: left, atDepth: 2)
    hearing.include("right", rank: 1, in: right, atDepth: 2)
    hearing.propose("left", "right")
    #expect(
      hearing.settle() == [
        "may left begin? yes", "may right begin? yes", "left goes ahead", "right goes ahead",
      ])
  }

  @Test("once a view has moved it is asked about them, and about who comes then")
  mutating func moved() {
    hearing.include("left", rank: 0, in: left, atDepth: 2)
    hearing.viewsMoved()
    hearing.include("right", rank: 1, in: right, atDepth: 2)
    expectQuestion()
  }

  @Test("of one view, of another depth, or without a finger they are asked about", arguments: 0...2)
  mutating func related(_ kind: Int) {
    hearing.include("left", rank: 0, in: left, atDepth: 2)
    switch kind {
    case 0: hearing.include("right", rank: 1, in: left, atDepth: 2)
    case 1: hearing.include("right", rank: 1, in: right, atDepth: 1)
    default: hearing.include("right", rank: 1)
    }
    expectQuestion()
  }

  @Test("one that waits for the other waits, and fails when that goes ahead [FAI-04]")
  mutating func requirement() {
    hearing.include("left", rank: 0, in: left, atDepth: 2)
    hearing.include("right", rank: 1, in: right, atDepth: 2)
    hearing.require("right", toWaitFor: "left")
    hearing.propose("right")
    #expect(hearing.settle() == ["may right begin? yes", "right waits for left"])
    hearing.propose("left")
    #expect(
      hearing.settle() == [
        "may left begin? yes", "left goes ahead", "right fails: left went ahead",
      ])
  }

  @Test("who is between and behind those apart is held against the one that goes ahead [ARB-01]")
  mutating func amongOthers() {
    hearing.include("left", rank: 0, in: left, atDepth: 2)
    hearing.include("right", rank: 1, in: right, atDepth: 2)
    hearing.include("above", rank: 2, in: right, atDepth: 1)
    hearing.include("right too", rank: 3, in: right, atDepth: 2)
    hearing.include("and right", rank: 4, in: right, atDepth: 2)
    hearing.include("top", rank: 5, in: left, atDepth: 0)
    hearing.propose("left")
    #expect(
      hearing.settle() == [
        "may left begin? yes", "left goes ahead", "does left prevent above? yes",
        "above fails: prevented by left", "does left prevent top? yes",
        "top fails: prevented by left",
      ])
  }

  private mutating func expectQuestion() {
    hearing.propose("left")
    #expect(
      hearing.settle() == [
        "may left begin? yes", "left goes ahead", "does left prevent right? yes",
        "right fails: prevented by left",
      ])
  }
}
