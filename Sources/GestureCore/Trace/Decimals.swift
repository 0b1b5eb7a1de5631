/// A number as C's `%.3f` writes it, without Foundation: all of its digits are worked out, so that it
/// is rounded by what it is and not by what is left of it after a multiplication.
struct Decimals {
  /// Nine digits each, the most significant first.
  private var limbs: [UInt64]
  /// How many limbs stand before the point.
  private var whole: Int

  private static let base: UInt64 = 1_000_000_000
  private static let digitsOfLimb = 9
  /// The base can be divided by two that often, so that a division by this power leaves one limb more.
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

  /// The number with so many decimals; the nearest, and of two the even one.
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
      var place = end - 1
      while digits[place] == 9 {
        digits[place] = 0
        place -= 1
      }
      digits[place] += 1
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

  /// A number with so many decimals.
  static func spell(_ value: Double, _ decimals: Int) -> String {
    guard value.isFinite else { return "\(value)" }
    return (value.sign == .minus ? "-" : "") + Decimals(value).spelled(decimals)
  }
}
