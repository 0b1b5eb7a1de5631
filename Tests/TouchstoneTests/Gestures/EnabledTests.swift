import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Switching recognizers off and on")
struct EnabledTests {
  let stage = Stage()
  let view: LoudView
  let recognizer: LoudRecognizer
  let a: Finger
  let b: Finger

  init() {
    view = stage.addLoudView(named: "view")
    view.isMultipleTouchEnabled = true
    recognizer = stage.add(LoudRecognizer(stage: stage), to: view, named: "r")
    recognizer.onReset { [stage] recognizer in stage.log.append("reset while \(recognizer.state)") }
    a = stage.finger(at: CGPoint(x: 50, y: 50))
    b = stage.finger(at: CGPoint(x: 150, y: 50))
  }

  @Test(
    "what was under way is cancelled before the setter returns [STM-30, STM-33, STM-31, API-G06]")
  func underWay() {
    recognizer.on(.moved, become: .began, .changed)
    a.down().move(by: 5, 0).move(by: 5, 0)
    recognizer.isEnabled = false
    stage.log.append("returned")
    a.move(by: 5, 0).up()
    #expect(
      stage.log == [
        "r.began a", "view.began a", "r.moved a", "view.cancelled a", "r began",
        "r.moved a", "r changed", "r cancelled", "reset while cancelled", "returned",
      ])
    #expect(stage.story(of: "r").suffix(2) == ["cancelled: disabled", "possible: reset"])
  }

  @Test("what was possible fails without an action [STM-30]")
  func possible() {
    a.down()
    recognizer.isEnabled = false
    a.move(by: 5, 0).up()
    #expect(
      stage.log == [
        "r.began a", "view.began a", "reset while failed", "view.moved a", "view.ended a",
      ])
    #expect(stage.story(of: "r") == ["failed: disabled", "possible: reset"])
  }

  @Test("a disabled recognizer receives no touches [API-G06, DEL-04]")
  func whileOff() {
    recognizer.isEnabled = false
    a.tap()
    #expect(stage.log == ["view.began a", "view.ended a"])
  }

  // It says nothing at the lift, which cancels it (COR-09).
  @Test("switched on again it takes touches that begin later, in the same sequence too [STM-31]")
  func onAgain() {
    recognizer.on(.moved, become: .began)
    a.down().move(by: 5, 0)
    recognizer.isEnabled = false
    recognizer.isEnabled = true
    stage.log = []
    b.down()
    stage.together { _ = (a.move(by: 5, 0), b.move(by: 5, 0)) }
    stage.together { _ = (a.up(), b.up()) }
    #expect(
      stage.log == [
        "r.began b", "view.began b", "r.moved b", "view.cancelled b", "r began", "r.ended b",
        "r cancelled", "reset while cancelled",
      ])
  }

  @Test("between two taps it is reset, and the next tap is the first [STM-32]")
  func betweenTaps() {
    let stage = Stage()
    let double = stage.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    let finger = stage.finger(at: CGPoint(x: 50, y: 50))
    finger.tap()
    double.isEnabled = false
    double.isEnabled = true
    #expect(stage.story(of: "double") == ["failed: disabled", "possible: reset"])
    finger.hold(0.1).tap()
    #expect(stage.log == [])
    finger.hold(0.1).tap()
    #expect(stage.log == ["double ended"])
  }

  @Test("an idle recognizer is switched off without a word [STM-32]")
  func idle() {
    recognizer.isEnabled = false
    recognizer.isEnabled = true
    #expect(stage.log == [])
    #expect(stage.trace == [])
  }

  @Test("in another's action the cancelled action follows in the same pass [STM-33]")
  func inAnAction() {
    let delegate = ScriptedDelegate()
    delegate.both = { _, _ in true }
    recognizer.on(.moved, become: .began, .changed).delegate = delegate
    let other = stage.add(LoudRecognizer(stage: stage), to: view, named: "other")
    other.on(.moved, become: nil, .began)
    other.addAction { [recognizer, stage] _ in
      recognizer.isEnabled = false
      stage.log.append("returned")
    }
    a.down().move(by: 5, 0)
    stage.log = []
    a.move(by: 5, 0)
    #expect(
      stage.log == [
        "other.moved a", "r.moved a", "r changed", "other began", "returned", "r cancelled",
        "reset while cancelled",
      ])
  }

  @Test("in another's touch message the cancelled action follows in the same pass [STM-33]")
  func inAMessage() {
    let other = stage.add(LoudRecognizer(stage: stage), to: view, named: "other")
    recognizer.on(.began, become: .began).delegate = nil
    let delegate = ScriptedDelegate()
    delegate.both = { _, _ in true }
    other.delegate = delegate
    other.on(.moved) { [recognizer, stage] _, _, _ in
      recognizer.isEnabled = false
      stage.log.append("returned")
    }
    a.down()
    stage.log = []
    a.move(by: 5, 0)
    #expect(
      stage.log == ["other.moved a", "returned", "r cancelled", "reset while cancelled"])
  }

  @Test(
    "who waits for it goes ahead, and the touches that it delayed are released [STM-34, DEL-45]")
  func countsAsFailure() {
    recognizer.delaysTouchesBegan = true
    let waiting = stage.add(LoudRecognizer(stage: stage), to: view, named: "waiting")
    waiting.on(.moved, become: .began, .changed).require(toFail: recognizer)
    waiting.cancelsTouchesInView = false
    a.down().move(by: 5, 0)
    #expect(stage.log == ["waiting.began a", "r.began a", "waiting.moved a", "r.moved a"])
    recognizer.isEnabled = false
    #expect(
      stage.log.dropFirst(4) == [
        "waiting began", "view.began a", "view.moved a", "reset while failed",
      ])
  }
}
