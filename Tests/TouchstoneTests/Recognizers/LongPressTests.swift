import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct LongPressTests {
  let stage = Stage()
  let place = CGPoint(x: 150, y: 150)

  @discardableResult
  private func addPress(fingers: Int = 1, taps: Int = 0) -> UILongPressGestureRecognizer {
    let press = stage.add(UILongPressGestureRecognizer(), named: "press")
    press.numberOfTouchesRequired = fingers
    press.numberOfTapsRequired = taps
    return press
  }

  @Test(
    "a press begins by the clock alone, changes with movement and ends [LPR-01, LPR-02, LPR-03]")
  func wholePress() {
    addPress()
    let finger = stage.finger(at: place).down().hold(0.499)
    #expect(stage.log == [])
    finger.hold(0.001)
    #expect(stage.log == ["press began"])
    finger.move(by: 1, 0).move(by: 0, 300).hold(1).up()
    #expect(stage.log == ["press began", "press changed", "press changed", "press ended"])
    #expect(stage.states(of: "press") == ["0.500 began", "1.533 ended", "1.533 possible"])
  }

  @Test("its own duration and tolerance count [API-B07]")
  func ownNumbers() {
    let press = addPress()
    press.minimumPressDuration = 2
    press.allowableMovement = 50
    stage.finger(at: place).down().move(by: 50, 0, in: 1).hold(0.9).hold(0.2).up()
    #expect(stage.log == ["press began", "press ended"])
  }

  @Test("before it begins a finger may move up to the tolerance [LPR-04, LPR-06]")
  func tolerance() {
    addPress()
    stage.finger(at: place).down().move(by: 6, 8).hold(0.5).up()
    #expect(stage.log == ["press began", "press ended"])
    stage.log = []
    let finger = stage.finger(at: place).down().move(by: 0, 10.1)
    #expect(stage.states(of: "press").last == "0.533 failed")
    finger.move(to: place).hold(1).up()
    #expect(stage.log == [])
  }

  @Test("lifted early, it fails, and stays failed only until the finger is up [LPR-04]")
  func early() {
    addPress()
    stage.finger(at: place).down().hold(0.4).up()
    stage.wait(1)
    #expect(stage.log == [])
    #expect(stage.states(of: "press") == ["0.400 failed", "0.400 possible"])
  }

  @Test("others read that it has failed until the finger lifts [LPR-14, STM-44]")
  func failedIsVisible() {
    let press = addPress()
    let finger = stage.finger(at: place).down().move(by: 20, 0).hold(1)
    #expect(press.state == .failed)
    finger.up()
    #expect(press.state == .possible)
  }

  @Test("movement is that on the screen, even if the view moves along or away [LPR-05]")
  func screenMovement() {
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    stage.view.addSubview(card)
    stage.add(UILongPressGestureRecognizer(), to: card, named: "press")
    let finger = stage.finger(at: place).down()
    card.center.y += 40
    finger.move(by: 1, 0).hold(0.5).up()
    #expect(stage.log == ["press began", "press ended"])
    stage.log = []
    let other = stage.finger(at: CGPoint(x: 150, y: 250)).down()
    card.center.y += 20
    other.move(by: 0, 20).hold(1).up()
    #expect(stage.log == [])
  }

  @Test("fingers that move apart do not move their centroid [LPR-06]")
  func centroid() {
    addPress(fingers: 2)
    let hand = stage.hand(at: place).down()
    hand.pinch(to: 2, in: 0.1).hold(0.4)
    #expect(stage.log == ["press began"])
  }

  @Test("the time counts from the last finger that lands [LPR-07]")
  func lastFinger() {
    addPress(fingers: 2)
    stage.finger(at: place).down()
    stage.wait(0.4)
    stage.finger(at: place).down()
    stage.wait(0.499)
    #expect(stage.log == [])
    stage.wait(0.001)
    #expect(stage.log == ["press began"])
  }

  @Test("one finger too many fails it before it begins [LPR-08]")
  func tooManyBefore() {
    let press = addPress()
    stage.finger(at: place).down().hold(0.3)
    stage.finger(at: place).down()
    #expect(press.state == .failed)
    stage.wait(1)
    #expect(stage.log == [])
  }

  @Test("one finger more after it began is ignored [LPR-08, LPR-12]")
  func tooManyAfter() {
    stage.watch(UILongPressGestureRecognizer()) { press in
      "\(press.numberOfTouches) at \(press.location(in: nil).spelled)"
    }
    let finger = stage.finger(at: place).down().hold(0.5)
    let extra = stage.finger(at: CGPoint(x: 300, y: 300)).down()
    extra.move(by: 30, 0).up()
    finger.move(by: 10, 0).up()
    #expect(stage.log == ["began 1 at 150, 150", "changed 1 at 160, 150", "ended 0 at 160, 150"])
  }

  @Test("any finger that lifts ends it; the others are ignored until they lift [LPR-03, LPR-13]")
  func anyFingerEnds() {
    let press = stage.watch(UILongPressGestureRecognizer()) { press in
      "\(press.numberOfTouches) at \(press.location(in: nil).spelled)"
    }
    press.numberOfTouchesRequired = 2
    let hand = stage.hand(at: place).down().hold(0.5)
    hand.fingers[1].up()
    #expect(press.state == .ended)
    hand.fingers[0].move(by: 20, 0).hold(1).up()
    #expect(stage.log == ["began 2 at 150, 150", "ended 1 at 100, 150"])
    #expect(press.state == .possible)
  }

  @Test("a tap and a half: a tap, then a finger that stays [LPR-09]")
  func tapAndAHalf() {
    addPress(taps: 1)
    let finger = stage.finger(at: place).down().move(by: 44, 0).hold(0.7).up().hold(0.35)
    finger.down().hold(0.499)
    #expect(stage.log == [])
    finger.hold(0.001).up()
    #expect(stage.log == ["press began", "press ended"])
  }

  @Test("the taps before it follow the tap's rules [LPR-09]")
  func tapRules() {
    addPress(taps: 1)
    let finger = stage.finger(at: place).tap().hold(0.36).down().hold(0.6).up().hold(1)
    finger.tap(holding: 0.8).hold(0.1).down().hold(0.6).up().hold(1)
    finger.down().move(by: 46, 0).up().hold(0.1).down().hold(0.6).up().hold(1)
    stage.finger(at: place).tap()
    stage.finger(at: CGPoint(x: 196, y: 150)).hold(0.1).longPress()
    #expect(stage.log == [])
  }

  @Test("in a tap before it no finger may come once one has lifted [LPR-09, TAP-08]")
  func newFingerInTap() {
    let press = addPress(fingers: 2, taps: 1)
    let hand = stage.hand(at: place).down()
    hand.fingers[0].up()
    #expect(press.state == .possible)
    hand.fingers[0].down()
    #expect(press.state == .failed)
    hand.up().hold(0.1).down().hold(0.6).up().hold(1)
    hand.down()
    hand.fingers[0].up()
    hand.fingers[1].up().hold(0.1)
    hand.down().hold(0.5)
    #expect(stage.log == ["press began"])
  }

  @Test("without a duration it begins as the finger lands [LPR-11]")
  func noDuration() {
    addPress().minimumPressDuration = 0
    stage.finger(at: place).down()
    #expect(stage.log == ["press began"])
    #expect(stage.states(of: "press") == ["0.000 began"])
  }

  @Test("cancelled touches cancel it once it began, and fail it before [REC-10, STM-08]")
  func cancelled() {
    addPress()
    stage.finger(at: place).down().hold(0.5).cancel()
    stage.finger(at: place).down().hold(0.4).cancel()
    #expect(stage.log == ["press began", "press cancelled"])
    #expect(
      stage.states(of: "press") == [
        "0.500 began", "0.500 cancelled", "0.500 possible", "0.900 failed", "0.900 possible",
      ])
  }
}
