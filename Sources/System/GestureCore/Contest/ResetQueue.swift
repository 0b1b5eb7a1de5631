/// Members whose gesture is finished and that wait for their reset, in the order in which they finished (STM-40).
/// Only this file writes the fields of the table.
public struct ResetQueue: ~Copyable {
  struct Row: BitwiseCopyable {
    var isFinished = false
    var index: Int32 = 0
    /// The last sweep in which it was found to wait for others before its reset.
    var blockedInSweep: UInt64 = 0
  }

  private var rows = OwnedList<Row>()
  /// A removed entry leaves a gap until all that are ready have been reset, so that none of a crowd is moved for
  /// the others.
  private var entries = OwnedList<Member?>()
  private var count = 0
  private var sweep: UInt64 = 0
  /// Grows whenever a gesture finishes.
  @usableFromInline private(set) var finishVersion: UInt64 = 0

  init() {}

  mutating func add(_ number: Int) {
    while rows.count <= number { rows.append(Row()) }
  }

  mutating func clear(_ number: Int) {
    remove(number)
    rows[number] = Row()
  }

  mutating func removeAll() {
    entries.removeAll()
    count = 0
  }

  @inline(__always)
  func isFinished(_ number: Int) -> Bool { rows[number].isFinished }

  mutating func finish(_ member: Member) {
    let number = member.number
    if rows[number].isFinished { return }
    rows[number].isFinished = true
    finishVersion &+= 1
    rows[number].index = Int32(truncatingIfNeeded: entries.count)
    entries.append(member)
    count += 1
  }

  /// Removes the entry of a member that is about to be reset or leaves.
  mutating func remove(_ number: Int) {
    let index = Int(rows[number].index)
    guard rows[number].isFinished, index < entries.count, entries[index]?.number == number else {
      return
    }
    entries[index] = nil
    count -= 1
  }

  // MARK: - Sweeps

  /// Starts a search for members that can be reset. What an earlier one found blocked is looked at again.
  mutating func startSweep() { sweep += 1 }

  /// A member that waits for others is passed over for the rest of the sweep.
  mutating func block(_ number: Int) { rows[number].blockedInSweep = sweep }

  /// The next entry that is not blocked, from `index` on.
  mutating func next(_ index: inout Int) -> Member? {
    while index < entries.count {
      index += 1
      if let member = entries[index - 1], rows[member.number].blockedInSweep != sweep {
        return member
      }
    }
    return nil
  }

  mutating func compact() {
    if count == 0 { return entries.removeAll() }
    guard count < entries.count else { return }
    var kept = 0
    for index in 0..<entries.count {
      guard let member = entries[index] else { continue }
      entries[kept] = member
      rows[member.number].index = Int32(truncatingIfNeeded: kept)
      kept += 1
    }
    entries.keepFirst(kept)
  }

  func copy() -> ResetQueue {
    var copy = ResetQueue()
    copy.rows = rows.copy()
    copy.entries = entries.copy()
    (copy.count, copy.sweep, copy.finishVersion) = (count, sweep, finishVersion)
    return copy
  }

  func checkInvariants(_ live: [Member], _ rule: (String, Bool) -> Void) {
    let finished = entries.all.compactMap { $0 }
    rule("members that wait for their reset are counted", count == finished.count)
    rule(
      "a finished member waits for its reset once",
      Set(finished) == Set(live.filter { rows[$0.number].isFinished })
        && Set(finished).count == finished.count)
    rule(
      "a finished member knows its index",
      finished.allSatisfy { entries[Int(rows[$0.number].index)] == $0 })
  }
}
