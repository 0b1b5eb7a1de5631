/// Random numbers that are equal for equal seeds in debug and release builds on every machine: it uses only integers,
/// additions, multiplications and square roots, and no functions of a mathematical library.
nonisolated public struct SplitMix64: RandomNumberGenerator, Sendable, Hashable {
  private var state: UInt64

  /// Creates a generator; equal seeds give equal numbers.
  public init(seed: UInt64) { state = seed }

  /// Creates one of several independent generators for a seed.
  public init(seed: UInt64, stream: UInt64) {
    var mixer = SplitMix64(seed: seed)
    state = mixer.next() ^ (stream &* 0x9E37_79B9_7F4A_7C15)
    state = next()
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to below 1.
  public mutating func part() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// An integer in a range.
  public mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(bounding: part() * Double(range.count))
  }

  /// True with a probability in percent.
  public mutating func chance(_ percent: Int) -> Bool { part() * 100 < Double(percent) }

  /// A random element; the array must not be empty.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }

  /// An approximately normal number with mean 0 and standard deviation 1, at most 6: the sum of twelve uniform ones.
  mutating func normal() -> Double {
    // Each word contains four numbers of sixteen bits; half a step is added, so that the mean is 0.
    var sum: UInt64 = 0
    for _ in 0..<3 {
      let word = next()
      sum +=
        (word & 0xFFFF) + (word >> 16 & 0xFFFF) + (word >> 32 & 0xFFFF)
        + (word >> 48)
    }
    return (Double(sum) + 6) / 65536 - 6
  }

  /// A random direction with uniform distribution, as a vector of length 1.
  mutating func direction() -> (dx: Double, dy: Double) {
    while true {
      let (dx, dy) = (part() * 2 - 1, part() * 2 - 1)
      let square = dx * dx + dy * dy
      if square <= 1, square > 0.0001 {
        let length = square.squareRoot()
        return (dx / length, dy / length)
      }
    }
  }
}
