/// A measured distribution: its 5th, 25th, 50th, 75th and 95th percentiles.
public struct Quantiles: Sendable, Hashable {
  /// The values in ascending order.
  public var values: [Double]

  /// Creates a distribution from five percentiles in ascending order.
  public init(_ p5: Double, _ p25: Double, _ p50: Double, _ p75: Double, _ p95: Double) {
    values = [p5, p25, p50, p75, p95]
  }

  /// A constant.
  public init(always value: Double) { self.init(value, value, value, value, value) }

  /// The median.
  public var median: Double { values[2] }

  /// The value at a fraction of the distribution, by linear interpolation. Values outside the outer percentiles never occur,
  /// because they were measured too rarely to be reliable.
  public func value(at part: Double) -> Double {
    guard part > 0.05 else { return values[0] }
    guard part <= 0.95 else { return values[4] }
    let (next, start, end) =
      switch part {
      case ...0.25: (1, 0.05, 0.25)
      case ...0.5: (2, 0.25, 0.5)
      case ...0.75: (3, 0.5, 0.75)
      default: (4, 0.75, 0.95)
      }
    let inside = (part - start) / (end - start)
    return values[next - 1] + (values[next] - values[next - 1]) * inside
  }

  func draw(_ random: inout SplitMix64) -> Double { value(at: random.part()) }
}
