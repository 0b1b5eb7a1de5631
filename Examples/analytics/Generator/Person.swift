import Foundation
import TouchstoneTesting

/// Who holds the device: how near to the middle of what is aimed at, and how long a long press is.
///
/// These numbers are what the analysis is to find again. They are of this example, and nobody's.
struct Person {
  /// The deviation of a tap from the middle of its target along each axis, in points.
  var scatter: Double
  /// How long a press is held that is meant to be long, and its deviation, in seconds.
  var press: (mean: Double, deviation: Double)

  static let sitting = Person(scatter: 6, press: (0.66, 0.1))
  static let walking = Person(scatter: 11, press: (0.62, 0.12))

  func aim(at target: CGPoint, _ numbers: inout SplitMix64) -> CGPoint {
    CGPoint(x: target.x + scatter * bell(&numbers), y: target.y + scatter * bell(&numbers))
  }

  func patience(_ numbers: inout SplitMix64) -> TimeInterval {
    max(0.4, press.mean + press.deviation * bell(&numbers))
  }

  /// A number around 0 with deviation 1: the sum of twelve, less six.
  private func bell(_ numbers: inout SplitMix64) -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + numbers.part() }
  }
}
