import Testing
import TouchstoneTesting
import UIKit

/// Code that sleeps, and code that awaits what a recognizer does.
@MainActor @Suite struct WaitingTests {
  private let stage = Stage()
  private let place = CGPoint(x: 50, y: 50)

  @Test("states can be awaited")
  func states() async {
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    // snippet.states
    let states = pan.states
    let task = Task {
      for await state in states where state == .ended { return stage.now }
      return -1
    }
    await stage.run { stage.finger(at: place).drag(by: 60, 0, in: 0.3) }
    // snippet.end
    #expect(abs(await task.value - 0.3) < 0.001)
  }

  @Test("a sleep on the stage's clock takes no time")
  func sleeping() async throws {
    let task = Task {
      try await stage.clock.sleep(for: .seconds(3600))
      return stage.now
    }
    await stage.wait(3600)
    #expect(try await task.value == 3600)
  }
}
