import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// Code that sleeps on the stage's clock and awaits states.
@Suite struct AsyncStageTests {
  @Test("a sleep is over at its own time, and the next begins there")
  func sleeping() async throws {
    let stage = Stage()
    let task = Task {
      for _ in 0..<3 {
        try await stage.clock.sleep(for: .seconds(0.3))
        stage.log.append("woke at \(stage.clock.now.timestamp.seconds)")
      }
    }
    await stage.wait(0.5)
    stage.log.append("waited")
    await stage.wait(0.5)
    try await task.value
    #expect(
      stage.expect(log: ["woke at 0.3", "waited", "woke at 0.6", "woke at 0.9"]) == .met)
  }

  @Test("a wait that a touch starts runs against the fingers' own time")
  func sleepingAfterTouch() async {
    let stage = Stage()
    let press = stage.add(UILongPressGestureRecognizer(), named: "press")
    var tasks: [Task<Void, any Error>] = []
    press.addAction { press in
      guard press.state == .began else { return }
      tasks.append(
        Task {
          try await stage.clock.sleep(for: .seconds(0.2))
          stage.log.append("menu at \(stage.clock.now.timestamp.seconds)")
        })
    }
    await stage.run { stage.finger(at: CGPoint(x: 50, y: 50)).longPress(1) }
    #expect(stage.expect(log: ["press began", "menu at 0.7", "press ended"]) == .met)
  }

  @Test("cancelling a task ends its sleep at once")
  func cancelling() async {
    let stage = Stage()
    let task = Task {
      do {
        try await stage.clock.sleep(for: .seconds(10))
        stage.log.append("slept")
      } catch {
        stage.log.append("\(type(of: error)) at \(stage.clock.now.timestamp.seconds)")
      }
    }
    await stage.wait(1)
    task.cancel()
    await stage.wait(20)
    #expect(stage.expect(log: ["CancellationError at 1.0"]) == .met)
    #expect(stage.clock.sleeperCount == 0)
  }

  @Test("a scene that goes takes its sleepers along")
  func abandoned() async {
    var stage: Stage? = Stage()
    let clock = stage!.clock
    let task = Task { () -> Bool in
      do {
        try await clock.sleep(for: .seconds(10))
        return false
      } catch { return true }
    }
    await stage?.wait(1)
    stage = nil
    #expect(await task.value)
  }

  @Test("code counts as settled only after the jobs that wait behind a nested run loop")
  func nestedRunLoop() async {
    let stage = Stage()
    var hasSettled = false
    Task { runLoop { hasSettled } }
    Task { stage.log.append("behind the run loop") }
    await stage.settle()
    hasSettled = true
    #expect(stage.expect(log: ["behind the run loop"]) == .met)
  }

  /// Runs the main run loop inside of the present job until the condition holds, but not for ever.
  private func runLoop(until isDone: () -> Bool) {
    for _ in 0..<5_000 where !isDone() { RunLoop.main.run(until: Date()) }
  }

  @Test("a sleep from outside of the main actor is told, not guessed")
  func strange() async throws {
    let stage = Stage()
    var faults: [String] = []
    stage.onFault = { faults.append($0.message) }
    let clock = stage.clock
    let task = Task.detached { try await clock.sleep(until: clock.now.advanced(by: .seconds(1))) }
    while stage.clock.sleeperCount == 0 { await Task.yield() }
    await stage.wait(2)
    try await task.value
    #expect(
      faults == [
        "a sleep was asked for outside of the main actor; when it goes on is not the stage's to say"
      ])
  }

  @Test("states come in order, none is lost, and the sequence ends with the recognizer")
  func states() async {
    let stage = Stage()
    var pan: UIPanGestureRecognizer? = UIPanGestureRecognizer()
    stage.view.addGestureRecognizer(pan!)
    let states = pan!.states
    let task = Task {
      for await state in states { stage.log.append("\(state)") }
      stage.log.append("over")
    }
    await stage.run {
      let finger = stage.finger(at: CGPoint(x: 50, y: 50))
      finger.drag(by: 40, 0, in: 1.0 / 30).tap()
    }
    stage.view.removeGestureRecognizer(pan!)
    pan = nil
    await task.value
    #expect(
      stage.expect(
        log: ["began", "changed", "ended", "possible", "failed", "possible", "over"]) == .met)
  }

  @Test("code that awaits a state goes on in the main actor's next turn, whatever other threads do")
  func nextTurn() async {
    let stage = Stage()
    let pan = UIPanGestureRecognizer()
    stage.view.addGestureRecognizer(pan)
    let states = pan.states
    let task = Task { for await state in states { stage.log.append("\(state)") } }
    await Task.yield()
    let finger = stage.finger(at: CGPoint(x: 50, y: 50))
    finger.drag(by: 40, 0, in: 1.0 / 30)
    await Task.yield()
    #expect(stage.expect(log: ["began", "changed", "ended", "possible"]) == .met)
    task.cancel()
    await task.value
    finger.tap()
    await Task.yield()
    #expect(stage.expect(log: ["began", "changed", "ended", "possible"]) == .met)
  }

  @Test("the clock's arithmetic holds at the ends of time")
  func arithmetic() {
    let start = TouchClock.Instant(.zero)
    let later = start.advanced(by: .seconds(1.5))
    #expect(later.timestamp == Timestamp(seconds: 1.5))
    #expect(start.duration(to: later) == .seconds(1.5))
    #expect(start < later)
    #expect(start.advanced(by: .seconds(Int64.max)).timestamp.nanoseconds == .max)
    #expect(start.advanced(by: .seconds(Int64.min)).timestamp.nanoseconds == .min)
    let first = TouchClock.Instant(Timestamp(nanoseconds: .min))
    #expect(first.duration(to: TouchClock.Instant(Timestamp(nanoseconds: .max))) > .zero)
  }
}
