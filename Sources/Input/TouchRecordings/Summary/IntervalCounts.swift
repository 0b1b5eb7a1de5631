import Foundation

/// A histogram of the times between frames in tenths of milliseconds, so that the memory is constant.
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

  /// The interval in seconds that `share` of all intervals do not exceed; `nil` if there are none. The last bin contains all
  /// longer ones.
  package func quantile(_ share: Double) -> TimeInterval? {
    guard count > 0 else { return nil }
    var passed = 0
    for (bin, number) in counts.enumerated() {
      passed += number
      if Double(passed) >= share * Double(count) { return (Double(bin) + 0.5) * Self.step }
    }
    return nil
  }

  /// Frames per second while fingers move; `nil` if there are no intervals.
  package var rate: Double? {
    quantile(0.5).map { 1 / $0 }
  }
}
