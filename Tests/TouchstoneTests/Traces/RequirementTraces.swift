import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("One recognizer waits for another to fail")
struct RequirementTraces {
  let stage = Stage()
  let finger: Finger

  init() {
    finger = stage.finger(at: CGPoint(x: 50, y: 50))
  }

  // MARK: A pan that waits for a tap

  private func panAfterTap() {
    let view = stage.addLoudView(named: "view")
    let tap = stage.add(LoudTap(stage), to: view, named: "tap")
    stage.add(LoudPan(stage), to: view, named: "pan").require(toFail: tap)
  }

  @Test("the pan's hidden run comes out when the tap fails [TRC-11, FAI-02, FAI-06, FAI-10]")
  func hiddenRunComesOut() {
    panAfterTap()
    finger.down().move(by: 20, 0).move(by: 20, 0)
    #expect(
      stage.log == [
        "pan.began a", "tap.began a", "view.began a",
        "pan.moved a", "tap.moved a", "view.moved a",
        "pan.moved a", "tap.moved a", "view.moved a",
      ])
    finger.move(by: 20, 0).move(by: 20, 0).up()
    #expect(
      stage.log.dropFirst(9) == [
        "pan.moved a", "tap.moved a", "view.cancelled a", "pan began",
        "pan.moved a", "pan changed", "pan.ended a", "pan ended",
      ])
  }

  @Test("the pan's hidden run is lost when the tap recognizes [TRC-11, FAI-04, FAI-07]")
  func hiddenRunIsLost() {
    panAfterTap()
    finger.down().move(by: 20, 0).move(by: 20, 0).up()
    #expect(
      stage.log == [
        "pan.began a", "tap.began a", "view.began a",
        "pan.moved a", "tap.moved a", "view.moved a",
        "pan.moved a", "tap.moved a", "view.moved a",
        "pan.ended a", "tap.ended a", "view.cancelled a", "tap ended",
      ])
    #expect(
      stage.story(of: "pan") == [
        "failed: prevented by tap", "possible: reset",
      ])
  }

  // MARK: A single tap beside a double tap

  private func singleAndDouble() -> (single: LoudTap, double: LoudTap) {
    let double = stage.add(LoudTap(stage), named: "double")
    double.numberOfTapsRequired = 2
    return (stage.add(LoudTap(stage), named: "single"), double)
  }

  @Test("one tap: the single waits for the double to give up [TRC-13, FAI-05, TAP-13, TAP-17]")
  func singleWaits() {
    let (single, double) = singleAndDouble()
    single.require(toFail: double)
    finger.tap()
    stage.wait(0.35)
    #expect(stage.log == ["single.began a", "double.began a", "single.ended a", "double.ended a"])
    stage.wait(0.01)
    #expect(stage.log.dropFirst(4) == ["single ended"])
  }

  @Test("two taps: the double alone; both start anew together [TRC-13, FAI-05, STM-45, FAI-09]")
  func doubleWins() {
    let (single, double) = singleAndDouble()
    single.require(toFail: double)
    finger.tap()
    stage.wait(0.1)
    #expect(stage.story(of: "single") == [])
    finger.tap()
    #expect(
      stage.log == [
        "single.began a", "double.began a", "single.ended a", "double.ended a",
        "double.began a", "double.ended a", "double ended",
      ])
    #expect(
      stage.story(of: "single") == [
        "failed: prevented by double", "possible: reset",
      ])
    #expect(
      stage.story(of: "double") == ["ended: 1 finger tapped 2 times", "possible: reset"])
  }

  @Test("without a requirement both act, the single once [TRC-14, ARB-11, ARB-18, TAP-12]")
  func singleThenDouble() {
    _ = singleAndDouble()
    finger.doubleTap()
    #expect(
      stage.log == [
        "single.began a", "double.began a", "single.ended a", "double.ended a", "single ended",
        "single.began a", "double.began a", "single.ended a", "double.ended a", "double ended",
      ])
  }

  // MARK: A pan beside a swipe

  private func panAndSwipe(waiting: Bool) {
    let swipe = stage.add(LoudSwipe(stage), named: "swipe")
    let pan = stage.add(LoudPan(stage), named: "pan")
    if waiting { pan.require(toFail: swipe) }
  }

  @Test("without a requirement a flick is a pan alone [TRC-19, ARB-16, PAN-18]")
  func flickIsPan() {
    panAndSwipe(waiting: false)
    finger.drag(by: 120, 0, in: 0.05)
    #expect(
      stage.log == [
        "pan.began a", "swipe.began a", "pan.moved a", "swipe.moved a", "pan began",
        "pan.moved a", "pan changed", "pan.moved a", "pan changed", "pan.ended a", "pan ended",
      ])
  }

  @Test("a pan that waits for the swipe leaves the flick to it [TRC-19, SWP-03, SWP-10]")
  func flickIsSwipe() {
    panAndSwipe(waiting: true)
    finger.drag(by: 120, 0, in: 0.05)
    #expect(
      stage.log == [
        "pan.began a", "swipe.began a", "pan.moved a", "swipe.moved a",
        "pan.moved a", "swipe.moved a", "swipe ended",
      ])
  }

  @Test("a slow drag is a pan once the swipe has failed by time [TRC-19, SWP-04, FAI-06]")
  func slowDragIsPan() {
    panAndSwipe(waiting: true)
    finger.down().move(by: 15, 0)
    stage.wait(0.4)
    #expect(stage.log == ["pan.began a", "swipe.began a", "pan.moved a", "swipe.moved a"])
    stage.wait(0.2)
    #expect(stage.log.dropFirst(4) == ["pan began"])
    finger.move(by: 15, 0).up()
    #expect(
      stage.log.dropFirst(5) == ["pan.moved a", "pan changed", "pan.ended a", "pan ended"])
  }

  @Test("a drag in another direction is a pan at once [TRC-19, SWP-07, FAI-03]")
  func otherDirectionIsPan() {
    panAndSwipe(waiting: true)
    finger.down().move(by: -15, 0).up()
    #expect(
      stage.log == [
        "pan.began a", "swipe.began a", "pan.moved a", "swipe.moved a", "pan began",
        "pan.ended a", "pan ended",
      ])
  }
}
