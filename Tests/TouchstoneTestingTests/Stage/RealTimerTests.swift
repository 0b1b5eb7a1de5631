import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Begins when it was held for a while by a timer of the run loop, as on iOS many do.
private final class TimedPress: UIGestureRecognizer {
  private var timer: Timer?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in }
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
  func passedOver() throws {
    let finger = stage.finger(at: place)
    let taken = ContinuousClock().measure { finger.down() } / .seconds(1)
    stage.wait(1)
    #expect(stage.faults.isEmpty)
    stage.wait(60)
    #expect(stage.faults.count == 1)
    let message = try #require(stage.faults.first?.message)
    let interval = try #require(message.firstMatch(of: #/fire after ([0-9.]+) s/#)).1
    #expect(
      message == "a Timer was started at 0 s to fire after \(interval) s by the real clock, which "
        + "no wait moves; a SceneTimer, or the ported source, goes by the stage's")
    // It is read a moment after the timer has been started, on a busy machine more than a moment.
    let seconds = try #require(Double(interval))
    #expect(seconds <= 60 && seconds >= 60 - taken - 0.01)
    stage.wait(60)
    #expect(stage.faults.count == 1)
    finger.up()
  }

  @Test("a timer that was invalidated in time is nobody's concern")
  func invalidated() {
    stage.finger(at: place).down().up()
    stage.wait(60)
    #expect(stage.faults.isEmpty)
  }
}
