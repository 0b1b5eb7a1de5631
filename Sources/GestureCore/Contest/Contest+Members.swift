/// Who takes part: the only code that gives numbers, and takes them back.
extension Contest {
  /// Takes a member in. `rank` orders those who want the same: the lowest is heard first (ARB-05).
  /// `spot` is where its view is, if a finger brings it in.
  public mutating func enroll(rank: Int, at spot: TreeSpot = .unknown) -> Member {
    let number: Int
    if let vacancy = vacancies.popLast() {
      number = vacancy
    } else {
      number = rows.count
      rows.append(MemberRow(member: Member(number)))
    }
    let member = rows[number].member
    actions.enroll(number)
    arbiter.include(member, rank: rank, at: spot)
    return member
  }

  /// A view of some window has moved to another place.
  public mutating func viewsMoved() { arbiter.viewsMoved() }

  /// How often that has happened.
  public var viewMoves: UInt64 { arbiter.moves }

  /// It may wait for others, or make others wait, by its own or its delegate's word.
  public mutating func noteDemands(of member: Member) {
    if row(of: member) != nil { demanding.append(member) }
  }

  /// The member leaves: what is asked of it from now on comes to nothing.
  public mutating func leave(_ member: Member) {
    guard let row = row(of: member) else { return }
    sleep(row)
    leaveOver(row)
    inputs.removeAll(of: row)
    if !demanding.isEmpty { demanding.removeAll { $0 == member } }
    arbiter.remove(member)
    rows[row] = MemberRow(member: member.next)
    actions.clear(row)
    departed.append(row)
  }

  /// Hands out the number of one who has left, when the pass is over; it goes to the next that comes.
  public mutating func takeDeparted() -> Int? {
    guard let number = departed.popLast() else { return nil }
    vacancies.append(number)
    return number
  }

  /// Everybody leaves, in the middle of a pass perhaps.
  public mutating func abandon() {
    for member in arbiter.members { leave(member) }
    over.removeAll()
    actions.removeAll()
    while takeDeparted() != nil {}
  }

  /// Whether a member has left, and has not been let go of.
  @inlinable @inline(__always)
  public var hasDeparted: Bool { !departed.isEmpty }

  /// Whether nobody takes part.
  public var isEmpty: Bool { vacancies.count + departed.count == rows.count }

  /// Everybody who takes part, first come in rank first.
  public var members: [Member] { arbiter.members }

  /// Where a member's facts are; `nil` once it has left.
  @inlinable @inline(__always)
  func row(of member: Member) -> Int? {
    let number = member.number
    return number < rows.count && rows[number].member == member ? number : nil
  }

  /// Notes that a member waits for another, for this attempt. Returns those who now wait for each other.
  public mutating func require(_ other: Member, toFailBefore member: Member) -> [Member]? {
    guard row(of: other) != nil, row(of: member) != nil else { return nil }
    arbiter.require(other, toFailBefore: member)
    // Who is waited for by nobody, and who waits for nobody, is in no circle; that is nearly everyone.
    guard arbiter.requirements.hasDependents(member), arbiter.requirements.hasRequirements(other),
      let circle = arbiter.requirements.cycle(through: member)
    else { return nil }
    // Those in it may all be waiting already, and nobody else would look.
    isDue = true
    return circle
  }

  // MARK: - Meeting those who are there

  /// Whether anybody may wait for others, or make others wait, by a word of its own.
  @inlinable @inline(__always)
  public var hasDemands: Bool { !demanding.isEmpty }

  /// Those who take part now, or of these those alone who have demands, by their places in a list. Code that
  /// is asked about them may bring others in, who are not among them.
  public mutating func meet(demandingAlone: Bool) -> Range<Int> {
    let first = waiting.count
    if demandingAlone {
      for index in 0..<demanding.count { waiting.append(demanding[index]) }
    } else {
      arbiter.everybody.add(to: &waiting)
    }
    return first..<waiting.count
  }

  /// The one at a place, unless it has left meanwhile.
  public mutating func met(at place: Int) -> Member? {
    let member = waiting[place]
    return row(of: member) == nil ? nil : member
  }

  public mutating func part(_ places: Range<Int>) { waiting.keepFirst(places.lowerBound) }
}
