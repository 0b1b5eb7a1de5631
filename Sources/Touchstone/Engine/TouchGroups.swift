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

  /// The group of a single touch.
  mutating func group(of touch: UITouch) -> TouchGroup {
    if current.map({ Unretained($0) })?.with({ $0.isOnly(touch) }) != true { makeGroup(of: touch) }
    return latest
  }

  private mutating func makeGroup(of touch: UITouch) {
    let group = newGroup()
    group.add(touch)
    retireLatest()
    current = consume group
  }

  mutating func group(of touches: [UITouch]) -> TouchGroup {
    let latest = latest
    if latest.touches.isSame(as: touches) { return latest }
    if touches.isEmpty { return .empty }
    let group = newGroup()
    for touch in touches { group.add(touch) }
    return setLatest(group)
  }

  /// A group with one more touch.
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

  /// A group without some touches, or without one; the group itself, if it has none of them.
  mutating func group(_ group: TouchGroup, leftBy leaving: Set<UITouch>) -> TouchGroup {
    self.group(group) { leaving.has($0) }
  }

  mutating func group(_ group: TouchGroup, leftBy leaving: UITouch) -> TouchGroup {
    self.group(group) { $0 === leaving }
  }

  @inline(__always)
  private mutating func group(
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

  private mutating func setLatest(_ group: TouchGroup) -> TouchGroup {
    retireLatest()
    current = group
    return group
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
  var isEmpty: Bool { reference.with { $0.list.isEmpty } }
  @inline(__always)
  var group: TouchGroup { reference.object }

  /// For readers, without retaining the group.
  @inline(__always)
  func with<Result>(_ body: (TouchGroup) -> Result) -> Result { reference.with(body) }

  @inline(__always)
  func isSame(as other: TouchGroup) -> Bool { reference.isSame(as: other) }

  @inline(__always)
  mutating func replace(by other: TouchGroup) {
    reference.with { $0.removeUser() }
    other.addUser()
    reference = Unretained(other)
  }

  @inline(__always)
  mutating func clear() { replace(by: .empty) }
}
