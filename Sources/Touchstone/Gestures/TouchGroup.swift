import GestureCore

/// The touches that a recognizer follows, in the order in which they arrived.
///
/// It does not change while anybody has it: when a finger joins or leaves, another takes its place.
/// Recognizers that follow the same touches share one, so that what has to be made of them is made once for
/// all, and nothing is made anew while fingers merely move.
final class TouchGroup {
  static let empty = TouchGroup()

  // Each is read for every touch and every recognizer. No client's code runs while they are made: a
  // touch's number is all that is asked for. What runs when they are cleared cannot reach a group that
  // nothing refers to any more.
  /// It counts itself in each of them, and the system keeps those that are counted.
  @exclusivity(unchecked) private(set) var list = OwnedList<Uncounted<UITouch>>()
  /// The same in an array, once one was asked for.
  @exclusivity(unchecked) private var listed: [UITouch] = []
  @exclusivity(unchecked) private var wholeSet: Set<UITouch> = []
  /// The part that was asked for last, by a bit for each of its touches, and its set.
  @exclusivity(unchecked) private var partBits: UInt64 = 0
  @exclusivity(unchecked) private var partSet: Set<UITouch> = []

  /// How many courses of recognizers have it, which change it where they take or leave a group. Of the
  /// empty one nobody asks.
  private(set) var users = 0

  func join() { users += 1 }
  func leave() { users -= 1 }

  nonisolated deinit {}

  /// The touch at that place, if it has so many.
  @inline(__always)
  func touch(at place: Int) -> Uncounted<UITouch>? { place < list.count ? list[place] : nil }

  var set: Set<UITouch> {
    if wholeSet.count < list.count { list.each { _ = wholeSet.update(with: $0) } }
    return wholeSet
  }

  @inline(__always)
  var touches: [UITouch] {
    if listed.count < list.count { makeArray() }
    return listed
  }

  @inline(never)
  private func makeArray() { list.each { listed.append($0) } }

  /// The window of its touches, if the first one hit a view of that window.
  var home: Uncounted<UIWindow>? {
    if list.isEmpty { return nil }
    return list[0].with { $0.isHitInWindow ? $0.hitWindow.map { Uncounted($0) } : nil }
  }

  /// Its touch, if it is one alone.
  var only: Uncounted<UITouch>? { list.count == 1 ? list[0] : nil }

  func isJust(_ touch: UITouch) -> Bool { list.count == 1 && list[0].isSame(as: touch) }

  func has(_ touch: UITouch) -> Bool { list.any { $0 === touch } }

  /// Those that are in a phase since that event, or `nil` if there are none.
  func part(in phase: UITouch.Phase, since change: UInt64) -> Set<UITouch>? {
    var bits: UInt64 = 0
    var count = 0
    for index in 0..<list.count
    where list[index].with({ $0.current.phase == phase && $0.lastChange == change }) {
      if index < UInt64.bitWidth { bits |= 1 << UInt64(index) }
      count += 1
    }
    if count == 0 { return nil }
    if count == list.count { return set }
    // Some rest while others move, mostly the same in one event as in the next.
    let isKnown = bits == partBits && list.count <= UInt64.bitWidth
    if !isKnown {
      partSet = Set(touches.filter { $0.current.phase == phase && $0.lastChange == change })
      partBits = bits
    }
    return partSet
  }

  /// While it is made: one more touch.
  func add(_ touch: UITouch) {
    touch.groups += 1
    list.append(Uncounted(touch))
  }

  /// When nobody has it any more: lets go of its touches and keeps the memory, for other fingers.
  func clear() {
    partBits = 0
    if !partSet.isEmpty { partSet = [] }
    list.each { $0.groups -= 1 }
    list.removeAll()
    listed.empty()
    wholeSet.removeAll(keepingCapacity: true)
  }
}

extension Set<UITouch> {
  /// `contains`. Most sets of touches are so small that looking at each costs less than its hash and the
  /// comparison of objects, which goes by way of `Any`.
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
