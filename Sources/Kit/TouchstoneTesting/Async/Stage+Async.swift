import Foundation
import Touchstone

/// Code that sleeps on the stage's clock, and code that awaits states.
///
/// Frames and deadlines come one at a time, and after each the main actor may do what it has to do:
/// a task that was woken goes on, asks for the next sleep, awaits the next state. So main-actor
/// code does the same in every run. What leaves the main actor is out of the stage's hands: a sleep
/// that is asked for from outside of it is a fault, with the place of the wait that noticed it.
extension Stage {
  /// The stage's time, to sleep on.
  public var clock: TouchClock { scene.touchSystem.clock }

  /// Lets time pass, with all tasks that sleep meanwhile.
  public func wait(
    _ seconds: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) async {
    await run(file: file, line: line) { self.wait(seconds, file: file, line: line) }
  }

  /// Plays what fingers do frame by frame, with all tasks that sleep or await meanwhile. The body
  /// says what is to be done; it is over before the first frame comes in, and must not look at what
  /// comes of it.
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

  /// Lets main-actor code go on until it has nothing left to do but to sleep or to await, without time
  /// passing.
  ///
  /// The main actor takes its jobs in turn, so one turn is enough for each step from one task to the
  /// next; nothing is taken to be over before there was nothing new for many turns.
  public func settle() async {
    var quiet = 0
    var last = activity
    while quiet < Self.quietTurns {
      await Task.yield()
      let now = activity
      quiet = now == last ? quiet + 1 : 0
      last = now
    }
  }

  /// How many steps from task to task may pass without a trace on the stage.
  private static var quietTurns: Int { 32 }

  /// What changes while a task does something.
  private var activity: [Int] { [log.count, trace.count, clock.changeCount] }
}
