import GestureCore

/// Converts the numbers and times of day in a log to times.
///
/// A number without a unit has the unit in which two times of a log are neither microseconds nor minutes apart. The beginning
/// of the log decides (`learn(from:)`).
struct GuessedClock: Sendable {
  private var days = WrappingClock(period: LogTime.day)
  /// The last number, with its unit.
  private var last: (number: Double, unit: Double?)?
  /// The shortest difference of two numbers without units.
  private var shortestStep: Double?
  /// Whether numbers with units increase.
  private var increases = false
  /// Nanoseconds per unit of a number without one.
  private var guess: Double?

  /// Whether the log has numbers, so that its times of day are not needed.
  var hasNumbers: Bool { guess != nil || increases }

  /// Adopts the results of examining the beginning.
  mutating func learn(from scout: Self) {
    increases = scout.increases
    guess = scout.shortestStep.map { $0 < 0.5 ? 1e9 : $0 < 4e3 ? 1e6 : $0 < 4e6 ? 1e3 : 1 }
  }

  /// The time of a number; `nil` if it is too large.
  /// - Parameter unit: nanoseconds per unit; `nil` if the log does not state it.
  mutating func time(_ number: Double, unit: Double?) -> Timestamp? {
    if let last, last.unit == unit, number > last.number {
      if unit == nil {
        shortestStep = min(shortestStep ?? .infinity, number - last.number)
      } else {
        increases = true
      }
    }
    last = (number, unit)
    // While the beginning is examined, only the existence of times matters.
    let nanoseconds = Int64(exactly: (number * (unit ?? guess ?? 1e6)).rounded())
    return nanoseconds.map { Timestamp(nanoseconds: $0) }
  }

  /// The time since the log's first day began.
  mutating func time(ofDay nanoseconds: Int64) -> Timestamp { days.unwrap(nanoseconds) }
}
