import Foundation
import Touchstone

/// Collects what fingers, pointers and keys do, each at its own moment, and makes frames of it in
/// order of time.
struct Timeline {
  /// Where the stage is in time.
  private(set) var now = Timestamp.zero
  /// Whether several fingers are doing something at once, so that nobody's time is everybody's.
  var isOpen = false {
    didSet {
      // Whoever took longest is where all go on.
      if let last = fingerTimes.values.max() { now = max(now, last) }
      fingerTimes = [:]
    }
  }

  /// Whether somebody else takes the frames, one at a time.
  var isHeld = false

  private var fingerTimes: [Int: Timestamp] = [:]
  private var changes: [(time: Timestamp, change: (inout InputFrame) -> Void)] = []
  private(set) var fingersDown: Set<Int> = []

  /// The moment up to which a finger has been told what to do.
  func time(of finger: Int?) -> Timestamp {
    finger.flatMap { fingerTimes[$0] } ?? now
  }

  mutating func pass(_ seconds: TimeInterval, of finger: Int?) {
    let time = time(of: finger).advanced(by: seconds)
    if isOpen, let finger {
      fingerTimes[finger] = time
    } else {
      now = time
    }
    changes.append((time, { _ in }))
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
    changes.append((time, change))
  }

  mutating func liftAll() { fingersDown = [] }

  /// One frame for each moment, with everything that happens at it.
  mutating func takeFrames() -> [InputFrame] {
    let ordered = changes.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    var frames: [InputFrame] = []
    for (_, change) in ordered {
      if frames.last?.time != change.time { frames.append(InputFrame(time: change.time)) }
      change.change(&frames[frames.count - 1])
    }
    changes = []
    if let last = frames.last?.time { now = max(now, last) }
    return frames
  }
}
