/// The links between members and the inputs that they have received, found from both ends.
/// ```
/// input 0 ── pan ── tap          each input has a list of receivers, in the order in which they came
///             │      │
/// input 1 ── pan ────┼── pinch    each member has a list of inputs
/// ```
/// A link is freed when its member ignores the input or leaves; a list is removed as a whole when its last link is
/// freed. A freed link still leads to the links behind it until `recycle()`, so that a loop along a list comes to its
/// end, whatever client code does meanwhile. Only this file writes the fields.
@usableFromInline
struct ReceiverLinks: ~Copyable {
  /// That one member has received one input.
  @usableFromInline
  struct Link: BitwiseCopyable {
    /// Vacant once the link is freed.
    @usableFromInline var member: Member
    @usableFromInline let input: Int
    /// The next link in the input's list, and in the member's.
    @usableFromInline var nextReceiver = ReceiverLinks.none
    @usableFromInline var nextInput: Int
  }

  /// The receivers of one input.
  @usableFromInline
  struct List: BitwiseCopyable {
    @usableFromInline var first = ReceiverLinks.none
    var last = ReceiverLinks.none
    /// The number of links, and of those that are not freed.
    var length: Int = 0
    var living: Int = 0
  }

  /// The index of no link.
  @inlinable @inline(__always)
  static var none: Int { -1 }

  @usableFromInline private(set) var links = OwnedList<Link>()
  private var vacancies = OwnedList<Int>()
  /// The first link of each list that is removed and still leads on.
  @usableFromInline private(set) var freedLists = OwnedList<Int>()
  @usableFromInline private(set) var lists = OwnedList<List>()
  /// The first link of each member.
  @usableFromInline private(set) var firstInputs = OwnedList<Int>()
  /// Grows with every change.
  @usableFromInline private(set) var version: UInt64 = 0

  init() {}

  // MARK: - Changes

  @inline(__always)
  mutating func add(_ member: Member, to input: Int) {
    if lists.count <= input || firstInputs.count <= member.number {
      makeRoom(for: member.number, input)
    }
    version &+= 1
    let index = insert(Link(member: member, input: input, nextInput: firstInputs[member.number]))
    firstInputs[member.number] = index
    Self.append(index, to: &lists[input], &links)
  }

  @inline(never)
  private mutating func makeRoom(for member: Int, _ input: Int) {
    while lists.count <= input { lists.append(List()) }
    while firstInputs.count <= member { firstInputs.append(Self.none) }
  }

  @inline(__always)
  private static func append(_ index: Int, to list: inout List, _ links: inout OwnedList<Link>) {
    if list.last == none { list.first = index } else { links[list.last].nextReceiver = index }
    list.last = index
    list.length += 1
    list.living += 1
  }

  @inline(__always)
  private mutating func insert(_ link: Link) -> Int {
    if let vacancy = vacancies.popLast() {
      links[vacancy] = link
      return vacancy
    }
    links.append(link)
    return links.count - 1
  }

  mutating func remove(_ member: Member, from input: Int) {
    var index = firstInput(of: member.number)
    while index != Self.none, links[index].input != input { index = links[index].nextInput }
    guard index != Self.none else { return }
    replace(index, by: links[index].nextInput, amongInputsOf: member.number)
    _ = free(index)
  }

  private mutating func replace(_ index: Int, by other: Int, amongInputsOf member: Int) {
    if firstInputs[member] == index {
      firstInputs[member] = other
      return
    }
    var before = firstInputs[member]
    while links[before].nextInput != index { before = links[before].nextInput }
    links[before].nextInput = other
  }

  /// Empties a member's list, and returns its first link. The caller frees one link after the other.
  @inline(__always)
  mutating func detachInputs(of member: Int) -> Int {
    let index = firstInput(of: member)
    if index != Self.none { firstInputs[member] = Self.none }
    return index
  }

  /// Returns whether no receiver of the input is left.
  @inline(__always)
  mutating func free(_ index: Int) -> Bool {
    let input = links[index].input
    version &+= 1
    links[index].member = .vacant
    lists[input].living -= 1
    guard lists[input].living == 0 else { return false }
    freedLists.append(lists[input].first)
    lists[input] = List()
    return true
  }

  /// Makes an input's list anew without its freed links if these are the most of it: a pointer may go in and out of
  /// views for hours. A loop along the old list goes on along that.
  mutating func compact(_ input: Int) {
    guard input < lists.count, lists[input].length > 2 * lists[input].living + 8 else { return }
    var index = lists[input].first
    freedLists.append(index)
    lists[input] = List()
    while index != Self.none {
      let old = links[index]
      if !old.member.isVacant {
        let new = insert(Link(member: old.member, input: input, nextInput: old.nextInput))
        replace(index, by: new, amongInputsOf: old.member.number)
        Self.append(new, to: &lists[input], &links)
      }
      index = old.nextReceiver
    }
  }

  /// Makes freed links available. No loop along a list may be under way.
  mutating func recycle() {
    while var index = freedLists.popLast() {
      while index != Self.none {
        vacancies.append(index)
        index = links[index].nextReceiver
      }
    }
  }

  // MARK: - Reading

  @inlinable @inline(__always)
  var hasFreed: Bool { !freedLists.isEmpty }

  @inlinable @inline(__always)
  func firstReceiver(of input: Int) -> Int {
    input < lists.count ? lists[input].first : Self.none
  }
  @inlinable @inline(__always)
  func firstInput(of member: Int) -> Int {
    member < firstInputs.count ? firstInputs[member] : Self.none
  }

  /// Whether a condition holds for the row of any input of a member.
  @inline(__always)
  func anyInput(of member: Int, _ isWanted: (Int) -> Bool) -> Bool {
    var index = firstInput(of: member)
    while index != Self.none {
      if isWanted(links[index].input) { return true }
      index = links[index].nextInput
    }
    return false
  }

  func copy() -> ReceiverLinks {
    var copy = ReceiverLinks()
    copy.links = links.copy()
    copy.vacancies = vacancies.copy()
    copy.freedLists = freedLists.copy()
    copy.lists = lists.copy()
    copy.firstInputs = firstInputs.copy()
    copy.version = version
    return copy
  }

  /// Whether each link is found from both of its ends, only members have links, and freed links are vacant.
  func isRight(among members: [Member]) -> Bool {
    var ofMembers: [Int] = []
    for member in members {
      var index = firstInput(of: member.number)
      while index != Self.none {
        if links[index].member != member { return false }
        ofMembers.append(index)
        index = links[index].nextInput
      }
    }
    var (ofLists, length): ([Int], Int) = ([], 0)
    for input in 0..<lists.count {
      var index = lists[input].first
      while index != Self.none {
        if links[index].input != input { return false }
        if !links[index].member.isVacant { ofLists.append(index) }
        length += 1
        index = links[index].nextReceiver
      }
    }
    return ofMembers.sorted() == ofLists.sorted() && freedLists.isEmpty
      && lists.all.map { $0.length }.reduce(0, +) == length
      && lists.all.map { $0.living }.reduce(0, +) == ofLists.count
      && links.count - vacancies.count == length
  }
}
