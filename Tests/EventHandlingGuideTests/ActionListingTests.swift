import EventHandlingGuide
import Testing
import TouchstoneTesting
import UIKit

@Suite("Listings of actions, fingers and responders")
struct ActionListingTests {
  let stage = Stage()

  @Test("an action takes nothing, its sender, or its sender and the event")
  func forms() {
    let controller = TargetActionViewController()
    stage.show(controller)
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    stage.wait(1)
    stage.finger(at: controller.button.center).tap()
    #expect(controller.calls == ["show: 1 finger", "press:for:", "refresh"])
  }

  @Test("one selector adds and removes an action, and adding twice is adding once")
  func selector() {
    let controller = TargetActionViewController()
    stage.show(controller)
    for (isOn, calls) in [(true, 1), (true, 2), (false, 2)] {
      controller.setMarking(isOn)
      stage.finger(at: controller.button.center).drag(by: 0, 300)
      #expect(controller.calls.filter { $0 == "refresh" }.count == calls)
    }
  }

  @Test("taps are told apart by their fingers, and a view counts those that are down")
  func fingers() {
    let controller = FingerCountViewController()
    stage.show(controller)
    let place = CGPoint(x: 200, y: 400)
    for fingers in 1...4 {
      stage.hand(at: place, fingers: fingers).tap()
      stage.wait(1)
    }
    #expect(controller.taps == [1, 2, 3])
    #expect(controller.countView.most == 4)
    let (one, two) = (stage.finger(at: place), stage.finger(at: .zero))
    one.down().hold(0.5)
    two.down()
    #expect(controller.countView.fingers.count == 2)
    one.up()
    #expect(controller.countView.fingers.count == 1)
    stage.interrupt()
    #expect(controller.countView.fingers.isEmpty)
  }

  @Test("a view that takes one finger at a time counts one")
  func oneFinger() {
    let controller = FingerCountViewController()
    stage.show(controller)
    controller.countView.isMultipleTouchEnabled = false
    stage.hand(at: CGPoint(x: 200, y: 400), fingers: 3).tap()
    #expect(controller.countView.most == 1)
    #expect(controller.taps == [3])
  }

  @Test("touches that a view does not handle arrive at its controller")
  func chain() {
    let controller = ResponderChainViewController()
    stage.show(controller)
    stage.finger(at: CGPoint(x: 150, y: 150)).tap()
    #expect(controller.touched == [CGPoint(x: 150, y: 150)])
    #expect(
      ResponderChainViewController.chain(from: controller.innerView) == [
        "UIView", "UIView", "ResponderChainViewController", "UIWindow", "UIWindowScene",
        "UIApplication",
      ])
  }
}
