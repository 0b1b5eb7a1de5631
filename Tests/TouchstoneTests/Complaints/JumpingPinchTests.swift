import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// "The picture jumps when one finger of the pinch lifts."
@Suite struct JumpingPinchTests {
  let stage = Stage()
  let pinch: UIPinchGestureRecognizer

  init() {
    stage.remember()
    pinch = stage.add(UIPinchGestureRecognizer(), named: "pinch")
    let hand = stage.hand(at: CGPoint(x: 200, y: 200), spread: 100).down().pinch(to: 1.5)
    hand.fingers[1].up()
    hand.fingers[0].hold(0.2).up()
  }

  @Test("its location goes from the middle of both to the one that is left [PIN-08, REC-03]")
  func why() {
    #expect(
      stage.why(pinch) == [
        "pinch ended at 0.500: both fingers lifted",
        "pinch began at 0.050: the distance changed 8.33 pt, more than pinchHysteresis 8",
        "it took touch 1 from UIView, which received touchesCancelled (cancelsTouchesInView)",
        "touch 2 lifted at 0.300, so its location jumped 75 pt, from the middle of 2 fingers to "
          + "the one that was left",
        "touch 1 came down at 0.000 on UIView and lifted at 0.500, touch 2 came down at 0.000 on "
          + "UIView and lifted at 0.300",
        "cure: start anew from location(in:) whenever numberOfTouches changes",
      ])
  }

  @Test("who starts anew when the number of fingers changes sees no jump")
  func cure() {
    var (last, count, naive, careful) = (CGPoint(x: 200, y: 200), 0, CGFloat(0), CGFloat(0))
    pinch.addAction { recognizer in
      let place = recognizer.location(in: nil)
      let step = abs(place.x - last.x)
      naive += step
      if recognizer.numberOfTouches == count { careful += step }
      (last, count) = (place, recognizer.numberOfTouches)
    }
    let hand = stage.hand(at: CGPoint(x: 200, y: 200), spread: 100).down().pinch(to: 1.5)
    hand.fingers[1].up()
    hand.fingers[0].move(by: 1, 0).move(by: 1, 0).up()
    #expect([naive.rounded(), careful.rounded()] == [75, 1])
  }
}
