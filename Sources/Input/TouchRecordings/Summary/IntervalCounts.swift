import Foundation

/// Times between frames, counted in tenths of milliseconds, so that any number of them takes the same
/// room.
package struct IntervalCounts: Sendable, Hashable {
  private static let step = 0.0001
  private static let bins = 1000

  private var counts = [Int](repeating: 0, count: bins)
  package private(set) var count = 0

  mutating func add(_ interval: TimeInterval) {
    let bin = Int(bounding: min(max(interval / Self.step, 0), Double(Self.bins - 1)).rounded(.down))
    counts[bin] += 1
    count += 1
  }

  /// The interval that the given share of all stay below, in seconds; `nil` without any. The last bin
  /// holds all longer ones.
  package func quantile(_ share: Double) -> TimeInterval? {
    guard count > 0 else { return nil }
    var passed = 0
    for (bin, number) in counts.enumerated() {
      passed += number
      if Double(passed) >= share * Double(count) { return (Double(bin) + 0.5) * Self.step }
    }
    return nil
  }

  /// Frames a second while fingers move.
  package var rate: Double? {
    quantile(0.5).map { 1 / $0 }
  }
}
