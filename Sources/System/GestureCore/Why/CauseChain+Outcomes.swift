extension CauseChain {
  /// Explains the outcome of an attempt.
  func explain(
    _ attempt: GestureAttempt, _ facts: RecognizerFacts = RecognizerFacts(),
    _ explanation: inout Explanation
  ) {
    guard explanation.begin(attempt) else { return }
    if let finish = attempt.finish, finish != attempt.beginning {
      explainFinish(of: attempt, at: finish, facts, &explanation)
    }
    if let finish = attempt.finish { explainInputs(of: attempt, after: finish, &explanation) }
    if let beginning = attempt.beginning {
      explainBeginning(of: attempt, at: beginning, &explanation)
      if attempt.finish == nil { explainWhyItContinues(attempt, &explanation) }
    } else if attempt.finish == nil {
      explainWaiting(of: attempt, facts, &explanation)
    }
    explainViews(of: attempt, facts, &explanation)
  }

  // MARK: - Beginnings

  private func explainBeginning(
    of attempt: GestureAttempt, at index: Int, _ explanation: inout Explanation
  ) {
    let (name, time) = (attempt.subject.name, events[index].time)
    let verb = state(at: index) == .ended ? "was recognized" : "began"
    explanation.sentences.append(
      "\(name) \(verb) at \(spell(time)): \(text(for: reason(at: index)))")
    guard let hold = attempt.hold, hold < index, let proposal = attempt.proposal else { return }
    let waited = time.seconds(since: events[proposal].time)
    guard waited > 0, case .verdict(_, .held(let other, let rule)) = events[hold].kind else {
      return
    }
    let releaser = releaser(before: index, preferring: other) ?? other
    explanation.sentences.append(
      "it wanted to at \(spell(events[proposal].time)) and waited \(Reason.spell(waited)) s until "
        + "\(releaser.name) failed (\(rule))")
    explanation.suggest(cure(forWaitOf: name, on: releaser, rule, before: index))
    explainRequirement(releaser, before: index, &explanation)
  }

  /// The recognizer whose failure released the held one: the last that failed at the same time.
  private func releaser(before index: Int, preferring other: Subject) -> Subject? {
    var found: Subject?
    for event in events[..<index].reversed() {
      guard event.time == events[index].time else { break }
      guard case .state(let subject, _, .failed, _) = event.kind else { continue }
      if subject.id == other.id { return other }
      found = found ?? subject
    }
    return found
  }

  private func explainRequirement(
    _ other: Subject, before index: Int, _ explanation: inout Explanation
  ) {
    guard let attempt = attempt(of: other.id, at: index), let finish = attempt.finish,
      finish < index, explanation.begin(attempt)
    else { return }
    explainFinish(of: attempt, at: finish, RecognizerFacts(), &explanation)
  }

  private func explainWhyItContinues(_ attempt: GestureAttempt, _ explanation: inout Explanation) {
    let down = attempt.inputs.filter { ending(of: $0, after: attempt.first) == nil }
    guard !down.isEmpty else { return }
    let names = down.map { "\($0)" }.joined(separator: " and ")
    explanation.sentences.append("it goes on while \(names) \(down.count == 1 ? "is" : "are") down")
    explanation.suggest(
      "it ends when its fingers lift; whoever acts once should act on .began alone")
  }

  // MARK: - Waiting

  private func explainWaiting(
    of attempt: GestureAttempt, _ facts: RecognizerFacts, isAsked: Bool = true,
    _ explanation: inout Explanation
  ) {
    let name = attempt.subject.name
    if attempt.hasWithdrawn {
      explanation.sentences.append("\(name) ignored all that it received, and left")
      return
    }
    if let hold = attempt.hold, let proposal = attempt.proposal,
      case .verdict(_, .held(let other, let rule)) = events[hold].kind
    {
      explanation.sentences.append(
        "\(name) waits until \(other.name) fails (\(rule)); it has wanted to begin since "
          + "\(spell(events[proposal].time)): \(text(for: reason(at: proposal)))")
      if let start = strandedSince(other.id, before: attempt) {
        explanation.sentences.append(
          "\(other.name) is still possible, "
            + "\(Reason.spell(max(end, facts.now ?? end).seconds(since: start))) s after its last "
            + "finger lifted; nothing limits that")
        explanation.suggest(
          "let \(other.name) assign .failed in touchesEnded, or take the requirement back")
      }
      explainWaitOf(other, RecognizerFacts(now: facts.now), &explanation)
      // In a chain the recognizer that was asked about has a requirement of its own to take back.
      guard isAsked else { return }
      // A recognizer that is waiting itself begins when its requirement fails, and fails this one.
      explanation.suggest(
        waitingAttempt(of: other) != nil
          ? "take the requirement back"
          : "wait until \(other.name) has decided, or take the requirement back")
      return
    }
    let progress = facts.progress.map { ": \($0)" } ?? ""
    explanation.sentences.append("\(name) is still possible\(progress)")
    if let due = deadline(of: attempt) {
      explanation.sentences.append("it decides at \(spell(due)) at the latest, by the clock")
    }
  }

  /// The other may wait for a third itself.
  private func explainWaitOf(
    _ other: Subject, _ facts: RecognizerFacts, _ explanation: inout Explanation
  ) {
    guard let attempt = waitingAttempt(of: other), explanation.begin(attempt) else { return }
    explainWaiting(of: attempt, facts, isAsked: false, &explanation)
  }

  /// The attempt of a recognizer that proposed to begin and is waiting for its own failure requirement.
  private func waitingAttempt(of subject: Subject) -> GestureAttempt? {
    guard let attempt = attempt(of: subject.id, at: events.count - 1), attempt.finish == nil,
      attempt.beginning == nil, attempt.hold != nil
    else { return nil }
    return attempt
  }

  /// The time since which a recognizer is possible after its last finger; `nil` if it has decided.
  private func strandedSince(_ id: Int, before attempt: GestureAttempt) -> Timestamp? {
    guard let other = self.attempt(of: id, at: events.count - 1), other.finish == nil,
      other.beginning == nil
    else { return nil }
    for index in other.indices {
      if case .staysPossible = events[index].kind { return events[index].time }
    }
    return nil
  }

  /// The time of the last event.
  private var end: Timestamp { events.last?.time ?? .zero }

  /// The time of its pending deadline.
  private func deadline(of attempt: GestureAttempt) -> Timestamp? {
    for index in attempt.indices.reversed() {
      switch events[index].kind {
      case .deadlineSet(_, let time): return time
      case .deadline: return nil
      default: continue
      }
    }
    return nil
  }

  // MARK: - Ends

  private func explainFinish(
    of attempt: GestureAttempt, at index: Int, _ facts: RecognizerFacts,
    _ explanation: inout Explanation
  ) {
    let (name, when) = (attempt.subject.name, spell(events[index].time))
    let verb =
      switch state(at: index) {
      case .ended: "ended"
      case .cancelled: "was cancelled"
      default: "failed"
      }
    let head = "\(name) \(verb) at \(when)"
    switch reason(at: index) {
    case .prevented(let winner):
      explainPrevention(of: attempt, by: winner, at: index, head, facts, &explanation)
    case .requirementRecognized(let other):
      let rule = requirementRule(before: index, of: attempt.subject)
      explanation.sentences.append(
        "\(head) because \(other.name), whose failure it needed (\(rule)), went ahead")
      explainWin(of: other, before: index, &explanation)
      explanation.suggest(
        "take the requirement back if \(name) should go on beside \(other.name)")
    case .deadlock(let other):
      explanation.sentences.append(
        "\(head) because it and \(other.name) waited for each other; of such the last in rank fails"
      )
      explanation.suggest("take one of the requirements back, so that they make no circle")
    case .vetoed(let adviser):
      explanation.sentences.append(
        "\(head) because \(adviser) said no (gestureRecognizerShouldBegin, asked at \(when))")
      if let proposal = attempt.proposal {
        explanation.sentences.append("it wanted to begin: \(text(for: reason(at: proposal)))")
      }
      explanation.suggest("let \(adviser) answer true to gestureRecognizerShouldBegin for \(name)")
    case .keptByContent:
      explanation.sentences.append("\(head) because \(text(for: reason(at: index)))")
      if let proposal = attempt.proposal {
        explanation.sentences.append("it wanted to begin: \(text(for: self.reason(at: proposal)))")
      }
      if let cure = cure(for: reason(at: index)) { explanation.suggest(cure) }
    case .touchesCancelled: explainCancellation(of: attempt, at: index, head, &explanation)
    case .viewLeft:
      explanation.sentences.append("\(head) because \(viewThatLeft(before: index)) left the window")
      explanation.suggest(
        "keep its view in the window until \(name) has ended; hiding it is harmless")
    case .disabled:
      explanation.sentences.append("\(head) because isEnabled was set to false")
      explanation.suggest("disable \(name) when it has ended")
    case .removed:
      explanation.sentences.append("\(head) because it was removed from its view")
      explanation.suggest("remove \(name) when it has ended")
    case let reason:
      explanation.sentences.append("\(head): \(text(for: reason))")
      if case .tooFewFingers = reason { explainMissingFinger(of: attempt, &explanation) }
      if case .fingersLate = reason { explainMissingFinger(of: attempt, &explanation) }
      if state(at: index) == .failed, let cure = cure(for: reason) { explanation.suggest(cure) }
    }
  }

  /// A finger that is missing may have come, and been kept from the recognizer.
  private func explainMissingFinger(
    of attempt: GestureAttempt, _ explanation: inout Explanation
  ) {
    for index in attempt.indices {
      guard case .passedOver(_, let input, let exclusion) = events[index].kind,
        !isOver(exclusion)
      else { continue }
      explanation.sentences.append("it did not receive \(input): \(exclusion)")
      if let cure = cure(for: exclusion, of: attempt.subject.name) { explanation.suggest(cure) }
    }
  }

  /// Fingers that came while it was finished, and not ready for them.
  private func explainInputs(
    of attempt: GestureAttempt, after finish: Int, _ explanation: inout Explanation
  ) {
    for index in attempt.indices where index > finish {
      guard case .passedOver(_, let input, let exclusion) = events[index].kind, isOver(exclusion)
      else { continue }
      explanation.sentences.append(
        "it did not receive \(input) at \(spell(events[index].time)): \(exclusion)")
      guard state(at: finish) != .ended else { continue }
      if let cure = cure(for: exclusion, of: attempt.subject.name) { explanation.suggest(cure) }
    }
  }

  private func isOver(_ exclusion: Exclusion) -> Bool {
    if case .isOver = exclusion { return true }
    return false
  }

  private func explainPrevention(
    of attempt: GestureAttempt, by winner: Subject, at index: Int, _ head: String,
    _ facts: RecognizerFacts, _ explanation: inout Explanation
  ) {
    let win = winningIndex(of: winner, before: index)
    let verb = win.flatMap { state(at: $0) } == .ended ? "was recognized" : "began"
    explanation.sentences.append(
      "\(head) because \(winner.name) \(verb)\(preventionRule(before: index, of: attempt.subject))")
    explainWin(of: winner, before: index, &explanation)
    explanation.sentences.append(simultaneity(of: attempt.subject, and: winner, before: index))
    // Where it requires the winner to fail, being simultaneous is not enough, and the opposite requirement is a circle.
    let rule = requirement(of: attempt, on: winner, facts)
    if let rule {
      explanation.sentences.append(
        "\(attempt.subject.name) also requires \(winner.name) to fail (\(rule))")
    }
    explanation.suggest(cure(forPreventionOf: attempt.subject.name, by: winner.name, rule))
  }

  /// The rule by which a recognizer requires another to fail, if it does.
  private func requirement(
    of attempt: GestureAttempt, on other: Subject, _ facts: RecognizerFacts
  ) -> RequirementRule? {
    for index in attempt.indices {
      if case .verdict(_, .held(other, let rule)) = events[index].kind { return rule }
    }
    return facts.requirements.contains(other.id) ? .requireToFail : nil
  }

  private func explainWin(of winner: Subject, before index: Int, _ explanation: inout Explanation) {
    guard let win = winningIndex(of: winner, before: index),
      let attempt = attempt(of: winner.id, at: win), explanation.begin(attempt)
    else { return }
    explainBeginning(of: attempt, at: win, &explanation)
  }

  /// The index at which a recognizer last began or was recognized.
  private func winningIndex(of winner: Subject, before index: Int) -> Int? {
    events[..<index].lastIndex { event in
      guard case .state(let subject, _, let state, _) = event.kind else { return false }
      return subject.id == winner.id && (state == .began || state == .ended)
    }
  }

  private func preventionRule(before index: Int, of subject: Subject) -> String {
    for event in events[..<index].reversed() {
      guard event.time == events[index].time else { break }
      if case .verdict(subject, .prevented(_, let rule)) = event.kind { return " (\(rule))" }
    }
    return ""
  }

  private func requirementRule(before index: Int, of subject: Subject) -> RequirementRule {
    for event in events[..<index].reversed() {
      guard event.time == events[index].time else { break }
      if case .verdict(subject, .requirementWon(_, let rule)) = event.kind { return rule }
    }
    return .requireToFail
  }

  /// The delegates' answers about two recognizers that are not simultaneous.
  private func simultaneity(
    of loser: Subject, and winner: Subject, before index: Int
  ) -> String {
    var answers: [(name: String, time: Timestamp)] = []
    for event in events[..<index].reversed() where answers.count < 2 {
      guard case .question(.simultaneous, _, let about, let other?, false) = event.kind,
        (about.id, other.id) == (loser.id, winner.id)
          || (about.id, other.id) == (winner.id, loser.id),
        !answers.contains(where: { $0.name == about.name })
      else { continue }
      answers.append((about.name, event.time))
    }
    guard let asked = answers.first else {
      return "they are not simultaneous: no delegate said yes"
    }
    let answer =
      answers.count == 2 ? "neither delegate said yes" : "\(asked.name)'s delegate said no"
    return "they are not simultaneous: \(answer) (asked at \(spell(asked.time)))"
  }

  private func explainCancellation(
    of attempt: GestureAttempt, at index: Int, _ head: String, _ explanation: inout Explanation
  ) {
    let now = events[..<index].reversed().prefix { $0.time == events[index].time }
    let isInterruption = now.contains { $0.kind == .interruption }
    explanation.sentences.append(
      "\(head) because its touches were cancelled: "
        + (isInterruption
          ? "an interruption took all fingers away" : "whoever reports the fingers took them away"))
    // One that had not begun sends no action.
    guard state(at: index) == .cancelled else { return }
    explanation.suggest(
      "treat .cancelled like .ended, and touchesCancelled like touchesEnded: the gesture is over")
  }

  private func viewThatLeft(before index: Int) -> String {
    for event in events[..<index].reversed() {
      if case .viewLeft(let name) = event.kind { return name }
    }
    return "its view"
  }

  /// A reason as the end of a sentence.
  func text(for reason: Reason?) -> String {
    reason.map { "\($0)" } ?? "the trace does not say why"
  }
}
