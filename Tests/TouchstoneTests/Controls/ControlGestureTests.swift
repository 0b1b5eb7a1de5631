import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Which gestures of the views above it a control keeps for itself, and which it loses to")
struct ControlGestureTests {
  let stage = Stage()
  static let place = CGPoint(x: 110, y: 110)

  enum Kind: CaseIterable { case plain, button, toggle, stepper, segments, pages, slider }

  private func add(_ kind: Kind) -> UIControl {
    let frame = CGRect(x: 100, y: 100, width: 200, height: 40)
    let control: UIControl =
      switch kind {
      case .plain: UIControl(frame: frame)
      case .button: UIButton(frame: frame)
      case .toggle: UISwitch(frame: frame)
      case .stepper: UIStepper(frame: frame)
      case .segments: UISegmentedControl(items: ["a", "b"])
      case .pages: UIPageControl(frame: frame)
      case .slider: UISlider(frame: frame)
      }
    control.frame = frame
    stage.hear(control)
    stage.view.addSubview(control)
    return control
  }

  private func tapLog() -> [String] {
    stage.finger(at: Self.place).tap()
    return stage.log.filter { $0.hasPrefix("touch") || $0.hasPrefix("tap") }
  }

  // MARK: Taps

  @Test(
    "a tap above does not take a tap from what does something on a tap [CRC-01, CRC-03, TRC-15]")
  func tapAbove() {
    let logs = Kind.allCases.map { kind in
      stage.log = []
      let control = add(kind)
      let tap = stage.add(UITapGestureRecognizer(), named: "tap")
      let log = tapLog()
      control.removeFromSuperview()
      stage.view.removeGestureRecognizer(tap)
      stage.wait(1)
      return log
    }
    let kept = ["touchDown TIH", "touchUpInside IH"]
    let lost = ["touchDown TIH", "touchCancel", "tap ended"]
    #expect(logs == [lost, kept, kept, kept, kept, kept, lost])
  }

  @Test("the recognizer fails by the control's no, so others need not wait for it [CRC-03]")
  func reason() {
    let button = add(.button)
    button.accessibilityIdentifier = "button"
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.finger(at: Self.place).tap()
    #expect(
      stage.story(of: "tap") == [
        "failed: button said that it should not begin", "possible: reset",
      ])
    #expect(stage.log == ["touchDown TIH", "touchUpInside IH", "primary IH"])
  }

  @Test("a tap on the control itself wins over it [CRC-02, TRC-15]", arguments: Kind.allCases)
  func tapOnControl(_ kind: Kind) {
    stage.add(UITapGestureRecognizer(), to: add(kind), named: "tap")
    #expect(tapLog() == ["touchDown TIH", "touchCancel", "tap ended"])
  }

  @Test("a plain control loses to a tap above [CRC-04, TRC-15]")
  func plainControl() {
    _ = add(.plain)
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.finger(at: Self.place).tap()
    #expect(stage.log == ["touchDown TIH", "touchCancel", "tap ended"])
  }

  @Test("a subclass of one's own can keep taps by its own answer [CRC-03, ARB-21]")
  func ownAnswer() {
    final class Key: UIControl {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        !(recognizer is UITapGestureRecognizer)
      }
    }
    let key = Key(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
    stage.hear(key)
    stage.view.addSubview(key)
    stage.add(UITapGestureRecognizer(), named: "tap")
    #expect(tapLog() == ["touchDown TIH", "touchUpInside IH"])
  }

  @Test("a tap above that takes no touches away is not held up, and acts first [CRC-10]")
  func notCancelling() {
    let logs = [Kind.button, .plain].map { kind in
      stage.log = []
      let control = add(kind)
      let tap = stage.add(UITapGestureRecognizer(), named: "tap")
      tap.cancelsTouchesInView = false
      let log = tapLog()
      control.removeFromSuperview()
      stage.view.removeGestureRecognizer(tap)
      return log
    }
    let both = ["touchDown TIH", "tap ended", "touchUpInside IH"]
    #expect(logs == [both, ["touchDown TIH", "touchDownRepeat TIH"] + both.dropFirst()])
  }

  @Test("a disabled button lets a tap above go [CRC-06]")
  func disabled() {
    add(.button).isEnabled = false
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.finger(at: Self.place).tap()
    #expect(stage.log == ["tap ended"])
  }

  @Test("a button keeps taps that fall on a part of it, and none that fall elsewhere [CRC-09]")
  func parts() {
    let button = add(.button)
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    button.addSubview(part)
    stage.add(UITapGestureRecognizer(), named: "tap")
    #expect(tapLog() == ["touchDown TIH", "touchUpInside IH"])
    stage.finger(at: CGPoint(x: 10, y: 10)).tap()
    #expect(stage.log.last == "tap ended")
  }

  @Test("what moves out of a button while a finger is on it is no part of it any more [CRC-09]")
  func partThatLeaves() {
    let button = add(.button)
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    button.addSubview(part)
    let shelf = UIView(frame: button.frame)
    stage.view.insertSubview(shelf, at: 0)
    stage.add(UITapGestureRecognizer(), named: "tap")
    let finger = stage.finger(at: Self.place).down()
    shelf.addSubview(part)
    finger.up()
    #expect(stage.log.last == "tap ended")
  }

  @Test("a tap on a part of a button is not above it, and wins [CRC-02, CRC-09]")
  func tapOnPart() {
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    add(.button).addSubview(part)
    stage.add(UITapGestureRecognizer(), to: part, named: "tap")
    #expect(tapLog() == ["touchDown TIH", "touchCancel", "tap ended"])
  }

  @Test("a button keeps a tap also when its touch is still withheld from it [CRC-03, DEL-40]")
  func withheld() {
    _ = add(.button)
    stage.add(UITapGestureRecognizer(), named: "tap").delaysTouchesBegan = true
    stage.finger(at: Self.place).tap()
    #expect(stage.log == ["touchDown TIH", "touchUpInside IH", "primary IH"])
  }

  @Test("a delegate can still keep touches of controls from a recognizer [CRC-07, API-D05]")
  func byDelegate() {
    final class Choosy: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool { !(touch.view is UIControl) }
    }
    let choosy = Choosy()
    _ = add(.plain)
    stage.add(UITapGestureRecognizer(), named: "tap").delegate = choosy
    #expect(tapLog() == ["touchDown TIH", "touchUpInside IH"])
  }

  // MARK: Others

  @Test("two taps, two fingers, a press and a drag above take the touch from a button [CRC-05]")
  func others() {
    let button = add(.button)
    button.isMultipleTouchEnabled = true
    let double = stage.add(UITapGestureRecognizer(), named: "tap double")
    double.numberOfTapsRequired = 2
    let finger = stage.finger(at: Self.place)
    finger.doubleTap()
    double.isEnabled = false
    stage.wait(1)
    let wide = stage.add(UITapGestureRecognizer(), named: "tap wide")
    wide.numberOfTouchesRequired = 2
    stage.hand(at: CGPoint(x: 150, y: 110), spread: 20).tap()
    wide.isEnabled = false
    stage.wait(1)
    let press = stage.add(UILongPressGestureRecognizer(), named: "tap long")
    finger.longPress()
    press.isEnabled = false
    stage.wait(1)
    stage.add(UIPanGestureRecognizer(), named: "tap pan")
    finger.down().move(by: 0, 20).up()
    let lost = ["touchDown TIH", "touchCancel"]
    #expect(
      stage.log.filter { $0 != "primary IH" } == lost + ["tap double ended"] + lost + [
        "tap wide ended"
      ] + lost + ["tap long began", "tap long ended"] + lost
        + ["tap pan began", "tap pan ended"])
  }

  /// What comes of a swipe of one finger: whether the recognizer acted, and how far the thumb went.
  private func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, from x: CGFloat, by dx: CGFloat, _ dy: CGFloat
  ) -> [String] {
    stage.log = []
    let slider = add(.slider) as? UISlider
    let swipe = stage.add(UISwipeGestureRecognizer(), named: "swipe")
    swipe.direction = direction
    stage.finger(at: CGPoint(x: x, y: 120)).down().move(by: dx, dy, in: 0.1).up()
    slider?.removeFromSuperview()
    stage.view.removeGestureRecognizer(swipe)
    return stage.log.filter { $0.hasPrefix("swipe") } + ["\((slider?.value ?? 0) > 0.4)"]
  }

  @Test("a swipe above along a slider that starts on its knob is the slider's [CRC-01, CRC-08]")
  func swipes() {
    #expect(swipe(.right, from: 110, by: 80, 0) == ["true"])
    #expect(swipe([.right, .left], from: 110, by: 80, 0) == ["true"])
    #expect(swipe(.right, from: 200, by: 80, 0) == ["swipe ended", "false"])
    #expect(swipe(.down, from: 110, by: 0, 80) == ["swipe ended", "false"])
  }

  @Test("a swipe on the slider itself, and one above of two fingers, win [CRC-02, CRC-05]")
  func otherSwipes() {
    let slider = add(.slider)
    let swipe = stage.add(UISwipeGestureRecognizer(), to: slider, named: "swipe")
    stage.finger(at: CGPoint(x: 110, y: 120)).down().move(by: 80, 0, in: 0.1).up()
    #expect(stage.log.suffix(2) == ["touchCancel", "swipe ended"])
    slider.removeGestureRecognizer(swipe)
    let wide = stage.add(UISwipeGestureRecognizer(), named: "wide")
    wide.numberOfTouchesRequired = 2
    stage.wait(1)
    (slider as? UISlider)?.value = 0
    stage.hand(at: CGPoint(x: 115, y: 120), spread: 10).down().move(by: 80, 0, in: 0.1).up()
    #expect(stage.log.last == "wide ended")
  }

  @Test("a pan above along a switch that starts on its knob is the switch's [CRC-01, CRC-08]")
  func pan() {
    let toggle = add(.toggle) as? UISwitch
    stage.add(UIPanGestureRecognizer(), named: "pan")
    let finger = stage.finger(at: CGPoint(x: 110, y: 115)).down().move(by: 20, 10).up()
    #expect(toggle?.isOn == true && !stage.log.contains("pan began"))
    // The knob lies at the other end now.
    stage.wait(1)
    finger.down().move(by: -20, 0).up()
    #expect(toggle?.isOn == false && !stage.log.contains("pan began"))
  }

  @Test(
    "a pan across a switch, beside its knob or of two fingers takes its touch [CRC-05, CRC-08]")
  func otherPans() {
    let toggle = add(.toggle) as? UISwitch
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: CGPoint(x: 110, y: 115)).down().move(by: 10, 20).up()
    #expect(stage.log == ["touchDown TIH", "touchCancel", "pan began", "pan ended"])
    stage.log = []
    stage.wait(1)
    stage.finger(at: CGPoint(x: 145, y: 115)).down().move(by: 20, 0).up()
    #expect(stage.log == ["touchDown TIH", "touchCancel", "pan began", "pan ended"])
    stage.log = []
    pan.minimumNumberOfTouches = 2
    stage.wait(1)
    stage.hand(at: CGPoint(x: 112, y: 115), spread: 10).down().move(by: 20, 0).up()
    #expect(stage.log == ["touchDown TIH", "touchCancel", "pan began", "pan ended"])
    #expect(toggle?.isOn == false)
  }

  @Test("a pan that makes up its mind late still counts as started on the knob [CRC-01]")
  func latePan() {
    final class LatePan: UIPanGestureRecognizer {
      private var moves = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        moves += 1
        if moves > 1 { super.touchesMoved(touches, with: event) }
      }
    }
    let toggle = add(.toggle) as? UISwitch
    stage.add(LatePan(), named: "pan")
    stage.finger(at: CGPoint(x: 105, y: 115)).down().move(by: 15, 0).move(by: 15, 0).up()
    #expect(toggle?.isOn == true && !stage.log.contains("pan began"))
  }

  @Test("a pan above takes the touch from a slider [CRC-05]")
  func panOverSlider() {
    _ = add(.slider)
    stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: Self.place).down().move(by: 20, 0).up()
    #expect(stage.log.suffix(3) == ["touchCancel", "pan began", "pan ended"])
  }
}
