/// Who has received which inputs: the links between the members and the inputs of a contest, found from both ends.
///
/// ```
/// input 0 ── pan ── tap          each input has a line of receivers, in the order in which they came
///             │      │
/// input 1 ── pan ────┼── pinch    each member has its inputs
/// ```
/// A link whose member has given the input back, or has left, is spent: it has no member any more, and its line is
/// let go of as a whole when no other is left in it. What is spent still leads on to those behind it until
/// `recycle()`, so that a walk along a line comes to its end, whatever happens meanwhile.
@usableFromInline
struct Receipts: ~Copyable {
  /// That one member has received one input.
  @usableFromInline
  struct Link: BitwiseCopyable {
    /// Nobody once it is spent.
    @usableFromInline var member: Member
    @usableFromInline let input: Int
    /// The next in the line of the input, and the next input of the member.
    @usableFromInline var nextReceiver = Receipts.none
    @usableFromInline var nextInput: Int
  }

  /// Those who have received one input.
  @usableFromInline
  struct Line: BitwiseCopyable {
    @usableFromInline var first = Receipts.none
    var last = Receipts.none
    /// How many links it has, and how many of them are not spent.
    var length: Int = 0
    var living: Int = 0
  }

  /// The place of no link.
  @inlinable @inline(__always)
  static var none: Int { -1 }

  @usableFromInline var links = OwnedList<Link>()
  private var vacancies = OwnedList<Int>()
  /// Where lines begin that are let go of, and still lead on.
  @usableFromInline var spentLines = OwnedList<Int>()
  @usableFromInline var lines = OwnedList<Line>()
  /// The first of each member's.
  @usableFromInline var firstInputs = OwnedList<Int>()
  /// Grows with every change.
  @usableFromInline var changes: UInt64 = 0

  // MARK: - Changing them

  /// Notes that a member receives an input.
  @inline(__always)
  mutating func add(_ member: Member, to input: Int) {
    if lines.count <= input || firstInputs.count <= member.number {
      makeRoom(for: member.number, input)
    }
    changes &+= 1
    let place = newPlace(
      of: Link(member: member, input: input, nextInput: firstInputs[member.number]))
    firstInputs[member.number] = place
    Self.append(place, to: &lines[input], &links)
  }

  @inline(never)
  private mutating func makeRoom(for member: Int, _ input: Int) {
    while lines.count <= input { lines.append(Line()) }
    while firstInputs.count <= member { firstInputs.append(Self.none) }
  }

  @inline(__always)
  private static func append(_ place: Int, to line: inout Line, _ links: inout OwnedList<Link>) {
    if line.last == none { line.first = place } else { links[line.last].nextReceiver = place }
    line.last = place
    line.length += 1
    line.living += 1
  }

  @inline(__always)
  private mutating func newPlace(of link: Link) -> Int {
    if let vacancy = vacancies.popLast() {
      links[vacancy] = link
      return vacancy
    }
    links.append(link)
    return links.count - 1
  }

  /// A member has nothing to do any more with an input that it had received.
  mutating func remove(_ member: Member, from input: Int) {
    var place = firstInput(of: member.number)
    while place != Self.none, links[place].input != input { place = links[place].nextInput }
    guard place != Self.none else { return }
    put(links[place].nextInput, inPlaceOf: place, among: member.number)
    _ = spend(place)
  }

  /// Among the inputs of a member.
  private mutating func put(_ other: Int, inPlaceOf place: Int, among member: Int) {
    if firstInputs[member] == place {
      firstInputs[member] = other
      return
    }
    var before = firstInputs[member]
    while links[before].nextInput != place { before = links[before].nextInput }
    links[before].nextInput = other
  }

  /// Takes all links from a member, to be spent one after the other; the first of them.
  @inline(__always)
  mutating func takeLinks(of member: Int) -> Int {
    let place = firstInput(of: member)
    if place != Self.none { firstInputs[member] = Self.none }
    return place
  }

  /// Its member has nothing to do any more with its input. Returns whether that was the last who had.
  @inline(__always)
  mutating func spend(_ place: Int) -> Bool {
    let input = links[place].input
    changes &+= 1
    links[place].member = .nobody
    lines[input].living -= 1
    guard lines[input].living == 0 else { return false }
    spentLines.append(lines[input].first)
    lines[input] = Line()
    return true
  }

  /// Leaves out of a line what is spent, if that is most of it: a pointer may go in and out of views for hours.
  /// A walk along it goes on along the old one.
  mutating func tidy(_ input: Int) {
    guard input < lines.count, lines[input].length > 2 * lines[input].living + 8 else { return }
    var place = lines[input].first
    spentLines.append(place)
    lines[input] = Line()
    while place != Self.none {
      let old = links[place]
      if !old.member.isNobody {
        let new = newPlace(of: Link(member: old.member, input: input, nextInput: old.nextInput))
        put(new, inPlaceOf: place, among: old.member.number)
        Self.append(new, to: &lines[input], &links)
      }
      place = old.nextReceiver
    }
  }

  /// No walk along a line is under way any more: the places of what is spent serve others.
  @usableFromInline
  mutating func recycle() {
    while var place = spentLines.popLast() {
      while place != Self.none {
        vacancies.append(place)
        place = links[place].nextReceiver
      }
    }
  }

  func copy() -> Receipts {
    var copy = Receipts()
    copy.links = links.copy()
    copy.vacancies = vacancies.copy()
    copy.spentLines = spentLines.copy()
    copy.lines = lines.copy()
    copy.firstInputs = firstInputs.copy()
    copy.changes = changes
    return copy
  }

  // MARK: - Looking

  @inlinable @inline(__always)
  var hasSpent: Bool { !spentLines.isEmpty }

  /// The first link of an input, and of a member.
  @inlinable @inline(__always)
  func firstReceiver(of input: Int) -> Int {
    input < lines.count ? lines[input].first : Self.none
  }
  @inlinable @inline(__always)
  func firstInput(of member: Int) -> Int {
    member < firstInputs.count ? firstInputs[member] : Self.none
  }

  func has(_ member: Member, _ input: Int) -> Bool {
    var place = firstInput(of: member.number)
    while place != Self.none {
      if links[place].input == input { return true }
      place = links[place].nextInput
    }
    return false
  }
}

#if DEBUG || TOUCHSTONE_CHECKS
  extension Receipts {
    /// Whether each link is found from both of its ends, members alone have any, and what is spent is free.
    func isRight(among members: [Member]) -> Bool {
      var ofMembers: [Int] = []
      for member in members {
        var place = firstInput(of: member.number)
        while place != Self.none {
          if links[place].member != member { return false }
          ofMembers.append(place)
          place = links[place].nextInput
        }
      }
      var (ofLines, length): ([Int], Int) = ([], 0)
      for input in 0..<lines.count {
        var place = lines[input].first
        while place != Self.none {
          if links[place].input != input { return false }
          if !links[place].member.isNobody { ofLines.append(place) }
          length += 1
          place = links[place].nextReceiver
        }
      }
      return ofMembers.sorted() == ofLines.sorted() && spentLines.isEmpty
        && lines.all.map(\.length).reduce(0, +) == length
        && lines.all.map(\.living).reduce(0, +) == ofLines.count
        && links.count - vacancies.count == length
    }
  }
#endif
