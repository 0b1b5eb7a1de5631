import Foundation
import Testing
import Touchstone
import TouchstoneTesting
import Waiting

@Suite("A finger that rests while another taps")
struct RestingFingerTests {
  /// Of taps beside a finger that stays down, with the checks of debug builds.
  private func time(_ taps: Int, _ recognizers: [UIGestureRecognizer]) -> Duration {
    let stage = Stage()
    for recognizer in recognizers { stage.view.addGestureRecognizer(recognizer) }
    stage.finger(at: CGPoint(x: 10, y: 10)).down()
    let other = stage.finger(at: CGPoint(x: 200, y: 200))
    return ProcessorTime.measure {
      for _ in 0..<taps { other.tap() }
    }
  }

  @Test("takes the same for each tap")
  func isLinear() {
    let make = {
      [UITapGestureRecognizer(), UISwipeGestureRecognizer(), UILongPressGestureRecognizer()]
    }
    let (few, many) = (time(100, make()), time(400, make()))
    #expect(many < few * 7, "\(few), \(many)")
  }

  @Test("has its recognizers forget touches that are over, and those alone")
  func forgets() {
    let stage = Stage()
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesEnded = false
    stage.add(pan, named: "pan")
    stage.finger(at: CGPoint(x: 10, y: 10)).down()
    let other = stage.finger(at: CGPoint(x: 200, y: 200))
    for _ in 0..<100 { other.tap() }
    other.down()
    #expect(pan.numberOfTouches == 2)
    other.move(to: CGPoint(x: 200, y: 300))
    other.up()
    #expect(stage.log.first == "pan began")
  }
}
