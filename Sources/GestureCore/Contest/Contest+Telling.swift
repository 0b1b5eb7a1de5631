/// What views have been told of fingers and buttons, and what they have yet to hear: the only code that changes it.
///
/// ```
/// comes down ─its window sees it─▶ what it did is news ─told─▶ … ─ended, or taken away─▶ nothing is left to tell
/// ```
extension Contest {
  /// What a view has been told of an input; of one that nobody has to do with any more, nothing.
  @inlinable @inline(__always)
  public mutating func delivery(of input: Input) -> TouchDelivery {
    number(of: input).map { inputs[$0].delivery } ?? TouchDelivery(isBarred: true)
  }

  /// Whether there will ever be anything to tell of it.
  @inlinable @inline(__always)
  public mutating func isOpen(_ input: Input) -> Bool {
    number(of: input).map { inputs[$0].delivery.isOpen } ?? false
  }

  /// Whether a view has something to hear of it; what a finger did its window sees first.
  @inlinable @inline(__always)
  public mutating func hasNews(of input: Input) -> Bool {
    number(of: input).map { inputs[$0].hasNews } ?? false
  }

  /// Whether its window has yet to see what it did.
  @inlinable @inline(__always)
  public mutating func isUnseen(_ input: Input) -> Bool {
    number(of: input).map { inputs[$0].sight != .seen } ?? false
  }

  /// Whether a finger has ended of which no view has anything to hear any more.
  @inlinable @inline(__always)
  public mutating func isToldOut(_ input: Input) -> Bool {
    number(of: input).map { inputs[$0].isToldOut } ?? true
  }

  /// Whether any view has something to hear, whether any finger has done something that its window has yet to
  /// see, and whether any has ended of which there is nothing to tell.
  @inlinable @inline(__always)
  public var hasNews: Bool { newsCount > 0 }
  @inlinable @inline(__always)
  public var hasUnseen: Bool { unseenCount > 0 }
  @inlinable @inline(__always)
  public var hasToldOut: Bool { toldOutCount > 0 }

  // MARK: - What happens to it

  /// Its window has seen what it did last, which is news for its view; `nil` if nothing of it is. A lift may bring a
  /// last movement.
  @inlinable @inline(__always)
  public mutating func see(
    _ input: Input, _ phase: @autoclosure () -> Contact.Phase?,
    afterMove hasMoved: @autoclosure () -> Bool = false
  ) {
    guard let number = number(of: input) else { return }
    if inputs[number].sight != .seen { seeAtLast(number) }
    guard inputs[number].delivery.isOpen, let phase = phase() else { return }
    if phase == .ended, hasMoved(), inputs[number].delivery.note(.moved) { newsCount += 1 }
    if inputs[number].delivery.note(phase) { newsCount += 1 }
  }

  @usableFromInline
  mutating func seeAtLast(_ number: Int) {
    counting(number) { $0.sight = .seen }
    unseenCount -= 1
  }

  /// A finger has done something that its window has yet to see; of one that is yet to come it sees that as well.
  /// Only where other windows have their turn before does it matter what, apart from a lift.
  public mutating func hideChange(of input: Input) {
    if let number = number(of: input) { hideChange(number) }
  }

  /// The same, for those who know its number.
  mutating func hideChange(_ number: Int) {
    guard inputs[number].kind == .touch, inputs[number].sight == .seen else { return }
    counting(number) { $0.sight = .changed }
    unseenCount += 1
  }

  /// No view may hear of it at all.
  public mutating func bar(_ input: Input) {
    guard let number = number(of: input) else { return }
    counting(number) { $0.delivery = TouchDelivery(isBarred: true) }
  }

  /// What its view is to hear now, when some recognizer does or does not delay the beginning (DEL-40) and the end
  /// (DEL-50).
  public mutating func release(
    _ input: Input, delaysBegan: Bool, delaysEnded: Bool
  ) -> TouchDelivery.Steps {
    guard let number = number(of: input) else { return [] }
    // Mostly a view that knows the finger hears that it moved, and that is all.
    if inputs[number].delivery.takeMove() {
      newsCount -= 1
      return .moved
    }
    return counting(number) {
      $0.delivery.release(delaysBegan: delaysBegan, delaysEnded: delaysEnded)
    }
  }

  /// A gesture, or the loss of the view, takes it away. Says whether that has to be told (DEL-30, DEL-36).
  public mutating func claim(_ input: Input) -> TouchDelivery.Steps {
    guard let number = number(of: input) else { return [] }
    return counting(number) { $0.delivery.claim() }
  }

  /// The trace has said that a step is withheld; once is enough.
  public mutating func sayWithheld(_ steps: TouchDelivery.Steps, of input: Input) {
    if let number = number(of: input) { inputs[number].delivery.toldWithheld.formUnion(steps) }
  }

  // MARK: - Counting

  /// It comes. Nobody has counted anything of it yet.
  mutating func startTelling(of number: Int, isBarred: Bool) {
    inputs[number].delivery = TouchDelivery(isBarred: isBarred)
    if inputs[number].kind == .touch {
      inputs[number].sight = .coming
      unseenCount += 1
    } else if inputs[number].hasNews {
      newsCount += 1
    }
  }

  /// Nobody asks for it any more.
  mutating func stopTelling(of number: Int) {
    if inputs[number].sight != .seen { seeAtLast(number) }
    if inputs[number].hasNews { newsCount -= 1 }
    if inputs[number].isToldOut { toldOutCount -= 1 }
    inputs[number].delivery = TouchDelivery(isBarred: true)
    inputs[number].isKept = false
  }

  /// Changes what may make news or take it away, and counts.
  @inline(__always) @discardableResult
  mutating func counting<Result>(
    _ number: Int, _ change: (inout InputRow) -> Result
  ) -> Result {
    inputs[number].counting(&newsCount, &toldOutCount, change)
  }

  #if DEBUG || TOUCHSTONE_CHECKS
    /// Whether all that is counted is as it would be found.
    var areCountsRight: Bool {
      mutating get {
        let rows = inputs.all
        return newsCount == rows.count { $0.hasNews }
          && unseenCount == rows.count { $0.sight != .seen }
          && toldOutCount == rows.count { $0.isToldOut }
      }
    }
  #endif
}
