import GestureCore

/// Touches that have ended, and touch objects for later fingers. A touch about which no message is due is retired; once
/// no group and no client has it, it serves a later finger.
struct SpareTouches: ~Copyable {
  /// More objects than these are not kept.
  fileprivate static let mostSpares = 16

  fileprivate var retired = OwnedList<UITouch>()
  fileprivate var spares = OwnedList<UITouch>()

  @inline(__always)
  var hasRetired: Bool { !retired.isEmpty }

  /// Removes and returns the next retired touch, from `index` downward, that no group has and that the list alone keeps.
  /// Where the sequence is over, a touch that a client keeps is removed and released.
  mutating func removeUnused(_ index: inout Int, isSequenceOver: Bool) -> UITouch? {
    index = min(index, retired.count)
    while index > 0 {
      index -= 1
      guard retired[index].groups == 0 else { continue }
      if retired.isOnlyOwner(ofObjectAt: index) || isSequenceOver {
        return retired.remove(at: index)
      }
    }
    return nil
  }
}

extension GestureEngine {
  /// The touch of a frame's contact.
  func newTouch(_ contacts: [Contact], _ index: Int, number: Int, tapCount: Int) -> UITouch {
    guard let touch = spareTouches.spares.popLast() else {
      let touch = UITouch(contact: contacts[index], number: number, tapCount: tapCount)
      touch.engine = self
      return touch
    }
    touch.reuse(for: contacts, index, number: number, tapCount: tapCount)
    return touch
  }

  /// Makes retired touches available that are unused: after a sequence, and after resets.
  func recycleTouches(isSequenceOver: Bool) {
    var index = spareTouches.retired.count
    while var touch = spareTouches.removeUnused(&index, isSequenceOver: isSequenceOver) {
      // A client's strong, weak or unowned reference would become one to another finger's touch.
      guard isKnownUniquelyReferenced(&touch), !Unretained(touch).isReferencedWeakly,
        spareTouches.spares.count < SpareTouches.mostSpares
      else { continue }
      touch.clear()
      spareTouches.spares.append(touch)
    }
  }

  /// Retires the touches about which no message is due. Returns whether there were any.
  @inline(__always)
  func removeFinished() -> Bool {
    guard contest.inputs.hasDeliveryOver else { return false }
    removeAllFinished()
    return true
  }

  @inline(never)
  private func removeAllFinished() {
    var index = 0
    while index < touchList.count {
      if touchList[index].with({ contest.inputs.isDeliveryOver($0.input) }) {
        let touch = touchList.remove(at: index)
        touch.event = nil
        touch.viewHadReceived = touch.viewHasReceived
        releaseFromStranded(touch)
        contest.forget(touch.input)
        spareTouches.retired.append(touch)
      } else {
        index += 1
      }
    }
  }
}

/// Touches in a list that keeps them, which can be searched without a retain.
///
/// It cannot be copied, so that it is always read in place.
struct TouchList: ~Copyable {
  /// For client code, and for code during which the list may change.
  private(set) var touches: [UITouch] = []
  /// References to the same touches, for loops that only read.
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

  /// The caller releases the touch, since a deinitializer may change this list.
  mutating func remove(at index: Int) -> UITouch {
    references.remove(at: index)
    return touches.remove(at: index)
  }

  /// Removes all others; another list has to keep them.
  mutating func keep(_ isWanted: (UITouch) -> Bool) {
    touches = touches.filter(isWanted)
    references.removeAll()
    for touch in touches { references.append(Unretained(touch)) }
  }

  /// Removes all and keeps the memory.
  mutating func removeAll() {
    references.removeAll()
    touches.empty()
  }

  // No client code runs in these loops, so that the list stays as it is.

  @inline(__always)
  func each(_ body: (UITouch) -> Void) { references.each(body) }

  @inline(__always)
  func any(_ isWanted: (UITouch) -> Bool) -> Bool { references.any(isWanted) }
}
