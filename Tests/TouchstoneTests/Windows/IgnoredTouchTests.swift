import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Giving touches back: ignore(_:for:)")
struct IgnoredTouchTests {
  let stage = Stage()
  let view: LoudView
  let recognizer: LoudRecognizer
  let a: Finger
  let b: Finger
  let c: Finger

  init() {
    view = stage.addLoudView(named: "view")
    view.isMultipleTouchEnabled = true
    recognizer = stage.add(LoudRecognizer(stage: stage), to: view, named: "r")
    a = stage.finger(at: CGPoint(x: 50, y: 50))
    b = stage.finger(at: CGPoint(x: 150, y: 50))
    c = stage.finger(at: CGPoint(x: 250, y: 50))
  }

  private func ignore(_ finger: Finger, on phase: UITouch.Phase) {
    let name = finger === a ? "a" : finger === b ? "b" : "c"
    recognizer.on(phase) { [stage] recognizer, touches, event in
      for touch in touches where stage.names(of: [touch]) == name {
        recognizer.ignore(touch, for: event)
      }
    }
  }

  @Test(
    "an ignored touch has no part in the recognizer any more [DEL-60, API-G20, API-V07, API-T08]")
  func noPart() {
    let log = { [stage] (text: String) in stage.log.append(text) }
    let names = { [stage] (touches: Set<UITouch>?) in touches.map { stage.names(of: $0) } ?? "none"
    }
    recognizer.on(.began) { recognizer, touches, event in
      for touch in touches where touch.location(in: nil).x < 100 {
        log("before: \(names(event.touches(for: recognizer))), \(recognizer.numberOfTouches)")
        recognizer.ignore(touch, for: event)
        log("after: \(names(event.touches(for: recognizer))), \(recognizer.numberOfTouches)")
        log("its recognizers: \(touch.gestureRecognizers?.count ?? -1)")
      }
    }
    stage.together { _ = (a.down(), b.down()) }
    #expect(recognizer.location(in: nil) == CGPoint(x: 150, y: 50))
    stage.together { _ = (a.move(by: 5, 0), b.move(by: 5, 0)) }
    a.up()
    #expect(
      stage.log == [
        "r.began a b", "before: a b, 2", "after: b, 1", "its recognizers: 0", "view.began a b",
        "r.moved b", "view.moved a b", "view.ended a",
      ])
  }

  @Test("the third finger of a pair may be ignored in the middle of a gesture [DEL-61, DEL-60]")
  func thirdFinger() {
    ignore(c, on: .began)
    recognizer.on(.moved, become: .began, .changed)
    stage.together { _ = (a.down(), b.down()) }
    stage.together { _ = (a.move(by: 5, 0), b.move(by: 5, 0)) }
    c.down().move(by: 5, 0)
    a.move(by: 5, 0)
    c.up()
    #expect(
      stage.log == [
        "r.began a b", "view.began a b", "r.moved a b", "view.cancelled a b", "r began",
        "r.began c", "view.began c", "view.moved c", "r.moved a", "r changed", "view.ended c",
      ])
  }

  @Test(
    "ignored in the middle of a gesture, a touch that the view lost stays lost [DEL-31, DEL-61]")
  func ignoredAfterwards() {
    ignore(b, on: .moved)
    recognizer.on(.began, become: .began)
    stage.together { _ = (a.down(), b.down()) }
    b.move(by: 5, 0).move(by: 5, 0).up()
    #expect(stage.log == ["r.began a b", "r began", "r.moved b", "r changed"])
  }

  @Test("a delayed touch goes to its view when it is ignored [DEL-63, DEL-41]")
  func releasesDelayed() {
    recognizer.delaysTouchesBegan = true
    ignore(a, on: .moved)
    stage.together { _ = (a.down(), b.down()) }
    stage.together { _ = (a.move(by: 5, 0), b.move(by: 5, 0)) }
    #expect(stage.log == ["r.began a b", "r.moved a b", "view.began a", "view.moved a"])
  }

  @Test("outside of the input, too, an ignored touch goes to its view at once [DEL-61, DEL-63]")
  func releasesOutsideOfInput() throws {
    recognizer.delaysTouchesBegan = true
    var seen: (touch: UITouch, event: UIEvent)?
    recognizer.on(.began) { _, touches, event in seen = touches.first.map { ($0, event) } }
    a.down()
    let (touch, event) = try #require(seen)
    stage.log.append("ignored")
    recognizer.ignore(touch, for: event)
    #expect(stage.log == ["r.began a", "ignored", "view.began a"])
  }

  @Test("ignored by one, a touch may still be delayed by another [DEL-63, DEL-43]")
  func delayedByAnother() {
    let other = stage.add(LoudRecognizer(), to: view, named: "other")
    other.delaysTouchesBegan = true
    recognizer.delaysTouchesBegan = true
    ignore(a, on: .moved)
    a.down().move(by: 5, 0)
    #expect(stage.log == ["r.began a", "r.moved a"])
    other.state = .failed
    #expect(stage.log.dropFirst(2) == ["view.began a", "view.moved a"])
  }

  @Test("a lift goes to the view when its touch is ignored in it [DEL-63, DEL-52]")
  func releasesLift() {
    ignore(a, on: .ended)
    stage.together { _ = (a.down(), b.down()) }
    a.up()
    #expect(stage.log == ["r.began a b", "view.began a b", "r.ended a", "view.ended a"])
  }

  @Test("not handling a touch is not ignoring it [DEL-62]")
  func notHandling() {
    recognizer.on(.moved) { [stage] recognizer, touches, _ in
      if stage.names(of: touches).contains("a") { recognizer.state = .began }
    }
    stage.together { _ = (a.down(), b.down()) }
    b.move(by: 5, 0).up()
    a.move(by: 5, 0)
    #expect(
      stage.log == [
        "r.began a b", "view.began a b", "r.moved b", "view.moved b", "r.ended b",
        "r.moved a", "view.cancelled a b", "r began",
      ])
  }

  @Test("a recognizer that is over receives none of its touches any more [DEL-64, DEL-12, API-V07]")
  func over() {
    recognizer.on(.moved, become: .ended)
    let log = { [stage] (text: String) in stage.log.append(text) }
    let witness = stage.add(LoudRecognizer(), to: view, named: "witness")
    let delegate = ScriptedDelegate()
    delegate.both = { _, _ in true }
    witness.delegate = delegate
    witness.on(.moved) { [recognizer] _, touches, event in
      log("receives: \(event.touches(for: recognizer)?.count ?? 0)")
      log("listed: \(touches.first?.gestureRecognizers?.contains(recognizer) == true)")
    }
    a.down().move(by: 5, 0).move(by: 5, 0)
    #expect(
      stage.log == [
        "r.began a", "view.began a", "receives: 1", "listed: true", "r.moved a",
        "view.cancelled a", "r ended", "receives: 0", "listed: false",
      ])
  }

  @Test(
    "one that ignored all of its touches stays possible and starts anew without a word [DEL-65]")
  func ignoredAll() {
    ignore(a, on: .began)
    recognizer.onReset { [stage] recognizer in stage.log.append("reset while \(recognizer.state)") }
    a.tap()
    #expect(stage.log == ["r.began a", "view.began a", "view.ended a", "reset while possible"])
    #expect(stage.story(of: "r") == [])
    b.down()
    #expect(stage.log.dropFirst(4) == ["r.began b", "view.began b"])
  }

  @Test(
    "one that ignored all of its touches takes a new finger in the same sequence [DEL-65, DEL-61]")
  func newFingerAfterIgnoring() {
    ignore(a, on: .began)
    recognizer.on(.moved, become: .began)
    a.down()
    b.down().move(by: 5, 0)
    #expect(
      stage.log == [
        "r.began a", "view.began a", "r.began b", "view.began b", "r.moved b",
        "view.cancelled b", "r began",
      ])
  }
}
