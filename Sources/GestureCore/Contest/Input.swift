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

  /// What the contest knows of one input; who has received it is in the receipts.
  /// ```
  /// begins, is down ─ends─▶ has ended ─its owner forgets it, nobody has it any more─▶ the number is free
  /// ```
  @usableFromInline
  struct InputRow: BitwiseCopyable {
    /// Who has the number, or will have it next.
    @usableFromInline var input: Input
    @usableFromInline var kind = Input.Kind.touch
    @usableFromInline var isDown = false
    /// Whether its owner may still ask for it.
    @usableFromInline var isKept = false
    /// What its view has been told of it.
    @usableFromInline var delivery = TouchDelivery(isBarred: true)
    /// What its window has seen of it.
    @usableFromInline var sight = Sight.seen

    /// Whether its view has something to hear; what a finger did its window sees first.
    @inlinable @inline(__always)
    var hasNews: Bool { delivery.hasNews && sight == .seen }
    /// Whether a finger has ended of which its view has nothing to hear any more.
    @inlinable @inline(__always)
    var isToldOut: Bool { kind == .touch && isKept && !isDown && !delivery.isOpen }

    /// Counts the news that a change makes or takes away, and whether it was the last that was to be told.
    @inline(__always)
    mutating func counting<Result>(
      _ news: inout Int, _ toldOut: inout Int, _ change: (inout InputRow) -> Result
    ) -> Result {
      let (had, was) = (hasNews, isToldOut)
      let result = change(&self)
      news += (hasNews ? 1 : 0) - (had ? 1 : 0)
      toldOut += (isToldOut ? 1 : 0) - (was ? 1 : 0)
      return result
    }
  }
}
