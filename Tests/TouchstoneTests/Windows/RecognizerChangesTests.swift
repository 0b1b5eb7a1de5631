import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Recognizers that come, go and are switched off while fingers are down.
@Suite struct RecognizerChangesTests {
  let stage = Stage()
  let place = CGPoint(x: 100, y: 100)
  let view: LoudView

  init() { view = stage.addLoudView(named: "view") }

  @Test("one that is added later sees only fingers that land later [DEL-14]")
  func added() {
    let first = stage.finger(at: place).down()
    stage.addEcho(to: view, named: "echo")
    stage.finger(at: place).down().move(by: 1, 0)
    first.move(by: 1, 0)
    #expect(stage.log == ["view.began a", "echo.began b", "echo.moved b", "view.moved a"])
  }

  @Test("a pan that is removed under way is cancelled, reset and free [DEL-15, OPN-08]")
  func removedUnderWay() {
    let pan = stage.add(UIPanGestureRecognizer(), to: view, named: "pan")
    let finger = stage.finger(at: place).down().move(by: 20, 0)
    view.removeGestureRecognizer(pan)
    #expect(stage.log == ["view.began a", "view.cancelled a", "pan began", "pan cancelled"])
    #expect(pan.state == .possible)
    #expect(pan.view == nil)
    #expect(view.gestureRecognizers == nil)
    finger.move(by: 20, 0).up()
    #expect(stage.log == ["view.began a", "view.cancelled a", "pan began", "pan cancelled"])
  }

  @Test("one that is removed while possible fails, and what it delayed is released [DEL-15]")
  func removedWhilePossible() {
    let echo = stage.addEcho(to: view, named: "echo")
    echo.delaysTouchesBegan = true
    let finger = stage.finger(at: place).down().move(by: 1, 0)
    #expect(stage.log == ["echo.began a", "echo.moved a"])
    view.removeGestureRecognizer(echo)
    #expect(stage.log == ["echo.began a", "echo.moved a", "view.began a", "view.moved a"])
    finger.up()
    #expect(stage.states(of: "echo") == ["0.017 failed", "0.017 possible"])
    #expect(stage.log.last == "view.ended a")
  }

  @Test("one that is added to another view under way moves there, and goes on [API-W19, COR-22]")
  func moved() {
    let left = stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), named: "left")
    let right = stage.addLoudView(frame: CGRect(x: 200, y: 0, width: 200, height: 200), named: "r")
    let pan = stage.add(UIPanGestureRecognizer(), to: left, named: "pan")
    let finger = stage.finger(at: place).down().move(by: 20, 0)
    right.addGestureRecognizer(pan)
    finger.move(by: 20, 0).up()
    #expect(left.gestureRecognizers == nil)
    #expect(right.gestureRecognizers == [pan])
    #expect(pan.view === right)
    stage.finger(at: place).drag(by: 20, 0, in: 0)
    stage.finger(at: CGPoint(x: 300, y: 100)).drag(by: 20, 0, in: 0)
    #expect(
      stage.log == [
        "left.began a", "left.cancelled a", "pan began", "pan changed", "pan ended",
        "left.began b", "left.moved b", "left.ended b",
        "r.began c", "r.cancelled c", "pan began", "pan ended",
      ])
  }

  @Test("adding it to the view where it is changes nothing [API-W19]")
  func addedAgain() {
    let pan = stage.add(UIPanGestureRecognizer(), to: view, named: "pan")
    stage.add(UITapGestureRecognizer(), to: view, named: "tap")
    let finger = stage.finger(at: place).down().move(by: 20, 0)
    view.addGestureRecognizer(pan)
    finger.up()
    #expect(view.gestureRecognizers?.map { $0.name } == ["pan", "tap"])
    #expect(stage.log == ["view.began a", "view.cancelled a", "pan began", "pan ended"])
  }

  @Test("a view's list of recognizers may be set; who is missing in it is removed [API-W18]")
  func list() {
    #expect(view.gestureRecognizers == nil)
    let old = stage.add(UIPanGestureRecognizer(), to: view, named: "old")
    let kept = stage.add(UITapGestureRecognizer(), to: view, named: "kept")
    let new = UISwipeGestureRecognizer()
    view.gestureRecognizers = [new, kept]
    #expect(view.gestureRecognizers == [new, kept])
    #expect(old.view == nil)
    #expect(new.view === view)
    view.gestureRecognizers = nil
    #expect(view.gestureRecognizers == nil)
    #expect(kept.view == nil)
  }

  @Test("a disabled pan is cancelled at once and leaves its fingers alone [STM-30, STM-31, STM-33]")
  func disabled() {
    let pan = stage.add(UIPanGestureRecognizer(), to: view, named: "pan")
    let finger = stage.finger(at: place).down().move(by: 20, 0)
    pan.isEnabled = false
    #expect(stage.log == ["view.began a", "view.cancelled a", "pan began", "pan cancelled"])
    pan.isEnabled = true
    finger.move(by: 20, 0)
    stage.finger(at: place).down().move(by: 20, 0).up()
    finger.up()
    #expect(
      stage.log == [
        "view.began a", "view.cancelled a", "pan began", "pan cancelled", "pan began", "pan ended",
      ])
  }

  @Test(
    "one that is disabled by another's action, in the same event, sees no more [STM-30, DEL-15]")
  func disabledInAction() {
    let echo = stage.addEcho(named: "echo")
    let pan = stage.add(UIPanGestureRecognizer(), to: view, named: "pan")
    let delegate = Both()
    pan.delegate = delegate
    pan.addAction { [unowned echo, unowned view] pan in
      echo.isEnabled = false
      view.removeGestureRecognizer(pan)
    }
    stage.finger(at: place).down().move(by: 20, 0).move(by: 20, 0).up()
    #expect(
      stage.log == [
        "echo.began a", "view.began a", "echo.moved a", "view.cancelled a", "pan began",
        "pan cancelled",
      ])
    #expect(stage.states(of: "echo") == ["0.017 failed", "0.017 possible"])
    #expect(pan.view == nil)
  }

  private final class Both: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
}
