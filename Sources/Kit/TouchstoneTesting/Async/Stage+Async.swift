import Foundation
import Touchstone

/// Support for code that sleeps on the stage's clock or awaits states.
///
/// Frames and deadlines are processed one at a time. After each, pending work on the main actor runs: woken tasks continue,
/// sleep again, or await the next state. So main-actor code behaves identically in every run. Code outside the main actor is
/// not controlled by the stage: a sleep started there is a fault, reported at the wait during which it was noticed.
extension Stage {
  /// The stage's clock, for sleeping.
  public var clock: TouchClock { scene.touchSystem.clock }

  /// Advances time and runs all tasks that sleep meanwhile.
  public func wait(
    _ seconds: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) async {
    await run(file: file, line: line) { self.wait(seconds, file: file, line: line) }
  }

  /// Plays fingers frame by frame and runs all tasks that sleep or await meanwhile. The body only schedules the fingers'
  /// actions; it returns before the first frame, so it must not read results.
  public func run(
    file: StaticString = #fileID, line: UInt = #line, _ body: () -> Void
  ) async {
    let strangeSleeps = strangeSleepsTold
    await settle()
    timeline.isHeld = true
    body()
    timeline.isHeld = false
    for frame in timeline.takeFrames() {
      while let due = scene.touchSystem.nextDeadline, due <= frame.time {
        scene.touchSystem.advance(to: due)
        await settle()
      }
      receive(frame)
      await settle()
    }
    strangeSleepsTold = clock.strangeSleeps
    let new = strangeSleepsTold - strangeSleeps
    _ = allows(
      new == 0,
      (new == 1 ? "a sleep was" : "\(new) sleeps were")
        + " asked for outside of the main actor; when it goes on is not the stage's to say", file,
      line)
  }

  /// Runs main-actor code until it only sleeps or awaits, without advancing time.
  ///
  /// The main actor runs its jobs in order, so each step between tasks takes one turn; the code counts as settled after many
  /// turns without activity.
  public func settle() async {
    var quiet = 0
    var last = activity
    while quiet < Self.directTurns + Self.quietTurns {
      if quiet < Self.directTurns { await directTurn() } else { await Task.yield() }
      let now = activity
      quiet = now == last ? quiet + 1 : 0
      last = now
    }
  }

  /// One turn that only the main actor's own queue takes part in, so that it comes after every job that is in the queue.
  ///
  /// `Task.yield()` comes back by another thread. If a job nests a run loop meanwhile, as `RunLoop.main.run(until:)` does,
  /// that loop runs the yielding task again and again, but none of the jobs that had been fetched with the nesting one.
  private func directTurn() async {
    await withCheckedContinuation { turn in Task { turn.resume() } }
  }

  /// The number of direct turns without activity, before the turns that leave time for code outside of the main actor.
  private static var directTurns: Int { 16 }

  /// The number of turns by `Task.yield()` without activity on the stage that count as settled.
  private static var quietTurns: Int { 32 }

  /// Counts that change with any activity.
  private var activity: [Int] { [log.count, trace.count, clock.changeCount] }
}
