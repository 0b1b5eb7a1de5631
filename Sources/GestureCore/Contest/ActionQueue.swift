/// Members that owe an action, in the order in which their targets get it. Only this file writes its fields.
/// ```
/// first ─takes its touches─▶ taken ─acts─▶ next entry, or second ─acts─▶ next entry        documented order
/// first ─acts─▶ acted ─takes its touches─▶ next entry, or second ─acts─▶ next entry        order of devices
/// ```
public struct ActionQueue: ~Copyable {
  struct Row: BitwiseCopyable {
    /// The action that is owed, and the one after it for a hidden run that ended (OPN-11).
    var first: GestureState?
    var second: GestureState?
    /// Whether it has sent an action, and so has taken its touches from their views (DEL-30).
    var hasActed = false
    /// The pass in which the last `.changed` action went out: one for each event (STM-25).
    var lastChangedPass: UInt64 = 0
  }

  /// Which part of the next entry comes.
  enum Part: BitwiseCopyable {
    case first, taken(GestureState), acted(GestureState), second
  }

  private var rows = OwnedList<Row>()
  @usableFromInline private(set) var entries = OwnedList<Member>()
  private var index = 0
  private var part = Part.first
  /// Whether views lose their touches before the first action, as documented, or after it, as on devices.
  public var takesTouchesFirst = true

  init() {}

  mutating func enroll(_ number: Int) {
    while rows.count <= number { rows.append(Row()) }
    rows[number] = Row()
  }

  mutating func clear(_ number: Int) { rows[number] = Row() }

  mutating func removeAll() {
    entries.removeAll()
    index = 0
    part = .first
  }

  func owes(_ number: Int) -> Bool { rows[number].first != nil }

  /// Of several states in one event the newest is told.
  @inline(__always)
  mutating func add(_ action: GestureState, of member: Member, in pass: UInt64) {
    let number = member.number
    if action == .changed {
      guard rows[number].lastChangedPass != pass else { return }
      rows[number].lastChangedPass = pass
      // Nothing changes that has not begun (STM-25).
      if rows[number].first == .began { return }
    }
    if rows[number].first == nil { entries.append(member) }
    rows[number].first = action
    rows[number].second = nil
  }

  mutating func addSecond(_ action: GestureState, of number: Int) { rows[number].second = action }

  /// The next step of an entry; those of members that have left are passed over.
  @inline(__always)
  mutating func next(_ members: borrowing OwnedList<MemberRow>) -> Contest.Step? {
    while index < entries.count {
      let member = entries[index]
      let number = member.number
      guard members[number].member == member else {
        finishEntry()
        continue
      }
      switch part {
      case .first:
        guard let action = rows[number].first else {
          finishEntry()
          continue
        }
        // A finger that joined in the event in which the gesture ends belongs to it, too (DEL-38).
        let takesTouches = !rows[number].hasActed || action == .ended
        rows[number].first = nil
        rows[number].hasActed = true
        if !takesTouches { return act(member, action) }
        part = takesTouchesFirst ? .taken(action) : .acted(action)
        return takesTouchesFirst ? .takeTouches(member, action) : .act(member, action)
      case .taken(let action): return act(member, action)
      case .acted(let action):
        goOn(number)
        return .takeTouches(member, action)
      case .second:
        finishEntry()
        // If its own action broke it off, the cancellation that it now owes is its end.
        guard let action = rows[number].second else { continue }
        rows[number].second = nil
        return .act(member, action)
      }
    }
    return nil
  }

  @inline(__always)
  private mutating func act(_ member: Member, _ action: GestureState) -> Contest.Step {
    goOn(member.number)
    return .act(member, action)
  }

  @inline(__always)
  private mutating func goOn(_ number: Int) {
    if rows[number].second == nil { finishEntry() } else { part = .second }
  }

  /// The list is emptied with the last one, so that nothing is left to look for.
  @inline(__always)
  private mutating func finishEntry() {
    index += 1
    part = .first
    if index == entries.count { removeAll() }
  }

  func copy() -> ActionQueue {
    var copy = ActionQueue()
    copy.rows = rows.copy()
    copy.entries = entries.copy()
    (copy.index, copy.part, copy.takesTouchesFirst) = (index, part, takesTouchesFirst)
    return copy
  }
}

#if DEBUG || TOUCHSTONE_CHECKS
  extension ActionQueue {
    var isAtRest: Bool {
      guard entries.isEmpty, index == 0, case .first = part else { return false }
      return rows.all.allSatisfy { $0.first == nil }
    }
  }
#endif
