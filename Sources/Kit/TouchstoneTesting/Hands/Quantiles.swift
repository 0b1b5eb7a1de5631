/// How something varies from one time to the next, as what was measured says: the values below which 5,
/// 25, 50, 75 and 95 of a hundred lie.
public struct Quantiles: Sendable, Hashable {
  /// The values, from the smallest to the greatest.
  public var values: [Double]

  /// Five values, from the least on.
  public init(_ p5: Double, _ p25: Double, _ p50: Double, _ p75: Double, _ p95: Double) {
    values = [p5, p25, p50, p75, p95]
  }

  /// Always the same.
  public init(always value: Double) { self.init(value, value, value, value, value) }

  /// The value that half of all are below.
  public var median: Double { values[2] }

  /// The value below which that part of all lies, straight between the known ones. Nothing is ever
  /// beyond the outer ones: what is rarer than that was measured too seldom to be believed.
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
