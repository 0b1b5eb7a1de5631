import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Why views hear late, otherwise, or never.
@Suite struct DeliveryTraceTests {
  let stage = Stage()
  let place = CGPoint(x: 50, y: 60)

  private var notes: [String] {
    stage.trace.compactMap { event in
      if case .delivery = event.kind { return "\(event)".trimmed }
      return nil
    }
  }

  @Test("a beginning that is withheld, by whom, and how late it comes [DEL-40, DEL-41]")
  func withheld() {
    stage.addLoudView(named: "view")
    let press = stage.add(UILongPressGestureRecognizer(), named: "press")
    press.delaysTouchesBegan = true
    press.delaysTouchesEnded = false
    stage.finger(at: place).down().hold(0.2).up()
    #expect(
      notes == [
        "0.000 view touch 1: began is withheld until press decides",
        "0.200 view touch 1: began comes 0.2 s late",
      ])
  }

  @Test("one that never comes, for a gesture took the touch before [DEL-36]")
  func neverTold() {
    stage.addLoudView(named: "view")
    stage.add(UIPanGestureRecognizer(), named: "pan").delaysTouchesBegan = true
    stage.finger(at: place).drag(by: 40, 0, in: 0)
    #expect(
      notes == [
        "0.000 view touch 1: began is withheld until pan decides",
        "0.017 view touch 1: not delivered: cancelled by pan before",
      ])
  }

  @Test("an end that is withheld, and comes when nobody can want the touch any more [DEL-50]")
  func withheldEnd() {
    stage.addLoudView(named: "view")
    stage.add(UITapGestureRecognizer(), named: "double").numberOfTapsRequired = 2
    stage.finger(at: place).tap()
    stage.wait(1)
    #expect(
      notes == [
        "0.050 view touch 1: ended is withheld until double decides",
        "0.400 view touch 1: ended comes 0.35 s late",
      ])
  }

  @Test("a view that leaves the window, and an interruption [DEL-26, DEL-27]")
  func leaving() {
    let view = stage.addLoudView(named: "view")
    stage.finger(at: place).down()
    view.removeFromSuperview()
    stage.finger(at: place).down()
    stage.interrupt()
    #expect(
      stage.lines.filter { $0.contains("leaves") || $0.contains("left") || $0.contains("input") }
        == [
          "0.000 view leaves the window",
          "0.000 view touch 1: cancelled: the view left the window",
          "0.000 input interrupted: all fingers and presses are cancelled",
        ])
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
