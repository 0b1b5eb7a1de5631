import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite("What nobody wants goes all the way up") struct WholeChain {
  let stage = Stage()

  /// The last responder of all, by being the application's delegate.
  final class Delegate: UIResponder, UIApplicationDelegate {
    var heard: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled")
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
      heard.append("updated")
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("presses began")
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("presses changed")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("presses ended")
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("presses cancelled")
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motion began")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motion ended")
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motion cancelled")
    }
    override func remoteControlReceived(with event: UIEvent?) { heard.append("remote") }
    func act() { heard.append("acted") }
  }

  /// Lends the application a delegate; the application is everybody's, so it is given back.
  private func withDelegate(_ body: (Delegate, UIView) -> Void) -> [String] {
    let delegate = Delegate()
    let controller = UIViewController()
    stage.view.removeFromSuperview()
    stage.window.rootViewController = controller
    let view = UIView(frame: controller.view.bounds)
    controller.view.addSubview(view)
    UIApplication.shared.delegate = delegate
    body(delegate, view)
    UIApplication.shared.delegate = nil
    return delegate.heard
  }

  @Test("over controller, window, scene and application to its delegate [RSP-03, RSP-04, RSP-09]")
  func touches() {
    let heard = withDelegate { _, _ in
      let finger = stage.finger(at: CGPoint(x: 50, y: 50))
      finger.down().move(by: 5, 0).up().down().cancel()
      let pencil = stage.pencil(at: CGPoint(x: 50, y: 50))
      pencil.sensor.estimatedProperties = .force
      pencil.sensor.estimatedPropertiesExpectingUpdates = .force
      pencil.down().update(force: 2)
      pencil.sensor.estimatedPropertiesExpectingUpdates = []
      pencil.up()
    }
    #expect(
      heard == [
        "began", "moved", "ended", "began", "cancelled", "began", "updated", "ended",
      ])
  }

  @Test("also where all on the way are of UIKit's own classes, and no controller is [RSP-04]")
  func plainViews() {
    let delegate = Delegate()
    let finger = stage.finger(at: CGPoint(x: 50, y: 50))
    finger.tap()
    UIApplication.shared.delegate = delegate
    finger.down().move(by: 5, 0).up()
    UIApplication.shared.delegate = nil
    finger.tap()
    #expect(delegate.heard == ["began", "moved", "ended"])
  }

  @Test("presses, motion and remote control too [RSP-04, RSP-09, API-R05, API-R06, API-R07]")
  func others() {
    let heard = withDelegate { _, view in
      for (time, phase, force) in [
        (0.1, InputPhase.began, 0.5), (0.2, .changed, 1), (0.3, .ended, 0), (0.4, .began, 1),
      ] {
        stage.scene.touchSystem.receive(
          InputFrame(
            time: Timestamp(seconds: time),
            presses: [PressChange(id: 1, phase: phase, type: 4, force: force)]))
      }
      stage.interrupt()
      view.motionBegan(.motionShake, with: nil)
      view.motionEnded(.motionShake, with: nil)
      view.motionCancelled(.motionShake, with: nil)
      view.remoteControlReceived(with: nil)
    }
    #expect(
      heard == [
        "presses began", "presses changed", "presses ended", "presses began",
        "presses cancelled", "motion began", "motion ended", "motion cancelled", "remote",
      ])
  }

  @Test("an action without a target finds the delegate at the end of the chain [RSP-04, RSP-08]")
  func action() {
    let heard = withDelegate { delegate, view in
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      control.addTarget(nil, action: Selector(Delegate.act), for: .touchDown)
      view.addSubview(control)
      control.sendActions(for: .touchDown)
      #expect(
        view.target(forAction: Selector(Delegate.act), withSender: nil) as? Delegate === delegate)
      #expect(
        UIApplication.shared.sendAction(Selector(Delegate.act), to: nil, from: view, for: nil))
    }
    #expect(heard == ["acted", "acted"])
  }

  /// Writes what it hears.
  private final class Loud: UIView {
    var heard: [String] = []

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
  }

  private final class LoudController: UIViewController {
    var heard: [String] = []

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
  }

  @Test("a view that comes between hears from then on [RSP-06]")
  func viewBetween() {
    let loud = Loud(frame: stage.window.bounds)
    stage.window.addSubview(loud)
    loud.isUserInteractionEnabled = false
    let finger = stage.finger(at: CGPoint(x: 50, y: 50))
    finger.down()
    finger.move(to: CGPoint(x: 52, y: 50))
    loud.addSubview(stage.view)
    finger.move(to: CGPoint(x: 54, y: 50))
    finger.up()
    #expect(loud.heard == ["moved", "ended"])
  }

  @Test("a controller that takes the view under a finger hears from then on [RSP-01]")
  func controllerBetween() {
    let controller = LoudController()
    let finger = stage.finger(at: CGPoint(x: 50, y: 50))
    finger.down()
    controller.view = stage.view
    finger.up()
    #expect(controller.heard == ["ended"])
  }
}
