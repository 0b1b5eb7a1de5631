import Foundation

/// How long input took from the kernel's time stamp until everything it causes had been done.
struct LatencyCount {
  /// Longer sessions are shown by their beginning, so that memory does not grow with them.
  private static let most = 1_000_000
  private var values: [TimeInterval] = []

  mutating func note(_ seconds: TimeInterval) {
    if values.count < Self.most { values.append(max(seconds, 0)) }
  }

  /// One line, in milliseconds.
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
