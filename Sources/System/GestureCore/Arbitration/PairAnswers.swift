/// The answers about pairs of members: whether the first prevents the second.
public struct PairAnswers: Sendable {
  /// By both numbers, the first above the second.
  private var answers: [UInt64: Bool] = [:]

  public init() {}

  var isEmpty: Bool { answers.isEmpty }

  public subscript(first: Member, second: Member) -> Bool? {
    answers.isEmpty ? nil : answers[Self.pair(first, second)]
  }

  public mutating func add(_ answer: Bool, of first: Member, and second: Member) {
    answers[Self.pair(first, second)] = answer
  }

  public mutating func removeAll() { answers.removeAll(keepingCapacity: true) }

  /// Removes the answers about a member, before its number goes to another one.
  public mutating func remove(_ member: Member) {
    if answers.isEmpty { return }
    answers = answers.filter {
      $0.key >> 32 != member.number && $0.key & 0xFFFF_FFFF != member.number
    }
  }

  private static func pair(_ first: Member, _ second: Member) -> UInt64 {
    UInt64(first.number) << 32 | UInt64(second.number)
  }
}
