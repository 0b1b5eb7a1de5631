import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@testable import TouchstoneCore

@Suite struct TargetActionTests {
  private final class Controller {
    var log: [String] = []
    func handle() { log.append("handle") }
    func handleTap(_ tap: UITapGestureRecognizer) { log.append("tap \(tap.state)") }
    func handleAny(_ recognizer: UIGestureRecognizer) { log.append("any \(recognizer.state)") }
    func handlePan(_ pan: UIPanGestureRecognizer) { log.append("pan \(pan.state)") }
  }

  let stage = Stage()
  private let controller = Controller()
  private let place = CGPoint(x: 100, y: 100)

  private func tapped(_ tap: UITapGestureRecognizer) -> [String] {
    stage.view.addGestureRecognizer(tap)
    stage.finger(at: place).tap()
    return controller.log
  }

  @Test("an action may take nothing or the recognizer [API-G01]")
  func arguments() {
    let tap = UITapGestureRecognizer(target: controller, action: Selector(Controller.handle))
    tap.addTarget(controller, action: Selector(Controller.handleTap))
    tap.addTarget(controller, action: Selector(Controller.handleAny))
    #expect(tapped(tap) == ["handle", "tap ended", "any ended"])
  }

  @Test("the method may be given as it is [API-G01, API-G02, API-X01]")
  func methods() {
    let tap = UITapGestureRecognizer(target: controller, action: Controller.handleTap)
    tap.addTarget(controller, action: Controller.handleAny)
    tap.addTarget(controller, action: Controller.handle)
    stage.view.addGestureRecognizer(
      UISwipeGestureRecognizer(target: controller, action: Controller.handle))
    #expect(tapped(tap) == ["tap ended", "any ended", "handle"])
    tap.removeTarget(controller, action: nil)
    controller.log = []
    stage.finger(at: place).drag(by: 100, 0, in: 0.05)
    stage.finger(at: place).tap()
    #expect(controller.log == ["handle"])
  }

  @Test("several pairs are independent, and called in the order in which they were added [STM-29]")
  func order() {
    let second = Controller()
    let tap = UITapGestureRecognizer()
    var heard: [String] = []
    tap.addAction { _ in heard.append("one") }
    tap.addTarget(controller, action: Selector(Controller.handleTap))
    tap.addAction { [controller] _ in heard.append("two after \(controller.log)") }
    tap.addTarget(second, action: Selector(Controller.handleTap))
    #expect(tapped(tap) == ["tap ended"])
    #expect(second.log == ["tap ended"])
    #expect(heard == ["one", "two after [\"tap ended\"]"])
  }

  @Test("the same pair is called once, however often it is added [API-G02]")
  func duplicates() {
    let kept = Selector(Controller.handle)
    let tap = UITapGestureRecognizer(target: controller, action: kept)
    tap.addTarget(controller, action: kept)
    tap.addTarget(controller, action: Selector("tap:", Controller.handleTap))
    tap.addTarget(controller, action: Selector("tap:", Controller.handleTap))
    #expect(tapped(tap) == ["handle", "tap ended"])
  }

  @Test("a target is not kept alive, and one that is gone is not called [API-G02]")
  func weakTargets() {
    let tap = UITapGestureRecognizer(target: controller, action: Selector(Controller.handle))
    weak var gone: Controller?
    do {
      let short = Controller()
      gone = short
      tap.addTarget(short, action: Selector(Controller.handle))
    }
    #expect(gone == nil)
    #expect(tapped(tap) == ["handle"])
    #expect(stage.diagnostics == [])
  }

  @Test("without a target or an action nobody is called [API-G01]")
  func missing() {
    #expect(tapped(UITapGestureRecognizer(target: nil, action: Selector(Controller.handle))) == [])
    #expect(tapped(UITapGestureRecognizer(target: controller, action: nil)) == [])
  }

  @Test("removing takes nil for any target and any action [API-G03]")
  func removing() {
    let second = Controller()
    let (plain, tapping) = (Selector("handle", Controller.handle), Selector(Controller.handleTap))
    func left(_ remove: (UITapGestureRecognizer) -> Void) -> [[String]] {
      let stage = Stage()
      let tap = stage.add(UITapGestureRecognizer(), named: "tap")
      for target in [controller, second] {
        target.log = []
        tap.addTarget(target, action: plain)
        tap.addTarget(target, action: tapping)
      }
      remove(tap)
      stage.finger(at: place).tap()
      return [controller.log, second.log, stage.log.lines]
    }
    let (both, loud) = (["handle", "tap ended"], ["tap ended"])
    #expect(left { _ in } == [both, both, loud])
    #expect(left { $0.removeTarget(controller, action: plain) } == [["tap ended"], both, loud])
    #expect(left { $0.removeTarget(controller, action: nil) } == [[], both, loud])
    #expect(left { $0.removeTarget(nil, action: tapping) } == [["handle"], ["handle"], loud])
    #expect(left { $0.removeTarget(nil, action: nil) } == [[], [], []])
    #expect(left { $0.removeTarget(Controller(), action: nil) } == [both, both, loud])
  }

  @Test("a closure is an action as well, and its name removes it [API-G02, API-G03]")
  func closures() {
    let tap = UITapGestureRecognizer()
    var heard: [String] = []
    let first = tap.addAction { heard.append("first \($0.state)") }
    tap.addAction { _ in heard.append("second") }
    #expect(tapped(tap) == [])
    #expect(heard == ["first ended", "second"])
    tap.removeAction(first)
    stage.finger(at: place).tap()
    #expect(heard == ["first ended", "second", "second"])
  }

  @Test("an action for another class of recognizer is not called, and the trace says so [API-G01]")
  func wrongSender() {
    let tap = UITapGestureRecognizer(
      target: controller, action: Selector("pan:", Controller.handlePan))
    tap.name = "tap"
    #expect(tapped(tap) == [])
    #expect(stage.diagnostics == ["tap: pan: does not fit Controller and was not called"])
  }

  @Test("a selector for another class of target is not called either [API-G01]")
  func wrongTarget() {
    let tap = UITapGestureRecognizer(
      target: NSObject(), action: Selector("handle", Controller.handle))
    let other = NSObject()
    tap.name = "tap"
    tap.addTarget(other, action: Selector("handle", Controller.handle))
    #expect(tapped(tap) == [])
    #expect(stage.diagnostics == ["tap: handle does not fit NSObject and was not called"])
  }

  @Test("an action may change the pairs; the change counts from the next action on [STM-29]")
  func changedInAction() {
    let tap = UITapGestureRecognizer()
    var heard: [String] = []
    tap.addAction { tap in
      heard.append("once")
      tap.removeTarget(nil, action: nil)
      tap.addAction { _ in heard.append("then") }
    }
    tap.addAction { _ in heard.append("second") }
    #expect(tapped(tap) == [])
    #expect(heard == ["once", "second"])
    stage.finger(at: place).tap()
    #expect(heard == ["once", "second", "then"])
  }

  @Test("an action that takes itself away is kept until it is over [STM-29]")
  func takenAwayInAction() {
    let tap = UITapGestureRecognizer()
    var kept: [Int] = []
    weak var captured: NSObject?
    do {
      let object = NSObject()
      captured = object
      tap.addAction { [object] tap in
        tap.removeTarget(nil, action: nil)
        kept.append(tap.targets.replaced.count)
        withExtendedLifetime(object) {}
      }
    }
    #expect(tapped(tap) == [])
    kept.append(tap.targets.replaced.count)
    #expect(kept == [1, 0] && captured == nil)
  }
}
