/// A noncopyable list of plain values, or of objects that it retains. It is never shared, so a change needs no check for
/// a second owner. With arrays that check is a tenth of a drag.
///
/// This is the only file of the engine that owns unsafe memory. The pointer is valid for these reasons. No other list
/// has it, because the list cannot be copied. An address inside of it is used for one read or one change, during which
/// the list cannot change otherwise; an owner with `@exclusivity(unchecked)` must ensure that no client code runs in
/// between. The first `used` elements are initialized, and no others; `used` never exceeds `capacity`. Every index is
/// checked against `used`, in release builds, too.
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
    // By address, so that one field of a large element is read without a copy of all of it.
    unsafeAddress { UnsafePointer(memory(at: index)) }
  }

  /// The address of an element.
  @inlinable @inline(__always)
  func memory(at index: Int) -> UnsafeMutablePointer<Element> {
    precondition(index >= 0 && index < used, "no element at that index")
    return base.unsafelyUnwrapped + index
  }

  // MARK: - Changes

  /// An object is consumed, so that it is not retained once more.
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

  /// Removes and returns an element; the elements behind it move up. Releasing an object may run client code that comes
  /// back here, so the caller releases it when the list is consistent again.
  @inlinable @inline(__always) @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let address = memory(at: index)
    let element = address.move()
    used -= 1
    if index < used { address.moveInitialize(from: address + 1, count: used - index) }
    return element
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

  /// The elements in an array, for checks and rare cases.
  public var all: [Element] {
    var all: [Element] = []
    for index in 0..<used { all.append(self[index]) }
    return all
  }
}

// MARK: - Plain values

extension OwnedList where Element: BitwiseCopyable {
  @inlinable @inline(__always)
  public subscript(index: Int) -> Element {
    unsafeAddress { UnsafePointer(memory(at: index)) }
    // Replacing a plain value releases nothing.
    unsafeMutableAddress { memory(at: index) }
  }

  /// Inserts an element before the one at that index, or at the end.
  @inlinable
  public mutating func insert(_ element: Element, at index: Int) {
    precondition(index >= 0 && index <= used, "no position at that index")
    append(element)
    var free = used - 1
    while free > index {
      self[free] = self[free - 1]
      free -= 1
    }
    self[free] = element
  }

  public func copy() -> OwnedList {
    var copy = OwnedList()
    for index in 0..<used { copy.append(self[index]) }
    return copy
  }

  /// Removes all elements behind the first `count`. The memory stays.
  @inlinable @inline(__always)
  public mutating func keepFirst(_ count: Int) {
    precondition(count >= 0 && count <= used, "there are not so many elements")
    used = count
  }

  @inlinable @inline(__always)
  public mutating func removeAll() { used = 0 }

  @inlinable
  public mutating func removeAll(where isRemoved: (Element) -> Bool) {
    var kept = 0
    for index in 0..<used where !isRemoved(self[index]) {
      self[kept] = self[index]
      kept += 1
    }
    used = kept
  }

  @inlinable @inline(__always)
  public func contains(where condition: (Element) -> Bool) -> Bool {
    for index in 0..<used where condition(self[index]) { return true }
    return false
  }
}

// MARK: - Objects

extension OwnedList where Element: AnyObject {
  /// Whether the list has the only strong reference to the object.
  @inlinable @inline(__always)
  public mutating func isOnlyOwner(ofObjectAt index: Int) -> Bool {
    isKnownUniquelyReferenced(&memory(at: index).pointee)
  }
}
