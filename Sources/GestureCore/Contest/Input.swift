extension Contest {
  /// A finger, a button or a pointer that comes without either, from its coming to its end: its number among those that
  /// are there, and a generation, so that nobody mistakes it for the next that has the number.
  public struct Input: BitwiseCopyable, Hashable, Sendable {
    /// What it is.
    public enum Kind: BitwiseCopyable, Sendable {
      case touch, press
      /// A scroll, a trackpad's transform or a hovering pointer: nothing that is held down.
      case pointer
    }

    /// The number in the lower half, the generation above; negative for none.
    @usableFromInline let packed: Int

    @usableFromInline init(packed: Int) { self.packed = packed }

    /// No input.
    @inlinable @inline(__always)
    public static var none: Input { Input(packed: -1) }

    /// The number; of none it is beyond all.
    @inlinable @inline(__always)
    var number: Int { packed & (1 << (Int.bitWidth / 2) - 1) }
    /// The next that has the number.
    var next: Input { Input(packed: (packed &+ 1 << (Int.bitWidth / 2)) & .max) }
  }

  /// What its window has seen of a finger.
  @usableFromInline
  enum Sight: BitwiseCopyable {
    /// It has yet to see that it came down.
    case coming
    /// It knows the finger, and has yet to see what that did last.
    case changed
    case seen
  }
}
