import Foundation

/// One thing that could be otherwise, in a scene or in what fingers do, and the values to try for it.
struct Knob<Subject> {
  /// Which values may be tried, from the one that it has.
  enum Trials: Equatable {
    /// These and no others, nearest first.
    case values([Double])
    /// Any number from now on up, or down, to a limit.
    case toward(Double)
  }

  var kind: Wish.Kind
  var now: Double
  var trials: Trials
  /// What a value of it means, as an instruction to a person.
  var words: (Double) -> String
  /// The subject with that value; `nil` if it cannot have it.
  var turned: (Subject, Double) -> Subject?

  /// How far a value is from the present one, so that changes of different things can be compared.
  func cost(of value: Double) -> Double {
    switch trials {
    case .values(let values): 0.5 + 0.1 * Double(values.firstIndex(of: value) ?? values.count)
    case .toward: now > 0 && value > 0 ? abs(log(value / now)) : 0.5
    }
  }
}

/// Looks for the value nearest to the present one with which something holds.
///
/// It is taken to hold from some value on. A ladder finds where it begins, halving makes that finer, and
/// the value is rounded to what a person would write if it still holds then.
struct NearestValue {
  /// The first step is a twentieth; each is half as large again.
  private static let firstStep = 0.05
  private static let growth = 1.5
  private static let halvings = 6

  static func find(
    from now: Double, toward limit: Double, _ holds: (Double) -> Bool
  ) -> Double? {
    let way = limit - now
    guard way != 0, way.isFinite else { return nil }
    var failed = now
    // From 0 no factor leads anywhere: a hundredth of the way is the first step.
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
      // Rounding must not lead past what was found to be nearly enough.
      if abs(round - held) <= abs(held) * 0.05, holds(round) { return round }
    }
    return held
  }

  /// The next number with so many digits, away from zero or towards it.
  private static func rounded(_ value: Double, up: Bool, digits: Int) -> Double {
    guard value != 0 else { return 0 }
    let unit = pow(10, (log10(abs(value))).rounded(.down) - Double(digits - 1))
    return (value / unit).rounded(up ? .up : .down) * unit
  }
}
