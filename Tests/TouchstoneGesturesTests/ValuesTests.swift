import Foundation
import GestureCore
import Testing
import TouchstoneGestures
import TouchstoneTesting

@MainActor @Suite("Values that are awaited") struct ValuesTests {
  private let stage = Stage()
  private let notes = Notes()
  private let here = CGPoint(x: 50, y: 60)
  private var now: TimeInterval { stage.clock.now.timestamp.seconds }

  @Test("async code has each value at the moment of the stage's clock at which it was told")
  func onTheClock() async {
    var told: [String] = []
    let attached = stage.view.gesture(
      DragGesture().inertia().map { Int($0.translation.width) }
        .onChanged { told.append("\($0) at \(now)") }
        .onEnded { told.append("\($0) at \(now)") })
    let values = attached.values
    let task = Task {
      for await value in values { notes.add("\(value) at \(now)") }
      notes.add("over")
    }
    await stage.run { stage.finger(at: here).drag(by: 100, 0, in: 0.1) }
    let atLift = notes.lines
    #expect(atLift.count > 3 && atLift == told)
    // What glides on is told by the same clock.
    await stage.wait(5)
    attached.remove()
    await task.value
    #expect(told.count > atLift.count + 20)
    #expect(notes.lines == told + ["over"])
  }

  @Test("code that awaits a value and then sleeps goes on while the finger does")
  func sleeping() async throws {
    let values = stage.view.gesture(LongPressGesture(minimumDuration: 0.5)).values
    let task = Task {
      for await value in values {
        notes.add("pressing \(value) at \(now)")
        try await stage.clock.sleep(for: .seconds(0.2))
        notes.add("woke at \(now)")
        if now > 0.5 { break }
      }
    }
    await stage.run { stage.finger(at: here).longPress(1) }
    try await task.value
    #expect(
      notes.lines == [
        "pressing true at 0.0", "woke at 0.2", "pressing true at 0.5", "woke at 0.7",
      ])
  }
}
