/// Members in the order of their ranks.
///
/// A member that leaves stays in the line, to be cleared away when another comes: a crowd that
/// leaves costs each of it no more than one alone. The owner knows who has left.
public struct RankedLine: Sendable {
  public private(set) var members: [Member] = []
  private var gone = 0

  /// How many have left and not been cleared away.
  var goneCount: Int { gone }

  /// Whether a member has left, and not been cleared away.
  var hasGaps: Bool { gone > 0 }

  /// Whether everybody has left.
  var isEmpty: Bool { gone == members.count }

  /// `ranks` are by number; of equals the first to come is first.
  mutating func insert(_ member: Member, by ranks: [Int]) {
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

  /// Clears away all others.
  mutating func keep(_ isThere: (Member) -> Bool) {
    var kept = 0
    for index in members.indices where isThere(members[index]) {
      members[kept] = members[index]
      kept += 1
    }
    while members.count > kept { members.removeLast() }
    gone = 0
  }
}
