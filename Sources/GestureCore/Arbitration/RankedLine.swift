/// Members in the order of their ranks.
///
/// A member that leaves stays in the line until the owner compacts it, so that each member of a crowd that leaves costs
/// no more than one alone. The owner knows which members have left.
public struct RankedLine: ~Copyable {
  public private(set) var members = OwnedList<Member>()
  /// The number of members that have left and are still in the line.
  private(set) var leftCount = 0

  var hasGaps: Bool { leftCount > 0 }

  /// Whether all members have left.
  var isEmpty: Bool { leftCount == members.count }

  /// Appends the members, for a loop during which the line may change.
  public func add(to list: inout OwnedList<Member>) {
    for index in 0..<members.count { list.append(members[index]) }
  }

  func copy() -> RankedLine {
    var copy = RankedLine()
    copy.members = members.copy()
    copy.leftCount = leftCount
    return copy
  }

  /// `ranks` are by number; of members with equal ranks the first to come is first.
  mutating func insert(_ member: Member, by ranks: borrowing OwnedList<Int>) {
    let rank = ranks[member.number]
    var index = members.count
    while index > 0, ranks[members[index - 1].number] > rank { index -= 1 }
    if index == members.count { members.append(member) } else { members.insert(member, at: index) }
  }

  /// A member has left. Returns whether it was the last one, and the line should be compacted.
  mutating func countLeave() -> Bool {
    leftCount += 1
    return isEmpty
  }

  /// Removes the members whose standing is another. `standings` are by number.
  mutating func compact(
    _ standings: borrowing OwnedList<Arbiter.Standing>, keeping isKept: (Arbiter.Standing) -> Bool
  ) {
    members.removeAll { !isKept(standings[$0.number]) }
    leftCount = 0
  }
}
