import GestureCore

/// The groups of a scene's touches. The one that was made last is mostly what is wanted next, and those
/// that nobody has any more are made again.
struct TouchGroups: ~Copyable {
  /// The one that was made last, unless its touches have gone.
  private var newest: TouchGroup?
  /// Those that were the latest: clients may have them.
  private var former = OwnedList<TouchGroup>()
  /// Those that nobody has; they are empty.
  private var spare = OwnedList<TouchGroup>()

  var latest: TouchGroup { newest ?? .empty }

  /// The group of one touch alone, or of some.
  mutating func group(of touch: UITouch) -> TouchGroup {
    if newest.map({ Uncounted($0) })?.with({ $0.isJust(touch) }) != true { makeGroup(of: touch) }
    return latest
  }

  private mutating func makeGroup(of touch: UITouch) {
    let group = newGroup()
    group.add(touch)
    forgetLatest()
    newest = consume group
  }

  mutating func group(of touches: [UITouch]) -> TouchGroup {
    let latest = latest
    if latest.touches.isSame(as: touches) { return latest }
    if touches.isEmpty { return .empty }
    let group = newGroup()
    for touch in touches { group.add(touch) }
    return become(group)
  }

  /// A group with one more touch.
  mutating func group(_ group: TouchGroup, joinedBy touch: UITouch) -> TouchGroup {
    let count = group.list.count
    if let latest = newest, latest.list.count == count + 1, latest.list[count].isSame(as: touch),
      latest.starts(like: group)
    {
      return latest
    }
    let joined = newGroup()
    group.list.each { joined.add($0) }
    joined.add(touch)
    return become(joined)
  }

  /// A group without some touches, or without one; itself, if it has none of them.
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
    if let latest = newest, latest.list.count == count,
      latest.isRest(of: group, without: isLeaving)
    {
      return latest
    }
    let left = newGroup()
    group.list.each { if !isLeaving($0) { left.add($0) } }
    // Those who are told later that the last touch lifted, or lost it, need its group again.
    return become(left)
  }

  /// The touches have gone, and must not be kept by what was made of them.
  mutating func forgetLatest() {
    if let group = newest.take() { former.append(group) }
  }

  /// Takes out a group that nobody has any more. Clearing it may let go of clients' objects, and is the
  /// caller's business.
  mutating func takeUnused() -> TouchGroup? {
    var index = former.count
    while index > 0 {
      index -= 1
      if isUnused(index) { return former.remove(at: index) }
    }
    return nil
  }

  mutating func add(spare group: consuming TouchGroup) { spare.append(group) }

  #if DEBUG || TOUCHSTONE_CHECKS
    /// All that a recognizer may have.
    var used: [TouchGroup] { former.all + (newest.map { [$0] } ?? []) }

    var areKnownToTouches: Bool {
      var counts: [ObjectIdentifier: Int] = [:]
      for group in used { group.list.each { counts[ObjectIdentifier($0), default: 0] += 1 } }
      return used.allSatisfy { group in
        !group.list.any { $0.groups != counts[ObjectIdentifier($0)] }
      }
    }
  #endif

  var isEmpty: Bool { newest == nil && former.isEmpty }

  /// While fingers are down one view after another may be told of its own, event after event; their
  /// groups were the latest just before.
  private mutating func newGroup() -> TouchGroup {
    if let group = spare.popLast() { return group }
    for index in max(0, former.count - 4)..<former.count where isUnused(index) {
      let group = former.remove(at: index)
      group.clear()
      return group
    }
    return TouchGroup()
  }

  /// Whether no recognizer has it for its own, and nobody is just telling of it.
  private mutating func isUnused(_ index: Int) -> Bool {
    former[index].users == 0 && former.isOnlyKeeper(ofObjectAt: index)
  }

  private mutating func become(_ group: TouchGroup) -> TouchGroup {
    forgetLatest()
    newest = group
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

  /// Whether it is what is left of another group without some touches; it has as many.
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
