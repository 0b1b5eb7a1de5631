import EventHandlingGuide
import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Listings about two gestures and the same fingers")
struct TogetherListingTests {
  let stage = Stage()

  @Test("a delegate's one yes lets a picture grow and turn at once [API-D02]")
  func together() {
    let controller = PinchAndRotationViewController()
    stage.show(controller)
    let picture = controller.pictureView
    let hand = stage.hand(at: picture.center).down().pinch(to: 1.2, in: 0)
    hand.turn(by: 0.3, in: 0).pinch(to: 1.5, in: 0).turn(by: 0.4, in: 0).up()
    stage.say("size \(spell(picture.transform.size)) angle \(spell(picture.transform.angle))")
    #expect(
      stage.log == [
        "0.01 pinch began", "0.02 pinch changed", "0.02 rotation began", "0.03 rotation changed",
        "0.03 pinch changed", "0.04 rotation changed", "0.04 pinch changed",
        "0.04 rotation ended", "0.04 pinch ended", "0.04 size 1.5 angle 0.4",
      ])
  }

  @Test("a rotation that no pinch keeps out still keeps the pinch out [ARB-10]")
  func oneWay() {
    stage.show(OneWayPreventionViewController())
    let hand = stage.hand(at: CGPoint(x: 200, y: 400))
    hand.down().pinch(to: 1.2, in: 0).turn(by: 0.3, in: 0).up()
    stage.log.append("the other way round")
    hand.down().turn(by: 0.3, in: 0).pinch(to: 1.2, in: 0).up()
    #expect(
      stage.log == [
        "0.01 pinch began", "0.02 pinch changed", "0.02 rotation began", "0.02 rotation ended",
        "0.02 pinch ended", "the other way round", "0.03 rotation began",
        "0.04 rotation changed", "0.04 rotation ended",
      ])
  }

  @Test(
    "the view's end of a double tap's first tap waits, unless it is told not to [DEL-50]",
    arguments: [
      (true, ["began 1", "began 1", "cancelled 2"]),
      (false, ["began 1", "ended 1", "began 1", "cancelled 1"]),
    ])
  func delivery(isDelayed: Bool, expected: [String]) {
    let controller = TouchDeliveryViewController()
    stage.show(controller)
    controller.tapRecognizer.numberOfTapsRequired = 2
    controller.tapRecognizer.delaysTouchesEnded = isDelayed
    stage.finger(at: CGPoint(x: 100, y: 100)).doubleTap()
    #expect(stage.log + controller.diaryView.diary == ["0.2 tap ended"] + expected)
  }

  @Test("two fingers that tap: the view hears them come and move, then that they are taken away")
  func twoFingers() {
    let controller = TouchDeliveryViewController()
    stage.show(controller)
    controller.tapRecognizer.numberOfTouchesRequired = 2
    let hand = stage.hand(at: CGPoint(x: 200, y: 400)).down().move(by: 2, 0)
    hand.fingers[0].up()
    stage.say("\(controller.diaryView.diary)")
    hand.fingers[1].up()
    stage.say("\(controller.diaryView.diary.dropFirst(2))")
    #expect(
      stage.log == [
        "0.01 [\"began 2\", \"moved 2\"]", "0.01 tap ended", "0.01 [\"cancelled 2\"]",
      ])
  }

  @Test("two fingers that drag, where a tap was expected: the view hears of the end after all")
  func twoFingersTooFar() {
    let controller = TouchDeliveryViewController()
    stage.show(controller)
    controller.tapRecognizer.numberOfTouchesRequired = 2
    stage.hand(at: CGPoint(x: 200, y: 400)).down().move(by: 60, 0).up()
    #expect(stage.log + controller.diaryView.diary == ["began 2", "moved 2", "ended 2"])
  }
}
