/// The failure requirements among the members that take part.
///
/// An edge means "may go ahead only after the other has failed" (FAI-01). Edges exist only between members; `remove`
/// removes all edges of a member, so that every attempt starts anew (STM-47).
public struct FailureGraph: Sendable {
  private var requirementsByNumber: [[Member]] = []
  private var dependentsByNumber: [[Member]] = []
  /// The number of edges; with none, callers skip all work.
  public private(set) var edgeCount = 0
  /// By number, the search in which a member was found last.
  private var searches: [Int] = []
  private var lastSearch = 0

  public init() {}

  /// One more than the largest known number.
  var memberCount: Int { requirementsByNumber.count }

  /// Adds an edge from `member` to `other`. A requirement on itself is ignored (FAI-13).
  public mutating func require(_ other: Member, toFailBefore member: Member) {
    guard member != other else { return }
    grow(to: max(member.number, other.number))
    for known in requirementsByNumber[member.number].indices
    where requirementsByNumber[member.number][known] == other { return }
    requirementsByNumber[member.number].append(other)
    dependentsByNumber[other.number].append(member)
    edgeCount += 1
  }

  /// Removes all edges of a member. The lists keep their memory, since mostly the same edges come again with the next
  /// touch.
  public mutating func remove(_ member: Member) {
    guard edgeCount > 0, member.number < requirementsByNumber.count else { return }
    for index in requirementsByNumber[member.number].indices {
      let other = requirementsByNumber[member.number][index]
      Self.drop(member, from: &dependentsByNumber[other.number])
    }
    for index in dependentsByNumber[member.number].indices {
      let other = dependentsByNumber[member.number][index]
      Self.drop(member, from: &requirementsByNumber[other.number])
    }
    edgeCount -= requirementsByNumber[member.number].count
    edgeCount -= dependentsByNumber[member.number].count
    requirementsByNumber[member.number].removeAll(keepingCapacity: true)
    dependentsByNumber[member.number].removeAll(keepingCapacity: true)
  }

  /// An edge is in a list once.
  private static func drop(_ member: Member, from list: inout [Member]) {
    for index in list.indices where list[index] == member {
      list.remove(at: index)
      return
    }
  }

  /// Whether `member` has a requirement; `hasDependents` says whether another member requires it to fail.
  public func hasRequirements(_ member: Member) -> Bool {
    member.number < requirementsByNumber.count && !requirementsByNumber[member.number].isEmpty
  }

  public func hasDependents(_ member: Member) -> Bool {
    member.number < dependentsByNumber.count && !dependentsByNumber[member.number].isEmpty
  }

  /// The members that `member` requires to fail, in the order in which the edges came.
  public func requirements(of member: Member) -> [Member] {
    member.number < requirementsByNumber.count ? requirementsByNumber[member.number] : []
  }

  /// The first member that `member` requires to fail and that is wanted. It does not copy the list.
  func firstRequirement(of member: Member, where isWanted: (Member) -> Bool) -> Member? {
    guard hasRequirements(member) else { return nil }
    for index in requirementsByNumber[member.number].indices {
      let other = requirementsByNumber[member.number][index]
      if isWanted(other) { return other }
    }
    return nil
  }

  /// The members that require `member` to fail.
  public func dependents(of member: Member) -> [Member] {
    member.number < dependentsByNumber.count ? dependentsByNumber[member.number] : []
  }

  /// Finds all members linked with `member` in either direction, itself included: they are reset together (STM-45,
  /// OPN-30).
  mutating func findLinked(with member: Member, _ found: inout OwnedList<Member>) {
    found.append(member)
    guard member.number < requirementsByNumber.count else { return }
    while searches.count < requirementsByNumber.count { searches.append(0) }
    lastSearch += 1
    searches[member.number] = lastSearch
    var next = 0
    while next < found.count {
      let current = found[next].number
      add(requirementsByNumber[current], to: &found)
      add(dependentsByNumber[current], to: &found)
      next += 1
    }
  }

  private mutating func add(_ neighbours: [Member], to found: inout OwnedList<Member>) {
    for neighbour in neighbours where searches[neighbour.number] != lastSearch {
      searches[neighbour.number] = lastSearch
      found.append(neighbour)
    }
  }

  /// The members of a circle of requirements through `member`, starting with it, each waiting for the next; `nil` if it
  /// is in none, or in none whose members all count. The members of a circle would wait for ever (FAI-11).
  public func cycle(
    through member: Member, where counts: (Member) -> Bool = { _ in true }
  ) -> [Member]? {
    guard counts(member) else { return nil }
    var visited: Set<Member> = []
    // Without recursion, since a circle may be longer than the call stack.
    var path = [member]
    var nexts = [0]
    while let current = path.last, let next = nexts.last {
      let others = requirements(of: current)
      guard next < others.count else {
        path.removeLast()
        nexts.removeLast()
        continue
      }
      nexts[nexts.count - 1] += 1
      let other = others[next]
      guard counts(other) else { continue }
      if other == member { return path }
      guard visited.insert(other).inserted else { continue }
      path.append(other)
      nexts.append(0)
    }
    return nil
  }

  private mutating func grow(to number: Int) {
    while requirementsByNumber.count <= number {
      requirementsByNumber.append([])
      dependentsByNumber.append([])
    }
  }
}
