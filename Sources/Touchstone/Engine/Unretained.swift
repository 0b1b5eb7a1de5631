// The only file of the engine with references that are neither strong nor weak. Why each of them is valid:
//
// 1. Recognizers, in the lists of the environment and of touches. The roster keeps those that take part; who
//    leaves is kept among the departed until the pass is over and every list has been cleared of it
//    (`releaseDeparted`). Who takes part is in no list of a scene that has gone (`abandon`).
// 2. Touches, while their event is made: the system's list keeps them until the pass is over. In a
//    `TouchList`, which keeps each of them beside. In groups, which each touch counts: the system keeps it
//    as long as a group has it (`recycleTouches`), and lets go of all groups when it goes.
// 3. The system, in its environment, which it takes back before it goes; a pass keeps the system.
// 4. Windows, while an event is sent to one and while a pass goes on: the touches that are in it keep it, and
//    they are in the system's lists until the pass is over. So do they keep the views that they hit.
// 5. The environment, in what a recognizer knows of its attempt. A system that goes ends every attempt
//    first (`abandon`), and a pass keeps its system. In an event that goes through a window: the event has
//    it as well, and what is abandoned goes through none.
// 6. Groups of touches, in what a recognizer knows of its attempt: `TouchGroups` lets go of none that an attempt
//    has, which each of them counts (an invariant compares). In `TouchGroups` itself, which keeps them.
// 7. The event of touches that goes through: the system has it until it has gone through (`deliverEvent`).
// 8. Views, while a hit test goes down from view to view and nobody's code runs: each is kept by the one above.
//    Targets of a recognizer that tells them: those that it replaces meanwhile it keeps (`targets`).
// 9. The application, while an event is sent: one in whose place another is put is kept (`install`).
// 10. A touch's tag of the trace, while its mark is read: the touch keeps it.
// 11. What a list has, while it is looked through: the list keeps it, and the caller the list (`Array+Identity`).
// 12. A recognizer, in its life, which it alone keeps: others may come while it is just going, so that one is
//     checked (`Unowned`).
// 13. The sender of an action, by the name of its class: a check has just said that it is of that class.
// 14. A scroll view by the name of `OwnPanDelegate`, which adds nothing to it.

import GestureCore

/// A reference to an object that another owner is known to keep for as long: lists of these are lists of
/// plain numbers, which cost no counting.
struct Unretained<Object: AnyObject>: BitwiseCopyable {
  private let reference: Unmanaged<Object>

  @inline(__always)
  init(_ object: Object) { reference = .passUnretained(object) }

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
}

extension Unretained {
  /// Whether a client refers to the object weakly, or without counting.
  var isReferencedWeakly: Bool {
    with { _getWeakRetainCount($0) > 1 || _getUnownedRetainCount($0) > 1 }
  }
}

/// A reference to an object that another keeps. It is checked where it is followed, and stops the program where the
/// object has gone.
struct Unowned<Object: AnyObject> {
  unowned let object: Object

  init(_ object: Object) { self.object = object }
}

extension Unretained {
  /// The object, typed as a subclass of its own class, which nobody checks.
  func object<Class: AnyObject>(as name: Class.Type) -> Class {
    Unmanaged<Class>.fromOpaque(reference.toOpaque()).takeUnretainedValue()
  }
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

  func has<Object>(_ object: Object) -> Bool where Element == Unretained<Object> {
    contains { $0.isSame(as: object) }
  }

  /// Removes an object that is in the list once, if it is.
  mutating func drop<Object>(_ object: Object) where Element == Unretained<Object> {
    for index in 0..<count where self[index].isSame(as: object) {
      remove(at: index)
      return
    }
  }

  /// The objects, for clients and for what is rare.
  func objects<Object>() -> [Object] where Element == Unretained<Object> { all.map(\.object) }
}

// Lists of them, as loops for the same reason as lists of objects.
extension Array {
  @inline(__always)
  func each<Object>(_ body: (Object) -> Void) where Element == Unretained<Object> {
    for reference in self { reference.with(body) }
  }

  @inline(__always)
  func any<Object>(_ isWanted: (Object) -> Bool) -> Bool where Element == Unretained<Object> {
    for reference in self where reference.with(isWanted) { return true }
    return false
  }

  func has<Object>(_ object: Object) -> Bool where Element == Unretained<Object> {
    for reference in self where reference.isSame(as: object) { return true }
    return false
  }

  /// Removes an object that is in the list once, if it is.
  mutating func drop<Object>(_ object: Object) where Element == Unretained<Object> {
    for index in indices where self[index].isSame(as: object) {
      remove(at: index)
      return
    }
  }

  /// The objects, for clients and for what is rare.
  func objects<Object>() -> [Object] where Element == Unretained<Object> { map(\.object) }
}
