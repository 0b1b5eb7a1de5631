import Foundation
import GestureCore
import Touchstone

/// Time, and what happens at one time.
extension Stage {
  /// The stage's clock, in seconds from its beginning. In a callback, the time of the event or the deadline that is being
  /// handled; elsewhere, the moment up to which the script has come.
  public var now: TimeInterval {
    (isHandling ? scene.touchSystem.now : timeline.now).seconds
  }

  /// Lets time pass. What is due meanwhile happens, each at its own time. A `Timer` on the real clock
  /// that was started by input and would have fired meanwhile is a fault, if the stage can see it.
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

  /// Runs several fingers at once: each goes on from the same moment, and what they do at the same
  /// time is one frame.
  public func together(_ body: () -> Void) {
    if timeline.isOpen { return body() }
    timeline.isOpen = true
    body()
    timeline.isOpen = false
    if !timeline.isHeld { deliver() }
  }

  /// The system takes all fingers away, as an alert does.
  public func interrupt() {
    restingFingers = [:]
    note(of: nil) { $0.isInterruption = true }
    timeline.liftAll()
  }

  /// Adds to this moment's frame what no finger, pointer or button does.
  public func input(_ change: @escaping (inout InputFrame) -> Void) {
    note(of: nil, change)
  }

  /// The point of a finger in the event that is being handled; `nil` in none.
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

  /// Human fingers that are down do not rest while others wait.
  private func tremble(for seconds: TimeInterval) {
    guard !restingFingers.isEmpty, !timeline.isOpen else { return }
    for (_, finger) in restingFingers.sorted(by: { $0.key < $1.key }) {
      finger.rest(timeline.now, seconds, on: self)
    }
  }
}
