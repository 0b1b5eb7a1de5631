import Foundation
import GestureCore
import JSONText

/// Parses times in JSON logs.
enum JSONTime {
  /// Milliseconds, as used by pages and window systems.
  static func milliseconds(_ value: JSONValue?) -> Timestamp? {
    time(value, unit: 1_000_000)
  }

  /// Seconds.
  static func seconds(_ value: JSONValue?) -> Timestamp? {
    time(value, unit: 1_000_000_000)
  }

  static func microseconds(_ value: JSONValue?) -> Timestamp? {
    time(value, unit: 1000)
  }

  static func nanoseconds(_ value: JSONValue?) -> Timestamp? {
    time(value, unit: 1)
  }

  /// A time since 1970 in any unit: units differ by a factor of a thousand, so they cannot be confused within a thousand years.
  static func epoch(_ value: JSONValue?) -> Timestamp? {
    guard let number = value?.double else { return nil }
    switch number {
    case ..<1e11: return seconds(value)
    case ..<1e14: return milliseconds(value)
    case ..<1e17: return microseconds(value)
    default: return nanoseconds(value)
    }
  }

  /// Keeps integers exact.
  private static func time(_ value: JSONValue?, unit: Int64) -> Timestamp? {
    guard let value else { return nil }
    if let whole = value.integer {
      let (product, overflow) = whole.multipliedReportingOverflow(by: unit)
      return overflow || product.magnitude > 1 << 62 ? nil : Timestamp(nanoseconds: product)
    }
    guard let number = value.double, abs(number * Double(unit)) < 4e18 else { return nil }
    let whole = number.rounded(.towardZero)
    var rest = ((number - whole) * Double(unit)).rounded()
    // In numbers as large as seconds since 1970, digits below microseconds are noise.
    if number.ulp * Double(unit) > 1 { rest = (rest / 1000).rounded() * 1000 }
    return Timestamp(nanoseconds: Int64(bounding: whole) * unit + Int64(bounding: rest))
  }
}
