/// The touches, presses and pointers of a contest, the members that have received each, and the messages that views
/// have received about them.
/// ```
/// begins, is down ─end─▶ ended ─forget, and no member has it any more─▶ its number is vacant
/// ```
/// Only this file writes the fields of the table.
public struct InputTable: ~Copyable {
  /// What the window of a touch knows of it. A window handles an event in its own turn (DEL-20).
  @usableFromInline
  enum WindowView: BitwiseCopyable {
    /// The window has yet to see that the touch began.
    case new
    /// The window knows the touch, and has yet to see its last change.
    case changed
    case seen
  }

  @usableFromInline
  struct Row: BitwiseCopyable {
    /// The input that has the number, or gets it next.
    @usableFromInline var input: Contest.Input
    @usableFromInline var kind = Contest.Input.Kind.touch
    @usableFromInline var isDown = false
    /// Whether its owner may still ask for it.
    @usableFromInline var isKept = false
    @usableFromInline var delivery = TouchDelivery(isExcluded: true)
    @usableFromInline var windowView = WindowView.seen

    /// Whether a message for its view is pending; the window sees the change first.
    @inlinable @inline(__always)
    var isPending: Bool { delivery.isPending && windowView == .seen }
    /// Whether it is a touch that has ended and about which its view gets no more messages.
    @inlinable @inline(__always)
    var isDeliveryOver: Bool { kind == .touch && isKept && !isDown && !delivery.isOpen }
  }

  @usableFromInline private(set) var rows = OwnedList<Row>()
  private var vacancies = OwnedList<Int>()
  @usableFromInline private(set) var receivers = ReceiverLinks()
  /// The number of touches and presses that are down.
  public private(set) var downCount = 0
  private var pointerCount = 0
  @usableFromInline private(set) var pendingCount = 0
  @usableFromInline private(set) var unseenCount = 0
  @usableFromInline private(set) var deliveryOverCount = 0

  /// Of more withheld lifts the oldest are released: while a finger rests, a recognizer may stay undecided for hours, and each
  /// event looks at all lifts that it withholds.
  private static let mostWithheld = 64

  init() {}

  // MARK: - From the beginning to the end

  public mutating func begin(
    _ kind: Contest.Input.Kind, isExcluded: Bool = false
  ) -> Contest.Input {
    let row: Int
    if let vacancy = vacancies.popLast() {
      row = vacancy
    } else {
      row = rows.count
      rows.append(Row(input: Contest.Input(packed: row)))
    }
    rows[row].kind = kind
    rows[row].isDown = true
    rows[row].isKept = true
    if kind == .pointer { pointerCount += 1 } else { downCount += 1 }
    rows[row].delivery = TouchDelivery(isExcluded: isExcluded || kind == .pointer)
    if kind == .touch {
      rows[row].windowView = .new
      unseenCount += 1
    } else if rows[row].isPending {
      pendingCount += 1
    }
    return rows[row].input
  }

  /// Returns whether it was down.
  mutating func end(_ input: Contest.Input) -> Bool {
    guard let row = row(of: input), rows[row].isDown else { return false }
    update(row) { $0.isDown = false }
    markUnseen(input)
    if rows[row].kind == .pointer { pointerCount -= 1 } else { downCount -= 1 }
    return true
  }

  mutating func forget(_ input: Contest.Input) {
    guard let row = row(of: input) else { return }
    if rows[row].windowView != .seen { markSeen(row) }
    if rows[row].isPending { pendingCount -= 1 }
    if rows[row].isDeliveryOver { deliveryOverCount -= 1 }
    rows[row].delivery = TouchDelivery(isExcluded: true)
    rows[row].isKept = false
    freeIfUnused(row)
  }

  private mutating func freeIfUnused(_ row: Int) {
    guard !rows[row].isKept, receivers.firstReceiver(of: row) == ReceiverLinks.none else { return }
    rows[row].input = rows[row].input.successor
    vacancies.append(row)
  }

  /// The row of an input; `nil` once neither its owner nor a member has it.
  @inlinable @inline(__always)
  func row(of input: Contest.Input) -> Int? {
    let row = input.number
    return row < rows.count && rows[row].input == input ? row : nil
  }

  public mutating func isDown(_ input: Contest.Input) -> Bool {
    row(of: input).map { rows[$0].isDown } ?? false
  }

  // MARK: - Receivers

  /// Returns whether it counts as an input of the attempt: a pointer does not.
  mutating func add(_ member: Member, to input: Contest.Input) -> Bool {
    guard let row = row(of: input) else { return false }
    let isPointer = rows[row].kind == .pointer
    if isPointer { receivers.compact(row) }
    receivers.add(member, to: row)
    return !isPointer
  }

  mutating func remove(_ member: Member, from input: Contest.Input) {
    guard let row = row(of: input) else { return }
    receivers.remove(member, from: row)
    freeIfUnused(row)
  }

  mutating func removeAll(of member: Int) {
    var link = receivers.detachInputs(of: member)
    while link != ReceiverLinks.none {
      if receivers.free(link) { freeIfUnused(receivers.links[link].input) }
      link = receivers.links[link].nextInput
    }
  }

  mutating func recycleLinks() { receivers.recycle() }

  func hasReceived(_ member: Member, _ input: Contest.Input) -> Bool {
    guard let row = row(of: input) else { return false }
    return receivers.anyInput(of: member.number) { $0 == row }
  }

  func received(by member: Member) -> Set<Contest.Input> {
    var inputs: Set<Contest.Input> = []
    var link = receivers.firstInput(of: member.number)
    while link != ReceiverLinks.none {
      inputs.insert(rows[receivers.links[link].input].input)
      link = receivers.links[link].nextInput
    }
    return inputs
  }

  /// Whether an input of the member is down, a pointer included.
  func hasDown(_ member: Int) -> Bool {
    if downCount == 0, pointerCount == 0 { return false }
    return receivers.anyInput(of: member) { rows[$0].isDown }
  }

  /// Whether no input of the member is down, and its window has seen each lift (DEL-20).
  func isIdle(_ member: Int) -> Bool {
    if downCount == 0, pointerCount == 0, unseenCount == 0 { return true }
    return !receivers.anyInput(of: member) { rows[$0].isDown || rows[$0].windowView != .seen }
  }

  /// Whether the member has any input, in whatever phase.
  func hasInput(_ member: Int) -> Bool { receivers.firstInput(of: member) != ReceiverLinks.none }

  // MARK: - Messages to views

  // Readers are `mutating`, because borrowing a noncopyable value from another module copies it to the stack.

  @inlinable @inline(__always)
  public mutating func delivery(of input: Contest.Input) -> TouchDelivery {
    row(of: input).map { rows[$0].delivery } ?? TouchDelivery(isExcluded: true)
  }

  /// Whether its view may get more messages about it.
  @inlinable @inline(__always)
  public mutating func isOpen(_ input: Contest.Input) -> Bool {
    row(of: input).map { rows[$0].delivery.isOpen } ?? false
  }

  @inlinable @inline(__always)
  public mutating func isPending(_ input: Contest.Input) -> Bool {
    row(of: input).map { rows[$0].isPending } ?? false
  }

  @inlinable @inline(__always)
  public mutating func awaitsWindow(_ input: Contest.Input) -> Bool {
    row(of: input).map { rows[$0].windowView != .seen } ?? false
  }

  @inlinable @inline(__always)
  public mutating func isDeliveryOver(_ input: Contest.Input) -> Bool {
    row(of: input).map { rows[$0].isDeliveryOver } ?? true
  }

  /// Whether a message for any view is pending.
  @inlinable @inline(__always)
  public var hasPending: Bool { pendingCount > 0 }
  /// Whether a window has yet to see what a touch did.
  @inlinable @inline(__always)
  public var hasUnseen: Bool { unseenCount > 0 }
  /// Whether a touch has ended about which its view gets no more messages.
  @inlinable @inline(__always)
  public var hasDeliveryOver: Bool { deliveryOverCount > 0 }

  /// Whether `markSeen` would change anything. A view whose touch a gesture has taken gets no message of its changes.
  @inlinable @inline(__always)
  public mutating func mayChange(bySeeing input: Contest.Input) -> Bool {
    guard let row = row(of: input) else { return false }
    return rows[row].windowView != .seen || rows[row].delivery.isOpen
  }

  /// The window has seen the last change of an input; its message to the view becomes pending. A lift may bring a last
  /// movement. `phase` is `nil` if the change is to be forgotten.
  public mutating func markSeen(
    _ input: Contest.Input, _ phase: Contact.Phase?, afterMove hasMoved: Bool = false
  ) {
    guard let row = row(of: input) else { return }
    if rows[row].windowView != .seen { markSeen(row) }
    guard rows[row].delivery.isOpen, let phase else { return }
    if phase == .ended, hasMoved, rows[row].delivery.update(with: .moved) { pendingCount += 1 }
    if rows[row].delivery.update(with: phase) { pendingCount += 1 }
  }

  private mutating func markSeen(_ row: Int) {
    update(row) { $0.windowView = .seen }
    unseenCount -= 1
  }

  public mutating func markUnseen(_ input: Contest.Input) {
    guard let row = row(of: input) else { return }
    guard rows[row].kind == .touch, rows[row].windowView == .seen else { return }
    update(row) { $0.windowView = .changed }
    unseenCount += 1
  }

  /// The view gets no message about the input.
  public mutating func exclude(_ input: Contest.Input) {
    guard let row = row(of: input) else { return }
    update(row) { $0.delivery = TouchDelivery(isExcluded: true) }
  }

  /// Returns the messages that are due now, and counts them as sent.
  public mutating func release(
    _ input: Contest.Input, delaysBegan: Bool, delaysEnded: Bool
  ) -> TouchDelivery.Messages {
    guard let row = row(of: input) else { return [] }
    // Mostly the message is that a touch moved which the view knows.
    if rows[row].delivery.popMove() {
      pendingCount -= 1
      return .moved
    }
    let isSurplus = pendingCount - downCount > Self.mostWithheld && !rows[row].isDown
    return update(row) {
      $0.delivery.release(
        delaysBegan: delaysBegan && !isSurplus, delaysEnded: delaysEnded && !isSurplus)
    }
  }

  /// The view loses the input. Returns the messages that are due for that.
  public mutating func cancelDelivery(of input: Contest.Input) -> TouchDelivery.Messages {
    guard let row = row(of: input) else { return [] }
    return update(row) { $0.delivery.cancel() }
  }

  /// The trace has reported that these messages are withheld.
  public mutating func markTraced(_ messages: TouchDelivery.Messages, of input: Contest.Input) {
    if let row = row(of: input) { rows[row].delivery.tracedAsWithheld.formUnion(messages) }
  }

  /// Changes a row, and the counts that follow from it.
  @inline(__always) @discardableResult
  private mutating func update<Result>(_ row: Int, _ change: (inout Row) -> Result) -> Result {
    let (wasPending, wasOver) = (rows[row].isPending, rows[row].isDeliveryOver)
    let result = change(&rows[row])
    pendingCount += (rows[row].isPending ? 1 : 0) - (wasPending ? 1 : 0)
    deliveryOverCount += (rows[row].isDeliveryOver ? 1 : 0) - (wasOver ? 1 : 0)
    return result
  }

  func copy() -> InputTable {
    var copy = InputTable()
    copy.rows = rows.copy()
    copy.vacancies = vacancies.copy()
    copy.receivers = receivers.copy()
    (copy.downCount, copy.pointerCount) = (downCount, pointerCount)
    copy.pendingCount = pendingCount
    (copy.unseenCount, copy.deliveryOverCount) = (unseenCount, deliveryOverCount)
    return copy
  }

  var areCountsRight: Bool {
    let rows = rows.all
    return pendingCount == rows.count { $0.isPending }
      && unseenCount == rows.count { $0.windowView != .seen }
      && deliveryOverCount == rows.count { $0.isDeliveryOver }
  }

  func checkInvariants(_ live: [Member], _ rule: (String, Bool) -> Void) {
    rule(
      "inputs that are down are counted",
      downCount == rows.all.count { $0.isDown && $0.kind != .pointer }
        && pointerCount == rows.all.count { $0.isDown && $0.kind == .pointer })
    rule(
      "each input is kept or vacant",
      Set(vacancies.all).count == vacancies.count
        && vacancies.all.allSatisfy {
          !rows[$0].isKept && receivers.firstReceiver(of: $0) == ReceiverLinks.none
        })
    rule("pending messages are counted", areCountsRight)
    rule("receivers are linked from both ends", receivers.isRight(among: live))
  }
}
