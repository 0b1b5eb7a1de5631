import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Actions with a handler") struct ControlActionTests {
  let stage = Stage()
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))

  init() { stage.view.addSubview(control) }

  private func tap() { stage.finger(at: CGPoint(x: 150, y: 120)).tap() }

  @Test("an action knows its sender while its handler runs [API-C11]")
  func sender() {
    var senders: [AnyObject?] = []
    let action = UIAction(title: "Go") { action in senders.append(action.sender as AnyObject?) }
    control.addAction(action, for: .touchUpInside)
    tap()
    #expect(senders.count == 1 && senders.first as? UIControl === control)
    #expect(action.sender == nil)
    #expect((action.title, action.state, action.attributes) == ("Go", .off, []))
  }

  @Test("targets and actions are called in the order of adding [API-C11]")
  func order() {
    final class Target {
      var act: () -> Void = {}
      func go() { act() }
    }
    let target = Target()
    target.act = { [stage] in stage.log.append("target") }
    control.addAction(UIAction { [stage] _ in stage.log.append("first") }, for: .touchDown)
    control.addTarget(target, action: Target.go, for: .touchDown)
    control.addAction(UIAction { [stage] _ in stage.log.append("last") }, for: .touchDown)
    tap()
    #expect(stage.log == ["first", "target", "last"])
  }

  @Test("an action replaces the one of its identifier and takes over its events [API-C11]")
  func identifiers() {
    let name = UIAction.Identifier("mine")
    let old = UIAction(identifier: name) { [stage] _ in stage.log.append("old") }
    let new = UIAction(identifier: name) { [stage] _ in stage.log.append("new") }
    control.addAction(old, for: .touchDown)
    control.addAction(new, for: .touchUpInside)
    tap()
    #expect(stage.log == ["new", "new"])
    control.removeAction(old, for: .touchDown)
    tap()
    #expect(stage.log == ["new", "new", "new"])
    control.removeAction(identifiedBy: name, for: .allEvents)
    tap()
    #expect(stage.log == ["new", "new", "new"])
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
  }

  @Test("every action goes through one method [API-C13]")
  func onePlace() {
    final class Gate: UIControl {
      var passed: [String] = []
      override func sendAction(_ action: UIAction) {
        passed.append(action.title)
        if action.title != "no" { super.sendAction(action) }
      }
    }
    let gate = Gate(frame: control.frame)
    stage.view.addSubview(gate)
    for title in ["no", "yes"] {
      gate.addAction(
        UIAction(title: title) { [stage] in stage.log.append($0.title) }, for: .touchDown)
    }
    tap()
    #expect(gate.passed == ["no", "yes"])
    #expect(stage.log == ["yes"])
  }

  @Test("a primary action is for the control's primary event [API-C01, API-C13]")
  func primary() {
    let control = UIControl(
      frame: .zero, primaryAction: UIAction { [stage] _ in stage.log.append("primary") })
    control.sendActions(for: .primaryActionTriggered)
    control.performPrimaryAction()
    control.isEnabled = false
    control.performPrimaryAction()
    #expect(control.allControlEvents == .primaryActionTriggered)
    #expect(stage.log == ["primary", "primary"])
  }
}
