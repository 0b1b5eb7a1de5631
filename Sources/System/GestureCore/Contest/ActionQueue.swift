/// Members that owe an action, in the order in which their targets get it.
/// ```
/// first ─cancel its touches in views─▶ cancelled ─act─▶ second, or the next entry     as documented (DEL-30)
/// first ─act─▶ acted ─cancel its touches in views─▶ second, or the next entry         as on devices
/// second ─act─▶ the next entry
/// ```
/// Only this file writes the fields of the table.
public struct ActionQueue: ~Copyable {
  struct Row: BitwiseCopyable {
    /// The action that is owed.
    var first: GestureState?
    /// The action after it, of a gesture that ended while it was held (OPN-11).
    var second: GestureState?
    /// Whether it has sent an action, and so has cancelled its touches in their views (DEL-30).
    var hasActed = false
    /// The pass of the last `.changed` action: one for each event (STM-25).
    var lastChangedPass: UInt64 = 0
  }

  /// The part of the entry at `index` that comes next.
  enum Part: BitwiseCopyable {
    case first
    case cancelled(GestureState)
    case acted(GestureState)
    case second
  }

  private var rows = OwnedList<Row>()
  @usableFromInline private(set) var entries = OwnedList<Member>()
  private var index = 0
  private var part = Part.first
  /// Whether actions are being sent, and no decision comes in between.
  @usableFromInline private(set) var isSending = false
  /// Whether views lose their touches before the first action, as documented, or after it, as on devices.
  public var cancelsTouchesFirst = true

  init() {}

  mutating func add(_ number: Int) {
    while rows.count <= number { rows.append(Row()) }
  }

  mutating func clear(_ number: Int) { rows[number] = Row() }

  mutating func removeAll() {
    entries.removeAll()
    index = 0
    part = .first
  }

  func owesAction(_ number: Int) -> Bool { rows[number].first != nil }

  @inlinable @inline(__always)
  var isEmpty: Bool { entries.isEmpty }

  /// Queues an action; of several in one event the newest is sent.
  @inline(__always)
  mutating func queue(_ action: GestureState, of member: Member, in pass: UInt64) {
    let number = member.number
    if action == .changed {
      guard rows[number].lastChangedPass != pass else { return }
      rows[number].lastChangedPass = pass
      // A gesture does not change before it has begun (STM-25).
      if rows[number].first == .began { return }
    }
    if rows[number].first == nil { entries.append(member) }
    rows[number].first = action
    rows[number].second = nil
  }

  mutating func queueSecond(_ action: GestureState, of number: Int) { rows[number].second = action }

  @usableFromInline
  mutating func startSending() { isSending = !entries.isEmpty }
  mutating func stopSending() { isSending = false }

  /// The next step; entries of members that have left are skipped.
  @inline(__always)
  mutating func next(_ members: borrowing MemberTable) -> Contest.Step? {
    while index < entries.count {
      let member = entries[index]
      guard let number = members.row(of: member) else {
        finishEntry()
        continue
      }
      switch part {
      case .first:
        guard let action = rows[number].first else {
          finishEntry()
          continue
        }
        // A touch that joined in the event in which the gesture ends belongs to it, too (DEL-38).
        let cancelsTouches = !rows[number].hasActed || action == .ended
        rows[number].first = nil
        rows[number].hasActed = true
        if !cancelsTouches { return act(member, action) }
        part = cancelsTouchesFirst ? .cancelled(action) : .acted(action)
        return cancelsTouchesFirst ? .cancelTouches(member, action) : .act(member, action)
      case .cancelled(let action): return act(member, action)
      case .acted(let action):
        advance(number)
        return .cancelTouches(member, action)
      case .second:
        finishEntry()
        // If its own action aborted it, the cancellation that it owes now is its end.
        guard let action = rows[number].second else { continue }
        rows[number].second = nil
        return .act(member, action)
      }
    }
    isSending = false
    return nil
  }

  /// Whether the member's first action has been sent and its touches are still to be cancelled in their views. A
  /// member that leaves in this moment has them cancelled first. Afterwards they are not due any more.
  public mutating func popOwedCancellation(of member: Member) -> Bool {
    guard case .acted = part, index < entries.count, entries[index] == member else { return false }
    advance(member.number)
    return true
  }

  @inline(__always)
  private mutating func act(_ member: Member, _ action: GestureState) -> Contest.Step {
    advance(member.number)
    return .act(member, action)
  }

  @inline(__always)
  private mutating func advance(_ number: Int) {
    if rows[number].second == nil { finishEntry() } else { part = .second }
  }

  /// The list is emptied with its last entry.
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
    (copy.index, copy.part, copy.isSending) = (index, part, isSending)
    copy.cancelsTouchesFirst = cancelsTouchesFirst
    return copy
  }

  func checkInvariants(_ rule: (String, Bool) -> Void) {
    let isAtFirst = if case .first = part { true } else { false }
    rule(
      "all actions are sent",
      entries.isEmpty && index == 0 && isAtFirst && !isSending
        && rows.all.allSatisfy { $0.first == nil })
  }
}
