import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("A run that its own action breaks off, or code that is told of it")
struct BrokenOffRunTests {
  enum Deed: CaseIterable { case toggles, removesView }

  @Test(
    "a hidden run that its own first action breaks off keeps nobody alive [STM-30, OPN-11]",
    arguments: Deed.allCases)
  func keepsNobodyAlive(_ deed: Deed) {
    let stage = Stage()
    let alive = (1...1000).filter { _ in
      playPress(on: stage, deed).recognizer != nil
    }
    #expect(stage.log.count == 2000)
    #expect(alive == [])
  }

  /// A press whose hidden run is over when the double tap that it waits for fails.
  private func playPress(
    on stage: Stage, _ deed: Deed
  ) -> Faint {
    let view = UIView(frame: stage.view.bounds)
    stage.view.addSubview(view)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.1
    press.require(toFail: double)
    press.addAction { [unowned stage] press in
      stage.log.append("\(press.state)")
      guard press.state == .began else { return }
      switch deed {
      case .toggles:
        press.isEnabled = false
        press.isEnabled = true
      case .removesView: press.view?.removeFromSuperview()
      }
    }
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(double)
    stage.finger(at: CGPoint(x: 50, y: 50)).down().hold(0.2).up()
    stage.wait(1)
    view.removeFromSuperview()
    return Faint(recognizer: press)
  }

  private struct Faint {
    weak var recognizer: UIGestureRecognizer?
  }

  @Test("who is asked whether it receives a touch and moves up meanwhile has it once [DEL-05]")
  func movingUp() {
    let stage = Stage()
    let view = stage.addLoudView(named: "view")
    let recognizer = stage.add(LoudRecognizer(stage: stage), to: view, named: "r")
    let delegate = ScriptedDelegate()
    delegate.receives = { [stage] recognizer, _ in
      if recognizer.view !== stage.view { stage.view.addGestureRecognizer(recognizer) }
      return true
    }
    recognizer.delegate = delegate
    let finger = stage.finger(at: CGPoint(x: 50, y: 50)).down()
    #expect(stage.log == ["r.began a", "view.began a"])
    #expect(recognizer.numberOfTouches == 1)
    finger.up()
    #expect(recognizer.numberOfTouches == 0)
  }

  @Test("what one begins in its reset is settled at once [STM-10, STM-40]")
  func beginningAtAReset() {
    let stage = Stage()
    let elsewhere = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    stage.view.addSubview(elsewhere)
    let other = stage.add(LoudRecognizer(), to: elsewhere, named: "other")
    stage.add(LoudRecognizer(), named: "r").on(.began, become: .failed).onReset { [stage] _ in
      stage.log.append("reset")
      other.state = .began
    }
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(stage.log == ["reset", "other began"])
  }

  @Test("who is told of an odd assignment may assign first; the odd one is of yesterday [STM-13]")
  func assigningWhenWarned() {
    let stage = Stage()
    let recognizer = stage.add(LoudRecognizer(), named: "r")
    stage.scene.touchSystem.trace = { [unowned recognizer] event in
      if case .diagnostic = event.kind, recognizer.state == .possible { recognizer.state = .began }
    }
    recognizer.state = .changed
    #expect(stage.log == ["r began"])
    recognizer.state = .ended
    #expect(stage.log == ["r began", "r ended"])
  }

  @Test("cancelled by code that is told that it begins, it sends the cancellation alone [STM-25]")
  func cancellingWhenTold() {
    let stage = Stage()
    let recognizer = stage.add(LoudRecognizer(), named: "r").on(.moved, become: .began)
    stage.scene.touchSystem.trace = { [unowned recognizer] event in
      if case .state(_, from: _, to: .began, _) = event.kind { recognizer.state = .cancelled }
    }
    stage.finger(at: CGPoint(x: 50, y: 50)).down().move(by: 5, 0).up()
    #expect(stage.log == ["r cancelled"])
    #expect(recognizer.state == .possible)
  }
}
