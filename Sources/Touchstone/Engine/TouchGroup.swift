import GestureCore

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
  private(set) var userCount = 0

  func addUser() { userCount += 1 }
  func removeUser() { userCount -= 1 }

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

  /// Adds a touch to a new group.
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
