/// A recognizer as the contest sees it: a number that belongs to it while it takes part, and a generation. The
/// generation tells a member from earlier members with the same number.
public struct Member: Sendable, Hashable, Comparable, CustomStringConvertible, BitwiseCopyable {
  /// The number in the lower half, the generation above it; negative for `vacant`.
  @usableFromInline let packed: Int

  @inlinable @inline(__always)
  public init(_ number: Int) { packed = number }

  init(packed: Int) { self.packed = packed }

  /// Stands where there is no member.
  static var vacant: Member { Member(packed: -1) }
  @inlinable @inline(__always)
  var isVacant: Bool { packed < 0 }

  @inlinable @inline(__always)
  public var number: Int { packed & (1 << (Int.bitWidth / 2) - 1) }

  /// The member that gets the number next.
  var successor: Member { Member(packed: (packed &+ 1 << (Int.bitWidth / 2)) & .max) }

  public static func < (left: Member, right: Member) -> Bool { left.number < right.number }

  public var description: String { "#\(number)" }
}

extension Contest {
  /// A touch, a press, or a pointer that comes without either, from its beginning to its end. As with members, a
  /// generation tells it from earlier inputs with the same number.
  public struct Input: BitwiseCopyable, Hashable, Sendable {
    /// The kind of an input.
    public enum Kind: BitwiseCopyable, Sendable {
      case touch, press
      /// A scroll, a trackpad's transform or a hovering pointer: nothing is held down.
      case pointer
    }

    /// The number in the lower half, the generation above it; negative for `none`.
    @usableFromInline let packed: Int

    @usableFromInline init(packed: Int) { self.packed = packed }

    /// No input.
    @inlinable @inline(__always)
    public static var none: Input { Input(packed: -1) }

    /// The number; that of `none` is beyond all rows.
    @inlinable @inline(__always)
    var number: Int { packed & (1 << (Int.bitWidth / 2) - 1) }

    /// The input that gets the number next.
    var successor: Input { Input(packed: (packed &+ 1 << (Int.bitWidth / 2)) & .max) }
  }
}
