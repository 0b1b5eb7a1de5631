import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// A container that keeps touches from its content for a moment, as a scroll view does, and a pan.
@Suite("A recognizer that only delays touches, beside a pan")
struct TouchDelayTraces {
  let stage = Stage()
  let finger: Finger

  init() {
    finger = stage.finger(at: CGPoint(x: 50, y: 50))
    stage.addLoudView(named: "content")
    stage.add(LoudPan(stage), named: "pan")
    let delay = stage.add(LoudRecognizer(stage: stage), named: "delay")
    delay.delaysTouchesBegan = true
    delay
      .on(.began) { recognizer, _, _ in
        recognizer.afterSeconds(0.15) { [unowned recognizer] in recognizer.state = .failed }
      }
      .on(.ended, become: .failed)
      .on(.cancelled, become: .failed)
  }

  @Test("a finger that rests reaches the content, until it drags [TRC-26, DEL-47, DEL-41, DEL-30]")
  func restThenDrag() {
    finger.down().hold(0.14)
    #expect(stage.log == ["delay.began a", "pan.began a"])
    finger.hold(0.01)
    #expect(stage.log.dropFirst(2) == ["content.began a"])
    finger.move(by: 20, 0).up()
    #expect(
      stage.log.dropFirst(3) == [
        "pan.moved a", "content.cancelled a", "pan began", "pan.ended a", "pan ended",
      ])
  }

  @Test("the content never hears of a quick drag [TRC-26, DEL-47, DEL-36, DEL-42]")
  func quickDrag() {
    finger.drag(by: 20, 0, in: 0.02)
    stage.wait(1)
    #expect(
      stage.log == [
        "delay.began a", "pan.began a", "delay.moved a", "pan.moved a", "pan began",
        "pan.ended a", "pan ended",
      ])
    #expect(stage.story(of: "delay") == ["failed: prevented by pan", "possible: reset"])
  }

  @Test("the content hears a quick tap as a whole, at its end [TRC-26, DEL-47, DEL-44]")
  func quickTap() {
    finger.tap()
    #expect(
      stage.log == [
        "delay.began a", "pan.began a", "delay.ended a", "pan.ended a",
        "content.began a", "content.ended a",
      ])
  }
}
