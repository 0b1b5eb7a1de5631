import GestureCore

/// Touches in a list that keeps them, and that can be looked through without counting any of them.
///
/// It cannot be copied, so that it is always read where it lies.
struct TouchList: ~Copyable {
  /// For clients, and for code that holds on to the touches while the list may change.
  private(set) var touches: [UITouch] = []
  /// The same, for those who only look.
  private var references = OwnedList<Unretained<UITouch>>()

  @inline(__always)
  var isEmpty: Bool { references.isEmpty }
  @inline(__always)
  var count: Int { references.count }
  @inline(__always)
  subscript(index: Int) -> Unretained<UITouch> { references[index] }

  mutating func append(_ touch: consuming UITouch) {
    references.append(Unretained(copy touch))
    touches.append(touch)
  }

  /// Hands over a touch that leaves: what goes with it may come back here.
  mutating func remove(at index: Int) -> UITouch {
    references.remove(at: index)
    return touches.remove(at: index)
  }

  /// Lets go of all others; another list has to keep them.
  mutating func keep(_ isWanted: (UITouch) -> Bool) {
    touches = touches.filter(isWanted)
    references.removeAll()
    for touch in touches { references.append(Unretained(touch)) }
  }

  /// Lets go of all and keeps the memory.
  mutating func removeAll() {
    references.removeAll()
    touches.empty()
  }

  // Nobody's code runs while these look, so that the list stays as it is.

  @inline(__always)
  func each(_ body: (UITouch) -> Void) {
    var index = 0
    while index < references.count {
      references[index].with(body)
      index += 1
    }
  }

  @inline(__always)
  func any(_ isWanted: (UITouch) -> Bool) -> Bool {
    var index = 0
    while index < references.count {
      if references[index].with(isWanted) { return true }
      index += 1
    }
    return false
  }
}
