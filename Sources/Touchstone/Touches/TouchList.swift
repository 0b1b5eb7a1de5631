import GestureCore

/// Touches in a list that keeps them, and that can be looked through without counting any of them.
///
/// It cannot be copied, so that it is always read where it lies.
struct TouchList: ~Copyable {
  /// For clients, and for code that holds on to the touches while the list may change.
  private(set) var kept: [UITouch] = []
  /// The same, for those who only look.
  private var seats = OwnedList<Uncounted<UITouch>>()

  @inline(__always)
  var isEmpty: Bool { seats.isEmpty }
  @inline(__always)
  var count: Int { seats.count }
  @inline(__always)
  subscript(index: Int) -> Uncounted<UITouch> { seats[index] }

  mutating func append(_ touch: consuming UITouch) {
    seats.append(Uncounted(copy touch))
    kept.append(touch)
  }

  /// Hands over a touch that leaves: what goes with it may come back here.
  mutating func remove(at index: Int) -> UITouch {
    seats.remove(at: index)
    return kept.remove(at: index)
  }

  /// Lets go of all others; another list has to keep them.
  mutating func keep(_ isWanted: (UITouch) -> Bool) {
    kept = kept.filter(isWanted)
    seats.removeAll()
    for touch in kept { seats.append(Uncounted(touch)) }
  }

  /// Lets go of all and keeps the memory.
  mutating func empty() {
    seats.removeAll()
    kept.empty()
  }

  // Nobody's code runs while these look, so that the list stays as it is.

  @inline(__always)
  func each(_ body: (UITouch) -> Void) {
    var index = 0
    while index < seats.count {
      seats[index].with(body)
      index += 1
    }
  }

  @inline(__always)
  func any(_ isWanted: (UITouch) -> Bool) -> Bool {
    var index = 0
    while index < seats.count {
      if seats[index].with(isWanted) { return true }
      index += 1
    }
    return false
  }
}
