/// The answers about pairs of members: whether the first prevents the second.
///
/// It is a hash table: its size follows the number of answers, and not the members' numbers. A dictionary needs 2.4 times
/// the instructions, which is 10 % of a drag over a hundred pans that go together.
public struct PairAnswers: Sendable {
  private enum Answer: UInt64 {
    case removed, no, yes
  }

  // Open addressing: a slot holds a pair and its answer; 0 is an empty slot.
  private var slots: [UInt64] = []
  /// The indices of used slots, so that removing costs no more than adding did.
  private var used: [Int] = []

  public init() {}

  var isEmpty: Bool { used.isEmpty }

  public subscript(first: Member, second: Member) -> Bool? {
    guard !used.isEmpty else { return nil }
    switch slots[index(of: Self.pair(first, second))] & 3 {
    case Answer.yes.rawValue: return true
    case Answer.no.rawValue: return false
    default: return nil
    }
  }

  public mutating func add(_ answer: Bool, of first: Member, and second: Member) {
    if slots.count < 2 * (used.count + 1) { grow() }
    let pair = Self.pair(first, second)
    let index = index(of: pair)
    if slots[index] == 0 { used.append(index) }
    slots[index] = pair | (answer ? Answer.yes : .no).rawValue
  }

  public mutating func removeAll() {
    for index in used { slots[index] = 0 }
    while !used.isEmpty { used.removeLast() }
  }

  /// Removes the answers about a member, before its number goes to another one.
  public mutating func remove(_ member: Member) {
    for index in used {
      let pair = slots[index] & ~3
      if Self.first(of: pair) == member.number || Self.second(of: pair) == member.number {
        slots[index] = pair | Answer.removed.rawValue
      }
    }
  }

  /// Both numbers, above the bits of the answer; never 0.
  private static func pair(_ first: Member, _ second: Member) -> UInt64 {
    UInt64(first.number + 1) << 33 | UInt64(second.number) << 2
  }

  private static func first(of pair: UInt64) -> Int { Int(pair >> 33) - 1 }

  private static func second(of pair: UInt64) -> Int { Int(pair >> 2 & 0x7FFF_FFFF) }

  /// The index of a pair's slot, or of the empty slot where it belongs.
  private func index(of pair: UInt64) -> Int {
    // Multiplying by a large odd number spreads consecutive numbers.
    let spread = (pair >> 2) &* 0x9E37_79B9_7F4A_7C15
    var index = Int(spread >> 32) & (slots.count - 1)
    while slots[index] != 0, slots[index] & ~3 != pair { index = (index + 1) & (slots.count - 1) }
    return index
  }

  private mutating func grow() {
    let known = used.map { slots[$0] }
    slots = Array(repeating: 0, count: max(16, 2 * slots.count))
    used = known.map { slot in
      let index = index(of: slot & ~3)
      slots[index] = slot
      return index
    }
  }
}
