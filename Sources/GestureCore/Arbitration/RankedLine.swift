/// Members in the order of their ranks.
///
/// A member that leaves stays in the line, to be cleared away when another comes: a crowd that
/// leaves costs each of it no more than one alone. The owner knows who has left.
public struct RankedLine: ~Copyable {
  public private(set) var members = OwnedList<Member>()
  private var gone = 0

  /// How many have left and not been cleared away.
  var goneCount: Int { gone }

  /// Whether a member has left, and not been cleared away.
  var hasGaps: Bool { gone > 0 }

  /// Whether everybody has left.
  var isEmpty: Bool { gone == members.count }

  /// The members in their order, for who goes through them while they may change.
  public func add(to list: inout OwnedList<Member>) {
    for index in 0..<members.count { list.append(members[index]) }
  }

  func copy() -> RankedLine {
    var copy = RankedLine()
    copy.members = members.copy()
    copy.gone = gone
    return copy
  }

  /// `ranks` are by number; of equals the first to come is first.
  mutating func insert(_ member: Member, by ranks: borrowing OwnedList<Int>) {
    let rank = ranks[member.number]
    var place = members.count
    while place > 0, ranks[members[place - 1].number] > rank { place -= 1 }
    if place == members.count { members.append(member) } else { members.insert(member, at: place) }
  }

  /// A member has left; `true` if that was the last, and the line should be cleared.
  mutating func noteLeave() -> Bool {
    gone += 1
    return isEmpty
  }

  /// Clears away all who stand elsewhere. `standings` are by number.
  mutating func keep(
    _ standings: borrowing OwnedList<Arbiter.Standing>, where isThere: (Arbiter.Standing) -> Bool
  ) {
    members.removeAll { !isThere(standings[$0.number]) }
    gone = 0
  }
}
