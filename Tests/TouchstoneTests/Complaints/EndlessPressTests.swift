import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// "My long press begins and never ends."
@Suite struct EndlessPressTests {
  let stage = Stage()
  let press: UILongPressGestureRecognizer
  let finger: Finger

  init() {
    stage.remember()
    press = stage.add(UILongPressGestureRecognizer(), named: "press")
    finger = stage.finger(at: CGPoint(x: 50, y: 60)).down()
  }

  @Test("before its time it tells how far it is [LPR-03]")
  func early() {
    finger.hold(0.2)
    #expect(
      stage.why(press) == [
        "press is still possible: held 0.2 s so far, less than minimumPressDuration 0.5",
        "it decides at 0.500 at the latest, by the clock",
        "touch 1 came down at 0.000 on UIView",
      ])
  }

  @Test("it goes on as long as a finger is down [LPR-06, LPR-07]")
  func why() {
    finger.hold(3)
    #expect(stage.log == ["press began"])
    #expect(
      stage.why(press) == [
        "press began at 0.500: held 0.5 s",
        "it goes on while touch 1 is down",
        "it took touch 1 from UIView, which received touchesCancelled (cancelsTouchesInView)",
        "touch 1 came down at 0.000 on UIView",
        "cure: it ends when its fingers lift; whoever acts once should act on .began alone",
      ])
  }

  @Test("the lift ends it, and an alert cancels it instead [LPR-07, DEL-27]")
  func cure() {
    finger.hold(1).up()
    stage.finger(at: CGPoint(x: 50, y: 60)).down().hold(1)
    stage.interrupt()
    #expect(stage.log == ["press began", "press ended", "press began", "press cancelled"])
    #expect(
      stage.why(press).prefix(2) == [
        "press was cancelled at 2.000 because its touches were cancelled: an interruption took "
          + "all fingers away",
        "press began at 1.500: held 0.5 s",
      ])
    #expect(
      stage.why(press, at: 0.7).prefix(2) == [
        "press ended at 1.000: a finger lifted", "press began at 0.500: held 0.5 s",
      ])
  }
}
