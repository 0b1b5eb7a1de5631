import GestureCore

/// Keeps the recognizers that take part, by number, and those that have left until the pass is over:
/// lists may still have them. All others refer to recognizers without keeping them.
struct Roster {
  private var owned: [UIGestureRecognizer?] = []
  /// The same, for those who only look.
  private var seats: [Uncounted<UIGestureRecognizer>?] = []
  private var vacancies: [Int] = []
  private var departed: [UIGestureRecognizer] = []

  /// Whether nobody takes part.
  var isEmpty: Bool { vacancies.count == seats.count }
  /// Whether a recognizer has left, and has not been let go of.
  var hasDeparted: Bool { !departed.isEmpty }

  /// The recognizer that has that number, if one still has.
  @inline(__always)
  subscript(member: Member) -> Uncounted<UIGestureRecognizer>? { seats[member.number] }

  /// Everybody, in the order of their numbers.
  var all: [Uncounted<UIGestureRecognizer>] { seats.compactMap(\.self) }

  /// The recognizer of the lowest number for which something holds.
  func first(where isIt: (UIGestureRecognizer) -> Bool) -> UIGestureRecognizer? {
    for seat in seats where seat?.with(isIt) == true { return seat?.object }
    return nil
  }

  /// Everybody who is there now, in the order of their numbers.
  func each(_ body: (UIGestureRecognizer) -> Void) {
    for seat in seats { seat?.with(body) }
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

  /// Gives the number of one who leaves to the next that comes.
  mutating func strike(_ member: Member) {
    guard let recognizer = owned[member.number] else { return }
    departed.append(recognizer)
    owned[member.number] = nil
    seats[member.number] = nil
    vacancies.append(member.number)
  }

  /// Hands over those who have left, to be let go of: their code may run when they go.
  mutating func takeDeparted() -> [UIGestureRecognizer] { departed.take() }

  /// Takes back the memory of their list.
  mutating func give(back list: [UIGestureRecognizer]) {
    if departed.isEmpty { departed = list }
  }

  #if DEBUG || TOUCHSTONE_CHECKS
    /// Whether numbers are taken or vacant, and nobody else's.
    var isRight: Bool {
      owned.count == seats.count && vacancies.allSatisfy { owned[$0] == nil && seats[$0] == nil }
        && owned.indices.allSatisfy { index in
          owned[index].map { seats[index]?.isSame(as: $0) == true } ?? vacancies.contains(index)
        }
    }
  #endif
}
