import GestureCore

/// Keeps the recognizers that take part, by number, and those that have left until the pass is over:
/// lists may still have them. All others refer to recognizers without keeping them.
///
/// It cannot be copied, so that its lists are always read where they lie.
struct Roster: ~Copyable {
  private var owned: [UIGestureRecognizer?] = []
  /// The same, for those who only look; who has left is seen no more.
  private var seats = OwnedList<Uncounted<UIGestureRecognizer>?>()

  /// The recognizer that has that number, if one still has. The contest speaks of no other.
  @inline(__always)
  subscript(member: Member) -> Uncounted<UIGestureRecognizer>? {
    let seat = seats[member.number]
    assert(seat?.with { $0.course.member == nil || $0.course.member == member } ?? true)
    return seat
  }

  /// Everybody, in the order of their numbers.
  var all: [Uncounted<UIGestureRecognizer>] { seats.all.compactMap(\.self) }

  /// The recognizer of the lowest number for which something holds; nobody's code runs to find out.
  @inline(__always)
  func first(where isIt: (UIGestureRecognizer) -> Bool) -> UIGestureRecognizer? {
    for index in 0..<seats.count {
      if let seat = seats[index], seat.with(isIt) { return seat.object }
    }
    return nil
  }

  mutating func seat(_ recognizer: UIGestureRecognizer, as member: Member) {
    while seats.count <= member.number {
      owned.append(nil)
      seats.append(nil)
    }
    owned[member.number] = recognizer
    seats[member.number] = Uncounted(recognizer)
  }

  mutating func strike(_ member: Member) { seats[member.number] = nil }

  /// Hands over one who has left, to be let go of: its code may run when it goes, and come back here.
  mutating func take(_ number: Int) -> UIGestureRecognizer? {
    number < owned.count ? owned[number].take() : nil
  }

  #if DEBUG || TOUCHSTONE_CHECKS
    /// Whether it keeps those alone who have a seat.
    var isRight: Bool {
      owned.count == seats.count
        && owned.indices.allSatisfy { index in
          owned[index].map { seats[index]?.isSame(as: $0) == true } ?? (seats[index] == nil)
        }
    }
  #endif
}
