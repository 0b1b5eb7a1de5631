import PortedConstructs
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite struct PortedConstructsTests {
  private let stage = Stage()

  @Test("each way of naming a method finds it")
  func selectors() {
    let controller = Selectors()
    stage.view.addSubview(controller.view)
    stage.finger(at: CGPoint(x: 20, y: 20)).tap()
    #expect(
      controller.log == [
        "plain", "sent true", "labelled true", "event", "returning", "overloaded", "hidden",
        "named", "renamed",
      ])
    #expect(controller.helperLog == ["help", "assist"])
  }

  @Test("an optional requirement is called exactly if it is implemented")
  func optionalRequirements() {
    let dial = Dial()
    let quiet = QuietOwner()
    let talkative = TalkativeOwner()
    dial.delegate = quiet
    dial.turn()
    #expect(quiet.log == ["turned"])
    dial.delegate = talkative
    dial.turn()
    #expect(talkative.log == ["turned", "to 10.0"])
    #expect(dial.heard == ["cannot stop", "nameless", "stops true", "volume"])
  }

  @Test("what a subclass is the first to implement is called")
  func lateRequirement() {
    let full = FullOwner()
    let dial = Dial()
    dial.delegate = full
    dial.turn()
    #expect(full.log == ["turned", "to 10.0"])
    #expect(dial.heard == ["stops false", "volume"])
    let view = SharingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.view.addSubview(view)
    let outer = UIPanGestureRecognizer()
    stage.view.addGestureRecognizer(outer)
    stage.finger(at: CGPoint(x: 50, y: 50)).drag(by: 100, 0, in: 0.3)
    #expect(view.asked > 0)
  }

  @Test("what an extension overrides, or offers to a subclass, is in the class")
  func overrides() {
    let shape = Shape(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.view.addSubview(shape)
    stage.finger(at: CGPoint(x: 20, y: 20)).tap()
    #expect(shape.log == ["shape began at 12"])
    #expect(Disc().describeShape() == "disc")
    #expect((Disc() as Shape).describeShape() == "disc")
  }

  @Test("conditions, key paths and literals say what they say on iOS")
  func expressions() {
    #expect(system == "iOS")
    #expect(path == "backgroundColor")
    #expect(tint == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test("old spellings mean what they meant")
  func oldSpellings() {
    #expect(OldSpellings.state == .highlighted)
    #expect(OldSpellings.phase == .began)
    #expect(OldSpellings.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(OldSpellings.moved == CGAffineTransform(translationX: 5, y: 6))
    #expect(OldSpellings.halfTurn == .pi)
    #expect(!OldSpellings.isRecognized(UITapGestureRecognizer()))
    #expect(OldSpellings.red == .red)
    let (front, back) = (UIView(), UIView())
    for view in [front, back] { stage.view.addSubview(view) }
    OldSpellings.raise(front)
    #expect(stage.view.subviews.last === front)
  }
}
