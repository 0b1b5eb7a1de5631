/// Numbers that look random and are the same on every machine and every day.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  /// From zero up to, not including, `sides`.
  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }

  mutating func isOne(in sides: Int) -> Bool { roll(sides) == 0 }
}
