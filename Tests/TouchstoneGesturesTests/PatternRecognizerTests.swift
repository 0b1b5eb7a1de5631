import Foundation
import GestureCore
import Testing
import TouchstoneGestures
import TouchstoneTesting

@MainActor @Suite("Patterns as recognizers")
struct PatternRecognizerTests {
  private let stage = Stage()
  private let here = CGPoint(x: 50, y: 60)

  @Test("a pattern begins at its mark, changes with movement and ends with its end")
  func continuous() throws {
    let tap = PatternCapture("tap", \.place)
    let zoom = PatternGestureRecognizer(
      try GesturePattern {
        Down().capture(tap)
        Up(within: 0.3)
        Down(within: 0.3, near: tap, distance: 40)
        Move(.up, moreThan: 10).marked(.began)
        Up()
      })
    stage.add(zoom, named: "zoom")
    var place: CGPoint?
    zoom.addAction { _ in place = zoom.match?[tap] ?? place }
    stage.finger(at: here).tap()
    stage.finger(at: here).down().move(by: 0, -20).move(by: 0, -5).up()
    #expect(stage.log == ["zoom began", "zoom changed", "zoom ended"])
    #expect(place == here)
  }

  @Test("an element that is marked changed says so at its end, without a finger that moves")
  func changed() throws {
    let arm = PatternGestureRecognizer(
      try GesturePattern {
        Down()
        Move(.right, moreThan: 20).marked(.began)
        Hold(0.3, movingAtMost: 10).marked(.changed)
        Up().marked(.recognized)
      })
    stage.add(arm, named: "arm")
    let finger = stage.finger(at: here).down().move(by: 30, 0)
    #expect(stage.log == ["arm began"])
    finger.hold(0.29)
    #expect(stage.log == ["arm began"])
    finger.hold(0.02)
    #expect(stage.log == ["arm began", "arm changed"])
    finger.up()
    #expect(stage.log == ["arm began", "arm changed", "arm ended"])
  }

  @Test("a failure names the element that did not match, and by how much")
  func failure() throws {
    let pull = PatternGestureRecognizer(
      try GesturePattern {
        Down()
        Move(.right, moreThan: 100).within(0.5).named("pull")
      })
    stage.add(pull, named: "pull")
    stage.finger(at: here).down().move(by: 40, 0).up()
    #expect(stage.log == [])
    #expect(pull.failure?.element == "pull")
    #expect(
      stage.trace.map(String.init(describing:)).contains {
        $0.contains("pull: lifted after moving 40 pt, less than moreThan 100")
      })
    stage.finger(at: here).down().hold(0.6)
    #expect(pull.failure?.description == "pull: took 0.5 s, the whole of within 0.5")
  }

  @Test("a pattern that is complete by the clock alone needs no finger to say so")
  func byTheClock() throws {
    let rest = PatternGestureRecognizer(
      try GesturePattern {
        Down(2)
        Hold(0.4, movingAtMost: 5)
      })
    stage.add(rest, named: "rest")
    let one = stage.finger(at: here).down()
    let other = stage.finger(at: CGPoint(x: 90, y: 60)).down()
    stage.wait(0.39)
    #expect(stage.log == [])
    stage.wait(0.02)
    #expect(stage.log == ["rest ended"])
    one.up()
    other.up()
  }

  @Test("it takes its part in the contest as every recognizer does")
  func contest() throws {
    let press = PatternGestureRecognizer(
      try GesturePattern {
        Down()
        Hold(0.3, movingAtMost: 10).marked(.began)
      })
    stage.add(UITapGestureRecognizer(), named: "tap").require(toFail: press)
    stage.add(press, named: "press")
    stage.finger(at: here).tap()
    stage.finger(at: here).down().hold(0.4).move(by: 3, 0).up()
    #expect(stage.log == ["tap ended", "press began", "press changed", "press ended"])
  }
}
