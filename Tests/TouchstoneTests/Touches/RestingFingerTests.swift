import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting
import Waiting

@Suite("A finger that rests while another taps")
struct RestingFingerTests {
  /// Of taps beside a finger that stays down, with the checks of debug builds.
  private func time(_ taps: Int, _ recognizers: [UIGestureRecognizer]) -> Duration {
    let stage = Stage()
    for recognizer in recognizers { stage.view.addGestureRecognizer(recognizer) }
    stage.finger(at: CGPoint(x: 10, y: 10)).down()
    let other = stage.finger(at: CGPoint(x: 200, y: 200))
    return ProcessorTime.measure {
      for _ in 0..<taps { other.tap() }
    }
  }

  @Test("takes the same for each tap")
  func isLinear() {
    let make = {
      [UITapGestureRecognizer(), UISwipeGestureRecognizer(), UILongPressGestureRecognizer()]
    }
    let (few, many) = (time(100, make()), time(400, make()))
    #expect(many < few * 7, "\(few), \(many)")
  }

  @Test("has its recognizers forget touches that are over, and those alone")
  func forgets() {
    let stage = Stage()
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesEnded = false
    stage.add(pan, named: "pan")
    stage.finger(at: CGPoint(x: 10, y: 10)).down()
    let other = stage.finger(at: CGPoint(x: 200, y: 200))
    for _ in 0..<100 { other.tap() }
    other.down()
    #expect(pan.numberOfTouches == 2)
    #expect(pan.touchesOfAttempt.count <= 33)
    other.move(to: CGPoint(x: 200, y: 300))
    other.up()
    #expect(stage.log.first == "pan began")
  }

  @Test("has the oldest lifts reach their view, where a recognizer withholds many")
  func withholdsNotAllLifts() {
    let stage = Stage()
    let view = LiftView(frame: stage.view.bounds)
    view.isMultipleTouchEnabled = true
    stage.view.addSubview(view)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let resting = stage.finger(at: CGPoint(x: 10, y: 10))
    resting.down()
    let other = stage.finger(at: CGPoint(x: 200, y: 200))
    for _ in 0..<64 { other.tap() }
    #expect(view.lifts == 0)
    for _ in 0..<50 { other.tap() }
    #expect((45...50).contains(view.lifts))
    #expect(pan.touchesOfAttempt.count <= 98)
    resting.up()
    #expect(view.lifts == 115)
  }

  @Test("has its recognizers receive a lift that comes together with a new finger")
  func forgetsNoneTooSoon() {
    // Each event has a lift and a landing, and at some landings touches are forgotten.
    let stage = Stage()
    let counter = LiftCounter()
    stage.view.addGestureRecognizer(counter)
    stage.view.isMultipleTouchEnabled = false
    func send(_ contacts: [(id: Int, phase: Contact.Phase)]) {
      let time = stage.scene.touchSystem.now.advanced(by: 0.1)
      let contacts = contacts.map { id, phase in
        Contact(id: id, phase: phase, at: CGPoint(x: 10, y: 10), time: time)
      }
      stage.scene.touchSystem.receive(InputFrame(time: time, contacts: contacts))
    }
    send([(0, .began), (1, .began)])
    for id in 1..<100 { send([(id, .ended), (id + 1, .began)]) }
    #expect(counter.lifts == 99)
    #expect(counter.touchesOfAttempt.count <= 34)
  }
}

/// Counts the lifts of which it receives a message, and stays possible.
private final class LiftCounter: UIGestureRecognizer {
  private(set) var lifts = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lifts += touches.count
  }
}

private final class LiftView: UIView {
  private(set) var lifts = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    lifts += touches.count
  }
}
