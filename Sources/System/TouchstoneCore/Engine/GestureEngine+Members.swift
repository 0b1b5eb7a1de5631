import GestureCore

/// The recognizers that take part, by number.
extension GestureEngine {
  /// Gives a recognizer its number. Returns whether it had none; then its requirements have to be linked.
  func enroll(
    _ recognizer: UIGestureRecognizer, rank: Int, at position: ViewPosition = .unknown
  ) -> Bool {
    guard recognizer.attempt.seat == nil else { return false }
    let member = contest.enroll(rank: rank, at: position)
    roster.add(recognizer, as: member)
    recognizer.attempt.seat = Seat(engine: Unretained(self), member: member)
    transferDeadline(of: recognizer, by: member)
    return true
  }

  /// Finds the failure requirements between a new recognizer and the present ones.
  func linkNew(_ recognizer: UIGestureRecognizer) {
    linkRequirements(of: recognizer)
    guard recognizer.mayHaveRequirements, let member = recognizer.attempt.member else { return }
    contest.addRequirer(member)
  }

  func leave(_ recognizer: UIGestureRecognizer) {
    guard let member = recognizer.attempt.member else { return }
    contest.leave(member)
    roster.hide(member)
    recognizer.resetAttempt()
  }

  /// A recognizer that assigns a state without having received any input.
  func enrollLate(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.seat == nil else { return }
    if enroll(recognizer, rank: recognizer.rank) { linkNew(recognizer) }
  }

  /// Adds a requirement between two recognizers that take part.
  func link(_ recognizer: UIGestureRecognizer, waitsFor other: UIGestureRecognizer) {
    guard let member = recognizer.attempt.member, let required = other.attempt.member,
      other.attempt.engine === self
    else { return }
    guard let circle = contest.require(required, toFailBefore: member) else { return }
    let names = circle.compactMap { roster[$0]?.object.label }.joined(separator: ", ")
    diagnose("\(names) wait for each other to fail; the last in rank will fail")
  }

  /// All recognizers that take part, in the order of their ranks.
  var included: [UIGestureRecognizer] {
    contest.arbiter.members.compactMap { roster[$0]?.object }
  }

  // MARK: - Receivers

  /// The recognizers that have received an input and do not ignore it, in the order in which they did.
  func receivers(of input: Contest.Input) -> [UIGestureRecognizer] {
    var receivers: [UIGestureRecognizer] = []
    eachReceiver(of: input) { receivers.append($0) }
    return receivers
  }

  @inline(__always)
  func eachReceiver(of input: Contest.Input, _ body: (UIGestureRecognizer) -> Void) {
    _ = anyReceiver(of: input) {
      body($0)
      return false
    }
  }

  /// Whether a condition holds for one of them. The condition may run client code.
  @inline(__always)
  func anyReceiver(
    of input: Contest.Input, _ isWanted: (UIGestureRecognizer) -> Bool
  ) -> Bool {
    var receivers = Contest.ReceiverCursor(of: input)
    while let receiver = next(&receivers) {
      if receiver.with(isWanted) { return true }
    }
    return false
  }

  @inline(__always)
  func next(_ receivers: inout Contest.ReceiverCursor) -> Unretained<UIGestureRecognizer>? {
    while let member = contest.next(&receivers) {
      if let receiver = roster[member] { return receiver }
    }
    return nil
  }
}

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
  var all: [UIGestureRecognizer] { present.all.compactMap { $0?.object } }

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

extension GestureEngine {
  /// Finds the requirements between a new recognizer and the present ones, both ways (FAI-20, FAI-23). A recognizer that
  /// cannot have one by itself is compared only with those that can.
  func linkRequirements(of recognizer: UIGestureRecognizer) {
    // A snapshot, because client code that is asked may bring in others.
    let mayRequire = recognizer.mayHaveRequirements
    guard mayRequire || contest.hasRequirers else { return }
    let indices = contest.openSnapshot(requirersOnly: !mayRequire)
    for index in indices {
      guard let member = contest.snapshotMember(at: index), let other = roster[member] else {
        continue
      }
      other.with { other in
        guard other !== recognizer, other.mayHaveRequirement(with: recognizer) else { return }
        if requires(recognizer, other) { link(recognizer, waitsFor: other) }
        if requires(other, recognizer) { link(other, waitsFor: recognizer) }
      }
    }
    contest.closeSnapshot(indices)
  }

  /// Whether a recognizer requires another to fail. One "yes" of five makes the requirement for this attempt (FAI-21); its
  /// rule is kept for the verdict.
  private func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if recognizer.requiresFailure(of: other) { return true }
    guard recognizer.mayRequire || other.mayRequire,
      let rule = foundRequirement(of: recognizer, on: other)
    else { return false }
    recognizer.attemptLists.foundRequirements =
      recognizer.attemptLists.foundRequirements + [(other.serial, rule)]
    return true
  }

  private func foundRequirement(
    of recognizer: UIGestureRecognizer, on other: UIGestureRecognizer
  ) -> RequirementRule? {
    if recognizer.shouldRequireFailure(of: other) {
      record(.waitsFor, to: .itsClass, about: recognizer, other: other, answer: true)
      return .classRequires
    }
    if other.shouldBeRequiredToFail(by: recognizer) {
      record(.waitsFor, to: .otherClass, about: recognizer, other: other, answer: true)
      return .classRequired
    }
    let requires = ask(
      recognizer, .requires, .waitsFor, to: .itsDelegate, about: recognizer, other: other
    ) { $0.gestureRecognizer(recognizer, shouldRequireFailureOf: other) }
    if requires == true { return .delegateRequires }
    let isRequired = ask(
      other, .required, .waitsFor, to: .otherDelegate, about: recognizer, other: other
    ) { $0.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) }
    return isRequired == true ? .delegateRequired : nil
  }

  func requirementRule(of recognizer: UIGestureRecognizer, on other: UIGestureRecognizer)
    -> RequirementRule
  {
    recognizer.attemptLists.foundRequirements.first { $0.serial == other.serial }?.rule
      ?? .requireToFail
  }
}
