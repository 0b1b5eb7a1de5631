import Foundation
import GestureCore
import Testing

@testable import GesturePatterns

@Suite("Patterns that are refused") struct ProblemTests {
  private let spot = PatternCapture("spot", \.place)

  @Test("what may be nothing is not repeated, and is no pattern")
  func emptiness() {
    #expect(problem { Repeated(1...) { Maybe { Down() } } }.hasPrefix("an empty loop"))
    #expect(problem { Maybe { Down() } }.hasPrefix("the pattern is complete before"))
    #expect(problem { OneOf {} } == "a choice of nothing can never go on")
  }

  @Test("times that cannot be")
  func times() {
    #expect(
      problem {
        Down()
        Hold(-1)
      }.hasPrefix("hold -1 s: -1 s is no time"))
    #expect(
      problem {
        Down()
        Hold(0)
      }.hasPrefix("hold 0 s: what takes no time"))
    #expect(
      problem {
        Down()
        Hold(0.5)
        Up().within(0.3, since: .firstDown)
      }
        == "up: it is over 0.5 s after its clock has started at the earliest, and must be within 0.3 s"
    )
    #expect(
      problem {
        Down()
        Hold(0.5).within(0.4)
      }.hasPrefix("hold 0.5 s: it is over 0.5 s"))
    #expect(
      problem {
        Down()
        Hold(0.2)
        Up().within(0.3, since: .firstDown)
      } == "none")
  }

  @Test("regions that no finger reaches")
  func regions() {
    #expect(
      problem { Down(in: .rectangle(.zero)) } == "down: no finger reaches a region without area")
    #expect(problem { Down(in: .rectangle(.null)) }.contains("not finite"))
    let (left, right) = (
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 90, y: 0, width: 9, height: 9)
    )
    #expect(
      problem {
        Down(in: .rectangle(left)).capture(spot)
        Up()
        Down(near: spot, distance: 40).with {
          guard case .down(var landing) = $0.action else { return }
          landing.region = .rectangle(right)
          $0.action = .down(landing)
        }
      } == "down: no finger reaches its region, which is 80 pt from spot and not 40 pt")
  }

  @Test("fingers that are not there")
  func fingers() {
    #expect(problem { Up() } == "up: no finger is down that could lift")
    #expect(
      problem {
        Down()
        Up()
        Move(moreThan: 3)
      }.hasSuffix("never are 1 fingers down, as it needs"))
    #expect(
      problem {
        Down()
        Move.pinch(moreThan: 3)
      }.hasSuffix("never are 2 fingers down, as it needs"))
    #expect(
      problem {
        Down()
        Lift()
      } == "lift: no finger would stay when one lifts")
    #expect(
      problem {
        Down()
        Still(1)
      } == "still 1 s: fingers are down, and it waits for none to be")
    #expect(problem { Down(0) }.contains("1 to 20 fingers"))
  }

  @Test("captures and marks where they mean nothing")
  func capturesAndMarks() {
    #expect(
      problem { Down(near: spot, distance: 3) } == "down: spot is not captured on every way to it")
    #expect(
      problem {
        Down().marked(.recognized)
        Up()
      }.contains("nothing can follow"))
    #expect(
      problem {
        Down().marked(.changed)
        Up()
      }.contains("before it has begun"))
    #expect(
      problem {
        Down().marked(.began)
        Up().marked(.began)
      }.contains("cannot begin again"))
  }

  @Test("an element that would have two beginnings")
  func ambiguity() {
    #expect(
      problem {
        Down()
        Maybe { Hold(0.2) }
        Up()
      }
        == "up: it may be under way already when hold 0.2 s ends and begins it anew, so that its "
        + "beginning is not certain; say what must happen before it")
    #expect(
      problem {
        Down()
        OneOf {
          Up()
          InOrder {
            Hold(0.2)
            Up()
          }
        }
      } == "none")
  }
}
