/// A recognizer as the contest sees it: a small number that is its own while it takes part, and how many have
/// had that number before. So one that has left is never taken for the next that comes.
public struct Member: Sendable, Hashable, Comparable, CustomStringConvertible, BitwiseCopyable {
  @usableFromInline let place: UInt32
  public let generation: UInt32

  @inlinable @inline(__always)
  public init(_ number: Int, generation: UInt32 = 0) {
    place = UInt32(truncatingIfNeeded: number)
    self.generation = generation
  }

  @inlinable @inline(__always)
  public var number: Int { Int(place) }

  public static func < (left: Member, right: Member) -> Bool { left.place < right.place }

  public var description: String { "#\(place)" }

  // Who waits for a deadline is a number; that of a member is not negative.

  var packed: Int { Int(generation & 0x7FFF_FFFF) << 32 | number }

  init(packed: Int) {
    self.init(packed & 0xFFFF_FFFF, generation: UInt32(packed >> 32))
  }
}
