import Foundation

/// Counts how often a finger taps at the same place (REC-12).
///
/// A contact that comes down soon after and near to where another lifted counts one more. A contact
/// that moves too far or stays too long counts zero, and starts no series.
package struct TapCounter: Sendable {
  /// Distances in points, times in seconds.
  package struct Limits: Sendable, Hashable {
    package var interval: TimeInterval
    package var separation: CGFloat
    package var movement: CGFloat
    package var duration: TimeInterval

    package init(
      interval: TimeInterval, separation: CGFloat, movement: CGFloat, duration: TimeInterval
    ) {
      self.interval = interval
      self.separation = separation
      self.movement = movement
      self.duration = duration
    }
  }

  private struct Down {
    var id: Int
    var start: ContactSample
    var count: Int
  }

  private struct Tap {
    var end: ContactSample
    var count: Int
  }

  private var down: [Down] = []
  private var taps: [Tap] = []

  package init() {}

  /// The tap count of a contact that has just come down.
  package mutating func begin(_ contact: Contact, limits: Limits) -> Int {
    let sample = contact.sample
    taps.removeAll { sample.time.seconds(since: $0.end.time) > limits.interval }
    let near = taps.indices.filter {
      taps[$0].end.location.distance(to: sample.location) <= limits.separation
    }
    let nearest = near.min {
      taps[$0].end.location.distance(to: sample.location)
        < taps[$1].end.location.distance(to: sample.location)
    }
    let count = nearest.map { taps.remove(at: $0).count + 1 } ?? 1
    down.append(Down(id: contact.id, start: sample, count: count))
    return count
  }

  /// The tap count of a contact that has moved or lifted.
  package mutating func update(_ contact: Contact, limits: Limits) -> Int {
    guard let index = down.firstIndex(where: { $0.id == contact.id }) else { return 0 }
    let start = down[index].start
    let sample = contact.sample
    if sample.location.distance(to: start.location) > limits.movement
      || sample.time.seconds(since: start.time) > limits.duration
    {
      down[index].count = 0
    }
    let count = down[index].count
    switch contact.phase {
    case .began, .moved: break
    case .ended:
      down.remove(at: index)
      if count > 0 { taps.append(Tap(end: sample, count: count)) }
    case .cancelled: down.remove(at: index)
    }
    return count
  }
}
