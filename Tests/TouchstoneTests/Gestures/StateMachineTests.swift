import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("The state machine of a recognizer")
struct StateMachineTests {
  let stage = Stage()
  let recognizer: WatchedRecognizer
  let finger: Finger

  init() {
    recognizer = stage.add(WatchedRecognizer(stage: stage), named: "r")
    finger = stage.finger(at: CGPoint(x: 50, y: 50))
  }

  @Test("discrete: possible, ended, possible [STM-01, STM-02, STM-04, STM-05, STM-27, STM-09]")
  func discrete() {
    #expect(recognizer.state == .possible)
    recognizer.on(.ended, become: .recognized)
    finger.down().move(by: 5, 0).up()
    #expect(
      stage.log == [
        "r.began a", "r.moved a", "r.ended a", "r: possible to ended", "r ended",
        "r: ended to possible",
      ])
  }

  @Test("continuous: possible, began, changed as often as need be, ended [STM-03, STM-04, STM-22]")
  func continuous() {
    recognizer.on(.moved, become: .began, .changed).on(.ended, become: .ended)
    finger.down().move(by: 5, 0).move(by: 5, 0).move(by: 5, 0).up()
    #expect(
      stage.log == [
        "r.began a", "r.moved a", "r: possible to began", "r began",
        "r.moved a", "r: began to changed", "r changed",
        "r.moved a", "r: changed to changed", "r changed",
        "r.ended a", "r: changed to ended", "r ended", "r: ended to possible",
      ])
  }

  @Test("a continuous gesture may end right after it began [STM-03]")
  func beganThenEnded() {
    recognizer.on(.began, become: .began).on(.ended, become: .ended)
    finger.down().up()
    #expect(
      stage.log == [
        "r.began a", "r: possible to began", "r began",
        "r.ended a", "r: began to ended", "r ended", "r: ended to possible",
      ])
  }

  @Test("failing sends no action, nor does the way back to possible [STM-02, STM-22]")
  func failing() {
    recognizer.on(.moved, become: .failed)
    finger.down().move(by: 5, 0).move(by: 5, 0).up()
    #expect(
      stage.log == [
        "r.began a", "r.moved a", "r: possible to failed", "r: failed to possible",
      ])
  }

  @Test("cancelling sends an action [STM-03, STM-08, STM-22, STM-23, OPN-01]")
  func cancelling() {
    recognizer.on(.began, become: .began).on(.cancelled, become: .cancelled)
    finger.down().cancel()
    #expect(
      stage.log == [
        "r.began a", "r: possible to began", "r began",
        "r.cancelled a", "r: began to cancelled", "r cancelled", "r: cancelled to possible",
      ])
  }

  @Test("what has not begun fails when its touches are cancelled [STM-08, STM-12]")
  func cancellingTooEarly() {
    recognizer.on(.cancelled, become: .cancelled)
    finger.down().cancel()
    #expect(
      stage.log == [
        "r.began a", "r.cancelled a", "r: possible to failed", "r: failed to possible",
      ])
  }

  @Test("a recognizer reads at once what it assigned [STM-09]")
  func readsItself() {
    let log = { [stage] (text: String) in stage.log.append(text) }
    recognizer.on(.moved) { recognizer, _, _ in
      recognizer.state = recognizer.state == .possible ? .began : .changed
      log("reads \(recognizer.state)")
    }
    finger.down().move(by: 5, 0).move(by: 5, 0)
    #expect(
      stage.log == [
        "r.began a", "r.moved a", "r: possible to began", "reads began", "r began",
        "r.moved a", "r: began to changed", "reads changed", "r changed",
      ])
  }

  @Test("an override of state sees that the system fails it [STM-09, ARB-00]")
  func seesPrevention() {
    stage.add(LoudRecognizer(), named: "winner").on(.moved, become: .ended)
    finger.down().move(by: 5, 0).up()
    #expect(
      stage.log == [
        "r.began a", "r.moved a", "r: possible to failed", "winner ended", "r: failed to possible",
      ])
  }

  @Test("an override of state sees that the system cancels it [STM-09, STM-30]")
  func seesDisabling() {
    recognizer.on(.began, become: .began)
    finger.down()
    recognizer.isEnabled = false
    #expect(
      stage.log == [
        "r.began a", "r: possible to began", "r began",
        "r: began to cancelled", "r cancelled", "r: cancelled to possible",
      ])
  }

  @Test("others read possible while it is held, and its hidden states stay hidden [STM-09, OPN-02]")
  func hiddenWhileHeld() {
    let other = stage.add(LoudRecognizer(), named: "other")
    recognizer.require(toFail: other)
    let log = { [stage] (text: String) in stage.log.append(text) }
    recognizer.on(.moved) { recognizer, _, _ in
      recognizer.state = recognizer.state == .possible ? .began : .changed
      log("reads \(recognizer.state)")
    }
    finger.down().move(by: 5, 0)
    log("outside: \(recognizer.state)")
    finger.move(by: 5, 0)
    log("outside: \(recognizer.state)")
    other.state = .failed
    log("outside: \(recognizer.state)")
    #expect(
      stage.log == [
        "r.began a", "r.moved a", "r: possible to began", "reads began", "outside: possible",
        "r.moved a", "r: began to changed", "reads changed", "outside: possible",
        "r: possible to began", "r began", "outside: began",
      ])
  }

  @Test("a recognizer that never decides is not timed out [STM-07]")
  func noTimeout() {
    finger.down().hold(1000)
    #expect(stage.log == ["r.began a"])
    #expect(recognizer.state == .possible)
  }

  @Test("one event object serves a sequence, from the first finger down to the last up [STM-20]")
  func oneEventForSequence() {
    var events: [UIEvent] = []
    for phase in [UITouch.Phase.began, .moved, .ended] {
      recognizer.on(phase) { _, _, event in
        if !events.contains(where: { $0 === event }) { events.append(event) }
      }
    }
    let other = stage.finger(at: CGPoint(x: 150, y: 50))
    finger.down()
    other.down()
    finger.up().hold(0.1)
    finger.down()
    other.up()
    finger.move(by: 5, 0).up()
    #expect(events.count == 1)
    #expect(
      stage.log == [
        "r.began a", "r.began b", "r.ended a", "r.began a", "r.ended b", "r.moved a", "r.ended a",
      ])
    finger.tap()
    #expect(events.count == 2)
  }

  @Test("a double tap stays possible between its taps, with no finger down [STM-21, STM-46]")
  func betweenTaps() {
    let stage = Stage()
    let finger = stage.finger(at: CGPoint(x: 50, y: 50))
    let double = stage.add(LoudTap(stage), named: "double")
    double.numberOfTapsRequired = 2
    finger.tap().hold(0.3)
    #expect(double.state == .possible)
    finger.tap()
    #expect(
      stage.log == [
        "double.began a", "double.ended a", "double.began a", "double.ended a", "double ended",
      ])
  }
}
