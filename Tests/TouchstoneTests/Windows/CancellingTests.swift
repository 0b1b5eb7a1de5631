import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Taking touches away from views: cancelsTouchesInView")
struct CancellingTests {
  let stage = Stage()
  let view: LoudView
  let recognizer: LoudRecognizer
  let a: Finger
  let b: Finger

  init() {
    view = stage.addLoudView(named: "view")
    view.isMultipleTouchEnabled = true
    recognizer = stage.add(LoudRecognizer(stage: stage), to: view, named: "r")
    a = stage.finger(at: CGPoint(x: 50, y: 50))
    b = stage.finger(at: CGPoint(x: 150, y: 50))
  }

  @Test(
    "all of its touches are cancelled before the first action, lifted ones too [DEL-30, DEL-34, OPN-05]"
  )
  func liftedOnesToo() {
    recognizer.on(.moved, become: .began)
    a.down()
    b.down()
    a.up()
    b.move(by: 5, 0)
    #expect(
      stage.log == [
        "r.began a", "view.began a", "r.began b", "view.began b", "r.ended a",
        "r.moved b", "view.cancelled a b", "r began",
      ])
  }

  @Test("afterwards the view never hears of them, the recognizer does [DEL-31]")
  func afterwards() {
    recognizer.on(.moved, become: .began, .changed).on(.ended, become: .ended)
    a.down().move(by: 5, 0).move(by: 5, 0).up()
    #expect(
      stage.log == [
        "r.began a", "view.began a", "r.moved a", "view.cancelled a", "r began",
        "r.moved a", "r changed", "r.ended a", "r ended",
      ])
  }

  @Test("touches in several views are cancelled in each [DEL-32]")
  func severalViews() {
    let left = stage.addLoudView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), to: view, named: "left")
    let right = stage.addLoudView(
      frame: CGRect(x: 100, y: 0, width: 100, height: 100), to: view, named: "right")
    recognizer.on(.moved, become: .began)
    stage.together { _ = (a.down(), b.down()) }
    a.move(by: 5, 0)
    #expect(
      stage.log == [
        "r.began a b", "left.began a", "right.began b",
        "r.moved a", "left.cancelled a", "right.cancelled b", "r began",
      ])
    withExtendedLifetime((left, right)) {}
  }

  @Test("a finger that joins a gesture under way is not shown to the view [DEL-38]")
  func joiningFinger() {
    recognizer.on(.moved, become: .began, .changed)
    a.down().move(by: 5, 0)
    b.down().move(by: 5, 0).up()
    #expect(
      stage.log == [
        "r.began a", "view.began a", "r.moved a", "view.cancelled a", "r began",
        "r.began b", "r.moved b", "r changed", "r.ended b",
      ])
  }

  @Test(
    "a joining finger that the recognizer refuses or ignores is the view's [DEL-38]",
    arguments: [false, true])
  func refusedFinger(_ ignores: Bool) {
    recognizer.on(.moved, become: .began, .changed)
    let delegate = ScriptedDelegate()
    if ignores {
      recognizer.on(.began) { recognizer, touches, event in
        for touch in touches where touch.location(in: nil).x > 100 {
          recognizer.ignore(touch, for: event)
        }
      }
    } else {
      delegate.receives = { _, touch in touch.location(in: nil).x < 100 }
      recognizer.delegate = delegate
    }
    a.down().move(by: 5, 0)
    b.down().move(by: 5, 0).up()
    #expect(
      stage.log == [
        "r.began a", "view.began a", "r.moved a", "view.cancelled a", "r began",
      ] + (ignores ? ["r.began b"] : []) + ["view.began b", "view.moved b", "view.ended b"])
  }

  @Test("with false the view hears all, each time after the action [DEL-33, DEL-35]")
  func notCancelling() {
    recognizer.cancelsTouchesInView = false
    recognizer.on(.moved, become: .began, .changed).on(.ended, become: .ended)
    a.down().move(by: 5, 0).move(by: 5, 0).up()
    #expect(
      stage.log == [
        "r.began a", "view.began a", "r.moved a", "r began", "view.moved a",
        "r.moved a", "r changed", "view.moved a", "r.ended a", "r ended", "view.ended a",
      ])
  }

  // It says nothing at the lift, which cancels it (COR-09).
  @Test(
    "what the view has not seen is not cancelled, but never comes [DEL-36]",
    arguments: [true, false])
  func notSeen(_ otherDelays: Bool) {
    let other = stage.add(LoudRecognizer(), to: view, named: "other")
    (otherDelays ? other : recognizer).delaysTouchesBegan = true
    recognizer.on(.moved, become: .began)
    a.down().move(by: 5, 0).up()
    #expect(stage.log == ["r.began a", "r.moved a", "r began", "r.ended a", "r cancelled"])
  }

  @Test("an ignored touch is not cancelled [DEL-37]")
  func ignored() {
    recognizer.on(.began) { recognizer, touches, event in
      for touch in touches where touch.location(in: nil).x > 100 {
        recognizer.ignore(touch, for: event)
      }
    }
    recognizer.on(.moved, become: .began)
    stage.together { _ = (a.down(), b.down()) }
    a.move(by: 5, 0)
    #expect(
      stage.log == [
        "r.began a b", "view.began a b", "r.moved a", "view.cancelled a", "r began",
      ])
  }

  @Test(
    "touches that did nothing in the deciding event are cancelled too, handled or not [DEL-64, DEL-62]"
  )
  func impliedTouches() {
    recognizer.on(.moved, become: .ended)
    a.down()
    b.down()
    a.move(by: 5, 0)
    b.move(by: 5, 0)
    stage.together { _ = (a.up(), b.up()) }
    #expect(
      stage.log == [
        "r.began a", "view.began a", "r.began b", "view.began b",
        "r.moved a", "view.cancelled a b", "r ended",
      ])
  }

  @Test("a view that has had its end is not told again [DEL-30, DEL-54]")
  func hadItsEnd() {
    recognizer.delaysTouchesEnded = false
    recognizer.on(.moved, become: .began)
    a.down()
    b.down()
    a.up()
    b.move(by: 5, 0)
    #expect(
      stage.log == [
        "r.began a", "view.began a", "r.began b", "view.began b", "r.ended a", "view.ended a",
        "r.moved b", "view.cancelled b", "r began",
      ])
  }
}
