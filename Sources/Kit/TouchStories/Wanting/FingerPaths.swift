import Foundation
import GestureCore

/// The fingers of a recording, each from its landing to its lift, in a form that can be modified.
struct FingerPaths: Equatable {
  struct Point: Equatable {
    var time: TimeInterval
    var contact: Contact

    var location: CGPoint { contact.sample.location }
  }

  /// One finger from landing to lift.
  struct Path: Equatable {
    var points: [Point]

    var start: TimeInterval { points.first?.time ?? 0 }
    var end: TimeInterval { points.last?.time ?? 0 }
    var place: CGPoint { points.first?.location ?? .zero }

    /// The largest distance from its landing.
    var reach: CGFloat {
      points.map { hypot($0.location.x - place.x, $0.location.y - place.y) }.max() ?? 0
    }

    mutating func delay(by seconds: TimeInterval) {
      for index in points.indices { points[index].time += seconds }
    }

    mutating func mapPlaces(_ change: (CGPoint) -> CGPoint) {
      for index in points.indices {
        let place = points[index].location
        let moved = change(place)
        points[index].contact.sample.location = moved
        points[index].contact.sample.preciseLocation = nil
        for earlier in points[index].contact.earlierSamples.indices {
          let old = points[index].contact.earlierSamples[earlier].location
          points[index].contact.earlierSamples[earlier].location = old + (moved - place)
          points[index].contact.earlierSamples[earlier].preciseLocation = nil
        }
      }
    }
  }

  /// Fingers that are down at the same time form a stroke; strokes are in order of time.
  var strokes: [[Path]]
  /// Frames without fingers, which are not changed.
  private var others: [InputFrame]

  init(_ frames: [InputFrame]) {
    var open: [Int: Path] = [:]
    var paths: [Path] = []
    others = []
    for frame in frames {
      for contact in frame.contacts {
        let point = Point(time: frame.time.seconds, contact: contact)
        if contact.phase == .began { open[contact.id] = Path(points: []) }
        open[contact.id]?.points.append(point)
        if contact.phase == .ended || contact.phase == .cancelled,
          let path = open.removeValue(forKey: contact.id)
        {
          paths.append(path)
        }
      }
      var rest = frame
      rest.contacts = []
      if rest != InputFrame(time: frame.time) { others.append(rest) }
    }
    strokes = Self.grouped(paths + open.sorted { $0.key < $1.key }.map(\.value))
  }

  private static func grouped(_ paths: [Path]) -> [[Path]] {
    var strokes: [[Path]] = []
    var end = -TimeInterval.infinity
    for path in paths.sorted(by: { $0.start < $1.start }) {
      if path.start < end, !strokes.isEmpty {
        strokes[strokes.count - 1].append(path)
      } else {
        strokes.append([path])
      }
      end = max(end, path.end)
    }
    return strokes
  }

  /// The largest number of fingers in a stroke.
  var most: Int { strokes.map(\.count).max() ?? 0 }

  /// The frames of these fingers.
  var frames: [InputFrame] {
    var changes: [(time: Timestamp, contact: Contact)] = []
    for (index, path) in strokes.joined().enumerated() {
      var last: Timestamp?
      for point in path.points {
        var time = Timestamp(seconds: point.time)
        // A finger changes only once at a time.
        if let last, time <= last { time = last.advanced(by: 1e-6) }
        last = time
        changes.append((time, placed(point.contact, index + 1, at: time)))
      }
    }
    changes.sort { $0.time < $1.time }
    var frames: [InputFrame] = []
    for change in changes {
      if frames.last?.time != change.time { frames.append(InputFrame(time: change.time)) }
      frames[frames.count - 1].contacts.append(change.contact)
    }
    frames += others
    // `sorted` is stable, so fingers precede other input of the same time.
    return frames.sorted { $0.time < $1.time }
  }

  private func placed(_ contact: Contact, _ id: Int, at time: Timestamp) -> Contact {
    var contact = contact
    let shift = time.seconds(since: contact.sample.time)
    contact.id = id
    contact.sample.time = time
    for index in contact.earlierSamples.indices {
      contact.earlierSamples[index].time = contact.earlierSamples[index].time.advanced(by: shift)
    }
    return contact
  }
}
