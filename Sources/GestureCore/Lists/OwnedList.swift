/// A list in memory of its own, of plain values or of objects that it keeps: since it cannot be copied, nobody
/// asks at each change whether another has the same list. With arrays that was a tenth of a drag.
///
/// The only file of the engine that owns unsafe memory. What makes the pointer right: nobody else has it, since
/// the list cannot be copied, and a place in its memory is lent only for one reading or change, in which the list
/// cannot be changed otherwise. An owner whose accesses are not checked (`@exclusivity(unchecked)`) has to see to
/// that itself: no client's code may run in between. Its first `used` elements are there, and no others; `used` is
/// never more than `capacity`. Every index is checked against `used`, in release builds, too.
public struct OwnedList<Element>: ~Copyable {
  @usableFromInline var used = 0
  @usableFromInline var capacity = 0
  /// `nil` until the first element comes.
  @usableFromInline var base: UnsafeMutablePointer<Element>?

  @inlinable @inline(__always)
  public init() {}

  @inlinable
  deinit {
    base?.deinitialize(count: used)
    base?.deallocate()
  }

  @inlinable @inline(__always)
  public var count: Int { used }
  @inlinable @inline(__always)
  public var isEmpty: Bool { used == 0 }
  @inlinable @inline(__always)
  public var last: Element? { isEmpty ? nil : self[used - 1] }

  @inlinable @inline(__always)
  public subscript(index: Int) -> Element {
    // Where it lies: of what is large one part may be read, without a copy of the whole.
    unsafeAddress { UnsafePointer(memory(at: index)) }
  }

  /// The memory of an element; where there is one, there is memory.
  @inlinable @inline(__always)
  func memory(at index: Int) -> UnsafeMutablePointer<Element> {
    precondition(index >= 0 && index < used, "no element at that index")
    return base.unsafelyUnwrapped + index
  }

  // MARK: - Changing it

  /// An object that comes in is handed over, and not counted.
  @inlinable @inline(__always)
  public mutating func append(_ element: consuming Element) {
    if used == capacity { grow() }
    (base.unsafelyUnwrapped + used).initialize(to: element)
    used += 1
  }

  @inlinable @inline(__always)
  public mutating func popLast() -> Element? {
    if isEmpty { return nil }
    used -= 1
    return (base.unsafelyUnwrapped + used).move()
  }

  /// Hands over an element that leaves; those behind it move up. To let go of an object may run code that comes
  /// back here: that is left to the caller, when the list is in order again.
  @inlinable @inline(__always)
  public mutating func remove(at index: Int) -> Element {
    let place = memory(at: index)
    let element = place.move()
    used -= 1
    if index < used { place.moveInitialize(from: place + 1, count: used - index) }
    return element
  }

  /// The list as it is, in the place of which an empty one is left.
  @inlinable @inline(__always)
  public mutating func take() -> OwnedList {
    var list = OwnedList()
    swap(&list, &self)
    return list
  }

  @usableFromInline @inline(never)
  mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: max(8, 2 * capacity))
    if let base {
      larger.moveInitialize(from: base, count: used)
      base.deallocate()
    }
    base = larger
    capacity = max(8, 2 * capacity)
  }

  /// The elements in an array, for checks and for what is rare.
  public var all: [Element] {
    var all: [Element] = []
    for index in 0..<used { all.append(self[index]) }
    return all
  }
}

// MARK: - Of plain values

extension OwnedList where Element: BitwiseCopyable {
  @inlinable @inline(__always)
  public subscript(index: Int) -> Element {
    unsafeAddress { UnsafePointer(memory(at: index)) }
    // To put another in its place lets go of nothing.
    unsafeMutableAddress { memory(at: index) }
  }

  /// Before the element at that index, or at the end.
  @inlinable
  public mutating func insert(_ element: Element, at index: Int) {
    precondition(index >= 0 && index <= used, "no place at that index")
    append(element)
    var place = used - 1
    while place > index {
      self[place] = self[place - 1]
      place -= 1
    }
    self[place] = element
  }

  @inlinable
  public mutating func remove(at index: Int) {
    precondition(index >= 0 && index < used, "no element at that index")
    var place = index
    while place + 1 < used {
      self[place] = self[place + 1]
      place += 1
    }
    used -= 1
  }

  /// Another list with the same elements.
  public func copy() -> OwnedList {
    var copy = OwnedList()
    for index in 0..<used { copy.append(self[index]) }
    return copy
  }

  /// Leaves out all that are behind so many. The memory stays.
  @inlinable @inline(__always)
  public mutating func keepFirst(_ count: Int) {
    precondition(count >= 0 && count <= used, "there are not so many elements")
    used = count
  }

  @inlinable @inline(__always)
  public mutating func removeAll() { used = 0 }

  @inlinable
  public mutating func removeAll(where isLeaving: (Element) -> Bool) {
    var kept = 0
    for index in 0..<used where !isLeaving(self[index]) {
      self[kept] = self[index]
      kept += 1
    }
    used = kept
  }

  @inlinable @inline(__always)
  public func contains(where isIt: (Element) -> Bool) -> Bool {
    var index = 0
    while index < used {
      if isIt(self[index]) { return true }
      index += 1
    }
    return false
  }
}

// MARK: - Of objects

extension OwnedList where Element: AnyObject {
  /// Whether nobody else keeps the object. Who refers to it weakly, or without counting, does not count.
  @inlinable @inline(__always)
  public mutating func isOnlyKeeper(ofObjectAt index: Int) -> Bool {
    isKnownUniquelyReferenced(&memory(at: index).pointee)
  }
}
