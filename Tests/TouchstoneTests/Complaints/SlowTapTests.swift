import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// "My single tap comes a third of a second late."
@Suite struct SlowTapTests {
  let stage = Stage()
  let single: UITapGestureRecognizer
  let double: UITapGestureRecognizer

  init() {
    stage.remember()
    single = stage.add(UITapGestureRecognizer(), named: "single")
    double = stage.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.finger(at: CGPoint(x: 50, y: 60)).tap()
    stage.wait(1)
  }

  @Test("it waits for the double tap, whose time runs out [FAI-01, FAI-06, TAP-06]")
  func why() {
    #expect(
      stage.why(single) == [
        "single was recognized at 0.400: 1 finger tapped once",
        "it wanted to at 0.050 and waited 0.35 s until double failed (require(toFail:))",
        "double failed at 0.400: waited 0.35 s for the next tap, the whole of tapInterval 0.35",
        "it took touch 1 from UIView, which received touchesCancelled (cancelsTouchesInView)",
        "touch 1 came down at 0.000 on UIView and lifted at 0.050",
        "cure: drop single.require(toFail: double) if both may act",
      ])
  }

  @Test("a shorter tapInterval makes it as much faster")
  func cure() {
    stage.scene.touchSystem.tuning.tapInterval = 0.1
    stage.finger(at: CGPoint(x: 50, y: 60)).tap()
    stage.wait(1)
    #expect(
      stage.states(of: "single").filter { $0.hasSuffix("ended") } == ["0.400 ended", "1.200 ended"])
  }
}
