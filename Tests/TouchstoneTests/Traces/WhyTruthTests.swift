import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Why: causes that are easily mistaken for others")
struct WhyTruthTests {
  private let stage = Stage()

  private var finger: Finger { stage.finger(at: CGPoint(x: 50, y: 400)) }

  @Test("a finger that was refused has come down, and the report says why it was refused")
  func refused() {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    UIApplication.shared.beginIgnoringInteractionEvents()
    finger.tap()
    UIApplication.shared.endIgnoringInteractionEvents()
    let report: WhyReport = stage.why(tap)
    #expect(
      report.causes == [
        "tap never received a touch",
        "input was refused at 0.000: contact 1 began while input was not wanted",
      ])
    #expect(report.cure?.contains("endIgnoringInteractionEvents()") == true)
  }

  @Test("what to do at a cancellation is no remedy for a gesture that never began")
  func interrupted() {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    finger.down()
    stage.interrupt()
    let report: WhyReport = stage.why(tap)
    #expect(report.outcome == .failed && report.cure == nil)
  }

  @Test("a gesture that was held ends because it had ended, not because it began")
  func heldToTheEnd() {
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    pan.require(toFail: stage.add(UISwipeGestureRecognizer(), named: "swipe"))
    finger.drag(by: 20, 0, in: 0.05)
    let report: WhyReport = stage.why(pan)
    #expect(stage.log == ["pan began", "pan ended"])
    #expect(report.causes.first == "pan ended at 0.050: it had ended while it waited")
  }

  @Test("a swipe without a direction says so")
  func noDirection() {
    let swipe = stage.add(UISwipeGestureRecognizer(), named: "swipe")
    swipe.direction = []
    finger.flick(.right)
    #expect(
      stage.why(swipe).causes.first == "swipe failed at 0.017: it has no direction to go in")
  }

  @Test("the pan of a scroll view counts movement in directions that can scroll alone")
  func scrolling() {
    let scrollView = UIScrollView(frame: stage.view.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    stage.view.addSubview(scrollView)
    scrollView.panGestureRecognizer.name = "pan"
    let finger = finger.down().move(by: 60, 4, in: 0.1)
    #expect(
      stage.why(scrollView.panGestureRecognizer).causes.first
        == "pan is still possible: moved 60.13 pt, in directions that can scroll 4 pt so far, "
        + "less than panHysteresis 10")
    finger.up()
    #expect(
      stage.why(scrollView.panGestureRecognizer).causes.first
        == "pan failed at 0.100: lifted after moving 60.13 pt, in directions that can scroll 4 pt, "
        + "less than panHysteresis 10")
  }
}
