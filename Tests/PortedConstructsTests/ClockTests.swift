import PortedConstructs
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite struct ClockTests {
  private let stage = Stage()
  private let recognizer = WaitingRecognizer()

  init() { stage.add(recognizer, named: "waiting") }

  @Test("what waits for the main queue waits by the scene's clock")
  func queue() {
    recognizer.waitForQueue()
    stage.wait(0.29)
    #expect(recognizer.log == [])
    stage.wait(0.02)
    #expect(recognizer.log == ["queue"])
    stage.wait(0.2)
    #expect(recognizer.log == ["queue", "later"])
  }

  @Test("a timer fires by the scene's clock until it is over")
  func timer() {
    recognizer.waitForTimer()
    stage.wait(0.41)
    #expect(recognizer.log == ["timer", "timer"])
    stage.wait(5)
    #expect(recognizer.log == ["timer", "timer", "timer"])
  }

  @Test("a timer calls a method once, or never if it is stopped")
  func method() {
    recognizer.waitForMethod()
    stage.wait(1)
    #expect(recognizer.log == ["ring"])
    recognizer.waitForMethod()
    recognizer.stop()
    stage.wait(1)
    #expect(recognizer.log == ["ring"])
  }

  @Test("two stages do not share a clock")
  func stages() {
    let other = Stage()
    recognizer.waitForQueue()
    other.wait(1)
    #expect(recognizer.log == [])
    stage.wait(1)
    #expect(recognizer.log == ["queue", "later"])
  }
}
