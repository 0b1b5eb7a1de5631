import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Presses are gathered, withheld and cancelled by the same code as touches.
@Suite("Delivery of presses")
struct PressDeliveryTests {
  let stage = Stage()

  private func addView(_ name: String, to superview: UIView? = nil) -> PressView {
    let view = PressView(frame: stage.window.bounds, stage, name)
    (superview ?? stage.window).addSubview(view)
    return view
  }

  private func addRecognizer(
    _ name: String, to view: UIView, allowing types: [UIPress.PressType] = [.select]
  ) -> LoudPressRecognizer {
    let recognizer = LoudPressRecognizer(stage, allowing: types)
    recognizer.name = name
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test("a press that a gesture takes before its view knows it is not cancelled there [DEL-36]")
  func takenBeforeItsView() {
    let press = addRecognizer("press", to: addView("view")).on(.changed, become: .ended)
    press.delaysTouchesBegan = true
    stage.button(.select).down(force: 0.5).hold(0.1).squeeze(0.75).hold(0.1).up()
    #expect(stage.log == ["press.pressesBegan select", "press.pressesChanged select"])
  }

  @Test("a press that is lost just before its late beginning is not cancelled in its view [DEL-36]")
  func lostBeforeItsBeginning() {
    let delay = addRecognizer("delay", to: stage.window, allowing: [.select, .menu])
      .on(.changed, become: .failed)
    delay.delaysTouchesBegan = true
    let (one, other) = (addView("one"), addView("other"))
    one.describe = { _ in other.removeFromSuperview() }
    #expect(one.becomeFirstResponder())
    let select = stage.button(.select).down(force: 0.5)
    #expect(other.becomeFirstResponder())
    stage.button(.menu).down()
    select.squeeze(0.75)
    #expect(
      stage.log == [
        "delay.pressesBegan select", "delay.pressesBegan menu", "delay.pressesChanged select",
        "one.pressesBegan select", "one.pressesChanged select",
      ])
  }

  @Test(
    "a recognizer whose view is moved up while a delegate is asked receives a press once [DEL-05]")
  func gatheredOnce() {
    let outer = UIView(frame: stage.window.bounds)
    stage.window.addSubview(outer)
    let inner = addView("inner", to: outer)
    #expect(inner.becomeFirstResponder())
    let own = addRecognizer("own", to: inner)
    let mover = Mover { [stage] in
      stage.window.addSubview(inner)
      inner.addSubview(outer)
    }
    let above = addRecognizer("above", to: outer)
    above.delegate = mover
    var receptions: [Int] = []
    inner.describe = { press in
      receptions.append(press.gestureRecognizers?.count { $0 === own } ?? 0)
    }
    stage.button(.select).down()
    #expect(receptions == [1])
    #expect(
      stage.log == [
        "own.pressesBegan select", "above.pressesBegan select", "inner.pressesBegan select",
      ])
  }
}

/// Moves views when it is asked.
private final class Mover: NSObject, UIGestureRecognizerDelegate {
  private let move: () -> Void

  init(_ move: @escaping () -> Void) { self.move = move }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    move()
    return true
  }
}
