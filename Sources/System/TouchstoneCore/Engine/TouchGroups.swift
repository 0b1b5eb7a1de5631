import GestureCore

/// The groups of a scene's touches. The latest group is mostly the one that is needed next; groups that are unused serve
/// other touches.
struct TouchGroups: ~Copyable {
  /// The group that was made last, unless its touches have ended.
  private var current: TouchGroup?
  /// Groups that were the latest before; attempts may have them.
  private var previous = OwnedList<TouchGroup>()
  /// Empty groups that are unused.
  private var free = OwnedList<TouchGroup>()

  var latest: TouchGroup { current ?? .empty }

  mutating func group(of touch: UITouch) -> TouchGroup {
    if current.map({ Unretained($0) })?.with({ $0.isOnly(touch) }) == true { return latest }
    let group = newGroup()
    group.add(touch)
    return setLatest(group)
  }

  mutating func group(of touches: [UITouch]) -> TouchGroup {
    let latest = latest
    if latest.touches.isSame(as: touches) { return latest }
    if touches.isEmpty { return .empty }
    let group = newGroup()
    for touch in touches { group.add(touch) }
    return setLatest(group)
  }

  mutating func group(_ group: TouchGroup, joinedBy touch: UITouch) -> TouchGroup {
    let count = group.list.count
    if let latest = current, latest.list.count == count + 1, latest.list[count].isSame(as: touch),
      latest.starts(like: group)
    {
      return latest
    }
    let joined = newGroup()
    group.list.each { joined.add($0) }
    joined.add(touch)
    return setLatest(joined)
  }

  /// A group without some touches; the group itself, if it has none of them.
  @inline(__always)
  mutating func group(
    _ group: TouchGroup, without isLeaving: (UITouch) -> Bool
  ) -> TouchGroup {
    var count = 0
    group.list.each { if !isLeaving($0) { count += 1 } }
    if count == group.list.count { return group }
    if count == 0 { return .empty }
    if let latest = current, latest.list.count == count,
      latest.isRest(of: group, without: isLeaving)
    {
      return latest
    }
    let left = newGroup()
    group.list.each { if !isLeaving($0) { left.add($0) } }
    // Recognizers that get the message later, or lose the touch, need the same group.
    return setLatest(left)
  }

  /// The latest group is not used for other requests, because its touches have ended.
  mutating func retireLatest() {
    if let group = current.take() { previous.append(group) }
  }

  /// Removes and returns a group that is unused. The caller clears it, since that may release objects of clients.
  mutating func removeUnused() -> TouchGroup? {
    var index = previous.count
    while index > 0 {
      index -= 1
      if isUnused(index) { return previous.remove(at: index) }
    }
    return nil
  }

  mutating func addFree(_ group: consuming TouchGroup) { free.append(group) }

  /// All groups that an attempt may have.
  var used: [TouchGroup] { previous.all + (current.map { [$0] } ?? []) }

  var areKnownToTouches: Bool {
    var counts: [ObjectIdentifier: Int] = [:]
    for group in used { group.list.each { counts[ObjectIdentifier($0), default: 0] += 1 } }
    return used.allSatisfy { group in
      !group.list.any { $0.groups != counts[ObjectIdentifier($0)] }
    }
  }

  /// While several touches are down, each view gets the message of its own, event after event. Their groups were the latest
  /// just before, so a few previous groups are looked at.
  private mutating func newGroup() -> TouchGroup {
    if let group = free.popLast() { return group }
    for index in max(0, previous.count - 4)..<previous.count where isUnused(index) {
      let group = previous.remove(at: index)
      group.clear()
      return group
    }
    return TouchGroup()
  }

  /// Whether no attempt has it, and no message about it is being sent.
  private mutating func isUnused(_ index: Int) -> Bool {
    previous[index].userCount == 0 && previous.isOnlyOwner(ofObjectAt: index)
  }

  private mutating func setLatest(_ group: consuming TouchGroup) -> TouchGroup {
    retireLatest()
    current = consume group
    return latest
  }
}

extension TouchGroup {
  fileprivate func starts(like other: TouchGroup) -> Bool {
    for index in 0..<other.list.count where !list[index].isSame(as: other.list[index]) {
      return false
    }
    return true
  }

  /// Whether it is another group without some touches; the caller has compared the counts.
  @inline(__always)
  fileprivate func isRest(of other: TouchGroup, without isLeaving: (UITouch) -> Bool) -> Bool {
    var index = 0
    return !other.list.any { touch in
      if isLeaving(touch) { return false }
      index += 1
      return !list[index - 1].isSame(as: touch)
    }
  }
}

/// An attempt's reference to a group. The group counts these references, and is kept while there are any.
struct HeldGroup {
  private var reference = Unretained(TouchGroup.empty)

  @inline(__always)
  var group: TouchGroup { reference.object }

  /// For readers, without retaining the group.
  @inline(__always)
  func with<Result>(_ body: (TouchGroup) -> Result) -> Result { reference.with(body) }

  @inline(__always)
  func isSame(as other: TouchGroup) -> Bool { reference.isSame(as: other) }

  @inline(__always)
  mutating func replace(by other: TouchGroup) {
    reference.with { $0.userCount -= 1 }
    other.userCount += 1
    reference = Unretained(other)
  }
}

/// The touches of a recognizer, in the order in which it received them.
///
/// A group does not change while an attempt has it: when a touch joins or leaves, another group takes its place.
/// Recognizers with the same touches share one group, so that arrays and sets are made once for all of them, and not made
/// anew while touches only move.
final class TouchGroup {
  static let empty = TouchGroup()

  // Each is read for every touch and every recognizer. Making them runs no client code: only a touch's number is read.
  // Client code that runs when they are cleared has no reference to the group.

  /// Each touch counts its groups, and the engine keeps a touch as long as a group has it.
  @exclusivity(unchecked) private(set) var list = OwnedList<Unretained<UITouch>>()
  /// The array, once it was asked for.
  @exclusivity(unchecked) private var listed: [UITouch] = []
  @exclusivity(unchecked) private var fullSet: Set<UITouch> = []
  /// The subset that was asked for last: a bit for each of its touches, and its set.
  @exclusivity(unchecked) private var subsetBits: UInt64 = 0
  @exclusivity(unchecked) private var subsetSet: Set<UITouch> = []

  /// The number of attempts that have it; not read of the empty group.
  fileprivate(set) var userCount = 0

  nonisolated deinit {}

  /// The touch at an index; `nil` behind the last.
  @inline(__always)
  func touch(at index: Int) -> Unretained<UITouch>? { index < list.count ? list[index] : nil }

  var set: Set<UITouch> {
    if fullSet.count < list.count { list.each { _ = fullSet.update(with: $0) } }
    return fullSet
  }

  @inline(__always)
  var touches: [UITouch] {
    if listed.count < list.count { makeArray() }
    return listed
  }

  @inline(never)
  private func makeArray() { list.each { listed.append($0) } }

  /// The window of its touches, if the first one hit a view of that window.
  var window: Unretained<UIWindow>? {
    if list.isEmpty { return nil }
    return list[0].with { $0.isHitInWindow ? $0.hitWindow.map { Unretained($0) } : nil }
  }

  /// Its touch, if there is only one.
  var only: Unretained<UITouch>? { list.count == 1 ? list[0] : nil }

  func isOnly(_ touch: UITouch) -> Bool { list.count == 1 && list[0].isSame(as: touch) }

  func has(_ touch: UITouch) -> Bool { list.any { $0 === touch } }

  /// Its touches that are in a phase since that event; `nil` if there are none.
  func subset(in phase: UITouch.Phase, since change: UInt64) -> Set<UITouch>? {
    var bits: UInt64 = 0
    var count = 0
    for index in 0..<list.count
    where list[index].with({ $0.current.phase == phase && $0.lastChange == change }) {
      if index < UInt64.bitWidth { bits |= 1 << UInt64(index) }
      count += 1
    }
    if count == 0 { return nil }
    if count == list.count { return set }
    // Mostly the same touches move in one event as in the next.
    let isKnown = bits == subsetBits && list.count <= UInt64.bitWidth
    if !isKnown {
      subsetSet = Set(touches.filter { $0.current.phase == phase && $0.lastChange == change })
      subsetBits = bits
    }
    return subsetSet
  }

  func add(_ touch: UITouch) {
    touch.groups += 1
    list.append(Unretained(touch))
  }

  /// Removes the touches of a group that is unused, and keeps the memory for other touches.
  func clear() {
    subsetBits = 0
    if !subsetSet.isEmpty { subsetSet = [] }
    list.each { $0.groups -= 1 }
    list.removeAll()
    listed.empty()
    fullSet.removeAll(keepingCapacity: true)
  }
}

extension Set<UITouch> {
  /// `contains`. Most sets of touches are so small that comparing each costs less than a hash and a comparison of objects,
  /// which goes through `Any`.
  @inline(__always)
  func has(_ touch: UITouch) -> Bool {
    count == 1 ? first === touch : hasAmongMore(touch)
  }

  private func hasAmongMore(_ touch: UITouch) -> Bool {
    if count > 4 { return contains(touch) }
    for member in self where member === touch { return true }
    return false
  }
}
