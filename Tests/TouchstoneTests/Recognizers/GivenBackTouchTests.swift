import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Gestures that have lost their fingers, or never had any, and must not hang for that.
@Suite struct GivenBackTouchTests {
  let stage = Stage()
  let press: UILongPressGestureRecognizer

  init() { press = stage.add(UILongPressGestureRecognizer(), named: "press") }

  @Test("a press whose finger was given back does not begin when its time has come [DEL-60]")
  func givenBack() {
    let giver = stage.add(LoudRecognizer(), named: "giver")
    giver.on(.began) { [press] _, touches, event in
      for touch in touches { press.ignore(touch, for: event) }
    }
    press.delaysTouchesBegan = true
    stage.view.gestureRecognizers = [giver, press]
    let finger = stage.finger(at: CGPoint(x: 50, y: 50)).down()
    stage.wait(1)
    finger.up()
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(stage.log == [])
    #expect(press.state == .possible && press.numberOfTouches == 0)
  }

  @Test("a press that was begun by hand ends with the next finger [STM-10, LPR-08]")
  func begunByHand() {
    press.state = .began
    let finger = stage.finger(at: CGPoint(x: 50, y: 50)).down()
    stage.finger(at: CGPoint(x: 90, y: 50)).tap()
    finger.up()
    #expect(stage.log == ["press began", "press ended"])
    #expect(press.state == .possible)
  }
}
