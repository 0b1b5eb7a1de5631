import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite("When a recognizer is reset, and what that clears")
struct ResetTests {
  let stage = Stage()
  let recognizer: LoudRecognizer
  let a: Finger
  let b: Finger

  init() {
    recognizer = stage.add(LoudRecognizer(stage: stage), named: "r")
    recognizer.onReset { [stage] recognizer in stage.log.append("reset while \(recognizer.state)") }
    a = stage.finger(at: CGPoint(x: 50, y: 50))
    b = stage.finger(at: CGPoint(x: 150, y: 50))
  }

  @Test(
    "the reset comes before the state goes back [STM-40]",
    arguments: [UIGestureRecognizer.State.ended, .failed])
  func atTheEnd(_ outcome: UIGestureRecognizer.State) {
    recognizer.on(.ended, become: outcome)
    a.down().up()
    #expect(
      stage.log == ["r.began a", "r.ended a"] + (outcome == .ended ? ["r ended"] : [])
        + ["reset while \(outcome)"])
    #expect(recognizer.state == .possible)
  }

  @Test("a cancelled gesture is reset as well [STM-40]")
  func afterCancelling() {
    recognizer.on(.began, become: .began).on(.cancelled, become: .cancelled)
    a.down().cancel()
    #expect(
      stage.log == [
        "r.began a", "r began", "r.cancelled a", "r cancelled", "reset while cancelled",
      ])
    #expect(recognizer.state == .possible)
  }

  @Test(
    "after its end it hears nothing of fingers still down; the reset is all [STM-41, STM-44, STM-43]"
  )
  func nothingMore() {
    recognizer.on(.moved, become: .ended)
    a.down().move(by: 5, 0).move(by: 5, 0)
    stage.log.append("still \(recognizer.state)")
    a.up()
    #expect(
      stage.log == ["r.began a", "r.moved a", "r ended", "still ended", "reset while ended"])
  }

  @Test("after its end it does not even hear the rest of the same event [STM-41, DEL-12]")
  func nothingMoreOfTheEvent() {
    recognizer.on(.moved, become: .ended)
    stage.together { _ = (a.down(), b.down()) }
    stage.together {
      a.move(by: 5, 0)
      b.hold(1 / stage.frameRate).up()
    }
    #expect(stage.log == ["r.began a b", "r.moved a", "r ended"])
  }

  @Test(
    "failed, it reads failed and takes no new finger until its own have lifted [STM-44, OPN-03]")
  func newFingerMeanwhile() {
    recognizer.on(.moved, become: .failed)
    a.down().move(by: 5, 0)
    b.down().move(by: 5, 0)
    stage.log.append("still \(recognizer.state)")
    a.up()
    stage.log.append("now \(recognizer.state)")
    b.move(by: 5, 0).up()
    b.down()
    #expect(
      stage.log == [
        "r.began a", "r.moved a", "still failed", "reset while failed", "now possible",
        "r.began b",
      ])
  }

  @Test("fingers that are not its own do not hold up the reset [STM-44]")
  func othersFingers() {
    let elsewhere = stage.addLoudView(
      frame: CGRect(x: 100, y: 0, width: 100, height: 100), named: "v")
    let view = stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), named: "w")
    elsewhere.isUserInteractionEnabled = true
    let own = stage.add(LoudRecognizer(stage: stage), to: view, named: "own")
    own.on(.ended, become: .failed).onReset { [stage] _ in stage.log.append("own reset") }
    recognizer.isEnabled = false
    b.down()
    a.tap()
    a.tap()
    #expect(
      stage.log == [
        "v.began b", "own.began a", "w.began a", "own.ended a", "w.ended a", "own reset",
        "own.began a", "w.began a", "own.ended a", "w.ended a", "own reset",
      ])
  }

  @Test("after the reset it hears nothing of touches in progress [STM-42]")
  func touchesInProgress() {
    a.down()
    recognizer.isEnabled = false
    recognizer.isEnabled = true
    a.move(by: 5, 0).up()
    #expect(stage.log == ["r.began a", "reset while failed"])
  }

  @Test("recognizers that wait for one another are reset together [STM-45, FAI-09, OPN-30]")
  func together() {
    let names = ["first", "second", "third"]
    let chain = names.map { name in
      let recognizer = stage.add(LoudRecognizer(), named: name)
      return recognizer.onReset { [stage] _ in stage.log.append("\(name) reset") }
    }
    recognizer.isEnabled = false
    chain[0].require(toFail: chain[1])
    chain[1].require(toFail: chain[2])
    chain[0].on(.began, become: .failed)
    chain[1].on(.ended, become: .failed)
    chain[2].on(.began) { recognizer, _, _ in
      recognizer.afterSeconds(0.5) { [unowned recognizer] in recognizer.state = .failed }
    }
    a.tap()
    stage.wait(0.4)
    #expect(stage.log == [])
    #expect(chain.map(\.state) == [.failed, .failed, .possible])
    stage.wait(0.1)
    #expect(Set(stage.log) == ["first reset", "second reset", "third reset"])
    #expect(stage.log.count == 3)
    #expect(chain.map(\.state) == [.possible, .possible, .possible])
  }

  @Test("a requirement must be met anew in every gesture [STM-47, FAI-09]")
  func requirementAnew() {
    let required = stage.add(LoudRecognizer(stage: stage), named: "required")
    required.on(.ended, become: .failed, nil)
    recognizer.on(.ended, become: .ended).require(toFail: required)
    a.down().up()
    #expect(
      stage.log == [
        "required.began a", "r.began a", "required.ended a", "r.ended a", "r ended",
        "reset while ended",
      ])
    stage.log = []
    b.down()
    a.down().up()
    #expect(
      stage.log == [
        "required.began b", "r.began b", "required.began a", "r.began a", "required.ended a",
        "r.ended a",
      ])
    #expect(recognizer.state == .possible)
    required.state = .failed
    #expect(stage.log.dropFirst(6) == ["r ended"])
  }

  @Test("configuration survives the reset [STM-48]")
  func configurationSurvives() {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.numberOfTouchesRequired = 2
    tap.cancelsTouchesInView = false
    tap.delaysTouchesBegan = true
    tap.delaysTouchesEnded = false
    let delegate = ScriptedDelegate()
    delegate.begins = { [stage] _ in
      stage.log.append("asked")
      return true
    }
    tap.delegate = delegate
    tap.require(toFail: recognizer)
    recognizer.isEnabled = false
    for _ in 1...2 { stage.hand(at: CGPoint(x: 100, y: 100)).tap() }
    #expect(stage.log == ["asked", "tap ended", "asked", "tap ended"])
    #expect(tap.numberOfTouchesRequired == 2)
    #expect(!tap.cancelsTouchesInView && tap.delaysTouchesBegan && !tap.delaysTouchesEnded)
  }

  @Test("the values of a gesture do not survive the reset [STM-48]")
  func valuesDoNot() {
    recognizer.isEnabled = false
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    let pinch = stage.add(UIPinchGestureRecognizer(), named: "pinch")
    let rotation = stage.add(UIRotationGestureRecognizer(), named: "rotation")
    let delegate = ScriptedDelegate()
    delegate.both = { _, _ in true }
    for recognizer in [pan, pinch, rotation] { recognizer.delegate = delegate }
    let hand = stage.hand(at: CGPoint(x: 200, y: 400)).down()
    hand.move(by: 100, 0, in: 0.2).pinch(to: 2).turn(by: 1)
    #expect(pan.translation(in: nil) != .zero && pan.velocity(in: nil) != .zero)
    #expect(pinch.scale > 1.5 && pinch.velocity != 0)
    #expect(rotation.rotation > 0.5 && rotation.velocity != 0)
    hand.up()
    #expect([pan.state, pinch.state, rotation.state] == [.possible, .possible, .possible])
    #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    #expect(rotation.rotation == 0 && rotation.velocity == 0)
  }

  @Test("a deadline does not outlive its gesture [STM-49]")
  func deadlineEnds() {
    recognizer
      .on(.began) { [stage] recognizer, _, _ in
        recognizer.afterSeconds(0.2) { stage.log.append("deadline") }
      }
      .on(.ended, become: .failed)
    a.tap()
    stage.wait(1)
    #expect(stage.log == ["r.began a", "r.ended a", "reset while failed"])
    stage.log = []
    a.down().hold(0.2)
    #expect(stage.log == ["r.began a", "deadline"])
  }

  @Test("a deadline ends with its gesture, though a finger is still down [STM-49, STM-41]")
  func deadlineEndsAtOnce() {
    recognizer
      .on(.began) { [stage] recognizer, _, _ in
        recognizer.afterSeconds(0.2) { stage.log.append("deadline") }
      }
      .on(.moved, become: .ended)
    a.down().move(by: 5, 0).hold(1)
    #expect(stage.log == ["r.began a", "r.moved a", "r ended"])
  }

  @Test(
    "a recognizer without fingers that waits for nothing fails at the end, if that is wanted [STM-46]"
  )
  func safetyNet() {
    stage.scene.touchSystem.tuning.failsStrandedRecognizers = true
    a.down()
    b.down()
    a.up()
    #expect(stage.story(of: "r") == [])
    b.up()
    #expect(
      stage.story(of: "r") == [
        "failed: the last finger lifted without a decision", "possible: reset",
      ])
  }

  @Test(
    "a tap that is reset together with a pan misses the next finger while the pan goes on [STM-45]")
  func missedForPan() {
    let stage = Stage()
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.view.addSubview(view)
    let tap = stage.add(UITapGestureRecognizer(), to: view, named: "tap")
    tap.require(toFail: pan)
    let first = stage.finger(at: CGPoint(x: 50, y: 50)).down()
    let second = stage.finger(at: CGPoint(x: 250, y: 250)).down()
    second.move(by: 40, 0, in: 0.1)
    first.up()
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    second.up()
    #expect(stage.outline == ["pan began", "pan changed", "pan ended"])
    let report: WhyReport = stage.why(tap)
    #expect(
      "\(report)".contains("it is reset together with pan, which has not finished"), "\(report)")
  }
}
