/// What was answered about pairs of members: whether the first prevents the second.
///
/// Members have small numbers, so an answer is looked up by place. Where two of a hundred are compared
/// with all others that is far the most of the work.
package struct PairAnswers: Sendable {
  private enum Answer: UInt8 {
    case unknown, no, yes
  }

  private struct Pair {
    var first: Int
    var second: Int
  }

  /// A row for each first member, as long as it had to be.
  private var rows: [[Answer]] = []
  /// What is known, so that forgetting it costs no more than learning it did.
  private var known: [Pair] = []

  package init() {}

  package subscript(first: Member, second: Member) -> Bool? {
    guard first.number < rows.count, second.number < rows[first.number].count else { return nil }
    switch rows[first.number][second.number] {
    case .unknown: return nil
    case .no: return false
    case .yes: return true
    }
  }

  package mutating func note(_ answer: Bool, of first: Member, and second: Member) {
    while rows.count <= first.number { rows.append([]) }
    let missing = second.number + 1 - rows[first.number].count
    if missing > 0 { rows[first.number] += Array(repeating: .unknown, count: missing) }
    if rows[first.number][second.number] == .unknown {
      known.append(Pair(first: first.number, second: second.number))
    }
    rows[first.number][second.number] = answer ? .yes : .no
  }

  package mutating func forgetAll() {
    for pair in known { rows[pair.first][pair.second] = .unknown }
    known.removeAll(keepingCapacity: true)
  }

  /// Forgets what concerns a member: the next to come under its number is somebody else.
  package mutating func forget(_ member: Member) {
    if known.isEmpty { return }
    for pair in known where pair.first == member.number || pair.second == member.number {
      rows[pair.first][pair.second] = .unknown
    }
    known.removeAll { $0.first == member.number || $0.second == member.number }
  }
}
