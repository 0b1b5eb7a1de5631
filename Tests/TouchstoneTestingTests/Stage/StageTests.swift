import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// The kit itself: time, fingers at once, independence.
@Suite struct StageTests {
  @Test("time passes only by what fingers do and by waiting, each deadline at its own time")
  func time() {
    let stage = Stage()
    let press = stage.add(UILongPressGestureRecognizer(), named: "press")
    press.addAction { _ in stage.log.append("at \(stage.scene.touchSystem.now.seconds)") }
    let finger = stage.finger(at: CGPoint(x: 50, y: 50)).down()
    #expect(stage.now == 0)
    stage.wait(2)
    #expect(stage.now == 2)
    finger.up()
    #expect(stage.log == ["press began", "at 0.5", "press ended", "at 2.0"])
  }

  @Test(
    "in a callback the clock and a finger's point are those of the event, elsewhere the script's")
  func callbacks() {
    let stage = Stage()
    let finger = stage.finger(at: CGPoint(x: 0, y: 50))
    func note(_ event: String) {
      stage.log.append("\(event) \(stage.now) at \(finger.location.x)")
    }
    stage.add(UIPanGestureRecognizer(), named: "pan").addAction { _ in note("pan") }
    let press = stage.add(UILongPressGestureRecognizer(), named: "press")
    press.minimumPressDuration = 0.25
    press.addAction { _ in note("press") }
    finger.down().move(by: 60, 0, in: 0.05).up()
    stage.scene.touchSystem.schedule(after: 0.5) { note("after the lift") }
    stage.wait(1)
    finger.down().hold(1)
    #expect(
      stage.log.filter { $0.contains(" at ") } == [
        "pan 0.016666667 at 20.0", "pan 0.033333333 at 40.0", "pan 0.05 at 60.0",
        "pan 0.05 at 60.0", "after the lift 0.55 at 60.0", "press 1.3 at 60.0",
      ])
    #expect(abs(stage.now - 2.05) < 1e-9 && finger.location.x == 60)
  }

  @Test("fingers that act together share their frames; one after the other they do not")
  func together() {
    let stage = Stage()
    let view = stage.addLoudView(named: "view")
    view.isMultipleTouchEnabled = true
    let a = stage.finger(at: CGPoint(x: 50, y: 50))
    let b = stage.finger(at: CGPoint(x: 150, y: 50))
    stage.together { _ = (a.down(), b.down()) }
    stage.together { _ = (a.move(by: 10, 0, in: 1.0 / 30), b.move(by: 10, 0)) }
    a.up()
    b.up()
    #expect(
      stage.log == [
        "view.began a b", "view.moved a b", "view.moved a", "view.ended a", "view.ended b",
      ])
  }

  @Test("a finger goes evenly, in as many frames as its time has")
  func movement() {
    let stage = Stage()
    var places: [CGFloat] = []
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    pan.addAction { places.append($0.location(in: nil).x) }
    stage.finger(at: CGPoint(x: 0, y: 50)).down().move(by: 60, 0, in: 0.05)
    #expect(places == [20, 40, 60])
    #expect(stage.now == 0.05)
  }

  @Test("a hand spreads, turns and moves its fingers around their middle")
  func hand() {
    let stage = Stage()
    let hand = stage.hand(at: CGPoint(x: 200, y: 200), spread: 100)
    hand.down().pinch(to: 2, in: 0.1).turn(by: .pi / 2, in: 0.1).move(by: 10, 20)
    let places = hand.fingers.map {
      "\(Int($0.location.x.rounded())),\(Int($0.location.y.rounded()))"
    }
    #expect(places == ["210,120", "210,320"])
  }

  @Test("stages do not touch each other, however they are interleaved")
  func independence() {
    let (one, two) = (Stage(), Stage())
    for stage in [one, two] { stage.add(UITapGestureRecognizer(), named: "tap") }
    let a = one.finger(at: CGPoint(x: 50, y: 50)).down()
    let b = two.finger(at: CGPoint(x: 50, y: 50)).down()
    two.wait(1)
    a.up()
    b.up()
    #expect(one.log == ["tap ended"])
    #expect(two.log == [])
    #expect(one.now == 0)
  }

  @Test("after a test has moved the scene's time by itself, the script goes on from there")
  func ownAdvance() {
    let stage = Stage()
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.scene.touchSystem.advance(to: Timestamp(seconds: 5))
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(stage.log == ["tap ended"] && stage.now > 5)
  }
}
