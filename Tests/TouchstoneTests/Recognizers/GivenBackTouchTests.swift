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

  @Test("a gesture that gave all its fingers back is over when they have lifted [STM-46, DEL-60]")
  func gaveBack() {
    let drag = stage.add(LoudRecognizer(), named: "drag").on(.moved) { drag, touches, event in
      drag.state = .began
      for touch in touches { drag.ignore(touch, for: event) }
    }
    stage.finger(at: CGPoint(x: 50, y: 50)).down().move(by: 5, 0).up()
    #expect(stage.log == ["drag began", "drag cancelled"])
    #expect(drag.state == .possible)
  }

  @Test("a state that was assigned without a window is forgotten in one [STM-18]")
  func withoutWindow() {
    let view = UIView(frame: stage.view.bounds)
    let tap = stage.add(UITapGestureRecognizer(), to: view, named: "tap")
    tap.state = .failed
    #expect(tap.state == .failed)
    stage.view.addSubview(view)
    #expect(tap.state == .possible)
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(stage.log == ["tap ended"])
  }
}
