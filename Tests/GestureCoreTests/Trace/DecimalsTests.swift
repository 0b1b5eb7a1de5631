import Foundation
import Testing

@testable import GestureCore

@Suite("Numbers with decimals")
struct DecimalsTests {
  @Test(
    "a number is spelled as C's library spells it",
    arguments: [0, 1, 3, 9, 17])
  func asInC(decimals: Int) {
    var dice = Dice(seed: UInt64(decimals))
    var values: [Double] = [
      0, -0.0, 0.5, 1.5, 2.5, 0.0005, 0.0015, 2.0005, 0.9995, 0.99951,
      9.9999999999, 999_999.9995, 1e-9, 123_456_789.125, -0.0004, -1.0005, 1e15, 1e22, 1e300,
      .leastNonzeroMagnitude, .pi,
      .greatestFiniteMagnitude, 0.1 + 0.2, 4_503_599_627_370_495.5,
    ]
    for _ in 0..<200 {
      let bits = UInt64(dice.roll(1 << 31)) << 33 | UInt64(dice.roll(1 << 31))
      values.append(Double(bitPattern: bits))
      values.append(Double(dice.roll(1 << 30) - 1 << 29) / 10_000)
    }
    for value in values where value.isFinite {
      #expect(Decimals.spell(value, decimals) == String(format: "%.\(decimals)f", value))
    }
  }

  @Test("what is no number keeps its name")
  func noNumber() {
    #expect([.nan, .infinity, -.infinity].map { Decimals.spell($0, 3) } == ["nan", "inf", "-inf"])
  }
}
