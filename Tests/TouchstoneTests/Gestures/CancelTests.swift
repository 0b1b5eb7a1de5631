import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("A cancel recognizes nothing")
struct CancelTests {
  let stage = Stage()
  let a: Finger

  init() {
    a = stage.finger(at: CGPoint(x: 50, y: 50))
  }

  private func recognizers(_ count: Int) -> [LoudRecognizer] {
    (0..<count).map { stage.add(LoudRecognizer(), named: "r\($0)") }
  }

  @Test("a recognizer that waits does not go ahead when the cancel makes its requirement fail")
  func heldFails() {
    let pair = recognizers(2)
    pair[0].require(toFail: pair[1])
    pair[0].on(.moved, become: .ended)
    pair[1].on(.cancelled, become: .failed)
    a.down().move(by: 20, 0)
    #expect(stage.log == [])
    a.cancel()
    #expect(stage.log == [])
    #expect(stage.story(of: "r0") == ["failed: its touches were cancelled", "possible: reset"])
  }

  @Test("nor does a chain of those that wait for it, whose own touches are not cancelled")
  func chainFails() {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    let double = stage.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    a.tap()
    #expect(stage.log == [])
    a.down().cancel()
    stage.wait(1)
    #expect(stage.log == [])
  }

  @Test("without a cancel the tap that waits is recognized when its time is over")
  func timeOver() {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    let double = stage.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    a.tap()
    stage.wait(1)
    #expect(stage.log == ["tap ended"])
  }

  @Test("what was recognized before the cancel stays, and what is under way is cancelled")
  func recognizedStays() {
    stage.add(UISwipeGestureRecognizer(), named: "swipe")
    let other = stage.add(LoudRecognizer(), named: "r")
    other.on(.cancelled, become: .failed)
    a.down().move(by: 80, 0)
    #expect(stage.log == ["swipe ended"])
    a.cancel()
    #expect(stage.log == ["swipe ended"])
  }
}
