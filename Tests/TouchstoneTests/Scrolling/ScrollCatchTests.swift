import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Catching content that moves")
struct ScrollCatchTests {
  let stage = Stage()
  let scrollView: UIScrollView
  let diary: ScrollDiary
  let place = CGPoint(x: 100, y: 300)

  init() {
    (scrollView, diary) = stage.addScrollView()
  }

  @Test("content stops under the finger, which drags it from then on and touches nothing else")
  func catching() {
    let content = stage.addLoudView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 4000), to: scrollView, named: "content")
    stage.add(UITapGestureRecognizer(), to: content, named: "tap")
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    stage.wait(0.2)
    stage.log = []
    let caught = scrollView.contentOffset
    stage.finger(at: place).tap()
    #expect(
      stage.log == [
        "will begin dragging (decelerating)",
        "will end dragging at 0, 0 for \(caught.spelled)", "did end dragging (decelerating)",
        "did decelerate",
      ])
    #expect(scrollView.contentOffset == caught)
    stage.log = []
    stage.finger(at: place).tap()
    #expect(stage.log == ["tap ended"])
  }

  @Test("caught and dragged on, it says that it stopped when it is moved")
  func catchAndDrag() {
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    stage.wait(0.2)
    stage.log = []
    let caught = scrollView.contentOffset.y
    stage.finger(at: place).down().hold(0.5).move(by: 0, -5, in: 0.1).hold(1).up()
    stage.wait(1)
    let end = CGPoint(x: 0, y: caught + 5).spelled
    #expect(
      stage.log == [
        "will begin dragging (decelerating)", "did decelerate", "scrolled to \(end)",
        "will end dragging at 0, 0 for \(end)", "did end dragging",
      ])
  }

  @Test("caught past the edge it stays there, and springs back when the finger leaves")
  func catchPastTheEdge() {
    stage.finger(at: place).down().move(by: 0, 110, in: 0.3).hold(1).up()
    stage.wait(0.05)
    stage.log = []
    let finger = stage.finger(at: place).down().hold(1)
    let caught = scrollView.contentOffset
    #expect(caught.y < -10)
    finger.up()
    stage.wait(5)
    #expect(
      stage.log == [
        "will begin dragging (decelerating)", "will end dragging at 0, 0 for 0, 0",
        "did end dragging, going on (decelerating)", "did decelerate", "will decelerate",
        "scrolled to 0, 0", "did decelerate",
      ])
  }
}
