import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// After each finger: the touch's phase, place and milliseconds, as the touch tells them.
@Suite("Keeping touches from views: delaysTouchesBegan")
struct DelayingBeganTests {
  let stage = Stage()
  let view: ExactView
  let a: Finger
  let b: Finger

  init() {
    view = ExactView(stage)
    view.isMultipleTouchEnabled = true
    a = stage.finger(at: CGPoint(x: 50, y: 50))
    b = stage.finger(at: CGPoint(x: 150, y: 50))
  }

  private func delayer(_ name: String = "r") -> LoudRecognizer {
    let recognizer = stage.add(LoudRecognizer(), to: view, named: name)
    recognizer.delaysTouchesBegan = true
    return recognizer
  }

  @Test("while it is undecided the view hears nothing at all [DEL-40]")
  func nothing() {
    _ = delayer()
    a.down().move(by: 5, 0).hold(10).move(by: 5, 0)
    #expect(stage.log == [])
  }

  @Test("on failure: the beginning as it was, one movement as it is, then all [DEL-41]")
  func failure() {
    let recognizer = delayer()
    a.down().move(by: 5, 0).move(by: 5, 0).hold(0.05)
    recognizer.state = .failed
    #expect(stage.log == ["view.began a began 50,50 0", "view.moved a moved 60,50 33"])
    a.move(by: 5, 0).up()
    #expect(
      stage.log.dropFirst(2) == ["view.moved a moved 65,50 100", "view.ended a ended 65,50 100"])
  }

  @Test("without movement the beginning comes alone [DEL-41]")
  func failureWithoutMovement() {
    let recognizer = delayer()
    a.down().hold(0.05)
    recognizer.state = .failed
    #expect(stage.log == ["view.began a began 50,50 0"])
  }

  @Test("two fingers are released together, each with its own time and place [DEL-41, DEL-20]")
  func twoFingers() {
    let recognizer = delayer()
    a.down().hold(0.02)
    b.down().move(by: 5, 0)
    recognizer.state = .failed
    #expect(
      stage.log == [
        "view.began a began 50,50 0 | b began 150,50 20", "view.moved b moved 155,50 37",
      ])
  }

  @Test("on recognition the view never hears of the touch [DEL-42]")
  func recognition() {
    delayer().on(.moved, become: .began).on(.ended, become: .ended)
    a.down().move(by: 5, 0).up()
    #expect(stage.log == ["r began", "r ended"])
  }

  // It says nothing at the lift, which cancels it (COR-09).
  @Test("on recognition that cancels nothing the touch is released [DEL-46, OPN-09]")
  func recognitionWithoutCancelling() {
    let recognizer = delayer()
    recognizer.cancelsTouchesInView = false
    recognizer.on(.moved, become: nil, .began, .changed)
    a.down().move(by: 5, 0).move(by: 5, 0).move(by: 5, 0).up()
    #expect(
      stage.log == [
        "r began", "view.began a began 50,50 0", "view.moved a moved 60,50 33",
        "r changed", "view.moved a moved 65,50 50", "view.ended a ended 65,50 50",
        "r cancelled",
      ])
  }

  @Test("several delayers release when the last has failed [DEL-43, DEL-57]")
  func severalDelayers() {
    let (first, second, third) = (delayer("1"), delayer("2"), delayer("3"))
    a.down().move(by: 5, 0)
    second.state = .failed
    first.state = .failed
    #expect(stage.log == [])
    third.state = .failed
    #expect(stage.log == ["view.began a began 50,50 0", "view.moved a moved 55,50 17"])
  }

  // It says nothing at the lift, which cancels it (COR-09).
  @Test("one of several delayers that recognizes takes the touch for good [DEL-43, DEL-36]")
  func severalDelayersOneRecognizes() {
    let (first, second) = (delayer("1"), delayer("2"))
    a.down().move(by: 5, 0)
    second.state = .failed
    first.state = .began
    a.move(by: 5, 0).up()
    #expect(stage.log == ["1 began", "1 changed", "1 cancelled"])
  }

  @Test("a touch that ended meanwhile: began, moved, ended, in one turn [DEL-44, DEL-59]")
  func endedMeanwhile() {
    delayer().on(.ended, become: .failed)
    a.down().move(by: 5, 0).hold(0.05).up()
    #expect(
      stage.log == [
        "view.began a began 50,50 0", "view.moved a moved 55,50 67", "view.ended a ended 55,50 67",
      ])
  }

  @Test("a touch that ended where it began: began, ended [DEL-44]")
  func endedUnmoved() {
    delayer().on(.ended, become: .failed)
    a.tap()
    #expect(stage.log == ["view.began a began 50,50 0", "view.ended a ended 50,50 50"])
  }

  @Test("a touch released by a deadline, after its end, shows its own times [DEL-44, DEL-41]")
  func releasedByDeadline() {
    delayer().on(.began) { recognizer, _, _ in
      recognizer.afterSeconds(0.5) { [unowned recognizer] in recognizer.state = .failed }
    }
    a.tap()
    stage.wait(0.4)
    #expect(stage.log == [])
    stage.wait(0.05)
    #expect(stage.log == ["view.began a began 50,50 0", "view.ended a ended 50,50 50"])
  }

  @Test("a touch cancelled before the view knew it is never mentioned [DEL-36]")
  func cancelledMeanwhile() {
    delayer().on(.cancelled, become: .failed)
    a.down().move(by: 5, 0).cancel()
    #expect(stage.log == [])
  }

  @Test("removing or disabling the delayer releases [DEL-45, DEL-15]", arguments: [false, true])
  func removal(_ disables: Bool) {
    let recognizer = delayer()
    a.down().move(by: 5, 0)
    if disables { recognizer.isEnabled = false } else { view.removeGestureRecognizer(recognizer) }
    #expect(stage.log == ["view.began a began 50,50 0", "view.moved a moved 55,50 17"])
    a.up()
    #expect(stage.log.dropFirst(2) == ["view.ended a ended 55,50 17"])
  }

  @Test("a recognizer that failed already does not delay another finger [DEL-57]")
  func failedAlready() {
    delayer().on(.moved, become: .failed)
    a.down().move(by: 5, 0)
    stage.log = []
    b.down()
    #expect(stage.log == ["view.began b began 150,50 17"])
  }

  @Test("after a late message the touch shows itself as it is [DEL-41]")
  func asItIsAgain() {
    let recognizer = delayer()
    var kept: UITouch?
    recognizer.on(.began) { _, touches, _ in kept = touches.first }
    a.down().move(by: 5, 0)
    recognizer.state = .failed
    #expect(kept?.phase == .moved)
    #expect(kept?.location(in: nil) == CGPoint(x: 55, y: 50))
    #expect(kept.map { ($0.timestamp * 1000).rounded() } == 17)
  }
}
