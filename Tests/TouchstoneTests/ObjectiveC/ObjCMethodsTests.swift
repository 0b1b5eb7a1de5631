import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Methods by their Objective-C names") struct ObjCMethodsTests {
  let stage = Stage()

  private class Base: UIView {
    var heard: [String] = []
    func ping() { heard.append("base ping") }
    func tapped(_ sender: UITapGestureRecognizer) { heard.append("base \(sender.state)") }
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class Below: Base {
    // Of the same name for Objective-C, where it would override.
    func otherPing() { heard.append("below ping") }
  }

  nonisolated private final class Plain {
    var heard: [String] = []
    func note(_ sender: Any) { heard.append("plain") }
    func count() -> Int { 3 }
  }

  private static let table = ObjCMethods(
    { table in
      table.add("odd_ping", Base.ping)
      table.add("odd_tapped:", Base.tapped(_:))
    }, { $0.add("odd_ping", Below.otherPing) }, { $0.add("odd_note:", Plain.note) })

  private func tap(_ target: AnyObject, _ action: Selector) {
    stage.view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
  }

  @Test("a name that was put together finds the method that the target has")
  func byName() {
    let base = Base(frame: .zero)
    tap(base, Self.table.selector(["odd", "tapped:"].joined(separator: "_")))
    #expect(base.heard == ["base ended"])
    let plain = Plain()
    tap(plain, NSSelectorFromString("odd_note:"))
    #expect(plain.heard == ["plain"])
  }

  @Test("of several methods of a name that of the lowest class is called, and another class's not")
  func lowestClass() {
    let (base, below) = (Base(frame: .zero), Below(frame: .zero))
    let ping = Self.table.selector("odd_ping")
    let control = UIControl(frame: .zero)
    for target in [base, below] { control.addTarget(target, action: ping, for: .touchDown) }
    control.sendActions(for: .touchDown)
    #expect(base.heard == ["base ping"] && below.heard == ["below ping"])
    #expect(base.canPerformAction(ping, withSender: nil))
    #expect(!UIView(frame: .zero).canPerformAction(ping, withSender: nil))
  }

  @Test("without a target the chain finds the responder that has a method of that name")
  func chain() {
    let above = Base(frame: stage.view.bounds)
    stage.view.addSubview(above)
    let control = UIControl(frame: .zero)
    above.addSubview(control)
    _ = Self.table
    control.addTarget(nil, action: Selector("odd_ping"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(above.heard == ["base ping"])
  }

  @Test("a name that nobody has is not called, and the trace says so")
  func unknown() {
    let base = Base(frame: .zero)
    tap(base, Selector("no such method"))
    #expect(base.heard == [] && stage.diagnostics.count >= 1)
  }

  @Test("methods with results, of no actor, or with their object are actions as well")
  func shapes() {
    let plain = Plain()
    let control = UIControl(frame: .zero)
    var calls = 0
    func act() { calls += 1 }
    func take(_ sender: UIControl) { calls += 10 }
    control.addTarget(plain, action: Selector(Plain.note), for: .touchDown)
    control.addTarget(plain, action: Selector("count", Plain.count), for: .touchDown)
    control.addTarget(self.stage, action: Selector(act), for: .touchDown)
    control.addTarget(self.stage, action: Selector(take), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(plain.heard == ["plain"] && calls == 11)
  }

  @Test("a selector can be made anywhere, and keeps its name [API-X01]")
  nonisolated func anywhere() {
    let selector = Selector("odd_note:", Plain.note)
    #expect(NSStringFromSelector(selector) == "odd_note:" && selector == Selector("odd_note:"))
    #expect(NSStringFromSelector(Selector(Plain.count)) == "")
  }
}
