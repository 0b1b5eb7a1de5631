import Foundation

/// The digest by which a content policy names a script (FIPS 180-4).
package enum SHA256 {
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    var state = initial
    var padded = bytes + [0x80]
    padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64)
    let bits = UInt64(bytes.count) * 8
    padded += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    for start in stride(from: 0, to: padded.count, by: 64) {
      mix(padded[start..<start + 64], into: &state)
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }

  /// As policies spell it.
  package static func source(of text: String) -> String {
    "'sha256-\(Data(digest(of: Array(text.utf8))).base64EncodedString())'"
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[place + $1]) }
    }
    for place in 16..<64 {
      let (early, late) = (words[place - 15], words[place - 2])
      let one = turn(early, 7) ^ turn(early, 18) ^ early >> 3
      let two = turn(late, 17) ^ turn(late, 19) ^ late >> 10
      words.append(words[place - 16] &+ one &+ words[place - 7] &+ two)
    }
    var now = state
    for place in 0..<64 {
      let rise = turn(now[4], 6) ^ turn(now[4], 11) ^ turn(now[4], 25)
      let choice = now[4] & now[5] ^ ~now[4] & now[6]
      let first = now[7] &+ rise &+ choice &+ constants[place] &+ words[place]
      let fall = turn(now[0], 2) ^ turn(now[0], 13) ^ turn(now[0], 22)
      let majority = now[0] & now[1] ^ now[0] & now[2] ^ now[1] & now[2]
      now.removeLast()
      now.insert(first &+ fall &+ majority, at: 0)
      now[4] = now[4] &+ first
    }
    for place in state.indices { state[place] = state[place] &+ now[place] }
  }

  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first fractional bits of the square roots of the first eight primes, and of the cube roots of the
  /// first sixty-four.
  private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  private static let constants = primes.map { fraction(root(Double($0))) }

  private static let primes = (2...311).filter { number in
    !(2..<number).contains { number.isMultiple(of: $0) }
  }

  /// The cube root to the last bit that counts: the system's may be off in that one.
  private static func root(_ number: Double) -> Double { cbrt(number) }

  private static func fraction(_ number: Double) -> UInt32 {
    UInt32(exactly: ((number - number.rounded(.down)) * 4_294_967_296).rounded(.down)) ?? 0
  }
}
