import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("When actions are sent, how often and in what order")
struct ActionTests {
  let stage = Stage()
  let view: LoudView
  let recognizer: LoudRecognizer
  let a: Finger
  let b: Finger

  init() {
    view = stage.addLoudView(named: "view")
    view.isMultipleTouchEnabled = true
    recognizer = stage.add(LoudRecognizer(stage: stage), to: view, named: "r")
    recognizer.cancelsTouchesInView = false
    a = stage.finger(at: CGPoint(x: 50, y: 50))
    b = stage.finger(at: CGPoint(x: 150, y: 50))
  }

  @Test("movement is a change even if the subclass assigns nothing, and reads so [STM-24, OPN-04]")
  func movementWithoutAssignment() {
    recognizer.on(.moved, become: .began, nil)
    a.down().move(by: 5, 0).move(by: 5, 0).move(by: 5, 0)
    #expect(
      stage.log == [
        "r.began a", "view.began a", "r.moved a", "r began", "view.moved a",
        "r.moved a", "r changed", "view.moved a", "r.moved a", "r changed", "view.moved a",
      ])
    #expect(recognizer.state == .changed)
  }

  @Test("a finger that comes down or rests is no movement [STM-24, DEL-09]")
  func noMovement() {
    recognizer.on(.began, become: .began, nil)
    a.down()
    b.down()
    a.move(by: 5, 0)
    b.up()
    #expect(
      stage.log == [
        "r.began a", "r began", "view.began a", "r.began b", "view.began b",
        "r.moved a", "r changed", "view.moved a", "r.ended b", "view.ended b",
      ])
  }

  @Test("changes assigned several times in one event are one action [STM-25]")
  func changesCoalesce() {
    recognizer.on(.began, become: .began).on(.moved) { recognizer, _, _ in
      recognizer.state = .changed
      recognizer.state = .changed
    }
    a.down().move(by: 5, 0)
    #expect(
      stage.log == [
        "r.began a", "r began", "view.began a", "r.moved a", "r changed", "view.moved a",
      ])
  }

  @Test("in an event of several phases the newest state is told, once [STM-25, DEL-10]")
  func newestOfSeveralPhases() {
    recognizer.on(.began, become: .began, nil).on(.moved, become: .changed)
      .on(.ended, become: .ended)
    stage.together { _ = (a.down(), b.down()) }
    stage.together {
      a.move(by: 5, 0)
      b.hold(1 / stage.frameRate).up()
    }
    #expect(
      stage.log == [
        "r.began a b", "r began", "view.began a b",
        "r.moved a", "r.ended b", "r ended", "view.moved a", "view.ended b",
      ])
  }

  @Test("began and changed in one event are told as began [STM-25, STM-03]")
  func beganAndChanged() {
    recognizer.on(.moved) { recognizer, _, _ in
      recognizer.state = .began
      recognizer.state = .changed
    }
    recognizer.cancelsTouchesInView = true
    a.down().move(by: 5, 0)
    #expect(
      stage.log == ["r.began a", "view.began a", "r.moved a", "view.cancelled a", "r began"])
    #expect(stage.story(of: "r") == ["began: assigned by its own code"])
  }

  @Test("began and ended in one event are told as ended [STM-25]")
  func beganAndEnded() {
    recognizer.on(.ended) { recognizer, _, _ in
      recognizer.state = .began
      recognizer.state = .changed
      recognizer.state = .ended
    }
    a.down().up()
    #expect(stage.log == ["r.began a", "view.began a", "r.ended a", "r ended", "view.ended a"])
  }

  @Test("all recognizers see an event before any action, and views hear last [STM-26, DEL-01]")
  func orderInOneEvent() {
    let other = stage.add(LoudRecognizer(stage: stage), to: view, named: "other")
    let delegate = ScriptedDelegate()
    delegate.both = { _, _ in true }
    other.delegate = delegate
    other.cancelsTouchesInView = false
    other.on(.moved, become: .began)
    recognizer.on(.moved, become: .began)
    a.down().move(by: 5, 0)
    #expect(
      stage.log == [
        "other.began a", "r.began a", "view.began a",
        "other.moved a", "r.moved a", "other began", "r began", "view.moved a",
      ])
  }

  @Test("an action is not sent from inside the assignment [STM-26, OPN-06]")
  func notFromInside() {
    recognizer.on(.moved) { [stage] recognizer, _, _ in
      recognizer.state = .began
      stage.log.append("assigned")
    }
    a.down().move(by: 5, 0)
    #expect(
      stage.log == [
        "r.began a", "view.began a", "r.moved a", "assigned", "r began", "view.moved a",
      ])
  }

  @Test("several receivers are told once each, in the order they were added [STM-29, API-G02]")
  func severalReceivers() {
    final class Receiver: NSObject {
      let stage: Stage
      init(stage: Stage) { self.stage = stage }
      func first() { stage.log.append("first") }
      func second(_ recognizer: UIGestureRecognizer) {
        stage.log.append("second \(recognizer.state)")
      }
    }
    let receiver = Receiver(stage: stage)
    let first = Selector("first", Receiver.first)
    recognizer.addTarget(receiver, action: Selector("second:", Receiver.second))
    recognizer.addTarget(receiver, action: first)
    recognizer.addTarget(receiver, action: first)
    recognizer.on(.ended, become: .ended)
    a.down().up()
    #expect(
      stage.log == [
        "r.began a", "view.began a", "r.ended a", "r ended", "second ended", "first",
        "view.ended a",
      ])
  }

  @Test("a receiver that is added in an action waits for the next one [STM-29]")
  func addedInAction() {
    recognizer.addAction { [stage] recognizer in
      guard recognizer.state == .began else { return }
      recognizer.addAction { stage.log.append("late \($0.state)") }
    }
    recognizer.on(.moved, become: .began, .changed)
    a.down().move(by: 5, 0)
    #expect(
      stage.log == ["r.began a", "view.began a", "r.moved a", "r began", "view.moved a"])
    a.move(by: 5, 0)
    #expect(stage.log.dropFirst(5) == ["r.moved a", "r changed", "late changed", "view.moved a"])
  }
}
