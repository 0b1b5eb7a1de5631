/// A recognizer as the contest sees it: a small number that is its own while it takes part, and how many have
/// had that number before. So one that has left is never taken for the next that comes.
public struct Member: Sendable, Hashable, Comparable, CustomStringConvertible, BitwiseCopyable {
  /// The number in the lower half, the generation above; not negative.
  @usableFromInline let packed: Int

  @inlinable @inline(__always)
  public init(_ number: Int) { packed = number }

  init(packed: Int) { self.packed = packed }

  /// Where there is no member.
  static var nobody: Member { Member(packed: -1) }
  @inlinable @inline(__always)
  var isNobody: Bool { packed < 0 }

  @inlinable @inline(__always)
  public var number: Int { packed & (1 << (Int.bitWidth / 2) - 1) }

  /// The next that has the number.
  var next: Member { Member(packed: (packed &+ 1 << (Int.bitWidth / 2)) & .max) }

  public static func < (left: Member, right: Member) -> Bool { left.number < right.number }

  public var description: String { "#\(number)" }
}
