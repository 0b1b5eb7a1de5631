import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("What a control makes of tracking calls that decline, of the slop, and of odd moments")
struct ControlTrackingTests {
  let stage = Stage()
  let control = LoudControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
  let finger: Finger

  init() {
    finger = stage.finger(at: CGPoint(x: 150, y: 120))
    control.stage = stage
    stage.hear(control)
    stage.view.addSubview(control)
  }

  @Test("a control that declines to begin hears no more of that touch, but of the next [CTL-03]")
  func declines() {
    control.begins = false
    finger.down().move(by: 5, 0).up()
    control.begins = true
    stage.wait(1)
    finger.tap()
    #expect(
      stage.log == [
        "begin a I", "begin a I", "touchDown TIH", "end a TIH", "touchUpInside IH",
      ])
  }

  @Test("a control that declines to go on ends, and sends nothing more [CTL-04]")
  func stops() {
    control.goesOn = { false }
    finger.down().move(by: 5, 0).move(by: 5, 0).up()
    #expect(stage.log == ["begin a I", "touchDown TIH", "continue a TIH", "end a TIH"])
    #expect(control.state == .normal && !control.isTracking && !control.isTouchInside)
  }

  @Test("inside reaches 70 points around for who is inside, and not at all for who is out [CTL-06]")
  func slop() {
    finger.down()
    for y in [209.9, 210, 209, 140, 139.9] { finger.move(to: CGPoint(x: 150, y: y)) }
    finger.up()
    #expect(
      stage.log.filter { $0.hasPrefix("touch") } == [
        "touchDown TIH", "touchDragInside TIH", "touchDragExit T", "touchDragOutside T",
        "touchDragOutside T", "touchDragOutside T", "touchDragEnter TIH", "touchDragInside TIH",
        "touchUpInside IH",
      ])
  }

  @Test("the slop can be set, for a panel with other fingers [CTL-06]")
  func tuning() {
    stage.scene.touchSystem.tuning.controlTouchSlop = 100
    finger.down().move(to: CGPoint(x: 150, y: 239)).up()
    #expect(stage.log.last == "touchUpInside IH")
    stage.scene.touchSystem.tuning.controlTouchSlop = 0
    stage.finger(at: CGPoint(x: 150, y: 120)).down().move(by: 0, 21).up()
    #expect(stage.log.last == "touchUpOutside")
  }

  @Test("the slop is measured in the control's own space [CTL-06]")
  func scaled() {
    control.transform = CGAffineTransform(scaleX: 2, y: 2)
    finger.down().move(to: CGPoint(x: 150, y: 299)).up()
    #expect(stage.log.last == "touchUpInside IH")
    stage.finger(at: CGPoint(x: 150, y: 120)).down().move(by: 0, 181).up()
    #expect(stage.log.last == "touchUpOutside")
  }

  @Test("a finger that comes down beside the control is nothing to it [CTL-06]")
  func besides() {
    stage.finger(at: CGPoint(x: 150, y: 150)).down().move(to: CGPoint(x: 150, y: 120)).up()
    #expect(stage.log == [])
  }

  @Test("without super at the end a control believes that it still tracks [CTL-10]")
  func withoutSuper() {
    final class Forgetful: UIControl {
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    }
    let forgetful = Forgetful(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
    stage.hear(forgetful)
    stage.view.addSubview(forgetful)
    let finger = stage.finger(at: CGPoint(x: 150, y: 220)).tap()
    #expect(forgetful.isTracking)
    finger.hold(1).tap()
    #expect(
      stage.log == ["touchDown TIH", "touchUpInside TIH", "touchDown TIH", "touchUpInside TIH"])
  }

  @Test(
    "a control for several fingers tracks the first, and the next when that has lifted [CTL-01]")
  func severalFingers() {
    control.isMultipleTouchEnabled = true
    finger.down()
    let other = stage.finger(at: CGPoint(x: 160, y: 120)).down().move(by: 5, 0)
    finger.up()
    other.move(by: 5, 0).up().hold(1).tap()
    #expect(
      stage.log == [
        "begin a I", "touchDown TIH", "end a TIH", "touchUpInside IH", "begin b I",
        "touchDown TIH", "end b TIH", "touchUpInside IH",
      ])
  }

  @Test("two fingers at once are one touch for it: that which came down first [CTL-01]")
  func atOnce() {
    control.isMultipleTouchEnabled = true
    let other = stage.finger(at: CGPoint(x: 160, y: 120))
    stage.together {
      finger.down()
      other.down()
    }
    stage.together {
      other.up()
      finger.hold(0.1).up()
    }
    #expect(stage.log == ["begin a I", "touchDown TIH", "end a TIH", "touchUpInside IH"])
  }

  @Test("a touch stays with the control: views above hear nothing [CTL-01, HIT-14]")
  func silent() {
    let outer = stage.addLoudView(named: "outer")
    outer.addSubview(control)
    finger.down().move(by: 5, 0).up()
    control.isEnabled = false
    finger.tap()
    #expect(
      stage.log == [
        "begin a I", "touchDown TIH", "continue a TIH", "touchDragInside TIH", "end a TIH",
        "touchUpInside IH",
      ])
  }

  @Test("a disabled control is hit and does nothing [HIT-14, CTL-11, API-C02]")
  func disabled() {
    control.isEnabled = false
    finger.down()
    #expect(stage.view.hitTest(CGPoint(x: 150, y: 120), with: nil) === control)
    #expect(control.state == .disabled)
    control.isEnabled = true
    finger.move(by: 5, 0).up()
    #expect(stage.log == [])
  }

  @Test("a control that is disabled by its own action tracks on to the lift [COR-19]")
  func disabledWithin() {
    let moments: [UIControl.Event] = [.touchDown, .touchDragInside, .touchUpInside]
    let logs = moments.map { event -> [String] in
      stage.log = []
      let action = UIAction { action in (action.sender as? UIControl)?.isEnabled = false }
      control.addAction(action, for: event)
      finger.doubleTapDown().move(by: 5, 0).move(by: -5, 0).up()
      control.removeAction(action, for: .allEvents)
      control.isEnabled = true
      stage.wait(1)
      return stage.log.lines
    }
    let first = ["begin a I", "touchDown TIH", "end a TIH", "touchUpInside IH"]
    #expect(
      logs == [
        ["begin a I", "touchDown TIH", "end a TIHD", "touchUpInside IHD"],
        first + [
          "begin a I", "touchDown TIH", "touchDownRepeat TIH", "continue a TIH",
          "touchDragInside TIH", "continue a TIHD", "touchDragInside TIHD", "end a TIHD",
          "touchUpInside IHD",
        ],
        first,
      ])
  }

  @Test("of two events of one moment the second is sent although the first disables [COR-19]")
  func disabledBetween() {
    control.addAction(
      UIAction { action in (action.sender as? UIControl)?.isEnabled = false }, for: .touchDragExit)
    finger.down().move(by: 0, 200).up()
    #expect(
      stage.log == [
        "begin a I", "touchDown TIH", "continue a T", "touchDragExit T",
        "touchDragOutside TD", "end a TD", "touchUpOutside D",
      ])
  }

  @Test("a control that is removed while it begins says nothing of a touch that it never told of")
  func removedWhileBeginning() {
    final class Fugitive: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        removeFromSuperview()
        return true
      }
    }
    let fugitive = Fugitive(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
    stage.hear(fugitive)
    stage.view.addSubview(fugitive)
    stage.finger(at: CGPoint(x: 150, y: 220)).tap()
    #expect(stage.log == [])
    #expect(fugitive.state == .normal && !fugitive.isTracking)
  }

  @Test("a control whose ancestor leaves the window cancels without an event [CTL-09]")
  func ancestorLeaves() {
    let shelf = UIView(frame: stage.view.bounds)
    stage.view.addSubview(shelf)
    shelf.addSubview(control)
    finger.down()
    shelf.removeFromSuperview()
    finger.up()
    #expect(
      stage.log == ["begin a I", "touchDown TIH", "cancel without event TIH", "touchCancel"])
  }

  @Test("a touch on a part of a control that takes touches goes up to the control [CTL-01]")
  func part() {
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    control.addSubview(part)
    let finger = stage.finger(at: CGPoint(x: 110, y: 110)).down()
    part.removeFromSuperview()
    finger.up()
    #expect(stage.log == ["begin b I", "touchDown TIH", "cancel TIH", "touchCancel"])
  }

  @Test("a control that breaks off by itself is done with that touch [CTL-08, CTL-10]")
  func ownCancel() {
    finger.down()
    control.cancelTracking(with: nil)
    finger.move(by: 5, 0).up()
    #expect(stage.log == ["begin a I", "touchDown TIH", "cancel without event TIH"])
    #expect(control.state == .normal)
  }

  @Test("a control that outlives its scene in the middle of a touch takes touches in another")
  func lostTouch() {
    var first: Stage? = Stage()
    first?.view.addSubview(control)
    first?.finger(at: CGPoint(x: 150, y: 120)).down()
    first = nil
    control.removeFromSuperview()
    stage.view.addSubview(control)
    stage.log = []
    finger.tap()
    #expect(
      stage.log == [
        "cancel without event TIH", "touchCancel", "begin a I", "touchDown TIH", "end a TIH",
        "touchUpInside IH",
      ])
  }
}

extension Finger {
  /// Down on the second of two taps.
  @discardableResult
  fileprivate func doubleTapDown() -> Finger { tap().hold(0.1).down() }
}
