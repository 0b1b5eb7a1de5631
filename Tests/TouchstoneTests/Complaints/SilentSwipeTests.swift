import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// "My swipe never fires on the map."
@Suite struct SilentSwipeTests {
  let stage = Stage()
  let pan: UIPanGestureRecognizer
  let swipe: UISwipeGestureRecognizer

  init() {
    stage.remember()
    pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    swipe = stage.add(UISwipeGestureRecognizer(), named: "swipe")
  }

  private func flick() { stage.finger(at: CGPoint(x: 50, y: 60)).drag(by: 90, 0, in: 0.1) }

  @Test("the pan begins after 10 pt, and a swipe needs 50 [PAN-02, SWP-04, ARB-01]")
  func why() {
    flick()
    #expect(
      stage.why(swipe) == [
        "swipe failed at 0.017 because pan began (first to decide)",
        "pan began at 0.017: moved 15 pt, more than panHysteresis 10",
        "they are not simultaneous: no delegate said yes",
        "touch 1 came down at 0.000 on UIView and lifted at 0.100",
        "cure: let one of the delegates answer true to shouldRecognizeSimultaneouslyWith, or call "
          + "pan.require(toFail: swipe) if swipe should have its chance first",
      ])
  }

  @Test("a pan that waits for the swipe leaves flicks to it, and says why it lost [FAI-01, FAI-04]")
  func cure() {
    pan.require(toFail: swipe)
    flick()
    #expect(stage.log == ["swipe ended"])
    #expect(
      stage.why(pan) == [
        "pan failed at 0.067 because swipe was recognized (while it waited)",
        "swipe was recognized at 0.067: moved at least 46.87 pt along its direction",
        "they are not simultaneous: no delegate said yes",
        "pan also requires swipe to fail (require(toFail:))",
        "touch 1 came down at 0.000 on UIView and lifted at 0.100",
        "cure: drop pan.require(toFail: swipe), and let one of the delegates answer true to "
          + "shouldRecognizeSimultaneouslyWith",
      ])
  }
}
