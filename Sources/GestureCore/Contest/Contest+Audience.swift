extension Contest {
  /// Those who hear of some inputs, in the order in which they do (DEL-08). It cannot be copied: it is taken out of the
  /// contest while they hear, and put back for the next event of the same inputs.
  public struct Audience: ~Copyable {
    @usableFromInline var members = OwnedList<Member>()
    /// Which search found them, and what the contest had seen change by then.
    @usableFromInline let look: UInt64
    @usableFromInline let changes: UInt64

    @usableFromInline init(look: UInt64, changes: UInt64) {
      self.look = look
      self.changes = changes
    }

    @inlinable @inline(__always)
    public var count: Int { members.count }
    @inlinable @inline(__always)
    public subscript(index: Int) -> Member { members[index] }
  }

  /// Those who hear of some inputs, each once, the first in rank first. Who is over hears of none (STM-41): a finger
  /// costs nothing for the many that have given up.
  /// - Parameter input: the one of that number among so many.
  @inlinable @inline(__always)
  public mutating func takeAudience(of count: Int, _ input: (Int) -> Input) -> Audience {
    var isKnown = audienceChanges == changesHeard && audienceInputs.count == count
    var index = 0
    while isKnown, index < count {
      isKnown = audienceInputs[index] == input(index)
      index += 1
    }
    if !isKnown {
      startAudience()
      for index in 0..<count { addToAudience(input(index)) }
    }
    return handOutAudience()
  }

  /// They have heard. Code that ran meanwhile may have had others hear of something else.
  @inlinable @inline(__always)
  public mutating func putBack(_ audience: consuming Audience) {
    guard look == audience.look else { return }
    swap(&self.audience, &audience.members)
    audienceChanges = audience.changes
  }

  @usableFromInline
  mutating func handOutAudience() -> Audience {
    var audience = Audience(look: look, changes: audienceChanges)
    swap(&self.audience, &audience.members)
    audienceChanges = 0
    return audience
  }

  /// All on which it depends but the inputs themselves; never 0.
  @inlinable @inline(__always)
  var changesHeard: UInt64 { 1 &+ inputs.receipts.changes &+ endings }

  @usableFromInline
  mutating func startAudience() {
    look &+= 1
    audience.removeAll()
    audienceInputs.removeAll()
    audienceChanges = changesHeard
  }

  @usableFromInline
  mutating func addToAudience(_ input: Input) {
    audienceInputs.append(input)
    guard let number = inputs.number(of: input) else { return }
    var link = inputs.receipts.firstReceiver(of: number)
    while link != Receipts.none {
      let member = inputs.receipts.links[link].member
      link = inputs.receipts.links[link].nextReceiver
      guard !member.isNobody, rows[member.number].look != look, !rows[member.number].isOver else {
        continue
      }
      rows[member.number].look = look
      // Mostly they come in order already, so that this is a comparison with the last.
      let rank = arbiter.ranks[member.number]
      var place = audience.count
      while place > 0, arbiter.ranks[audience[place - 1].number] > rank { place -= 1 }
      audience.insert(member, at: place)
    }
  }

  #if DEBUG || TOUCHSTONE_CHECKS
    /// Whether the audience that is known is the one that would be found.
    var isAudienceRight: Bool {
      mutating get {
        guard audienceChanges == changesHeard else { return true }
        let (known, inputs) = (audience.all, audienceInputs.all)
        startAudience()
        for input in inputs { addToAudience(input) }
        return audience.all == known
      }
    }
  #endif
}
