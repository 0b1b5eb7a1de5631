import GestureCore

// The only file of the engine with references that are neither strong nor weak. Why each of them is valid:
//
// 1. Recognizers, in the lists of the engine and of touches. The roster keeps recognizers that take part, and those that
//    have left until the pass is over and no list has them (`releaseDeparted`). A scene that is gone has no such lists
//    (`abandon`).
// 2. Touches, while their event is made: the engine's list keeps them until the pass is over. In a `TouchList`, which
//    keeps each of them beside. In groups, which each touch counts: the engine keeps it as long as a group has it
//    (`recycleTouches`).
// 3. The system, in its engine: it ends the reference before it is released, and a pass keeps the system.
// 4. Windows, while an event is sent to one and during a pass: their touches keep them, and the engine keeps the touches
//    until the pass is over. The same holds for hit views.
// 5. The engine, in a recognizer's attempt. A system ends every attempt before it is released (`abandon`), and a pass keeps
//    its system. An event that is sent through a window keeps the engine as well.
// 6. Groups of touches, in a recognizer's attempt: `TouchGroups` releases no group that an attempt has. The group counts
//    its users, which an invariant compares.
// 7. The event of touches that is being sent: the system keeps it until then (`sendEvent(for:)`).
// 8. Views, during a hit test while no client code runs: each is kept by its superview. Targets of a recognizer, while an
//    action is sent: the recognizer keeps those that are replaced meanwhile (`TargetList`).
// 9. The application, while an event is sent: an application that is replaced is kept (`install`).
// 10. The elements of a list during iteration: the list keeps them, and the caller keeps the list.
// 11. A recognizer, in its anchor, which only the recognizer keeps. Weak references may lead there while the recognizer is in
//     its deinitializer, so that reference is checked (`Unowned`). A client that releases a required recognizer on another
//     thread while the main thread follows the reference is stopped by this check.
// 12. The sender of an action, as its class: a check just before has confirmed the class.
// 13. A scroll view as `OwnPanDelegate`, which adds no stored property.

/// A reference to an object that another owner is known to keep for as long: lists of these are lists of
/// plain numbers, which cost no counting.
package struct Unretained<Object: AnyObject>: BitwiseCopyable {
  private let reference: Unmanaged<Object>

  @inline(__always)
  package init(_ object: Object) { reference = .passUnretained(object) }

  /// The object, for code that keeps it longer than its owner may.
  @inline(__always)
  var object: Object { reference.takeUnretainedValue() }

  @inline(__always)
  func with<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }

  @inline(__always)
  func isSame(as other: Object) -> Bool { isSame(as: Unretained(other)) }

  @inline(__always)
  func isSame(as other: Unretained) -> Bool {
    reference.toOpaque() == other.reference.toOpaque()
  }

  /// Whether a client refers to the object weakly, or without counting.
  var isReferencedWeakly: Bool {
    with { _getWeakRetainCount($0) > 1 || _getUnownedRetainCount($0) > 1 }
  }

  /// The object, typed as a subclass of its own class, without a check.
  package func object<Class: AnyObject>(as name: Class.Type) -> Class {
    Unmanaged<Class>.fromOpaque(reference.toOpaque()).takeUnretainedValue()
  }
}

/// A reference to an object that another keeps. It is checked where it is followed, and stops the program where the
/// object has gone.
struct Unowned<Object: AnyObject> {
  unowned let object: Object

  init(_ object: Object) { self.object = object }
}

/// A sender that is known to be of that class, which only debug builds check. Transparent, so that it is not
/// counted on the way.
@_transparent @usableFromInline
nonisolated func knownSender<Sender: AnyObject>(_ sender: AnyObject, as type: Sender.Type) -> Sender
{
  unsafeDowncast(sender, to: type)
}

extension Array where Element: AnyObject {
  /// One of a list's objects, which the list keeps.
  @inline(__always)
  func unretained(at index: Int) -> Unretained<Element> {
    withUnsafeBufferPointer { Unretained($0[index]) }
  }
}

extension OwnedList {
  @inline(__always)
  func each<Object>(_ body: (Object) -> Void) where Element == Unretained<Object> {
    for index in 0..<count { self[index].with(body) }
  }

  @inline(__always)
  func any<Object>(_ isWanted: (Object) -> Bool) -> Bool where Element == Unretained<Object> {
    contains { $0.with(isWanted) }
  }
}

// Small lists of objects, searched by identity. Written as loops: a closure of the main actor that is passed to the
// standard library checks its actor at every call, which costs more than the search.
extension Array {
  /// Removes and returns the list while it is changed, so that reading it needs no check for a change under way.
  mutating func take() -> Self {
    var list: Self = []
    swap(&list, &self)
    return list
  }

  /// Empties the list and keeps its memory. For few elements it costs less than `removeAll(keepingCapacity:)`.
  @inline(__always)
  mutating func empty() {
    while !isEmpty { removeLast() }
  }
}

extension Array where Element: AnyObject {
  func has(_ object: Element) -> Bool {
    for element in self where element === object { return true }
    return false
  }

  func isSame(as other: [Element]) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] !== other[index] { return false }
    return true
  }

  /// Removes an object that is in the list at most once.
  mutating func removeObject(_ object: Element) {
    for index in indices where self[index] === object {
      remove(at: index)
      return
    }
  }
}

// Iteration without retaining the elements: the list keeps them, and the caller does not change the list meanwhile.
extension Array where Element: AnyObject {
  @inline(__always)
  func each(_ body: (Element) -> Void) {
    defer { withExtendedLifetime(self) {} }
    for index in indices { unretained(at: index).with(body) }
  }

  @inline(__always)
  func eachFromLast(_ body: (Element) -> Void) {
    defer { withExtendedLifetime(self) {} }
    for index in indices.reversed() { unretained(at: index).with(body) }
  }

  @inline(__always)
  func any(_ isWanted: (Element) -> Bool) -> Bool {
    defer { withExtendedLifetime(self) {} }
    for index in indices where unretained(at: index).with(isWanted) { return true }
    return false
  }

  /// The index of the last of the first `count` objects for which a condition holds; -1 if there is none.
  @inline(__always)
  func lastIndex(among count: Int, where condition: (Element) -> Bool) -> Int {
    defer { withExtendedLifetime(self) {} }
    var index = count - 1
    while index >= 0 {
      if unretained(at: index).with(condition) { return index }
      index -= 1
    }
    return -1
  }
}
