/// A recognizer as the contest sees it: a small number that is its own while it takes part, and how many have
/// had that number before. So one that has left is never taken for the next that comes.
public struct Member: Sendable, Hashable, Comparable, CustomStringConvertible, BitwiseCopyable {
  /// The number below, the generation above; not negative.
  @usableFromInline let packed: Int

  @inlinable @inline(__always)
  public init(_ number: Int, generation: UInt32 = 0) {
    packed = Int(generation & 0x7FFF_FFFF) << 32 | number
  }

  init(packed: Int) { self.packed = packed }

  @inlinable @inline(__always)
  public var number: Int { packed & 0xFFFF_FFFF }

  /// The next that has the number.
  var next: Member { Member(packed: (packed &+ 1 << 32) & .max) }

  public static func < (left: Member, right: Member) -> Bool { left.number < right.number }

  public var description: String { "#\(number)" }
}
