import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// What cannot be done is said at the call, and the test goes on.
@Suite struct ImpossibleTests {
  private let stage = Stage()
  private let place = CGPoint(x: 50, y: 50)

  init() { stage.onFault = { _ in } }

  /// The log without the places of the calls.
  private var messages: [String] { stage.faults.map(\.message) }

  @Test("fingers")
  func fingers() {
    let finger = stage.finger(at: place)
    finger.up().cancel().move(by: 10, 0).update()
    finger.down().down().hold(-1).move(by: .nan, 0).move(by: 1, 1, in: .infinity)
    finger.follow(FingerPath(through: []), in: 1).edgeSwipe(from: .left)
    finger.edgeSwipe(from: [.left, .top]).move(to: place, samples: 0)
    stage.finger(at: CGPoint(x: CGFloat.nan, y: 0)).down()
    #expect(
      messages == [
        "finger a cannot lift: it is not down", "finger a cannot be cancelled: it is not down",
        "finger a cannot move: it is not down", "finger a has announced no better values",
        "finger a cannot come down: it is down", "finger a cannot take -1 s",
        "finger a cannot move to nan, 50.0", "a movement of finger a cannot take inf s",
        "a path without points leads nowhere", "finger a cannot come in: it is down",
        "finger a cannot come in from several edges or none",
        "finger a cannot report 0 samples", "finger b cannot come down at nan, 0.0",
      ])
    #expect(finger.location == place)
  }

  @Test("pointers, buttons, hands and waits")
  func others() {
    let pointer = stage.pointer(at: place)
    pointer.move(to: .zero).leave().up().scroll(by: 1, 1, steps: 0)
    pointer.enter().enter().down().down()
    let button = stage.button(.select).up().squeeze(0.5).cancel().down()
    button.down()
    stage.hand(at: place).down(apart: -1)
    stage.wait(-3)
    stage.frameRate = 0
    stage.frameRate = .nan
    #expect(stage.frameRate == 60)
    #expect(
      messages == [
        "the pointer cannot move: it has not entered",
        "the pointer cannot leave: it has not entered",
        "the pointer cannot let go: it is not pressed", "the pointer cannot scroll in 0 steps",
        "the pointer cannot enter: it is there", "the pointer cannot press: it is pressed",
        "select cannot come up: it is not down", "select cannot be squeezed: it is not down",
        "select cannot be cancelled: it is not down", "select cannot be pressed: it is down",
        "the fingers of a hand cannot take -1 s", "a wait cannot take -3 s",
        "0 is no frame rate", "nan is no frame rate",
      ])
  }

  @Test("the log, the trace and every expectation tell it, with the place of the call")
  func telling() {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    let line = #line + 1
    stage.finger(at: place).tap().up()
    let fault = "finger a cannot lift: it is not down (ImpossibleTests.swift:\(line))"
    #expect(stage.log == ["tap ended", fault])
    #expect(stage.trace.contains { $0.kind == .diagnostic(fault) })
    #expect(stage.expect(tap).ended() == .failed(fault))
    #expect(stage.expect(log: ["tap ended", fault]) == .failed(fault))
    #expect(stage.expectNoFaults() == .failed(fault))
  }
}
