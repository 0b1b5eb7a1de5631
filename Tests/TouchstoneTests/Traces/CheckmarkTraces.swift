import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("A recognizer of one's own: the check mark of Apple's guide")
struct CheckmarkTraces {
  let stage = Stage()
  let checkmark = CheckmarkGestureRecognizer()
  let finger: Finger

  init() {
    finger = stage.finger(at: CGPoint(x: 50, y: 50))
    let view = stage.addLoudView(named: "view")
    view.isMultipleTouchEnabled = true
    stage.add(checkmark, to: view, named: "checkmark")
    let log = { [stage] (text: String) in stage.log.append(text) }
    checkmark.addAction { recognizer in
      guard let mark = recognizer as? CheckmarkGestureRecognizer else { return }
      log("turned at \(Int(mark.midPoint.x)),\(Int(mark.midPoint.y))")
    }
  }

  @Test("down, up and lift is one check mark, and its values are cleared [TRC-16, STM-02, STM-40]")
  func recognized() {
    finger.down().move(by: 20, 30).move(by: 20, -20).move(by: 20, -20).up()
    #expect(
      stage.log == [
        "view.began a", "view.moved a", "view.moved a", "view.moved a",
        "view.cancelled a", "checkmark ended", "turned at 70,80",
      ])
    #expect(checkmark.midPoint == .zero && !checkmark.isStrokingUp)
    #expect(checkmark.state == .possible)
  }

  @Test("two fingers at once fail it [TRC-16]")
  func twoFingers() {
    stage.hand(at: CGPoint(x: 100, y: 100)).down().up()
    #expect(stage.log == ["view.began b c", "view.ended b c"])
    #expect(stage.story(of: "checkmark").first == "failed: assigned by its own code")
  }

  @Test("to the left before the up-stroke fails it; nothing can be withheld any more [TRC-16]")
  func wrongDirection() {
    finger.down().move(by: 20, 30).move(by: -20, 10).move(by: 20, -30).up()
    #expect(
      stage.log == [
        "view.began a", "view.moved a", "view.moved a", "view.moved a", "view.ended a",
      ])
    #expect(
      stage.story(of: "checkmark") == ["failed: assigned by its own code", "possible: reset"])
  }

  @Test("after the up-stroke began no direction matters [TRC-16]")
  func directionAfterUpStroke() {
    finger.down().move(by: 20, 30).move(by: 20, -20).move(by: -30, -10).up()
    #expect(
      stage.log == [
        "view.began a", "view.moved a", "view.moved a", "view.moved a",
        "view.cancelled a", "checkmark ended", "turned at 70,80",
      ])
  }

  @Test(
    "lifted without an up-stroke it decides nothing, and the view gets its lift [TRC-16, COR-17]")
  func noUpStroke() {
    finger.down().move(by: 20, 30).up()
    #expect(stage.log == ["view.began a", "view.moved a", "view.ended a"])
    #expect(stage.story(of: "checkmark") == [])
  }

  @Test("cancelled touches fail it and clear its values [TRC-16, STM-08]")
  func cancelled() {
    finger.down().move(by: 20, 30).move(by: 20, -20)
    #expect(checkmark.midPoint == CGPoint(x: 70, y: 80) && checkmark.isStrokingUp)
    finger.cancel()
    #expect(stage.log == ["view.began a", "view.moved a", "view.moved a", "view.cancelled a"])
    #expect(checkmark.midPoint == .zero && !checkmark.isStrokingUp)
    #expect(
      stage.story(of: "checkmark") == ["failed: assigned by its own code", "possible: reset"])
  }
}
