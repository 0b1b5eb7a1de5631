import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("States that are assigned outside of touch messages")
struct OutsideAssignmentTests {
  let stage = Stage()
  let view: LoudView
  let finger: Finger

  init() {
    view = stage.addLoudView(named: "view")
    finger = stage.finger(at: CGPoint(x: 50, y: 50))
  }

  @Test("a deadline begins a gesture: exclusion, cancelled view and action follow [STM-10, DEL-30]")
  func fromDeadline() {
    let recognizer = stage.add(LoudRecognizer(stage: stage), to: view, named: "r")
    recognizer
      .on(.began) { recognizer, _, _ in
        recognizer.afterSeconds(0.2) { [unowned recognizer] in recognizer.state = .began }
      }
      .on(.ended, become: .ended)
    stage.add(LoudRecognizer(stage: stage), to: view, named: "other")
    finger.down().hold(0.2)
    #expect(
      stage.log == ["other.began a", "r.began a", "view.began a", "view.cancelled a", "r began"])
    #expect(stage.story(of: "other") == ["failed: prevented by r"])
    finger.move(by: 5, 0).up()
    #expect(stage.log.dropFirst(5) == ["r.moved a", "r changed", "r.ended a", "r ended"])
  }

  @Test("an assignment between events is settled before it returns [STM-10]")
  func fromOutside() {
    let recognizer = stage.add(LoudRecognizer(), to: view, named: "r")
    finger.down()
    recognizer.state = .began
    stage.log.append("returned: \(recognizer.state)")
    recognizer.state = .changed
    recognizer.state = .ended
    stage.log.append("returned: \(recognizer.state)")
    finger.up()
    stage.log.append("lifted: \(recognizer.state)")
    #expect(
      stage.log == [
        "view.began a", "view.cancelled a", "r began", "returned: began", "r changed", "r ended",
        "returned: ended", "lifted: possible",
      ])
  }

  @Test("failing between events releases what it withheld [STM-10, DEL-41]")
  func failingFromOutside() {
    let recognizer = stage.add(LoudRecognizer(), to: view, named: "r")
    recognizer.delaysTouchesBegan = true
    finger.down().move(by: 5, 0)
    #expect(stage.log == [])
    recognizer.state = .failed
    #expect(stage.log == ["view.began a", "view.moved a"])
  }

  @Test("a gesture without any finger goes on while others come and go [STM-10]")
  func withoutFingerBesideOthers() {
    let corner = stage.addLoudView(
      frame: CGRect(x: 200, y: 200, width: 50, height: 50), named: "corner")
    let recognizer = stage.add(LoudRecognizer(), to: corner, named: "r")
    recognizer.state = .began
    finger.down().up()
    #expect(recognizer.state == .began)
    recognizer.state = .ended
    #expect(stage.log == ["r began", "view.began a", "view.ended a", "r ended"])
  }

  @Test("a gesture without any finger begins, ends and is reset [STM-10]")
  func withoutFinger() {
    let recognizer = stage.add(LoudRecognizer(), to: view, named: "r")
    recognizer.onReset { [stage] _ in stage.log.append("reset") }
    recognizer.state = .began
    recognizer.state = .ended
    #expect(recognizer.state == .possible)
    recognizer.state = .ended
    #expect(stage.log == ["r began", "r ended", "reset", "r ended", "reset"])
  }

  @Test("another recognizer's action adds no second change to an event [STM-25, STM-24]")
  func noSecondChange() {
    let delegate = ScriptedDelegate()
    delegate.both = { _, _ in true }
    let first = stage.add(LoudRecognizer(), to: view, named: "first")
    first.on(.moved, become: .began, .changed).delegate = delegate
    let second = stage.add(LoudRecognizer(), to: view, named: "second")
    second.on(.moved, become: .began, .changed)
    first.addAction { [unowned second] recognizer in
      if recognizer.state == .changed { second.state = .changed }
    }
    second.addAction { [unowned first] recognizer in
      if recognizer.state == .changed { first.state = .changed }
    }
    finger.down().move(by: 5, 0)
    stage.log = []
    finger.move(by: 5, 0).move(by: 5, 0)
    #expect(
      stage.log.sorted() == [
        "first changed", "first changed", "second changed", "second changed",
      ])
  }

  @Test("another recognizer's action may end a gesture [STM-10, STM-33]")
  func fromAnAction() {
    let delegate = ScriptedDelegate()
    delegate.both = { _, _ in true }
    let first = stage.add(LoudRecognizer(), to: view, named: "first")
    first.on(.moved, become: .began, .changed).delegate = delegate
    let second = stage.add(LoudRecognizer(), to: view, named: "second")
    second.on(.moved, become: nil, .began)
    second.addAction { [unowned first] _ in first.state = .ended }
    finger.down().move(by: 5, 0)
    #expect(stage.log == ["view.began a", "view.cancelled a", "first began"])
    finger.move(by: 5, 0)
    #expect(
      stage.log.dropFirst(3) == ["first changed", "second began", "first ended"])
  }

  @Test("what is assigned between its beginning and the action does not replace that [STM-25]")
  func beforeItsAction() {
    let recognizer = stage.add(Hasty(stage: stage), to: view, named: "r")
    recognizer.on(.moved, become: .began, nil).on(.ended, become: .ended)
    stage.add(LoudRecognizer(), to: view, named: "other")
    finger.down().move(by: 5, 0)
    #expect(stage.log.suffix(2) == ["view.cancelled a", "r began"])
    finger.move(by: 5, 0).up()
    #expect(stage.log.suffix(4) == ["r.moved a", "r changed", "r.ended a", "r ended"])
  }

  /// Goes on while others are still asked about its beginning.
  private final class Hasty: LoudRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
      state = .changed
      return true
    }
  }
}
