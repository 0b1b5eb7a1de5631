import Foundation
import Touchstone

/// Puts frames between those of a panel that is slow for its finger.
///
/// A flick may cross a touchpad in four reports, each further on than any limit of a recognizer. The
/// finger went through the places between: they are filled in along the straight line, as a faster
/// panel would have reported them, so that limits are met where they were passed.
struct LeapFiller {
  /// Reports further apart than this are a gap, not a leap.
  private static let longestGap: TimeInterval = 0.05
  /// However far a leap goes, it is filled with no more frames than these.
  private static let mostSteps = 32

  /// The longest way, in points, that a contact goes in one step.
  let longestStep: CGFloat
  private var last: [Int: ContactSample] = [:]

  init(longestStep: CGFloat) {
    self.longestStep = longestStep
  }

  /// The frames to play for one of the recording: those before it, and itself.
  mutating func frames(for frame: InputFrame) -> [InputFrame] {
    var leaps: [(contact: Contact, start: ContactSample)] = []
    var steps = 1
    for contact in frame.contacts {
      if contact.phase == .moved, let start = last[contact.id] {
        leaps.append((contact, start))
        steps = max(steps, stepCount(from: start, to: contact.sample))
      }
      last[contact.id] =
        contact.phase == .began || contact.phase == .moved ? contact.sample : nil
    }
    return (1..<steps).map { step in
      between(leaps, frame.time, part: Double(step) / Double(steps))
    } + [frame]
  }

  private func stepCount(from start: ContactSample, to end: ContactSample) -> Int {
    let way = hypot(end.location.x - start.location.x, end.location.y - start.location.y)
    let time = end.time.seconds(since: start.time)
    guard way > longestStep, way.isFinite, time > 0, time <= Self.longestGap else { return 1 }
    return Int(min(CGFloat(Self.mostSteps), (way / longestStep).rounded(.up)))
  }

  private func between(
    _ leaps: [(contact: Contact, start: ContactSample)], _ end: Timestamp, part: Double
  ) -> InputFrame {
    var frame = InputFrame(time: end)
    for (contact, start) in leaps {
      let way = contact.sample
      var sample = way
      sample.location.x = start.location.x + (way.location.x - start.location.x) * part
      sample.location.y = start.location.y + (way.location.y - start.location.y) * part
      sample.time = start.time.advanced(by: way.time.seconds(since: start.time) * part)
      frame.time = min(frame.time, sample.time)
      frame.contacts.append(Contact(id: contact.id, phase: .moved, sample: sample))
    }
    return frame
  }
}
