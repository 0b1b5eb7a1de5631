/// Fingers, buttons and pointers.
extension Contest {
  /// It goes up, or is taken away.
  public mutating func end(_ input: Input) {
    if inputs.end(input) { isDue = true }
  }

  /// There is nothing to tell of it any more. Members that have received it have it until their own end.
  public mutating func forget(_ input: Input) {
    end(input)
    inputs.forget(input)
  }

  /// The member gets it.
  public mutating func receive(_ input: Input, by member: Member) {
    guard let row = row(of: member) else { return }
    if inputs.add(member, to: input) { rows[row].hadInput = true }
  }

  /// The member gives it back.
  public mutating func giveBack(_ input: Input, by member: Member) {
    guard row(of: member) != nil else { return }
    isDue = true
    inputs.remove(member, from: input)
  }

  /// The member has nothing to do with any of its inputs any more.
  public mutating func dropInputs(of member: Member) {
    guard let row = row(of: member) else { return }
    isDue = true
    inputs.removeAll(of: row)
  }

  public mutating func isDown(_ input: Input) -> Bool {
    inputs.number(of: input).map { inputs.rows[$0].isDown } ?? false
  }

  public var downCount: Int { inputs.downCount }
  /// Whether no finger and no button is down.
  public var isQuiet: Bool { inputs.downCount == 0 }

  public mutating func isIdle(_ member: Member) -> Bool {
    row(of: member).map { inputs.isIdle($0) } ?? true
  }

  /// Whether the member has received it, and has not given it back.
  public mutating func hasReceived(_ member: Member, _ input: Input) -> Bool {
    row(of: member) != nil && inputs.hasReceived(member, input)
  }

  // MARK: - Receivers

  /// A place on the way along the receivers of an input.
  public struct Receivers: BitwiseCopyable {
    @usableFromInline let input: Input
    @usableFromInline var link = Receipts.none
    @usableFromInline var hasBegun = false

    @inlinable @inline(__always)
    public init(of input: Input) { self.input = input }
  }

  /// The next of those that have received an input, in the order in which they came; those that give it back or leave
  /// meanwhile are left out.
  @inlinable @inline(__always)
  public mutating func next(_ receivers: inout Receivers) -> Member? {
    if !receivers.hasBegun {
      receivers.hasBegun = true
      guard let number = inputs.number(of: receivers.input) else { return nil }
      receivers.link = inputs.receipts.firstReceiver(of: number)
    }
    while receivers.link != Receipts.none {
      let link = receivers.link
      // From one that is spent meanwhile the way leads on all the same.
      receivers.link = inputs.receipts.links[link].nextReceiver
      let member = inputs.receipts.links[link].member
      if !member.isNobody { return member }
    }
    return nil
  }

  // MARK: - What views are told

  /// What a view has been told of an input; of one that is no more, nothing.
  @inlinable @inline(__always)
  public mutating func delivery(of input: Input) -> TouchDelivery {
    inputs.number(of: input).map { inputs.rows[$0].delivery } ?? TouchDelivery(isBarred: true)
  }

  @inlinable @inline(__always)
  public mutating func isOpen(_ input: Input) -> Bool {
    inputs.number(of: input).map { inputs.rows[$0].delivery.isOpen } ?? false
  }

  @inlinable @inline(__always)
  public mutating func hasNews(of input: Input) -> Bool {
    inputs.number(of: input).map { inputs.rows[$0].hasNews } ?? false
  }

  @inlinable @inline(__always)
  public mutating func isUnseen(_ input: Input) -> Bool {
    inputs.number(of: input).map { inputs.rows[$0].sight != .seen } ?? false
  }

  @inlinable @inline(__always)
  public mutating func isToldOut(_ input: Input) -> Bool {
    inputs.number(of: input).map { inputs.rows[$0].isToldOut } ?? true
  }

  @inlinable @inline(__always)
  public var hasNews: Bool { inputs.newsCount > 0 }
  @inlinable @inline(__always)
  public var hasUnseen: Bool { inputs.unseenCount > 0 }
  @inlinable @inline(__always)
  public var hasToldOut: Bool { inputs.toldOutCount > 0 }
}
