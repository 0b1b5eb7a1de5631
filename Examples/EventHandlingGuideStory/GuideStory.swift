import EventHandlingGuide
import Narration
import TouchstoneTesting
import UIKit

/// What each listing does when fingers come.
enum GuideStory {
  /// Title and lines of each.
  static var chapters: [[String]] {
    [
      tap(), swipe(), rotation(), swipeBeforePan(), customSubview(), trackView(),
      delegateRequirements(), pinchAndRotation(), oneWayPrevention(), controls(), touchDelivery(),
      checkmark(), incrementalPinch(), targetAction(), fingerCount(), responderChain(),
    ]
  }

  // MARK: Pictures that fade

  private static func tap() -> [String] {
    let controller = TapViewController()
    let narrator = Narrator("A tap shows a picture, which fades", showing: controller)
    narrator.stage.finger(at: CGPoint(x: 120, y: 200)).tap()
    narrator.tell(look(controller))
    narrator.wait(0.25) { look(controller) }
    narrator.wait(0.25) { look(controller) }
    return narrator.lines
  }

  private static func swipe() -> [String] {
    let controller = SwipeViewController()
    let narrator = Narrator("A swipe sends its picture off by 220 points", showing: controller)
    for way in [-80, 80] as [CGFloat] {
      narrator.stage.finger(at: CGPoint(x: 200, y: 300)).drag(by: way, 0, in: 0.1)
      for _ in 0..<3 { narrator.wait(0.2) { look(controller) } }
    }
    return narrator.lines
  }

  private static func rotation() -> [String] {
    let controller = RotationViewController()
    let narrator = Narrator("Fingers turn a picture, which goes back to level", showing: controller)
    narrator.stage.hand(at: CGPoint(x: 200, y: 400)).down().turn(by: 1).up()
    narrator.tell(look(controller))
    narrator.wait(0.25) { look(controller) }
    narrator.wait(0.25) { look(controller) }
    narrator.stage.hand(at: CGPoint(x: 200, y: 400)).down().turn(by: -1).cancel()
    narrator.tell(look(controller))
    narrator.wait(0.5) { look(controller) }
    return narrator.lines
  }

  /// How a picture looks at the moment.
  private static func look(_ controller: GestureImageViewController) -> String {
    let shown = controller.imageView.presentation
    let angle = atan2(shown.transform.b, shown.transform.a)
    return "\(controller.imageView.image?.name ?? "nothing") at \(shown.center.spelled), "
      + "alpha \(shown.alpha.spelled(2)), turned by \(angle.spelled(2))"
  }

  // MARK: Who goes first

  private static func swipeBeforePan() -> [String] {
    let narrator = Narrator(
      "A pan waits for a swipe to fail", showing: SwipeBeforePanViewController())
    let finger = narrator.stage.finger(at: CGPoint(x: 100, y: 100))
    narrator.tell("a quick finger")
    finger.drag(by: 120, 0, in: 0.1).hold(0.5)
    narrator.tell("a slow one")
    finger.drag(by: 60, 20, in: 1.2)
    return narrator.lines
  }

  private static func delegateRequirements() -> [String] {
    let narrator = Narrator(
      "A delegate decides who goes first", showing: DelegateRequirementsViewController())
    let finger = narrator.stage.finger(at: CGPoint(x: 100, y: 100))
    narrator.tell("a tap")
    finger.tap().hold(0.6)
    narrator.tell("a double tap")
    finger.doubleTap().hold(0.6)
    narrator.tell("a quick finger")
    finger.drag(by: 120, 0, in: 0.1).hold(0.6)
    narrator.tell("one that goes the other way")
    finger.drag(by: -100, 0, in: 0.2)
    return narrator.lines
  }

  // MARK: Touches kept away

  private static func customSubview() -> [String] {
    let controller = CustomSubviewViewController()
    let narrator = Narrator("A tap does not receive a subview's touches", showing: controller)
    narrator.tell("on the subview")
    narrator.stage.finger(at: controller.customSubview.center).tap().hold(0.5)
    narrator.tell("beside it")
    narrator.stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    return narrator.lines
  }

  private static func trackView() -> [String] {
    let controller = TouchHandlingSubviewViewController()
    let narrator = Narrator("A view that handles touches lets no pan begin", showing: controller)
    narrator.tell("on the track")
    narrator.stage.finger(at: CGPoint(x: 150, y: 120)).drag(by: 100, 0)
    narrator.tell("the track stands at \(controller.trackView.value.spelled(2))")
    narrator.tell("beside it")
    narrator.stage.finger(at: CGPoint(x: 150, y: 300)).drag(by: 100, 0)
    narrator.tell("the track stands at \(controller.trackView.value.spelled(2))")
    return narrator.lines
  }

  private static func controls() -> [String] {
    let controller = ControlsViewController()
    let narrator = Narrator("Controls keep their own gestures", showing: controller)
    let onKnob = CGPoint(x: controller.slider.frame.minX + 15, y: controller.slider.center.y)
    narrator.tell("a tap on the button")
    narrator.stage.finger(at: controller.button.center).tap().hold(0.5)
    narrator.tell("it was pressed \(controller.presses) times")
    narrator.tell("a swipe on the slider's knob")
    narrator.stage.finger(at: onKnob).drag(by: 100, 0, in: 0.1).hold(0.5)
    narrator.tell("the slider stands at \(CGFloat(controller.slider.value).spelled(2))")
    narrator.tell("a swipe and a tap beside them")
    narrator.stage.finger(at: CGPoint(x: 60, y: 500)).drag(by: 100, 0, in: 0.1).hold(0.5).tap()
    narrator.tell("the tap is put on the button")
    controller.putTapOnButton()
    narrator.stage.finger(at: controller.button.center).tap()
    narrator.tell("it was pressed \(controller.presses) times")
    return narrator.lines
  }

  private static func touchDelivery() -> [String] {
    var lines: [String] = []
    for isDelayed in [true, false] {
      let controller = TouchDeliveryViewController()
      let narrator = Narrator(
        isDelayed
          ? "What a view hears of a double tap" : "The same, with delaysTouchesEnded off",
        showing: controller)
      controller.tapRecognizer.numberOfTapsRequired = 2
      controller.tapRecognizer.delaysTouchesEnded = isDelayed
      narrator.stage.finger(at: CGPoint(x: 100, y: 100)).doubleTap()
      narrator.tell(controller.diaryView.diary.joined(separator: ", "))
      lines += narrator.lines
    }
    return lines
  }

  // MARK: Two gestures

  private static func pinchAndRotation() -> [String] {
    let controller = PinchAndRotationViewController()
    let narrator = Narrator("A pinch and a rotation at once", showing: controller)
    let hand = narrator.stage.hand(at: controller.pictureView.center).down()
    hand.pinch(to: 1.5).turn(by: 0.5).pinch(to: 1.2).up()
    let transform = controller.pictureView.transform
    narrator.tell(
      "the picture is \(hypot(transform.a, transform.b).spelled(2)) as large, "
        + "turned by \(atan2(transform.b, transform.a).spelled(2))")
    return narrator.lines
  }

  private static func oneWayPrevention() -> [String] {
    let narrator = Narrator(
      "A rotation that no pinch keeps out", showing: OneWayPreventionViewController())
    narrator.tell("the pinch is first")
    let hand = narrator.stage.hand(at: CGPoint(x: 200, y: 400))
    hand.down().pinch(to: 1.5).turn(by: 0.5).up().hold(0.5)
    narrator.tell("the rotation is first")
    hand.down().turn(by: 0.5).pinch(to: 1.5).up()
    return narrator.lines
  }

  // MARK: Actions, fingers and responders

  private static func targetAction() -> [String] {
    let controller = TargetActionViewController()
    let narrator = Narrator("Three forms of an action", showing: controller)
    narrator.stage.finger(at: CGPoint(x: 50, y: 50)).tap().hold(0.5)
    narrator.stage.finger(at: controller.button.center).tap()
    narrator.tell(controller.calls.joined(separator: ", "))
    return narrator.lines
  }

  private static func fingerCount() -> [String] {
    let controller = FingerCountViewController()
    let narrator = Narrator("Fingers are counted", showing: controller)
    let place = CGPoint(x: 200, y: 400)
    for fingers in 1...3 { narrator.stage.hand(at: place, fingers: fingers).tap().hold(0.5) }
    let taps = controller.taps.map(String.init).joined(separator: ", ")
    narrator.tell("the taps had \(taps) fingers")
    let (one, two) = (narrator.stage.finger(at: place), narrator.stage.finger(at: .zero))
    one.down().hold(0.5)
    two.down()
    narrator.tell("the view counts \(controller.countView.fingers.count) fingers")
    one.up()
    narrator.tell("one lifted: \(controller.countView.fingers.count)")
    two.cancel()
    narrator.tell("one was cancelled: \(controller.countView.fingers.count)")
    return narrator.lines
  }

  private static func responderChain() -> [String] {
    let controller = ResponderChainViewController()
    let narrator = Narrator("The responder chain", showing: controller)
    narrator.stage.finger(at: CGPoint(x: 150, y: 150)).tap()
    narrator.tell("the controller was touched at \(controller.touched.map(\.spelled).joined())")
    narrator.tell(
      ResponderChainViewController.chain(from: controller.innerView).joined(separator: ", "))
    return narrator.lines
  }

  // MARK: Recognizers of one's own

  private static func checkmark() -> [String] {
    let controller = CheckmarkViewController()
    let narrator = Narrator("A check mark", showing: controller)
    let finger = narrator.stage.finger(at: CGPoint(x: 100, y: 100))
    finger.down().move(by: 40, 40, in: 0.1).move(by: 80, -100, in: 0.2).up()
    narrator.tell("it turned at \(controller.midPoints.map(\.spelled).joined())")
    narrator.tell("a stroke to the left")
    finger.down().move(by: 40, 40, in: 0.1).move(by: -80, -100, in: 0.2).up()
    return narrator.lines
  }

  private static func incrementalPinch() -> [String] {
    let controller = IncrementalPinchViewController()
    let narrator = Narrator("A pinch that tells its steps", showing: controller)
    narrator.stage.hand(at: CGPoint(x: 200, y: 400)).down().pinch(to: 2).up()
    narrator.tell("the picture is \(controller.pictureView.transform.a.spelled(2)) as large")
    return narrator.lines
  }
}
