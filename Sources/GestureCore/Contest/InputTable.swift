/// The fingers, buttons and pointers that are there, who has received which, and what views have been told of them.
/// Its fields are written in this file alone, which the compiler checks; code that is inlined elsewhere only reads them.
public struct InputTable: ~Copyable {
  /// What is known of one input.
  /// ```
  /// begins, is down ─ends─▶ has ended ─its owner forgets it, no member has it any more─▶ the number is free
  /// ```
  @usableFromInline
  struct Row: BitwiseCopyable {
    /// Which input has the number, or will have it next.
    @usableFromInline var input: Contest.Input
    @usableFromInline var kind = Contest.Input.Kind.touch
    @usableFromInline var isDown = false
    /// Whether its owner may still ask for it.
    @usableFromInline var isKept = false
    /// What its view has been told of it.
    @usableFromInline var delivery = TouchDelivery(isBarred: true)
    /// What its window has seen of it.
    @usableFromInline var sight = Contest.Sight.seen

    /// Whether its view has something to hear; what a finger did its window sees first.
    @inlinable @inline(__always)
    var hasNews: Bool { delivery.hasNews && sight == .seen }
    /// Whether a finger has ended of which its view has nothing to hear any more.
    @inlinable @inline(__always)
    var isToldOut: Bool { kind == .touch && isKept && !isDown && !delivery.isOpen }
  }

  @usableFromInline private(set) var rows = OwnedList<Row>()
  private var vacancies = OwnedList<Int>()
  @usableFromInline private(set) var receipts = Receipts()
  /// How many fingers and buttons are down, and how many pointers come without either.
  public private(set) var downCount = 0
  private var pointerCount = 0
  /// Of how many inputs a view has something to hear, how many fingers have done something that their window has yet to
  /// see, and how many have ended of which no view has anything to hear.
  @usableFromInline private(set) var newsCount = 0
  @usableFromInline private(set) var unseenCount = 0
  @usableFromInline private(set) var toldOutCount = 0

  init() {}

  func copy() -> InputTable {
    var copy = InputTable()
    copy.rows = rows.copy()
    copy.vacancies = vacancies.copy()
    copy.receipts = receipts.copy()
    (copy.downCount, copy.pointerCount) = (downCount, pointerCount)
    copy.newsCount = newsCount
    (copy.unseenCount, copy.toldOutCount) = (unseenCount, toldOutCount)
    return copy
  }

  // MARK: - From its beginning to its end

  public mutating func begin(_ kind: Contest.Input.Kind, isBarred: Bool = false) -> Contest.Input {
    let number: Int
    if let vacancy = vacancies.popLast() {
      number = vacancy
    } else {
      number = rows.count
      rows.append(Row(input: Contest.Input(packed: number)))
    }
    rows[number].kind = kind
    rows[number].isDown = true
    rows[number].isKept = true
    if kind == .pointer { pointerCount += 1 } else { downCount += 1 }
    rows[number].delivery = TouchDelivery(isBarred: isBarred || kind == .pointer)
    if kind == .touch {
      rows[number].sight = .coming
      unseenCount += 1
    } else if rows[number].hasNews {
      newsCount += 1
    }
    return rows[number].input
  }

  /// Returns whether it was down.
  mutating func end(_ input: Contest.Input) -> Bool {
    guard let number = number(of: input), rows[number].isDown else { return false }
    change(number) { $0.isDown = false }
    hideChange(of: input)
    if rows[number].kind == .pointer { pointerCount -= 1 } else { downCount -= 1 }
    return true
  }

  mutating func forget(_ input: Contest.Input) {
    guard let number = number(of: input) else { return }
    if rows[number].sight != .seen { markSeen(number) }
    if rows[number].hasNews { newsCount -= 1 }
    if rows[number].isToldOut { toldOutCount -= 1 }
    rows[number].delivery = TouchDelivery(isBarred: true)
    rows[number].isKept = false
    freeIfUnused(number)
  }

  private mutating func freeIfUnused(_ number: Int) {
    guard !rows[number].isKept, receipts.firstReceiver(of: number) == Receipts.none else { return }
    rows[number].input = rows[number].input.next
    vacancies.append(number)
  }

  /// Where an input's facts are; `nil` once no one has to do with it any more.
  @inlinable @inline(__always)
  func number(of input: Contest.Input) -> Int? {
    let number = input.number
    return number < rows.count && rows[number].input == input ? number : nil
  }

  // MARK: - Who has received it

  /// Returns whether it counts as an input of the attempt: a pointer alone does not.
  mutating func add(_ member: Member, to input: Contest.Input) -> Bool {
    guard let number = number(of: input) else { return false }
    let isPointer = rows[number].kind == .pointer
    if isPointer { receipts.tidy(number) }
    receipts.add(member, to: number)
    return !isPointer
  }

  mutating func remove(_ member: Member, from input: Contest.Input) {
    guard let number = number(of: input) else { return }
    receipts.remove(member, from: number)
    freeIfUnused(number)
  }

  mutating func removeAll(of member: Int) {
    var link = receipts.takeLinks(of: member)
    while link != Receipts.none {
      if receipts.spend(link) { freeIfUnused(receipts.links[link].input) }
      link = receipts.links[link].nextInput
    }
  }

  mutating func recycleReceipts() { receipts.recycle() }

  func hasReceived(_ member: Member, _ input: Contest.Input) -> Bool {
    number(of: input).map { receipts.has(member, $0) } ?? false
  }

  /// Whether anything of a member's is down, or a pointer is on its way to it.
  func hasDown(_ member: Int) -> Bool {
    if downCount == 0, pointerCount == 0 { return false }
    var link = receipts.firstInput(of: member)
    while link != Receipts.none {
      if rows[receipts.links[link].input].isDown { return true }
      link = receipts.links[link].nextInput
    }
    return false
  }

  /// Whether nothing of a member's is down, and its window has seen each lift (DEL-20).
  func isIdle(_ member: Int) -> Bool {
    if downCount == 0, pointerCount == 0, unseenCount == 0 { return true }
    var link = receipts.firstInput(of: member)
    while link != Receipts.none {
      let number = receipts.links[link].input
      if rows[number].isDown || rows[number].sight != .seen { return false }
      link = receipts.links[link].nextInput
    }
    return true
  }

  // MARK: - What its view is told

  /// Whether `see` would change anything: a view whose touch is taken hears nothing of what that does.
  @inlinable @inline(__always)
  public mutating func mayChange(bySeeing input: Contest.Input) -> Bool {
    guard let number = number(of: input) else { return false }
    return rows[number].sight != .seen || rows[number].delivery.isOpen
  }

  /// Its window has seen what it did last, which is news for its view; `nil` if nothing of it is. A lift may bring a
  /// last movement.
  public mutating func see(
    _ input: Contest.Input, _ phase: Contact.Phase?, afterMove hasMoved: Bool = false
  ) {
    guard let number = number(of: input) else { return }
    if rows[number].sight != .seen { markSeen(number) }
    guard rows[number].delivery.isOpen, let phase else { return }
    if phase == .ended, hasMoved, rows[number].delivery.note(.moved) { newsCount += 1 }
    if rows[number].delivery.note(phase) { newsCount += 1 }
  }

  private mutating func markSeen(_ number: Int) {
    change(number) { $0.sight = .seen }
    unseenCount -= 1
  }

  public mutating func hideChange(of input: Contest.Input) {
    guard let number = number(of: input) else { return }
    guard rows[number].kind == .touch, rows[number].sight == .seen else { return }
    change(number) { $0.sight = .changed }
    unseenCount += 1
  }

  public mutating func bar(_ input: Contest.Input) {
    guard let number = number(of: input) else { return }
    change(number) { $0.delivery = TouchDelivery(isBarred: true) }
  }

  public mutating func release(
    _ input: Contest.Input, delaysBegan: Bool, delaysEnded: Bool
  ) -> TouchDelivery.Steps {
    guard let number = number(of: input) else { return [] }
    // Mostly a view that knows the finger hears that it moved, and that is all.
    if rows[number].delivery.takeMove() {
      newsCount -= 1
      return .moved
    }
    return change(number) {
      $0.delivery.release(delaysBegan: delaysBegan, delaysEnded: delaysEnded)
    }
  }

  public mutating func claim(_ input: Contest.Input) -> TouchDelivery.Steps {
    guard let number = number(of: input) else { return [] }
    return change(number) { $0.delivery.claim() }
  }

  public mutating func sayWithheld(_ steps: TouchDelivery.Steps, of input: Contest.Input) {
    if let number = number(of: input) { rows[number].delivery.toldWithheld.formUnion(steps) }
  }

  /// Changes a row, and counts the news that this makes or takes away.
  @inline(__always) @discardableResult
  private mutating func change<Result>(
    _ number: Int, _ change: (inout Row) -> Result
  ) -> Result {
    let (had, was) = (rows[number].hasNews, rows[number].isToldOut)
    let result = change(&rows[number])
    newsCount += (rows[number].hasNews ? 1 : 0) - (had ? 1 : 0)
    toldOutCount += (rows[number].isToldOut ? 1 : 0) - (was ? 1 : 0)
    return result
  }
}

#if DEBUG || TOUCHSTONE_CHECKS
  extension InputTable {
    var areCountsRight: Bool {
      let rows = rows.all
      return newsCount == rows.count { $0.hasNews }
        && unseenCount == rows.count { $0.sight != .seen }
        && toldOutCount == rows.count { $0.isToldOut }
    }

    func checkInvariants(_ live: [Member], _ rule: (String, Bool) -> Void) {
      rule(
        "what is down is counted",
        downCount == rows.all.count { $0.isDown && $0.kind != .pointer }
          && pointerCount == rows.all.count { $0.isDown && $0.kind == .pointer })
      rule(
        "inputs are there or free",
        Set(vacancies.all).count == vacancies.count
          && vacancies.all.allSatisfy {
            !rows[$0].isKept && receipts.firstReceiver(of: $0) == Receipts.none
          })
      rule("what views have to hear is counted", areCountsRight)
      rule("receipts are known from both ends", receipts.isRight(among: live))
    }
  }
#endif
