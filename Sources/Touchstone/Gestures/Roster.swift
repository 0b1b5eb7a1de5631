import GestureCore

/// Keeps the recognizers that take part, by number, and those that have left until the pass is over:
/// lists may still have them. All others refer to recognizers without keeping them.
///
/// It cannot be copied, so that its lists are always read where they lie.
struct Roster: ~Copyable {
  private var owned: [UIGestureRecognizer?] = []
  /// The same, for those who only look; who has left is seen no more.
  private var seats = PlainList<Uncounted<UIGestureRecognizer>?>()
  private var vacancies = PlainList<Int>()
  /// The numbers of those who have left; nobody gets them before these are let go of.
  private var departed = PlainList<Int>()

  /// Whether nobody takes part.
  @inline(__always)
  var isEmpty: Bool { vacancies.count + departed.count == seats.count }
  /// Whether a recognizer has left, and has not been let go of.
  @inline(__always)
  var hasDeparted: Bool { !departed.isEmpty }

  /// The recognizer that has that number, if one still has.
  @inline(__always)
  subscript(member: Member) -> Uncounted<UIGestureRecognizer>? { seats[member.number] }

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

  mutating func enroll(_ recognizer: UIGestureRecognizer) -> Member {
    guard let vacancy = vacancies.popLast() else {
      owned.append(recognizer)
      seats.append(Uncounted(recognizer))
      return Member(seats.count - 1)
    }
    owned[vacancy] = recognizer
    seats[vacancy] = Uncounted(recognizer)
    return Member(vacancy)
  }

  mutating func strike(_ member: Member) {
    guard seats[member.number] != nil else { return }
    seats[member.number] = nil
    departed.append(member.number)
  }

  /// Hands over one who has left, to be let go of: its code may run when it goes, and come back here. Its
  /// number goes to the next that comes.
  mutating func takeDeparted() -> UIGestureRecognizer? {
    guard let number = departed.popLast() else { return nil }
    vacancies.append(number)
    return owned[number].take()
  }

  #if DEBUG || TOUCHSTONE_CHECKS
    /// Whether numbers are taken or vacant, and nobody else's.
    var isRight: Bool {
      owned.count == seats.count
        && vacancies.all.allSatisfy { owned[$0] == nil && seats[$0] == nil }
        && owned.indices.allSatisfy { index in
          owned[index].map { departed.all.contains(index) || seats[index]?.isSame(as: $0) == true }
            ?? vacancies.all.contains(index)
        }
    }
  #endif
}
