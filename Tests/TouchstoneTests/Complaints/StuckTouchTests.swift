import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// "After an alert the thing I was dragging hangs in the air."
@Suite struct StuckTouchTests {
  let stage = Stage()
  let pan: UIPanGestureRecognizer

  init() {
    stage.remember()
    pan = stage.add(UIPanGestureRecognizer(), named: "pan")
  }

  @Test("the alert cancelled the drag, which never ended [DEL-27, REC-10]")
  func why() {
    stage.finger(at: CGPoint(x: 50, y: 60)).down().move(by: 60, 0, in: 0.5)
    stage.interrupt()
    #expect(
      stage.why(pan) == [
        "pan was cancelled at 0.500 because its touches were cancelled: an interruption took all "
          + "fingers away",
        "pan began at 0.100: moved 12 pt, more than panHysteresis 10",
        "it took touch 1 from UIView, which received touchesCancelled (cancelsTouchesInView)",
        "touch 1 came down at 0.000 on UIView and was cancelled at 0.500",
        "cure: treat .cancelled like .ended, and touchesCancelled like touchesEnded: the gesture "
          + "is over",
      ])
  }

  @Test("an action that also heeds .cancelled drops what it holds [STM-27]")
  func cure() {
    var isHeld = false
    pan.addAction { recognizer in
      switch recognizer.state {
      case .began: isHeld = true
      case .ended, .cancelled: isHeld = false
      default: break
      }
    }
    stage.finger(at: CGPoint(x: 50, y: 60)).down().move(by: 60, 0, in: 0.5)
    #expect(isHeld)
    stage.interrupt()
    #expect(!isHeld)
  }
}
