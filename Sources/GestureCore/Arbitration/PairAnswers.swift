/// What was answered about pairs of members: whether the first prevents the second.
///
/// It takes as much room as there are answers, however large the members' numbers are. Where two of a
/// hundred are compared with all others, finding answers is far the most of the work.
public struct PairAnswers: Sendable {
  private enum Answer: UInt64 {
    case forgotten, no, yes
  }

  // An open table: each slot holds the pair and its answer, and 0 is an empty one. A pair is looked
  // for from the place that its numbers give.
  private var slots: [UInt64] = []
  /// The slots that are taken, so that forgetting costs no more than learning did.
  private var taken: [Int] = []

  public init() {}

  public subscript(first: Member, second: Member) -> Bool? {
    guard !taken.isEmpty else { return nil }
    switch slots[place(of: Self.pair(first, second))] & 3 {
    case Answer.yes.rawValue: return true
    case Answer.no.rawValue: return false
    default: return nil
    }
  }

  public mutating func note(_ answer: Bool, of first: Member, and second: Member) {
    if slots.count < 2 * (taken.count + 1) { grow() }
    let pair = Self.pair(first, second)
    let place = place(of: pair)
    if slots[place] == 0 { taken.append(place) }
    slots[place] = pair | (answer ? Answer.yes : .no).rawValue
  }

  public mutating func forgetAll() {
    if taken.isEmpty { return }
    for place in taken { slots[place] = 0 }
    while !taken.isEmpty { taken.removeLast() }
  }

  /// Forgets what concerns a member: the next to come under its number is another.
  public mutating func forget(_ member: Member) {
    for place in taken {
      let pair = slots[place] & ~3
      if Self.first(of: pair) == member.number || Self.second(of: pair) == member.number {
        slots[place] = pair | Answer.forgotten.rawValue
      }
    }
  }

  /// Both numbers, above the place for the answer; never 0.
  private static func pair(_ first: Member, _ second: Member) -> UInt64 {
    UInt64(first.number + 1) << 33 | UInt64(second.number) << 2
  }

  private static func first(of pair: UInt64) -> Int { Int(pair >> 33) - 1 }

  private static func second(of pair: UInt64) -> Int { Int(pair >> 2 & 0x7FFF_FFFF) }

  /// Where a pair is, or belongs.
  private func place(of pair: UInt64) -> Int {
    // Multiplying by an odd number without a pattern spreads numbers that follow each other.
    let spread = (pair >> 2) &* 0x9E37_79B9_7F4A_7C15
    var place = Int(spread >> 32) & (slots.count - 1)
    while slots[place] != 0, slots[place] & ~3 != pair { place = (place + 1) & (slots.count - 1) }
    return place
  }

  private mutating func grow() {
    let known = taken.map { slots[$0] }
    slots = Array(repeating: 0, count: max(16, 2 * slots.count))
    taken = known.map { slot in
      let place = place(of: slot & ~3)
      slots[place] = slot
      return place
    }
  }
}
