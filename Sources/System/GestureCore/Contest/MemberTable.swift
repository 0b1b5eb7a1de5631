/// The members of a contest, by number, and what has happened to each in its present attempt.
/// ```
/// vacant ─add─▶ taken ─remove─▶ departed ─popDeparted, when the pass is over─▶ vacant, next generation
/// ```
/// Only this file writes the fields of the table.
public struct MemberTable: ~Copyable {
  @usableFromInline
  struct Row: BitwiseCopyable {
    /// The member that has the number, or gets it next.
    @usableFromInline var member: Member
    /// Whether a touch or a press has been part of the attempt.
    var hadInput = false
    /// Whether the gesture was aborted from outside, so that others are reset without it.
    var isAborted = false
    var history = History()
    /// The time at which all its inputs had first ended with it possible.
    var strandedSince: Timestamp?
    /// Whether that has been reported since its last input.
    var isStrandReported = false
  }

  /// The passes in which a member proposed, was first held for a failure requirement, and won; 0 is never.
  struct History: BitwiseCopyable {
    var proposed: UInt64 = 0
    var held: UInt64 = 0
    var won: UInt64 = 0
  }

  @usableFromInline private(set) var rows = OwnedList<Row>()
  private var vacancies = OwnedList<Int>()
  /// Numbers of members that have left. They are not given out again before the owner has released the recognizers.
  @usableFromInline private(set) var departed = OwnedList<Int>()
  /// Members that may have a failure requirement by their own or their delegate's word.
  @usableFromInline private(set) var requirers = OwnedList<Member>()
  /// The members that loops under way still have to visit. A loop that client code starts inside another one has
  /// its part at the end, and removes it again.
  private var snapshots = OwnedList<Member>()

  init() {}

  // MARK: - Members

  mutating func add() -> Member {
    if let vacancy = vacancies.popLast() { return rows[vacancy].member }
    rows.append(Row(member: Member(rows.count)))
    return rows[rows.count - 1].member
  }

  mutating func remove(_ number: Int) {
    let member = rows[number].member
    if !requirers.isEmpty { requirers.removeAll { $0 == member } }
    rows[number] = Row(member: member.successor)
    departed.append(number)
  }

  mutating func popDeparted() -> Int? {
    guard let number = departed.popLast() else { return nil }
    vacancies.append(number)
    return number
  }

  /// The row of a member; `nil` once it has left.
  @inlinable @inline(__always)
  func row(of member: Member) -> Int? {
    let number = member.number
    return number < rows.count && rows[number].member == member ? number : nil
  }

  var isEmpty: Bool { vacancies.count + departed.count == rows.count }

  mutating func addRequirer(_ member: Member) { requirers.append(member) }

  // MARK: - The attempt

  mutating func markInput(of number: Int) {
    rows[number].hadInput = true
    rows[number].isStrandReported = false
  }
  mutating func markAborted(_ number: Int) { rows[number].isAborted = true }
  mutating func markProposed(_ number: Int, in pass: UInt64) {
    rows[number].history.proposed = pass
  }
  mutating func markHeld(_ number: Int, in pass: UInt64) { rows[number].history.held = pass }
  mutating func markWon(_ number: Int, in pass: UInt64) { rows[number].history.won = pass }
  mutating func markStranded(_ number: Int, at time: Timestamp) {
    if rows[number].strandedSince == nil { rows[number].strandedSince = time }
    rows[number].isStrandReported = true
  }
  mutating func popStranded(_ number: Int) -> Timestamp? {
    defer { rows[number].strandedSince = nil }
    return rows[number].strandedSince
  }

  // MARK: - Snapshots

  var snapshotCount: Int { snapshots.count }

  mutating func addToSnapshot(_ member: Member) { snapshots.append(member) }

  mutating func addToSnapshot(_ line: borrowing RankedLine) {
    for index in 0..<line.members.count { snapshots.append(line.members[index]) }
  }

  mutating func addRequirersToSnapshot() {
    for index in 0..<requirers.count { snapshots.append(requirers[index]) }
  }

  /// The member at an index; it may have left since.
  func snapshot(at index: Int) -> Member { snapshots[index] }

  mutating func dropSnapshot(from index: Int) { snapshots.keepFirst(index) }

  func copy() -> MemberTable {
    var copy = MemberTable()
    copy.rows = rows.copy()
    copy.vacancies = vacancies.copy()
    copy.departed = departed.copy()
    copy.requirers = requirers.copy()
    copy.snapshots = snapshots.copy()
    return copy
  }

  func checkInvariants(_ live: [Member], _ rule: (String, Bool) -> Void) {
    let numbers = live.map { $0.number } + vacancies.all
    rule(
      "each number is taken or vacant",
      Set(numbers).count == numbers.count && numbers.count == rows.count)
    rule("a member has its number", live.allSatisfy { row(of: $0) != nil })
    rule("a requirer takes part", requirers.all.allSatisfy { row(of: $0) != nil })
    rule("no snapshot is open", snapshots.isEmpty)
    rule("a member that has left is released", departed.isEmpty)
  }
}
