/// Fingers, buttons and pointers, and who has which.
extension Contest {
  /// A finger or a button goes down.
  public mutating func beginInput() { downCount += 1 }

  /// A finger or a button goes up, or is taken away; its members lose it one by one.
  public mutating func endInput() {
    downCount -= 1
    isDue = true
  }

  /// The member gets an input that is down.
  public mutating func gain(_ member: Member) {
    if let row = row(of: member) { rows[row].inputs += 1 }
  }

  /// One of the member's inputs goes up.
  public mutating func lose(_ member: Member) {
    if let row = row(of: member) { rows[row].inputs -= 1 }
  }

  /// The member gives an input back.
  public mutating func giveBack(_ member: Member, isDown: Bool) {
    if isDown { lose(member) }
    isDue = true
  }

  /// The member has nothing to do with its inputs any more.
  public mutating func dropInputs(of member: Member) {
    guard let row = row(of: member) else { return }
    rows[row].inputs = 0
    rows[row].hasPointer = false
    isDue = true
  }

  /// A pointer without touches comes to the member, or leaves it.
  public mutating func setPointer(_ isThere: Bool, of member: Member) {
    guard let row = row(of: member) else { return }
    rows[row].hasPointer = isThere
    if !isThere { isDue = true }
  }

  /// How many fingers and buttons of the member's are down.
  public mutating func inputs(of member: Member) -> Int {
    row(of: member).map { Int(rows[$0].inputs) } ?? 0
  }

  public mutating func hasPointer(_ member: Member) -> Bool {
    row(of: member).map { rows[$0].hasPointer } ?? false
  }

  /// Whether no finger and no button is down.
  public var isQuiet: Bool { downCount == 0 }

  // MARK: - Showing each once

  /// Starts a new round of showing inputs, in which each member is shown them once.
  public mutating func startLook() { look += 1 }

  /// Whether it is shown them now for the first time.
  public mutating func isFirstLook(of member: Member) -> Bool {
    guard let row = row(of: member), rows[row].look != look else { return false }
    rows[row].look = look
    return true
  }
}
