import Foundation
import GestureCore
import Touchstone

/// Collects changes of fingers, pointers and keys with their times, and converts them to frames in
/// order of time.
struct StageTimeline {
  /// The stage's time.
  private(set) var now = Timestamp.zero
  /// Whether simultaneous actions are being collected, so that each finger has its own time.
  var isOpen = false {
    didSet {
      // All fingers continue at the latest finger's time.
      if let last = fingerTimes.values.max() { now = max(now, last) }
      fingerTimes = [:]
    }
  }

  /// Whether the caller takes the frames one at a time.
  var isHeld = false

  private var fingerTimes: [Int: Timestamp] = [:]
  private var changes: [Change] = []
  private(set) var fingersDown: Set<Int> = []

  private struct Change {
    var time: Timestamp
    /// Whether it is a separate frame, even if others have the same time.
    var isWhole = false
    var make: (inout InputFrame) -> Void
  }

  /// The time of a finger's last action.
  func time(of finger: Int?) -> Timestamp {
    finger.flatMap { fingerTimes[$0] } ?? now
  }

  /// Advances to a later time unless changes are being collected.
  mutating func catchUp(with time: Timestamp) {
    if !isOpen, !isHeld, time > now { now = time }
  }

  mutating func pass(_ seconds: TimeInterval, of finger: Int?) {
    let time = time(of: finger).advanced(by: seconds)
    if isOpen, let finger {
      fingerTimes[finger] = time
    } else {
      now = time
    }
    changes.append(Change(time: time) { _ in })
  }

  mutating func add(_ contact: Contact) {
    switch contact.phase {
    case .began: fingersDown.insert(contact.id)
    case .moved: break
    case .ended, .cancelled: fingersDown.remove(contact.id)
    }
    note(at: contact.sample.time) { $0.contacts.append(contact) }
  }

  /// Adds a change to the frame at a time.
  mutating func note(at time: Timestamp, _ change: @escaping (inout InputFrame) -> Void) {
    changes.append(Change(time: time, make: change))
  }

  /// Adds a complete frame.
  mutating func add(_ frame: InputFrame) {
    changes.append(Change(time: frame.time, isWhole: true) { $0 = frame })
    if !isOpen { now = max(now, frame.time) }
  }

  mutating func liftAll() { fingersDown = [] }

  /// Removes and returns one frame per time, with all changes at that time.
  mutating func takeFrames() -> [InputFrame] {
    let ordered = changes.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    var frames: [InputFrame] = []
    var isAfterWhole = false
    for (_, change) in ordered {
      if frames.last?.time != change.time || change.isWhole || isAfterWhole {
        frames.append(InputFrame(time: change.time))
      }
      change.make(&frames[frames.count - 1])
      isAfterWhole = change.isWhole
    }
    changes = []
    if let last = frames.last?.time { now = max(now, last) }
    return frames
  }
}
