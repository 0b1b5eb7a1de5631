import Foundation
import GestureCore
import Touchstone

/// Time, and simultaneous actions.
extension Stage {
  /// The stage's time in seconds since its creation. In a callback, the time of the event or deadline being handled; otherwise,
  /// the script's time.
  public var now: TimeInterval {
    (isHandling ? scene.touchSystem.now : timeline.now).seconds
  }

  /// Advances time. Deadlines until then are processed, each at its own time. A `Timer` on the real clock that input has
  /// started and that would have fired meanwhile is a fault, if the stage can detect it.
  public func wait(
    _ seconds: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) {
    guard allows(seconds: seconds, of: "a wait", file, line) else { return }
    perform {
      tremble(for: seconds)
      timeline.pass(seconds, of: nil)
    }
    if let complaint = realTimers.complaint(at: timeline.now) {
      note(StageFault(message: complaint, file: file, line: line))
    }
  }

  /// Performs several fingers' actions simultaneously: all begin at the same time, and actions at equal times are in one frame.
  public func together(_ body: () -> Void) {
    if timeline.isOpen { return body() }
    timeline.isOpen = true
    body()
    timeline.isOpen = false
    if !timeline.isHeld { deliver() }
  }

  /// Cancels all touches, as an alert does.
  public func interrupt() {
    restingFingers = [:]
    note(of: nil) { $0.isInterruption = true }
    timeline.liftAll()
  }

  /// Adds other input to the frame at the present time.
  public func input(_ change: @escaping (inout InputFrame) -> Void) {
    note(of: nil, change)
  }

  /// A finger's location in the event being handled; `nil` outside of callbacks.
  func handledLocation(of finger: Int) -> CGPoint? {
    guard isHandling else { return nil }
    let system = scene.touchSystem
    if let touch = system.engine.touches.last(where: { $0.contactID == finger }) {
      return touch.location(in: nil)
    }
    // It has lifted before a deadline, or its input was refused.
    for frame in frames.reversed() where frame.time <= system.now {
      if let contact = frame.contacts.last(where: { $0.id == finger }) {
        return contact.sample.location
      }
    }
    return nil
  }

  /// Simulates the tremor of resting human fingers while time passes.
  private func tremble(for seconds: TimeInterval) {
    guard !restingFingers.isEmpty, !timeline.isOpen else { return }
    for (_, finger) in restingFingers.sorted(by: { $0.key < $1.key }) {
      finger.rest(timeline.now, seconds, on: self)
    }
  }
}
