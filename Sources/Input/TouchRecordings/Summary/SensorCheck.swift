import EvdevInput
import Foundation
import GestureCore

/// Searches a recording for sensor problems, frame by frame in constant memory.
///
/// The limits are far from what fingers do, so that findings are significant.
package struct SensorCheck: Sendable {
  enum Limit {
    /// The lowest report rate that suffices for scrolling, in reports per second.
    static let slowRate = 50.0
    /// The largest excess of the 95th percentile of intervals over the median, relative to the median.
    static let jitter = 1.0
    /// With fewer intervals, their spread is not judged.
    static let leastIntervals = 40
    /// The longest rest of a finger (s).
    static let longestRest = 30.0
    /// The largest widths of a fingertip and of a thumb (mm).
    static let fingertip = 15.0
    static let palm = 25.0
    /// A touch that is shorter (s) and at most this distance from an edge (mm) is a ghost.
    static let ghost = 0.015
    static let edge = 3.0
    static let leastGhosts = 3
    /// The number of readings, and the covered share of an axis, that are sufficient to judge its edges; and the distance to
    /// which fingers approach an edge (mm).
    static let leastReadings = 500
    static let coverage = 0.6
    static let reachable = 4.0
    /// The limits of the median pressure, as shares of the range.
    static let lightest = 0.1
    static let heaviest = 0.9
    /// The largest distance from the other contact's location after a swap, and the smallest step (points).
    static let swapped = 12.0
    static let swapWay = 60.0
  }

  private struct Life: Sendable {
    var began: Timestamp
    var moved: Timestamp
    var start: CGPoint
    var last: CGPoint
    var largest = 0.0
  }

  let header: RecordingHeader
  let millimetre: CGFloat
  private var down: [Int: Life] = [:]
  private(set) var readings = 0
  private(set) var lowest = CGPoint(x: CGFloat.infinity, y: .infinity)
  private(set) var highest = CGPoint(x: -CGFloat.infinity, y: -.infinity)
  private(set) var palms: (count: Int, first: Timestamp, largest: Double) = (0, .zero, 0)
  private(set) var thumbs: (count: Int, first: Timestamp, largest: Double) = (0, .zero, 0)
  private(set) var ghosts: (count: Int, first: Timestamp) = (0, .zero)
  private(set) var swaps: (count: Int, first: Timestamp) = (0, .zero)
  private(set) var stuck: (time: Timestamp, place: CGPoint, rest: Double)?
  /// Histogram of pressures in hundredths of the range.
  private(set) var pressures = [Int](repeating: 0, count: 101)
  private var now = Timestamp.zero

  /// The widths from which a contact is a palm or a thumb (mm), from the device's quirks or else from human hands.
  let palm: Double
  let fingertip: Double

  init(_ header: RecordingHeader, pointsPerInch: Double = PanelMapping.standardPointsPerInch) {
    self.header = header
    millimetre = pointsPerInch / 25.4
    let units = Self.unitsOfSize(header.device)
    func millimetres(_ limit: Int32?) -> Double? {
      limit.flatMap { units > 0 ? Double($0) / units : nil }
    }
    palm = millimetres(header.device?.limits.palmSize) ?? Limit.palm
    fingertip = millimetres(header.device?.limits.thumbSize) ?? min(Limit.fingertip, palm)
  }

  mutating func take(_ frame: InputFrame) {
    now = frame.time
    noteSwap(frame)
    for contact in frame.contacts { take(contact, at: frame.time) }
    if frame.isInterruption { down = [:] }
  }

  // MARK: - Watching

  private mutating func take(_ contact: Contact, at time: Timestamp) {
    let place = contact.sample.location
    readings += 1
    lowest = CGPoint(x: min(lowest.x, place.x), y: min(lowest.y, place.y))
    highest = CGPoint(x: max(highest.x, place.x), y: max(highest.y, place.y))
    let most = contact.sample.maximumPossibleForce
    if most > 0, contact.phase == .moved, contact.kind != .pencil {
      let share = min(max(contact.sample.force / most, 0), 1)
      pressures[Int(bounding: (share * 100).rounded())] += 1
    }
    if contact.phase == .began {
      down[contact.id] = Life(began: time, moved: time, start: place, last: place)
    }
    // Found once and changed in place.
    guard let known = down.index(forKey: contact.id) else { return }
    if place != down.values[known].last { down.values[known].moved = time }
    down.values[known].last = place
    down.values[known].largest = max(
      down.values[known].largest, contact.sample.majorRadius * 2 / millimetre)
    if contact.phase == .ended || contact.phase == .cancelled {
      finish(down.remove(at: known).value, contact.phase, at: time)
    }
  }

  private mutating func finish(_ life: Life, _ phase: Contact.Phase, at time: Timestamp) {
    if life.largest > palm {
      if palms.count == 0 { palms.first = life.began }
      palms = (palms.count + 1, palms.first, max(palms.largest, life.largest))
    } else if life.largest > fingertip {
      if thumbs.count == 0 { thumbs.first = life.began }
      thumbs = (thumbs.count + 1, thumbs.first, max(thumbs.largest, life.largest))
    }
    if phase == .cancelled { noteRest(life, until: time) }
    guard time.seconds(since: life.began) < Limit.ghost, edgeDistance(life.start) < Limit.edge
    else {
      return
    }
    if ghosts.count == 0 { ghosts.first = life.began }
    ghosts.count += 1
  }

  private mutating func noteRest(_ life: Life, until time: Timestamp) {
    let rest = time.seconds(since: life.moved)
    guard rest > Limit.longestRest, rest > stuck?.rest ?? 0 else { return }
    stuck = (life.moved, life.last, rest)
  }

  /// Detects two contacts that have exchanged their locations.
  private mutating func noteSwap(_ frame: InputFrame) {
    guard down.count > 1 else { return }
    let moved = frame.contacts.filter { $0.phase == .moved }
    guard moved.count == 2, let one = down[moved[0].id]?.last, let other = down[moved[1].id]?.last,
      one.distance(to: other) > Limit.swapWay,
      moved[0].sample.location.distance(to: other) < Limit.swapped,
      moved[1].sample.location.distance(to: one) < Limit.swapped
    else { return }
    if swaps.count == 0 { swaps.first = frame.time }
    swaps.count += 1
  }

  /// The distance to the nearest edge in millimetres.
  private func edgeDistance(_ place: CGPoint) -> Double {
    let size = header.sceneSize
    return min(place.x, place.y, size.width - place.x, size.height - place.y) / millimetre
  }
}
