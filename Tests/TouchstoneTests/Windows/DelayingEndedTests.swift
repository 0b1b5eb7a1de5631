import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// After each finger: the touch's phase, place and milliseconds, as the touch tells them.
@Suite("Keeping the end of touches from views: delaysTouchesEnded")
struct DelayingEndedTests {
  let stage = Stage()
  let view: ExactView
  let a: Finger
  let b: Finger

  init() {
    view = ExactView(stage)
    view.isMultipleTouchEnabled = true
    a = stage.finger(at: CGPoint(x: 50, y: 50))
    b = stage.finger(at: CGPoint(x: 150, y: 50))
  }

  /// Undecided until it is told, also after the last finger has lifted.
  private func undecided(_ name: String = "r") -> LoudRecognizer {
    stage.add(LoudRecognizer(), to: view, named: name).on(.began) { recognizer, _, _ in
      recognizer.afterSeconds(100) { [unowned recognizer] in recognizer.state = .failed }
    }
  }

  @Test("on by default: the lift is withheld while it is undecided [DEL-50, API-G10]")
  func withheld() {
    #expect(UIGestureRecognizer().delaysTouchesEnded)
    _ = undecided()
    a.down().move(by: 5, 0).up().hold(50)
    #expect(stage.log == ["view.began a began 50,50 0", "view.moved a moved 55,50 17"])
  }

  @Test("switched off, the lift is told at once [DEL-50, DEL-54]")
  func switchedOff() {
    undecided().delaysTouchesEnded = false
    a.tap()
    #expect(stage.log == ["view.began a began 50,50 0", "view.ended a ended 50,50 50"])
  }

  @Test("recognized: cancelled instead of ended [DEL-51, DEL-55]")
  func recognized() {
    let recognizer = undecided()
    a.tap().hold(0.2)
    recognizer.state = .ended
    #expect(
      stage.log == ["view.began a began 50,50 0", "view.cancelled a cancelled 50,50 50", "r ended"])
  }

  @Test("recognized without cancelling: the lift comes after the action [DEL-33, DEL-50]")
  func recognizedWithoutCancelling() {
    let recognizer = undecided()
    recognizer.cancelsTouchesInView = false
    a.tap().hold(0.2)
    recognizer.state = .ended
    #expect(
      stage.log == ["view.began a began 50,50 0", "r ended", "view.ended a ended 50,50 50"])
  }

  @Test("failed, by a deadline: the lift as it was, with its own time [DEL-52, DEL-59]")
  func failed() {
    _ = undecided()
    a.down().move(by: 5, 0).up()
    stage.wait(101)
    #expect(
      stage.log == [
        "view.began a began 50,50 0", "view.moved a moved 55,50 17", "view.ended a ended 55,50 17",
      ])
  }

  @Test("two withheld lifts come when the last one has failed [DEL-53, DEL-56]")
  func severalDelayers() {
    let (first, second) = (undecided("1"), undecided("2"))
    stage.together { _ = (a.down(), b.down()) }
    a.up().hold(0.01)
    b.up()
    second.state = .failed
    #expect(stage.log == ["view.began a began 50,50 0 | b began 150,50 0"])
    first.state = .failed
    #expect(stage.log.dropFirst() == ["view.ended a ended 50,50 0 | b ended 150,50 10"])
  }

  @Test("removing or disabling the delayer releases [DEL-53, DEL-15]", arguments: [false, true])
  func removal(_ disables: Bool) {
    let recognizer = undecided()
    a.tap()
    if disables { recognizer.isEnabled = false } else { view.removeGestureRecognizer(recognizer) }
    #expect(stage.log == ["view.began a began 50,50 0", "view.ended a ended 50,50 50"])
  }

  @Test(
    "a recognizer that failed or ignored the touch does not withhold its end [DEL-57]",
    arguments: [false, true])
  func doesNotWithhold(_ ignores: Bool) {
    let recognizer = stage.add(LoudRecognizer(), to: view, named: "r")
    recognizer.on(.began) { recognizer, touches, event in
      for touch in touches where touch.location(in: nil).x < 100 {
        if ignores { recognizer.ignore(touch, for: event) } else { recognizer.state = .failed }
      }
    }
    stage.together { _ = (a.down(), b.down()) }
    a.up()
    #expect(
      stage.log == [
        "view.began a began 50,50 0 | b began 150,50 0", "view.ended a ended 50,50 0",
      ])
  }

  @Test("cancelled touches are told at once, whatever is undecided [DEL-27, DEL-50]")
  func cancelledTouches() {
    _ = undecided()
    a.down().hold(0.02).cancel()
    #expect(
      stage.log == ["view.began a began 50,50 0", "view.cancelled a cancelled 50,50 20"])
  }

  @Test(
    "a lift at a new place is no movement, unless the view has not seen the touch [DEL-08, DEL-44]",
    arguments: [false, true])
  func liftElsewhere(_ delaysBegan: Bool) {
    let recognizer = stage.add(LoudRecognizer(), to: view, named: "r")
    recognizer.delaysTouchesBegan = delaysBegan
    recognizer.on(.ended, become: .failed)
    for (phase, x, seconds) in [(Contact.Phase.began, 50.0, 0.0), (.ended, 60, 0.1)] {
      let time = Timestamp.zero.advanced(by: seconds)
      let place = CGPoint(x: x, y: 50)
      let contact = Contact(id: 1, phase: phase, kind: .direct, at: place, time: time)
      stage.scene.touchSystem.receive(InputFrame(time: time, contacts: [contact]))
    }
    #expect(
      stage.log == ["view.began a began 50,50 0"]
        + (delaysBegan ? ["view.moved a moved 60,50 100"] : []) + ["view.ended a ended 60,50 100"])
  }

  @Test("a new finger may come and go while the last one's end is withheld [DEL-50, DEL-21]")
  func nextFinger() {
    view.isMultipleTouchEnabled = false
    let recognizer = undecided()
    a.tap()
    b.tap()
    recognizer.state = .failed
    #expect(
      stage.log == [
        "view.began a began 50,50 0", "view.began b began 150,50 50",
        "view.ended a ended 50,50 50 | b ended 150,50 100",
      ])
  }
}
