import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Touches that end before the fingers lift.
@Suite struct InterruptionTests {
  let stage = Stage()
  let place = CGPoint(x: 100, y: 100)

  @Test("a view that leaves its window is told that its touches are cancelled [DEL-26, OPN-07]")
  func removedView() {
    let view = stage.addLoudView(named: "view")
    let finger = stage.finger(at: place).down()
    view.removeFromSuperview()
    finger.move(by: 1, 0).up()
    #expect(stage.log == ["view.began a", "view.cancelled a"])
  }

  @Test("so is one whose parent leaves, and one that goes to another window [DEL-26]")
  func removedParent() {
    let parent = UIView(frame: stage.view.bounds)
    stage.view.addSubview(parent)
    let view = stage.addLoudView(to: parent, named: "view")
    let finger = stage.finger(at: place).down()
    parent.removeFromSuperview()
    finger.up()
    stage.view.addSubview(parent)
    finger.down()
    let second = UIWindow(windowScene: stage.scene)
    second.addSubview(view)
    finger.move(by: 1, 0).up()
    #expect(stage.log == ["view.began a", "view.cancelled a", "view.began a", "view.cancelled a"])
  }

  @Test(
    "recognizers above go on with the touch; those on the view that left are cancelled [OPN-07]")
  func recognizersOfRemovedView() {
    let view = stage.addLoudView(named: "view")
    view.isMultipleTouchEnabled = true
    let inner = stage.addEcho(to: view, named: "inner")
    inner.onMoved = { inner, _, _ in inner.state = inner.state == .possible ? .began : .changed }
    inner.cancelsTouchesInView = false
    let outer = stage.addEcho(named: "outer")
    let both = Both()
    outer.delegate = both
    let finger = stage.finger(at: place).down().move(by: 1, 0)
    view.removeFromSuperview()
    finger.move(by: 1, 0).up()
    #expect(
      stage.log == [
        "inner.began a", "outer.began a", "view.began a", "inner.moved a", "outer.moved a",
        "inner began", "view.moved a", "view.cancelled a", "inner cancelled", "outer.moved a",
        "outer.ended a",
      ])
    #expect(inner.state == .possible)
  }

  @Test("a window that leaves its scene takes all of its touches along [DEL-26]")
  func removedWindow() {
    let view = stage.addLoudView(named: "view")
    stage.add(UIPanGestureRecognizer(), named: "pan")
    let finger = stage.finger(at: place).down()
    stage.finger(at: place).down().move(by: 30, 0)
    stage.window.windowScene = nil
    finger.move(by: 1, 0).up()
    #expect(stage.log == ["view.began a", "view.cancelled a", "pan began", "pan cancelled"])
    #expect(view.window === stage.window)
  }

  @Test(
    "a view that is hidden or inert, or moves within its window, keeps its touches [DEL-26, DEL-28]"
  )
  func hiddenView() {
    let view = stage.addLoudView(named: "view")
    let parent = UIView(frame: stage.view.bounds)
    stage.view.addSubview(parent)
    let finger = stage.finger(at: CGPoint(x: 100, y: 100))
    parent.isUserInteractionEnabled = false
    finger.down()
    view.isHidden = true
    view.alpha = 0
    finger.move(by: 1, 0)
    parent.addSubview(view)
    finger.move(by: 1, 0).up()
    #expect(stage.log == ["view.began a", "view.moved a", "view.moved a", "view.ended a"])
  }

  @Test("an interruption cancels all touches, for recognizers first, then for views [DEL-27]")
  func interruption() {
    let left = stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 200, height: 800), named: "left")
    let right = stage.addLoudView(frame: CGRect(x: 200, y: 0, width: 200, height: 800), named: "r")
    right.isMultipleTouchEnabled = true
    let pan = stage.add(UIPanGestureRecognizer(), to: left, named: "pan")
    pan.minimumNumberOfTouches = 2
    stage.addEcho(to: right, named: "echo")
    stage.addEcho(named: "all")
    stage.finger(at: place).down()
    stage.finger(at: CGPoint(x: 300, y: 100)).down()
    stage.finger(at: CGPoint(x: 300, y: 200)).down().move(by: 1, 0)
    stage.log = []
    stage.interrupt()
    #expect(
      stage.log == [
        "echo.cancelled b c", "all.cancelled a b c", "left.cancelled a", "r.cancelled b c",
      ])
    stage.log = []
    stage.finger(at: place).tap()
    #expect(stage.log == ["all.began d", "left.began d", "all.ended d", "left.ended d"])
  }

  @Test("an interrupted pan is cancelled; its view has heard so before [DEL-27, REC-10]")
  func interruptedPan() {
    stage.addLoudView(named: "view")
    stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: place).down().move(by: 20, 0)
    stage.interrupt()
    #expect(stage.log == ["view.began a", "view.cancelled a", "pan began", "pan cancelled"])
  }

  @Test("an interruption also ends the wait for a second tap [DEL-27]")
  func interruptedWait() {
    let view = stage.addLoudView(named: "view")
    let double = stage.add(UITapGestureRecognizer(), to: view, named: "double")
    double.numberOfTapsRequired = 2
    stage.finger(at: place).tap()
    #expect(stage.log == ["view.began a"])
    stage.interrupt()
    #expect(stage.log == ["view.began a", "view.ended a"])
    #expect(stage.states(of: "double") == ["0.050 failed", "0.050 possible"])
  }

  private final class Both: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
}
