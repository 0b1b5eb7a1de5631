import Foundation
import GestureCore
import Touchstone

/// Collects what fingers, pointers and keys do, each at its own moment, and makes frames of it in
/// order of time.
struct StageTimeline {
  /// Where the stage is in time.
  private(set) var now = Timestamp.zero
  /// Whether several fingers are doing something at once, so that none of their times holds for
  /// all.
  var isOpen = false {
    didSet {
      // Where the finger that took longest is, all go on.
      if let last = fingerTimes.values.max() { now = max(now, last) }
      fingerTimes = [:]
    }
  }

  /// Whether the caller takes the frames, one at a time.
  var isHeld = false

  private var fingerTimes: [Int: Timestamp] = [:]
  private var changes: [Change] = []
  private(set) var fingersDown: Set<Int> = []

  private struct Change {
    var time: Timestamp
    /// Whether it is a frame by itself, however many there are of its time.
    var isWhole = false
    var make: (inout InputFrame) -> Void
  }

  /// The moment up to which a finger has orders.
  func time(of finger: Int?) -> Timestamp {
    finger.flatMap { fingerTimes[$0] } ?? now
  }

  /// Goes on from a later time, if nothing is being gathered for an earlier one.
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

  /// Adds to the frame of a moment.
  mutating func note(at time: Timestamp, _ change: @escaping (inout InputFrame) -> Void) {
    changes.append(Change(time: time, make: change))
  }

  /// Adds a frame as it is.
  mutating func add(_ frame: InputFrame) {
    changes.append(Change(time: frame.time, isWhole: true) { $0 = frame })
    if !isOpen { now = max(now, frame.time) }
  }

  mutating func liftAll() { fingersDown = [] }

  /// One frame for each moment, with everything that happens at it.
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
