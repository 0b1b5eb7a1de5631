import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Whom a control tells of its events by target and method")
struct ControlTargetTests {
  let stage = Stage()
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
  let receiver = Receiver()

  /// Methods of every shape.
  class Receiver: UIResponder {
    var heard: [String] = []
    func plain() { heard.append("plain") }
    func sender(_ sender: UIControl) { heard.append("sender \(sender.state.rawValue)") }
    func any(_ sender: Any) { heard.append("any \(type(of: sender))") }
    func event(_ sender: UIControl, event: UIEvent?) {
      heard.append("event \(event?.allTouches?.count ?? 0)")
    }
    func strict(_ sender: UIControl, for event: UIEvent) {
      heard.append("strict \(event.allTouches?.count ?? 0)")
    }
    func slider(_ sender: UISlider) { heard.append("slider") }
  }

  static let plain = Selector("plain", Receiver.plain)
  static let sender = Selector("sender:", Receiver.sender)

  init() { stage.view.addSubview(control) }

  /// Taps once; the next will be another first tap.
  private func tap() {
    stage.finger(at: CGPoint(x: 150, y: 120)).tap()
    stage.wait(1)
  }

  @Test("methods take nothing, the sender, or the sender and the event [API-X01, API-C09]")
  func shapes() {
    control.addTarget(receiver, action: Receiver.plain, for: .touchDown)
    control.addTarget(receiver, action: Receiver.sender, for: .touchDown)
    control.addTarget(receiver, action: Receiver.any, for: .touchDown)
    control.addTarget(receiver, action: Receiver.event, for: .touchDown)
    control.addTarget(receiver, action: Receiver.strict, for: .touchDown)
    tap()
    #expect(receiver.heard == ["plain", "sender 1", "any UIControl", "event 1", "strict 1"])
    receiver.heard = []
    control.sendActions(for: .touchDown)
    #expect(receiver.heard == ["plain", "sender 0", "any UIControl", "event 0"])
    #expect(stage.diagnostics.count == 1)
  }

  @Test("the same pair is called once, for all events it was added for [API-C09]")
  func pairs() {
    control.addTarget(receiver, action: Self.plain, for: .touchDown)
    control.addTarget(receiver, action: Self.plain, for: [.touchDown, .touchUpInside])
    tap()
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(receiver.heard == ["plain", "plain", "plain"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test("a target is not kept alive [API-C09]")
  func weakTarget() {
    var receiver: Receiver? = Receiver()
    weak let reference = receiver
    control.addTarget(receiver, action: Self.plain, for: .touchDown)
    receiver = nil
    tap()
    #expect(reference == nil)
    #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
    #expect(stage.diagnostics == [])
  }

  @Test("removing takes events away; nil stands for any target or method [API-C10]")
  func removing() {
    let other = Receiver()
    for target in [receiver, other] {
      control.addTarget(target, action: Self.plain, for: .allTouchEvents)
      control.addTarget(target, action: Self.sender, for: .touchUpInside)
    }
    control.removeTarget(receiver, action: Self.plain, for: [.touchDown, .touchDragInside])
    control.removeTarget(nil, action: Self.sender, for: .touchUpInside)
    tap()
    #expect((receiver.heard, other.heard) == (["plain"], ["plain", "plain"]))
    control.removeTarget(other, action: nil, for: .allEvents)
    control.removeTarget(receiver, action: nil, for: .touchUpInside)
    tap()
    #expect((receiver.heard, other.heard) == (["plain"], ["plain", "plain"]))
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [])
    control.removeTarget(receiver, action: Selector(Receiver.plain), for: .touchDown)
    #expect(stage.diagnostics.count == 1)
  }

  @Test("removing every target leaves the actions, until they are removed themselves [COR-12]")
  func removingAll() {
    var calls = 0
    let action = UIAction { _ in calls += 1 }
    control.addAction(action, for: .touchDown)
    control.addTarget(receiver, action: Self.plain, for: .touchDown)
    control.removeTarget(nil, action: nil, for: .allEvents)
    tap()
    #expect(calls == 1 && receiver.heard == [] && control.allControlEvents == .touchDown)
    control.removeAction(action, for: .allEvents)
    tap()
    #expect(calls == 1 && control.allControlEvents == [])
  }

  @Test("a control tells who its targets are, and of what [API-C12]")
  func looking() {
    let action = UIAction(identifier: UIAction.Identifier("mine")) { _ in }
    control.addTarget(receiver, action: Self.plain, for: .touchDown)
    control.addTarget(receiver, action: Self.sender, for: [.touchDown, .touchUpInside])
    control.addTarget(nil, action: Self.plain, for: .touchCancel)
    control.addAction(action, for: .valueChanged)
    #expect(control.allTargets.count == 2 && control.allTargets.contains(receiver))
    #expect(control.allTargets.contains { $0.base is NSNull })
    #expect(
      control.allControlEvents == [.touchDown, .touchUpInside, .touchCancel, .valueChanged])
    #expect(
      control.actions(forTarget: receiver, forControlEvent: .touchDown) == ["plain", "sender:"])
    #expect(control.actions(forTarget: nil, forControlEvent: .touchCancel) == ["plain"])
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchCancel) == nil)
    var seen: [String] = []
    control.enumerateEventHandlers { action, pair, events, stop in
      let words = action?.identifier.rawValue ?? pair.map { "\($0.0 != nil) \($0.1)" } ?? "none"
      seen.append("\(words) \(events.rawValue)")
      stop = seen.count == 4
    }
    #expect(seen == ["true plain 1", "true sender: 65", "false plain 256", "mine 4096"])
    control.enumerateEventHandlers { _, _, _, stop in
      seen.append("again")
      stop = true
    }
    #expect(seen.count == 5)
  }

  @Test("every call to a target goes through one method, with its event [CTL-14, API-C13]")
  func onePlace() {
    final class Gate: UIControl {
      var passed: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        passed.append("\(action) \(target == nil ? "no target" : "target") \(event != nil)")
        if action.name != "plain" { super.sendAction(action, to: target, for: event) }
      }
    }
    let gate = Gate(frame: control.frame)
    stage.view.addSubview(gate)
    gate.addTarget(receiver, action: Self.plain, for: .touchDown)
    gate.addTarget(receiver, action: Self.sender, for: .touchDown)
    gate.addTarget(nil, action: Selector("chain", Receiver.plain), for: .touchDown)
    tap()
    gate.sendActions(for: .touchDown)
    #expect(
      gate.passed == [
        "plain target true", "sender: target true", "chain no target true",
        "plain target false", "sender: target false", "chain no target false",
      ])
    #expect(receiver.heard == ["sender 1", "sender 0"])
  }

  @Test(
    "without a target the chain is asked from the control on, and only then the first responder's [RSP-08, CTL-14]"
  )
  func chain() {
    final class Actor: UIView {
      var calls = 0
      override var canBecomeFirstResponder: Bool { true }
      func act() { calls += 1 }
    }
    let (first, above) = (Actor(frame: .zero), Actor(frame: stage.view.bounds))
    stage.view.addSubview(first)
    stage.view.addSubview(above)
    above.addSubview(control)
    #expect(first.becomeFirstResponder())
    control.addTarget(nil, action: Selector(Actor.act), for: .touchUpInside)
    tap()
    #expect((first.calls, above.calls) == (0, 1))
    stage.view.addSubview(control)
    tap()
    #expect((first.calls, above.calls) == (1, 1))
    first.removeFromSuperview()
    tap()
    #expect((first.calls, above.calls) == (1, 1))
    #expect(stage.diagnostics == [])
  }

  @Test("a method that does not fit the sender is not called, and the trace says so [API-C13]")
  func misfit() {
    control.addTarget(receiver, action: Selector("slider:", Receiver.slider), for: .touchDown)
    tap()
    #expect(receiver.heard == [])
    #expect(
      stage.diagnostics == ["UIControl: slider: does not fit Receiver and was not called"])
  }

  @Test(
    "a target that is called may take others away; each is told of the events by then [API-C10]")
  func changedWithin() {
    let action = UIAction { [control, receiver] _ in
      control.removeTarget(receiver, action: nil, for: .allEvents)
      receiver.heard.append("removed")
    }
    control.addAction(action, for: .touchDown)
    control.addTarget(receiver, action: Self.plain, for: [.touchDown, .touchUpInside])
    tap()
    #expect(receiver.heard == ["removed", "plain"])
  }
}
