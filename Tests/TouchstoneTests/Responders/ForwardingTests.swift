import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct Forwarding {
  let stage = Stage()
  private let frame = CGRect(x: 0, y: 0, width: 200, height: 200)

  private func loud(_ name: String, in superview: UIView) -> LoudResponderView {
    let view = LoudResponderView(name, on: stage, frame: frame)
    superview.addSubview(view)
    return view
  }

  @Test(
    "a view that does nothing passes each message on, and the touch stays its own [RSP-06, RSP-07, API-R03]"
  )
  func passedOn() {
    let outer = loud("outer", in: stage.view)
    let plain = UIView(frame: frame)
    plain.accessibilityIdentifier = "plain"
    outer.addSubview(plain)
    let finger = stage.finger(at: CGPoint(x: 50, y: 50))
    finger.down().move(by: 5, 0).up()
    finger.down()
    stage.interrupt()
    #expect(
      stage.log == [
        "outer.began a on plain", "outer.moved a on plain", "outer.ended a on plain",
        "outer.began a on plain", "outer.cancelled a on plain",
      ])
  }

  @Test("an override without super stops the message [RSP-06]")
  func stopped() {
    let outer = loud("outer", in: stage.view)
    stage.addLoudView(frame: frame, to: outer, named: "silent")
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(stage.log == ["silent.began a", "silent.ended a"])
  }

  @Test("the message goes over the controller [RSP-01, RSP-06]")
  func overController() {
    final class Controller: UIViewController {
      var heard: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("began")
        super.touchesBegan(touches, with: event)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("ended")
        super.touchesEnded(touches, with: event)
      }
    }
    let outer = loud("outer", in: stage.view)
    let controller = Controller()
    controller.view.frame = frame
    outer.addSubview(controller.view)
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(controller.heard == ["began", "ended"])
    #expect(stage.log.map { String($0.prefix(11)) } == ["outer.began", "outer.ended"])
  }

  @Test("what nobody wants is dropped at the end of the chain [RSP-09]")
  func dropped() {
    let last = loud("last", in: stage.view)
    let top = UIView(frame: frame)
    last.addSubview(top)
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    top.motionBegan(.motionShake, with: nil)
    UIApplication.shared.touchesBegan([], with: nil)
    #expect(
      stage.log.map { String($0.prefix(10)) } == ["last.began", "last.ended", "last.motio"])
    #expect(
      stage.trace.filter {
        if case .diagnostic = $0.kind { return true } else { return false }
      } == [])
  }

  @Test("presses start at the first responder and go up [API-R05, API-R02]")
  func presses() {
    final class First: LoudResponderView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let outer = loud("outer", in: stage.view)
    let first = First("first", on: stage, frame: frame)
    outer.addSubview(first)
    let isFirst = first.becomeFirstResponder()
    #expect(isFirst)
    for (time, phase) in [(0.1, InputPhase.began), (0.2, .ended), (0.3, .began)] {
      stage.scene.touchSystem.receive(
        InputFrame(
          time: Timestamp(seconds: time),
          presses: [PressChange(id: 1, phase: phase, type: 4, force: 1)]))
    }
    stage.scene.touchSystem.receive(
      InputFrame(time: Timestamp(seconds: 0.4), isInterruption: true))
    #expect(
      stage.log == [
        "first.pressesBegan", "outer.pressesBegan", "first.pressesEnded", "outer.pressesEnded",
        "first.pressesBegan", "outer.pressesBegan", "first.pressesCancelled",
        "outer.pressesCancelled",
      ])
  }

  @Test("motion and remote control go up the chain too [API-R06, API-R07]")
  func motion() {
    let outer = loud("outer", in: stage.view)
    let inner = UIView(frame: frame)
    outer.addSubview(inner)
    inner.motionBegan(.motionShake, with: nil)
    inner.motionEnded(.motionShake, with: nil)
    inner.motionCancelled(.motionShake, with: nil)
    inner.remoteControlReceived(with: nil)
    #expect(
      stage.log == [
        "outer.motionBegan motionShake", "outer.motionEnded motionShake",
        "outer.motionCancelled motionShake", "outer.remoteControl",
      ])
  }
}
