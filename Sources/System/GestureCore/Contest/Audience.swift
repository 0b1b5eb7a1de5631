extension Contest {
  /// The members that get messages about some inputs, in that order (DEL-08). A noncopyable value: it is removed from
  /// the contest while the messages are sent, and put back for the next event of the same inputs.
  public struct Audience: ~Copyable {
    @usableFromInline var members = OwnedList<Member>()
    /// The search that found the members, and the version of the contest that it saw.
    @usableFromInline let search: UInt64
    @usableFromInline let version: UInt64

    @usableFromInline init(search: UInt64, version: UInt64) {
      self.search = search
      self.version = version
    }

    @inlinable @inline(__always)
    public var count: Int { members.count }
    @inlinable @inline(__always)
    public subscript(index: Int) -> Member { members[index] }
  }

  /// The members that get messages about some inputs: each once, the first in rank first. Finished members get none
  /// (STM-41), so that a touch costs nothing for the many that have failed.
  /// - Parameter input: the input of a number below `count`.
  @inlinable @inline(__always)
  public mutating func takeAudience(of count: Int, _ input: (Int) -> Input) -> Audience {
    var isKnown = audience.version == audienceVersion && audience.inputs.count == count
    var index = 0
    while isKnown, index < count {
      isKnown = audience.inputs[index] == input(index)
      index += 1
    }
    if !isKnown {
      audience.startSearch(audienceVersion)
      for index in 0..<count { addToAudience(input(index)) }
    }
    return audience.take()
  }

  @usableFromInline
  mutating func addToAudience(_ input: Input) { audience.add(input, inputs, resets, arbiter) }

  /// All on which an audience depends but the inputs themselves; never 0.
  @inlinable @inline(__always)
  var audienceVersion: UInt64 { 1 &+ inputs.receivers.version &+ resets.finishVersion }
}

/// The audience of the last event. To find it anew for each event costs a ninth of a drag. Only this file writes the
/// fields of the cache.
public struct AudienceCache: ~Copyable {
  private var members = OwnedList<Member>()
  @usableFromInline private(set) var inputs = OwnedList<Contest.Input>()
  /// The version of the contest for which the members were found; 0 if none are known.
  @usableFromInline private(set) var version: UInt64 = 0
  /// Grows with every search.
  private var search: UInt64 = 0
  /// By number, the last search that found the member.
  private var marks = OwnedList<UInt64>()

  init() {}

  mutating func add(_ number: Int) {
    while marks.count <= number { marks.append(0) }
  }

  @usableFromInline
  mutating func take() -> Contest.Audience {
    var audience = Contest.Audience(search: search, version: version)
    swap(&members, &audience.members)
    version = 0
    return audience
  }

  /// Keeps an audience whose messages have been sent, unless client code has caused another search meanwhile.
  public mutating func putBack(_ audience: consuming Contest.Audience) {
    guard search == audience.search else { return }
    swap(&members, &audience.members)
    version = audience.version
  }

  @usableFromInline
  mutating func startSearch(_ version: UInt64) {
    search &+= 1
    members.removeAll()
    inputs.removeAll()
    self.version = version
  }

  mutating func add(
    _ input: Contest.Input, _ table: borrowing InputTable, _ resets: borrowing ResetQueue,
    _ arbiter: borrowing Arbiter
  ) {
    inputs.append(input)
    guard let row = table.row(of: input) else { return }
    var link = table.receivers.firstReceiver(of: row)
    while link != ReceiverLinks.none {
      let member = table.receivers.links[link].member
      link = table.receivers.links[link].nextReceiver
      guard !member.isVacant, marks[member.number] != search, !resets.isFinished(member.number)
      else { continue }
      marks[member.number] = search
      // Mostly they come in order already, so that this is a comparison with the last.
      members.insert(member, by: arbiter.ranks)
    }
  }

  func copy() -> AudienceCache {
    var copy = AudienceCache()
    copy.marks = marks.copy()
    copy.search = search
    return copy
  }

  /// Whether the known members are those that a search would find.
  mutating func isRight(
    _ version: UInt64, _ table: borrowing InputTable, _ resets: borrowing ResetQueue,
    _ arbiter: borrowing Arbiter
  ) -> Bool {
    guard self.version == version else { return true }
    let (known, formerInputs) = (members.all, inputs.all)
    startSearch(version)
    for input in formerInputs { add(input, table, resets, arbiter) }
    return members.all == known
  }
}
