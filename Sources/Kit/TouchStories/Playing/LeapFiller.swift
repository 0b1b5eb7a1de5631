import Foundation
import GestureCore
import Touchstone

/// Inserts frames between those of a panel with a low report rate.
///
/// A flick may cross a touchpad in four reports, with distances larger than any limit of a recognizer.
/// The locations in between are interpolated along a straight line, as a faster panel would have
/// reported them, so that limits are reached where the finger passed them.
struct LeapFiller {
  /// Reports with a longer interval are a gap, not a leap (seconds).
  static let longestGap: TimeInterval = 0.05
  /// The most frames that are inserted for a leap.
  private static let mostSteps = 32

  /// The largest distance in points between two frames of a contact.
  let longestStep: CGFloat
  private var last: [Place] = []
  /// The time of the previous frame; inserted frames are not before it.
  private var lastTime: Timestamp?

  /// A contact's last location. There are few contacts, so searching an array is faster than a dictionary.
  private struct Place {
    var id: Int
    var time: Timestamp
    var location: CGPoint
  }

  init(longestStep: CGFloat) {
    self.longestStep = longestStep
  }

  /// The frames to play before a frame of the recording; usually none.
  mutating func frames(before frame: InputFrame) -> [InputFrame] {
    let steps = stepCount(of: frame)
    defer { remember(frame) }
    guard steps > 1 else { return [] }
    return (1..<steps).map { step in between(frame, part: Double(step) / Double(steps)) }
  }

  // Contacts are large, so those of a frame are read in place.

  private func stepCount(of frame: InputFrame) -> Int {
    var steps = 1
    for index in frame.contacts.indices where frame.contacts[index].phase == .moved {
      if let start = place(of: frame.contacts[index].id) {
        steps = max(steps, stepCount(from: last[start], to: frame.contacts[index].sample))
      }
    }
    return steps
  }

  private func place(of id: Int) -> Int? {
    for index in last.indices where last[index].id == id { return index }
    return nil
  }

  private mutating func remember(_ frame: InputFrame) {
    lastTime = frame.time
    for contact in frame.contacts.indices {
      let id = frame.contacts[contact].id
      let index = place(of: id)
      switch frame.contacts[contact].phase {
      case .began, .moved:
        let place = Place(
          id: id, time: frame.contacts[contact].sample.time,
          location: frame.contacts[contact].sample.location)
        if let index { last[index] = place } else { last.append(place) }
      case .ended, .cancelled:
        if let index { last.remove(at: index) }
      }
    }
  }

  private func stepCount(from start: Place, to end: ContactSample) -> Int {
    let way = hypot(end.location.x - start.location.x, end.location.y - start.location.y)
    let time = end.time.seconds(since: start.time)
    guard way > longestStep, way.isFinite, time > 0, time <= Self.longestGap else { return 1 }
    return Int(bounding: min(CGFloat(Self.mostSteps), (way / longestStep).rounded(.up)))
  }

  private func between(_ end: InputFrame, part: Double) -> InputFrame {
    var frame = InputFrame(time: end.time)
    for contact in end.contacts where contact.phase == .moved {
      guard let start = place(of: contact.id).map({ last[$0] }) else { continue }
      let way = contact.sample
      var sample = way
      sample.location.x = start.location.x + (way.location.x - start.location.x) * part
      sample.location.y = start.location.y + (way.location.y - start.location.y) * part
      sample.time = start.time.advanced(by: way.time.seconds(since: start.time) * part)
      // A finger's last movement may precede those of others.
      if let lastTime { sample.time = max(sample.time, lastTime) }
      frame.time = min(frame.time, sample.time)
      frame.contacts.append(Contact(id: contact.id, phase: .moved, sample: sample))
    }
    return frame
  }
}
