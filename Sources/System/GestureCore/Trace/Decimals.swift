/// Formats a number as C's `%.3f` does, without Foundation. All decimal digits are computed exactly, so
/// that the exact value is rounded and not an inexact product.
struct Decimals {
  /// Nine digits each, the most significant first.
  private var limbs: [UInt64]
  /// The number of limbs before the decimal point.
  private var whole: Int

  private static let base: UInt64 = 1_000_000_000
  private static let digitsOfLimb = 9
  /// The base is divisible by 2 to this power, so a division by it adds at most one limb.
  private static let shift = 9

  /// The digits of a finite number, without its sign.
  private init(_ value: Double) {
    let significand = Double(sign: .plus, exponent: 52, significand: value.significand)
    let digits = UInt64(exactly: significand.magnitude) ?? 0
    limbs = [digits / Self.base, digits % Self.base]
    whole = 2
    guard digits > 0 else { return }
    var power = Int(value.exponent) - 52
    while power > 0 {
      let step = min(power, Self.shift)
      multiply(by: 1 << UInt64(step))
      power -= step
    }
    while power < 0 {
      let step = min(-power, Self.shift)
      divide(by: 1 << UInt64(step))
      power += step
    }
  }

  private mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices.reversed() {
      let product = limbs[index] * factor + carry
      limbs[index] = product % Self.base
      carry = product / Self.base
    }
    guard carry > 0 else { return }
    limbs.insert(carry, at: 0)
    whole += 1
  }

  private mutating func divide(by divisor: UInt64) {
    var rest: UInt64 = 0
    for index in limbs.indices {
      let value = rest * Self.base + limbs[index]
      limbs[index] = value / divisor
      rest = value % divisor
    }
    if rest > 0 { limbs.append(rest * Self.base / divisor) }
  }

  /// The number with `decimals` decimals, rounded to nearest, ties to even.
  private func spelled(_ decimals: Int) -> String {
    var digits: [UInt8] = [0]
    for limb in limbs {
      var power = Self.base / 10
      while power > 0 {
        digits.append(UInt8(limb / power % 10))
        power /= 10
      }
    }
    let point = 1 + whole * Self.digitsOfLimb
    let end = point + decimals
    while digits.count < end { digits.append(0) }
    if Self.isRoundedUp(digits, at: end) {
      var index = end - 1
      while digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      digits[index] += 1
    }
    let first = digits[..<(point - 1)].firstIndex { $0 > 0 } ?? point - 1
    var text = ""
    for index in first..<end {
      if index == point { text += "." }
      text += "\(digits[index])"
    }
    return text
  }

  private static func isRoundedUp(_ digits: [UInt8], at end: Int) -> Bool {
    guard end < digits.count, digits[end] >= 5 else { return false }
    let isMore = digits[end] > 5 || digits[(end + 1)...].contains { $0 > 0 }
    return isMore || digits[end - 1] % 2 == 1
  }

  /// A number with `decimals` decimals; infinity and NaN as Swift prints them.
  static func spell(_ value: Double, _ decimals: Int) -> String {
    guard value.isFinite else { return "\(value)" }
    return (value.sign == .minus ? "-" : "") + Decimals(value).spelled(decimals)
  }
}
