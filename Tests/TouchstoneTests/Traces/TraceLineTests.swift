import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Every line of whole traces: what came in, was asked, decided and told.
@Suite struct TraceLineTests {
  let stage = Stage()
  let place = CGPoint(x: 50, y: 60)

  @Test("a tap that waits for a double tap, from the finger to the reset")
  func waitingTap() {
    let single = stage.add(UITapGestureRecognizer(), named: "single")
    let double = stage.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.finger(at: place).tap()
    stage.wait(1)
    #expect(
      stage.lines == [
        "0.000 touch 1 began at 50, 60 on UIView",
        "0.000 double receives touch 1",
        "0.000 single receives touch 1",
        "0.000 double asks to be woken at 0.750",
        "0.000 single asks to be woken at 0.750",
        "0.000 UIView receives began of touch 1",
        "0.050 touch 1 ended at 50, 60 on UIView",
        "0.050 double asks to be woken at 0.400",
        "0.050 single wants ended: 1 finger tapped once",
        "0.050 single held: waits until double fails (require(toFail:))",
        "0.050 UIView touch 1: ended is withheld until double decides",
        "0.400 double deadline",
        "0.400 double failed: waited 0.35 s for the next tap, the whole of tapInterval 0.35",
        "0.400 single ended: 1 finger tapped once",
        "0.400 UIView touch 1: cancelled by single",
        "0.400 UIView receives cancelled of touch 1",
        "0.400 single action ended",
        "0.400 double possible: reset",
        "0.400 single possible: reset",
      ])
  }

  @Test("two that want the same: the questions, the answers and the rule [ARB-02, ARB-05]")
  func contest() {
    let delegate = ScriptedDelegate()
    let older = stage.add(LoudRecognizer(), named: "older")
    let newer = stage.add(LoudRecognizer(), named: "newer")
    for recognizer in [older, newer] {
      recognizer.on(.moved, become: .ended)
      recognizer.delegate = delegate
    }
    stage.finger(at: place).down().move(by: 5, 0).up()
    #expect(
      stage.lines.filter { $0.hasPrefix("0.017") } == [
        "0.017 touch 1 moved at 55, 60 on UIView",
        "0.017 newer wants ended: assigned by its own code",
        "0.017 older wants ended: assigned by its own code",
        "0.017 newer should begin? its delegate says yes",
        "0.017 older should begin? its delegate says yes",
        "0.017 older recognizes together with newer? its delegate says no",
        "0.017 newer recognizes together with older? its delegate says no",
        "0.017 newer recognizes together with older? its delegate says no",
        "0.017 older recognizes together with newer? its delegate says no",
        "0.017 newer ended: assigned by its own code",
        "0.017 older prevented by newer (first in rank)",
        "0.017 older failed: prevented by newer",
        "0.017 UIView touch 1: cancelled by newer",
        "0.017 UIView receives cancelled of touch 1",
        "0.017 newer action ended",
        "0.017 touch 1 ended at 55, 60 on UIView",
        "0.017 newer possible: reset",
        "0.017 older possible: reset",
      ])
  }

  @Test("who waits by a delegate's or a class's word is told by whose [FAI-20, FAI-21]")
  func requirementRules() {
    let delegate = ScriptedDelegate()
    delegate.waitsFor = { one, other in one.name == "a" && other.name == "b" }
    delegate.isAwaitedBy = { one, other in one.name == "b" && other.name == "c" }
    for name in ["a", "b", "c"] {
      let recognizer = stage.add(LoudRecognizer(), named: name)
      recognizer.delegate = delegate
      if name != "b" { recognizer.on(.moved, become: .ended) }
    }
    stage.finger(at: place).down().move(by: 5, 0)
    #expect(
      stage.lines.filter { $0.contains("held") } == [
        "0.017 c held: waits until b fails (the other's delegate's shouldBeRequiredToFailBy)",
        "0.017 a held: waits until b fails (its delegate's shouldRequireFailureOf)",
      ])
  }

  @Test("nothing is traced, and no reason put together, while nobody listens")
  func off() {
    stage.scene.touchSystem.trace = nil
    let recognizer = stage.add(LoudRecognizer(), named: "r")
    var count = 0
    func words() -> String {
      count += 1
      return "expensive"
    }
    recognizer.on(.moved) { recognizer, _, _ in
      recognizer.setState(.ended, because: .recognized(words()))
    }
    stage.finger(at: place).down().move(by: 5, 0).up()
    #expect(stage.trace == [])
    #expect(count == 0)
    #expect(stage.log == ["r ended"])
    stage.remember()
    stage.finger(at: place).down().move(by: 5, 0).up()
    #expect(count == 1)
  }
}
