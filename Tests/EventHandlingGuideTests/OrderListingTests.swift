import EventHandlingGuide
import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Listings about who goes first")
struct OrderListingTests {
  let stage = Stage()
  private let place = CGPoint(x: 100, y: 100)

  @Test("a swipe keeps the pan out that waits for it [FAI-01]")
  func swipe() {
    stage.show(SwipeBeforePanViewController())
    stage.finger(at: place).down().move(by: 30, 0).move(by: 30, 0).move(by: 30, 0).up()
    #expect(stage.log == ["0.02 swipe ended"])
  }

  @Test("a pan begins the moment the swipe has taken too long, or has gone the wrong way [FAI-01]")
  func pan() {
    let controller = SwipeBeforePanViewController()
    stage.show(controller)
    stage.finger(at: place).down().move(by: 20, 0).hold(0.6).move(by: 5, 0).up()
    stage.finger(at: place).down().move(by: -20, 0).move(by: -5, 0).up()
    #expect(
      stage.log == [
        "0.5 pan began", "0.62 pan changed", "0.62 pan ended", "0.63 pan began",
        "0.64 pan changed", "0.64 pan ended",
      ])
  }

  @Test("a delegate's requirements give the same order [API-D03, API-D04]")
  func delegate() {
    stage.show(DelegateRequirementsViewController())
    let finger = stage.finger(at: place)
    finger.down().move(by: 60, 0).up().hold(0.49)
    finger.down().move(by: -60, 0).move(by: -5, 0).up().hold(0.48)
    stage.log.append("taps")
    finger.tap().hold(0.45)
    finger.doubleTap()
    #expect(
      stage.log == [
        "0.01 swipe ended", "0.51 pan began", "0.52 pan changed", "0.52 pan ended", "taps",
        "1.4 tap ended", "1.7 double tap ended",
      ])
  }

  @Test("touches of one subview are kept from the tap, whatever else is below it [API-D05]")
  func customSubview() {
    let controller = CustomSubviewViewController()
    stage.show(controller)
    stage.finger(at: controller.customSubview.center).tap()
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    stage.finger(at: CGPoint(x: 99.9, y: 150)).tap()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    controller.customSubview.addSubview(inner)
    stage.finger(at: CGPoint(x: 125, y: 125)).tap()
    // The listing asks for that very view, so what lies in it is not kept away.
    #expect(stage.log == ["0.1 tap ended", "0.15 tap ended", "0.2 tap ended"])
  }

  @Test("a view that handles touches lets no pan begin on it, and hears all of them [ARB-21]")
  func trackView() {
    let controller = TouchHandlingSubviewViewController()
    stage.show(controller)
    stage.finger(at: CGPoint(x: 150, y: 120)).down().move(by: 50, 0).move(by: 50, 0).up()
    stage.say("\(controller.trackView.value)")
    stage.finger(at: CGPoint(x: 150, y: 300)).down().move(by: 50, 0).up()
    stage.say("\(controller.trackView.value)")
    #expect(stage.log == ["0.02 0.75", "0.03 pan began", "0.03 pan ended", "0.03 0.75"])
  }

  @Test("controls keep their own gestures, and lose to a recognizer on them [CRC-01, CRC-02]")
  func controls() {
    let controller = ControlsViewController()
    stage.show(controller)
    let slider = controller.slider
    stage.finger(at: controller.button.center).tap()
    stage.say("pressed \(controller.presses)")
    stage.finger(at: CGPoint(x: slider.frame.minX + 15, y: slider.center.y)).down()
      .move(by: 60, 0).up()
    stage.say("slid \(slider.value > 0.2)")
    stage.finger(at: CGPoint(x: 60, y: 500)).down().move(by: 60, 0).up()
    stage.finger(at: CGPoint(x: 60, y: 500)).tap()
    controller.putTapOnButton()
    stage.finger(at: controller.button.center).tap()
    stage.say("pressed \(controller.presses)")
    #expect(
      stage.log == [
        "0.05 pressed 1", "0.06 slid true", "0.07 swipe ended", "0.12 tap ended",
        "0.17 tap ended", "0.17 pressed 1",
      ])
  }
}
