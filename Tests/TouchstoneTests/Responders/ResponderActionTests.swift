import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct Actions {
  let stage = Stage()

  class Actor: UIView {
    var calls = 0
    var isWilling = true
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      isWilling && super.canPerformAction(action, withSender: sender)
    }
    func act(_ sender: Any) { calls += 1 }
  }

  private let action = Selector("act:") { (actor: Actor) in
    { (sender: UIView) in actor.act(sender) }
  }

  private func actor(in superview: UIView) -> Actor {
    let actor = Actor(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    superview.addSubview(actor)
    return actor
  }

  @Test("a responder can perform what it has the method for [API-R08]")
  func canPerform() {
    let actor = actor(in: stage.view)
    #expect(actor.canPerformAction(action, withSender: nil))
    #expect(!stage.view.canPerformAction(action, withSender: nil))
  }

  @Test("the first in the chain that would act is the target [RSP-08, API-R08]")
  func target() {
    let outer = actor(in: stage.view)
    let middle = actor(in: outer)
    let inner = UIView(frame: .zero)
    middle.addSubview(inner)
    #expect(inner.target(forAction: action, withSender: nil) as? Actor === middle)
    middle.isWilling = false
    #expect(inner.target(forAction: action, withSender: nil) as? Actor === outer)
    outer.isWilling = false
    #expect(inner.target(forAction: action, withSender: nil) == nil)
  }

  @Test("an action with a target goes there and nowhere else [API-A03]")
  func explicitTarget() {
    let outer = actor(in: stage.view)
    let inner = actor(in: outer)
    let isSent = UIApplication.shared.sendAction(action, to: outer, from: inner, for: nil)
    let isSentAstray = UIApplication.shared.sendAction(
      action, to: stage.view, from: inner, for: nil)
    #expect([isSent, isSentAstray] == [true, false])
    #expect((outer.calls, inner.calls) == (1, 0))
  }

  @Test("an action without a target goes up from the sender if none is first [RSP-08, API-A03]")
  func fromSender() {
    let outer = actor(in: stage.view)
    let sender = UIView(frame: .zero)
    outer.addSubview(sender)
    #expect(UIApplication.shared.sendAction(action, to: nil, from: sender, for: nil))
    #expect(!UIApplication.shared.sendAction(action, to: nil, from: stage.view, for: nil))
    #expect(outer.calls == 1)
  }

  @Test("an action without a target asks the first responder's chain before the sender's [API-A03]")
  func fromFirstResponder() {
    let (first, other) = (actor(in: stage.view), actor(in: stage.view))
    let sender = UIView(frame: .zero)
    other.addSubview(sender)
    first.becomeFirstResponder()
    #expect(UIApplication.shared.sendAction(action, to: nil, from: sender, for: nil))
    #expect((first.calls, other.calls) == (1, 0))
    first.isWilling = false
    #expect(UIApplication.shared.sendAction(action, to: nil, from: sender, for: nil))
    #expect((first.calls, other.calls) == (1, 1))
  }
}
