import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct SelectorTests {
  private final class Controller {
    func handle() {}
    func other() {}
    func sent(_ sender: UIGestureRecognizer) {}
  }

  @Test("selectors with a name are equal if their names are [API-X01]")
  func named() {
    let one = Selector("handle", Controller.handle)
    #expect(one == Selector("handle", Controller.handle))
    #expect(one == Selector("handle", Controller.other))
    #expect(one != Selector("other", Controller.handle))
    #expect(Set([one, Selector("handle", Controller.other)]).count == 1)
    #expect(one.description == "handle")
    #expect(one.name == "handle")
  }

  @Test("one without a name equals its copies alone [API-X01]")
  func unnamed() {
    let one = Selector(Controller.handle)
    let copy = one
    #expect(one == copy)
    #expect(one != Selector(Controller.handle))
    #expect(one != Selector("handle", Controller.handle))
    #expect(Set([one, copy, Selector(Controller.handle)]).count == 2)
    #expect(one.name == nil)
    #expect(one.description == "unnamed selector")
  }

  @Test("removing by an unnamed selector that cannot match leaves a line in the trace [API-G03]")
  func removingUnnamed() {
    let stage = Stage()
    let controller = Controller()
    let kept = Selector(Controller.handle)
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.addTarget(controller, action: kept)
    tap.removeTarget(controller, action: Selector(Controller.handle))
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.hasPrefix("tap: removing by an unnamed selector") == true)
    tap.removeTarget(controller, action: kept)
    tap.removeTarget(controller, action: Selector("handle", Controller.handle))
    tap.removeTarget(controller, action: nil)
    #expect(stage.diagnostics.count == 1)
  }

  private let doubt =
    "adding an unnamed selector beside another of the same class and target: if they are of one "
    + "method, it is called twice; keep the selector that was added, or give both a name"

  @Test("adding an unnamed selector made anew leaves a line in the trace [API-G02]")
  func addingUnnamed() {
    let stage = Stage()
    let controller = Controller()
    let kept = Selector(Controller.handle)
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.addTarget(controller, action: kept)
    tap.addTarget(controller, action: kept)
    tap.addTarget(Controller(), action: Selector(Controller.handle))
    tap.addTarget(controller, action: Selector(Controller.sent))
    tap.addTarget(controller, action: Selector("handle", Controller.handle))
    #expect(stage.diagnostics.isEmpty)
    tap.addTarget(controller, action: Selector(Controller.handle))
    #expect(stage.diagnostics == ["tap: " + doubt])
  }

  @Test("one that is in no scene yet says it once, with its first action [API-G02]")
  func addingUnnamedEarly() {
    let stage = Stage()
    let controller = Controller()
    let tap = UITapGestureRecognizer(target: controller, action: Selector(Controller.handle))
    tap.addTarget(controller, action: Selector(Controller.handle))
    stage.add(tap, named: "tap")
    #expect(stage.diagnostics.isEmpty)
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(stage.diagnostics == ["tap: " + doubt])
    stage.wait(1)
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(stage.diagnostics == ["tap: " + doubt])
  }

  @Test("a control says it too, of selectors for the same events [API-C09]")
  func addingUnnamedToControl() {
    let stage = Stage()
    let controller = Controller()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    control.addTarget(controller, action: Selector(Controller.handle), for: .touchDown)
    control.addTarget(controller, action: Selector(Controller.handle), for: .touchDown)
    #expect(stage.diagnostics.isEmpty)
    stage.view.addSubview(control)
    control.sendActions(for: .touchDown)
    #expect(stage.diagnostics.map { $0.hasSuffix(": " + doubt) } == [true])
    control.addTarget(controller, action: Selector(Controller.handle), for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(stage.diagnostics.count == 1)
    control.addTarget(controller, action: Selector(Controller.handle), for: [.touchUpInside])
    #expect(stage.diagnostics.count == 2)
  }
}
