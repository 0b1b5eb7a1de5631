/// The touches that a recognizer follows, in the order in which they arrived.
///
/// It never changes: when a finger joins or leaves, another takes its place. Recognizers that follow
/// the same touches share one, so that what has to be made of them is made once for all, and nothing
/// is made anew while fingers merely move.
final class TouchGroup {
  static let empty = TouchGroup([])

  let touches: [UITouch]
  private(set) lazy var set = makeSet()
  /// The part that was asked for last, by a bit for each of its touches, and its set.
  private var partBits: UInt64 = 0
  private var partSet: Set<UITouch> = []

  private init(_ touches: [UITouch]) {
    self.touches = touches
  }

  nonisolated deinit {}

  /// The group of just these, which is `known` if it fits.
  static func of(_ touches: [UITouch], or known: TouchGroup) -> TouchGroup {
    if known.touches.count == touches.count, known.startsLike(touches) { return known }
    return touches.isEmpty ? empty : TouchGroup(touches)
  }

  /// The group with one more touch, which is `known` if it fits.
  func joined(by touch: UITouch, or known: TouchGroup) -> TouchGroup {
    if known.touches.count == touches.count + 1, known.touches[touches.count] === touch,
      known.startsLike(touches)
    {
      return known
    }
    if touches.isEmpty { return TouchGroup([touch]) }
    return TouchGroup(touches + [touch])
  }

  /// The group without some touches, which is `known` if it fits.
  func left(by leaving: Set<UITouch>, or known: TouchGroup) -> TouchGroup {
    var left: [UITouch] = []
    for touch in touches where !leaving.has(touch) { left.append(touch) }
    return left.count == touches.count ? self : .of(left, or: known)
  }

  func isJust(_ touch: UITouch) -> Bool { touches.count == 1 && touches[0] === touch }

  func has(_ touch: UITouch) -> Bool { touches.has(touch) }

  /// Those that are in a phase since that event, or `nil` if there are none.
  func part(in phase: UITouch.Phase, since change: UInt64) -> Set<UITouch>? {
    var bits: UInt64 = 0
    var count = 0
    for index in touches.indices
    where touches[index].current.phase == phase && touches[index].lastChange == change {
      if index < UInt64.bitWidth { bits |= 1 << UInt64(index) }
      count += 1
    }
    if count == 0 { return nil }
    if count == touches.count { return set }
    // Some rest while others move, mostly the same in one event as in the next.
    let isKnown = bits == partBits && touches.count <= UInt64.bitWidth
    if !isKnown {
      partSet = Set(touches.filter { $0.current.phase == phase && $0.lastChange == change })
      partBits = bits
    }
    return partSet
  }

  private func makeSet() -> Set<UITouch> {
    var set = Set<UITouch>(minimumCapacity: touches.count)
    for touch in touches { set.insert(touch) }
    return set
  }

  private func startsLike(_ others: [UITouch]) -> Bool {
    for index in 0..<min(touches.count, others.count) where touches[index] !== others[index] {
      return false
    }
    return true
  }
}

extension Set<UITouch> {
  /// `contains`, which most sets of touches, being sets of one, need not hash for.
  func has(_ touch: UITouch) -> Bool {
    count == 1 ? first === touch : contains(touch)
  }
}
