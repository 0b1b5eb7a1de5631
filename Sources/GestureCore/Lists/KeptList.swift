/// A list that keeps objects, in memory of its own: an object that comes in, or goes out to another such list, is
/// handed over and not counted, and since the list cannot be copied nobody asks at each change whether another
/// has the same.
///
/// What makes the pointer right is what makes it so in a ``PlainList``. What lets go of an object may run code that
/// comes back here; so the list does that last, or hands the object to the caller.
public struct KeptList<Object: AnyObject>: ~Copyable {
  @usableFromInline var used = 0
  @usableFromInline var capacity = 0
  /// `nil` until the first object comes.
  @usableFromInline var base: UnsafeMutablePointer<Object>?

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
  public subscript(index: Int) -> Object { memory(at: index).pointee }

  /// Whether nobody else keeps the object. Who refers to it weakly, or without counting, does not count.
  @inlinable @inline(__always)
  public mutating func isOnlyKeeper(ofObjectAt index: Int) -> Bool {
    isKnownUniquelyReferenced(&memory(at: index).pointee)
  }

  @inlinable @inline(__always)
  func memory(at index: Int) -> UnsafeMutablePointer<Object> {
    precondition(index >= 0 && index < used, "no object at that index")
    return base.unsafelyUnwrapped + index
  }

  // MARK: - Changing it

  @inlinable @inline(__always)
  public mutating func append(_ object: consuming Object) {
    if used == capacity { grow() }
    (base.unsafelyUnwrapped + used).initialize(to: object)
    used += 1
  }

  @inlinable @inline(__always)
  public mutating func popLast() -> Object? {
    if isEmpty { return nil }
    used -= 1
    return (base.unsafelyUnwrapped + used).move()
  }

  /// Hands over an object that leaves; those behind it move up.
  @inlinable @inline(__always)
  public mutating func remove(at index: Int) -> Object {
    let place = memory(at: index)
    let object = place.move()
    used -= 1
    if index < used { place.moveInitialize(from: place + 1, count: used - index) }
    return object
  }

  @usableFromInline @inline(never)
  mutating func grow() {
    let larger = UnsafeMutablePointer<Object>.allocate(capacity: max(8, 2 * capacity))
    if let base {
      larger.moveInitialize(from: base, count: used)
      base.deallocate()
    }
    base = larger
    capacity = max(8, 2 * capacity)
  }

  /// The objects in an array, for checks and for what is rare.
  public var all: [Object] {
    var all: [Object] = []
    for index in 0..<used { all.append(self[index]) }
    return all
  }
}
