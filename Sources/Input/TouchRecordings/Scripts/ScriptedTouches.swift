import Foundation
import GestureCore

/// Executes a script's gestures in sequence.
struct ScriptedTouches: Sendable {
  /// The report interval of most screens, in seconds.
  static let step = 0.016
  /// The time to send the next command, in seconds; two events at the same time would not be a tap.
  private static let least = 0.001
  private static let mostSteps = 512
  private static let longest = 36_000.0

  /// The path of one finger.
  struct Way: Sendable {
    var from: CGPoint
    var to: CGPoint

    init(_ from: CGPoint, _ to: CGPoint) { (self.from, self.to) = (from, to) }
    init(at place: CGPoint) { self.init(place, place) }
  }

  /// Seconds since the beginning.
  private(set) var now = 0.0

  mutating func wait(_ seconds: Double) {
    guard seconds.isFinite else { return }
    now = min(now + max(0, seconds), Self.longest)
  }

  /// Moves fingers along straight lines, from their landing to their lift, at the same time.
  mutating func perform(
    _ ways: [Way], for seconds: Double, steps: Int? = nil, into ledger: inout ContactLedger
  ) {
    let duration = max(Self.least, min(seconds.isFinite ? seconds : 0, 60))
    let rests = ways.allSatisfy { $0.from == $0.to }
    let count = rests ? 0 : steps ?? Int(bounding: (duration / Self.step).rounded(.up))
    let moves = min(max(count, rests ? 0 : 1), Self.mostSteps)
    ledger.at(Timestamp(seconds: now))
    for (key, way) in ways.enumerated() { ledger.begin(Int64(key), reading(way, 0)) }
    for move in 1..<(moves + 1) {
      let part = Double(move) / Double(moves)
      ledger.at(Timestamp(seconds: now + duration * part))
      for (key, way) in ways.enumerated() { ledger.move(Int64(key), reading(way, part)) }
    }
    // A lift at the time of the last movement would hide that movement.
    wait(duration + (rests ? 0 : Self.least))
    ledger.at(Timestamp(seconds: now))
    for (key, way) in ways.enumerated() { ledger.end(Int64(key), reading(way, 1)) }
    ledger.commit()
    wait(Self.least)
  }

  private func reading(_ way: Way, _ part: Double) -> ContactReading {
    ContactReading(
      x: way.from.x + (way.to.x - way.from.x) * part, y: way.from.y + (way.to.y - way.from.y) * part
    )
  }
}
