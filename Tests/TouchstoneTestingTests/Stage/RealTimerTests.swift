import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Begins when it was held for a while by a timer of the run loop, as on iOS many do.
private final class TimedPress: UIGestureRecognizer {
  private var timer: Timer?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timer = Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    timer?.invalidate()
    state = .failed
  }
}

@MainActor @Suite("Timers on the real clock", .serialized) struct RealTimerTests {
  private let stage = Stage()
  private let place = CGPoint(x: 50, y: 50)

  init() {
    stage.onFault = { _ in }
    stage.add(TimedPress(), named: "press")
  }

  @Test("a wait tells of a timer that it passed over, once")
  func passedOver() {
    stage.finger(at: place).down()
    stage.wait(0.02)
    #expect(stage.faults.isEmpty)
    stage.wait(0.5)
    #expect(
      stage.faults.map(\.message) == [
        "a Timer was started at 0 s to fire after 0.03 s by the real clock, which no wait moves; a "
          + "SceneTimer, or the ported source, goes by the stage's"
      ])
    stage.wait(0.5)
    #expect(stage.faults.count == 1)
  }

  @Test("a timer that was invalidated in time is nobody's concern")
  func invalidated() {
    stage.finger(at: place).down().up()
    stage.wait(0.5)
    #expect(stage.faults.isEmpty)
  }
}
