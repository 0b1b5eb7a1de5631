import Foundation

/// The time from the kernel's time stamp of input until everything it causes is done.
struct LatencyCount {
  /// The most values stored, so that memory is limited: later ones are dropped.
  private static let most = 1_000_000
  private var values: [TimeInterval] = []

  mutating func note(_ seconds: TimeInterval) {
    if values.count < Self.most { values.append(max(seconds, 0)) }
  }

  /// A summary line in milliseconds.
  var line: String {
    guard !values.isEmpty else { return "latency: no frame came" }
    let sorted = values.sorted()
    func spelled(_ part: Double) -> String {
      let value = sorted[min(Int(bounding: Double(sorted.count) * part), sorted.count - 1)]
      return String(format: "%.3f", value * 1000)
    }
    return "latency of \(sorted.count) frames: median \(spelled(0.5)) ms, "
      + "99 of 100 within \(spelled(0.99)) ms, longest \(spelled(1)) ms"
  }
}
