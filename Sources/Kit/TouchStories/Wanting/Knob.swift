import Foundation

/// A property of a scene or of fingers that can be changed, with the values to try.
struct Knob<Subject> {
  /// The values to try, starting from the present one.
  enum Trials: Equatable {
    /// Only these values, nearest first.
    case values([Double])
    /// Any number from the present value to a limit.
    case toward(Double)
  }

  var kind: Wish.Kind
  var now: Double
  var trials: Trials
  /// The instruction for a value.
  var words: (Double) -> String
  /// The subject with that value; `nil` if it is not possible.
  var turned: (Subject, Double) -> Subject?

  /// The distance of a value from the present one, comparable between different changes.
  func cost(of value: Double) -> Double {
    switch trials {
    case .values(let values): 0.5 + 0.1 * Double(values.firstIndex(of: value) ?? values.count)
    case .toward: now > 0 && value > 0 ? abs(log(value / now)) : 0.5
    }
  }
}

/// Searches for the value nearest to the present one that satisfies a condition.
///
/// Assumes that the condition holds from some value on. Increasing steps find this value approximately, bisection refines it,
/// and it is rounded to a simple number if the condition still holds.
struct NearestValue {
  /// The first step is a twentieth; each following one is half as large again.
  private static let firstStep = 0.05
  private static let growth = 1.5
  private static let halvings = 6

  static func find(
    from now: Double, toward limit: Double, _ holds: (Double) -> Bool
  ) -> Double? {
    let way = limit - now
    guard way != 0, way.isFinite else { return nil }
    var failed = now
    // At 0 a relative step would be 0, so the first step is a hundredth of the range.
    var step = max(abs(now) * firstStep, abs(way) * 0.01)
    while true {
      let next = abs(failed - now) + step >= abs(way) ? limit : failed + (way > 0 ? step : -step)
      if holds(next) { return refine(failed, next, holds) }
      if next == limit { return nil }
      failed = next
      step *= growth
    }
  }

  private static func refine(
    _ failed: Double, _ held: Double, _ holds: (Double) -> Bool
  ) -> Double {
    var (failed, held) = (failed, held)
    for _ in 0..<halvings {
      let middle = (failed + held) / 2
      if holds(middle) { held = middle } else { failed = middle }
    }
    for digits in 1...3 {
      let round = rounded(held, up: held > failed, digits: digits)
      // Rounding must not change the value by more than 5 %.
      if abs(round - held) <= abs(held) * 0.05, holds(round) { return round }
    }
    return held
  }

  /// The next number with that many significant digits, away from zero or towards it.
  private static func rounded(_ value: Double, up: Bool, digits: Int) -> Double {
    guard value != 0 else { return 0 }
    let unit = pow(10, (log10(abs(value))).rounded(.down) - Double(digits - 1))
    return (value / unit).rounded(up ? .up : .down) * unit
  }
}
