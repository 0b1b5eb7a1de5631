/// Fingers, buttons and pointers, and who has received which.
extension Contest {
  /// A finger or a button goes down, or a pointer comes.
  /// - Parameter isBarred: whether no view may hear of it (DEL-21, DEL-24). None hears of a pointer by its input.
  public mutating func begin(_ kind: Input.Kind, isBarred: Bool = false) -> Input {
    let number: Int
    if let vacancy = freeInputs.popLast() {
      number = vacancy
    } else {
      number = inputs.count
      inputs.append(InputRow(input: Input(packed: number)))
    }
    inputs[number].kind = kind
    inputs[number].isDown = true
    inputs[number].isKept = true
    if kind == .pointer { pointerCount += 1 } else { downCount += 1 }
    startTelling(of: number, isBarred: isBarred || kind == .pointer)
    return inputs[number].input
  }

  /// It goes up, or is taken away.
  public mutating func end(_ input: Input) {
    guard let number = number(of: input), inputs[number].isDown else { return }
    counting(number) { $0.isDown = false }
    hideChange(number)
    if inputs[number].kind == .pointer { pointerCount -= 1 } else { downCount -= 1 }
    isDue = true
  }

  /// There is nothing to tell of it any more. Who has received it has it until its own end.
  public mutating func forget(_ input: Input) {
    guard let number = number(of: input) else { return }
    end(input)
    stopTelling(of: number)
    freeIfUnused(number)
  }

  /// The member gets it.
  public mutating func receive(_ input: Input, by member: Member) {
    guard let number = number(of: input), let row = row(of: member) else { return }
    if inputs[number].kind == .pointer { receipts.tidy(number) } else { rows[row].hadInput = true }
    receipts.add(member, to: number)
  }

  /// The member gives it back.
  public mutating func giveBack(_ input: Input, by member: Member) {
    guard let number = number(of: input), row(of: member) != nil else { return }
    isDue = true
    receipts.remove(member, from: number)
    freeIfUnused(number)
  }

  /// The member has nothing to do with any of its inputs any more.
  public mutating func dropInputs(of member: Member) {
    guard let row = row(of: member) else { return }
    isDue = true
    takeInputs(of: row)
  }

  /// The same, for those who know its number.
  mutating func takeInputs(of row: Int) {
    var link = receipts.takeLinks(of: row)
    while link != Receipts.none {
      if receipts.spend(link) { freeIfUnused(receipts.links[link].input) }
      link = receipts.links[link].nextInput
    }
  }

  private mutating func freeIfUnused(_ number: Int) {
    guard !inputs[number].isKept, receipts.firstReceiver(of: number) == Receipts.none else {
      return
    }
    inputs[number].input = inputs[number].input.next
    freeInputs.append(number)
  }

  /// Where an input's facts are; `nil` once nobody has to do with it any more.
  @inlinable @inline(__always)
  mutating func number(of input: Input) -> Int? {
    let number = input.number
    return number < inputs.count && inputs[number].input == input ? number : nil
  }

  // MARK: - What is down

  public mutating func isDown(_ input: Input) -> Bool {
    number(of: input).map { inputs[$0].isDown } ?? false
  }

  /// Whether no finger and no button is down.
  public var isQuiet: Bool { downCount == 0 }

  /// Whether anything of a member's is down, or a pointer is on its way to it.
  mutating func hasInput(_ row: Int) -> Bool {
    if downCount == 0, pointerCount == 0 { return false }
    var link = receipts.firstInput(of: row)
    while link != Receipts.none {
      if inputs[receipts.links[link].input].isDown { return true }
      link = receipts.links[link].nextInput
    }
    return false
  }

  /// Whether nothing is on its way to the member: nothing of its is down, it has no pointer, and its window has seen
  /// the lift of each of its fingers, so that its view hears of that together with what is released then (DEL-20).
  public mutating func isIdle(_ member: Member) -> Bool {
    row(of: member).map { isIdle($0) } ?? true
  }

  /// The same, for those who know its number.
  mutating func isIdle(_ row: Int) -> Bool {
    if downCount == 0, pointerCount == 0, unseenCount == 0 { return true }
    var link = receipts.firstInput(of: row)
    while link != Receipts.none {
      let number = receipts.links[link].input
      if inputs[number].isDown || inputs[number].sight != .seen { return false }
      link = receipts.links[link].nextInput
    }
    return true
  }

  /// Whether the member has received it, and has not given it back.
  public mutating func hasReceived(_ member: Member, _ input: Input) -> Bool {
    guard let number = number(of: input), row(of: member) != nil else { return false }
    return receipts.has(member, number)
  }

  // MARK: - Who has received it

  /// A place on the way along the receivers of an input.
  public struct Receivers: BitwiseCopyable {
    @usableFromInline let input: Input
    @usableFromInline var link = Receipts.none
    @usableFromInline var hasBegun = false

    @inlinable @inline(__always)
    public init(of input: Input) { self.input = input }
  }

  /// The next of those who have received an input, in the order in which they came; those who give it back or leave
  /// meanwhile are left out.
  @inlinable @inline(__always)
  public mutating func next(_ receivers: inout Receivers) -> Member? {
    if !receivers.hasBegun {
      receivers.hasBegun = true
      guard let number = number(of: receivers.input) else { return nil }
      receivers.link = receipts.firstReceiver(of: number)
    }
    while receivers.link != Receipts.none {
      let link = receivers.link
      // From one that is spent meanwhile the way leads on all the same.
      receivers.link = receipts.links[link].nextReceiver
      let member = receipts.links[link].member
      if !member.isNobody { return member }
    }
    return nil
  }
}
