import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct SelectorTests {
  private final class Controller {
    func handle() {}
    func other() {}
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
}
