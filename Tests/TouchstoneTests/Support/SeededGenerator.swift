/// Random numbers that are the same in every run: a counter, scrambled by multiplication and shifts.
struct SeededGenerator: RandomNumberGenerator {
  private var counter: UInt64

  init(seed: Int) { counter = UInt64(bitPattern: Int64(seed)) }

  mutating func next() -> UInt64 {
    counter &+= 0x9E37_79B9_7F4A_7C15
    var word = counter
    for shift: UInt64 in [32, 29] {
      word ^= word >> shift
      word &*= 0xD6E8_FEB8_6659_FD93
    }
    return word ^ (word >> 32)
  }

  /// Whether something that happens once in `count` times happens now.
  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}
