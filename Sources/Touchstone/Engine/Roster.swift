import GestureCore

/// Keeps the recognizers that take part, by number, and recognizers that have left until the pass is over, since lists
/// may still have them. All other lists refer to recognizers without retaining them.
struct Roster: ~Copyable {
  private var owned: [UIGestureRecognizer?] = []
  /// Unretained copies for iteration; `nil` once the recognizer has left.
  private var present = OwnedList<Unretained<UIGestureRecognizer>?>()

  /// The recognizer of a member; `nil` once it has left.
  @inline(__always)
  subscript(member: Member) -> Unretained<UIGestureRecognizer>? {
    let recognizer = present[member.number]
    assert(recognizer?.with { $0.attempt.seat == nil || $0.attempt.member == member } ?? true)
    return recognizer
  }

  /// All recognizers that take part, in the order of their numbers.
  var all: [Unretained<UIGestureRecognizer>] { present.all.compactMap(\.self) }

  mutating func add(_ recognizer: UIGestureRecognizer, as member: Member) {
    while present.count <= member.number {
      owned.append(nil)
      present.append(nil)
    }
    owned[member.number] = recognizer
    present[member.number] = Unretained(recognizer)
  }

  mutating func hide(_ member: Member) { present[member.number] = nil }

  /// Removes and returns a recognizer that has left. The caller releases it, since its deinitializer may come back here.
  mutating func remove(_ number: Int) -> UIGestureRecognizer? {
    number < owned.count ? owned[number].take() : nil
  }

  /// Whether it keeps just the recognizers that take part.
  var isRight: Bool {
    owned.count == present.count
      && owned.indices.allSatisfy { index in
        owned[index].map { present[index]?.isSame(as: $0) == true } ?? (present[index] == nil)
      }
  }
}
