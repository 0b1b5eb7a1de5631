extension CauseChain {
  /// What a recognizer came to in one attempt, and why.
  func tell(
    _ attempt: GestureAttempt, _ facts: RecognizerFacts = RecognizerFacts(),
    _ telling: inout CauseTelling
  ) {
    guard telling.opens(attempt) else { return }
    if let finish = attempt.finish, finish != attempt.beginning {
      tellFinish(of: attempt, at: finish, &telling)
    }
    if let beginning = attempt.beginning {
      tellBeginning(of: attempt, at: beginning, &telling)
      if attempt.finish == nil { tellWhyItGoesOn(attempt, &telling) }
    } else if attempt.finish == nil {
      tellWaiting(of: attempt, facts, &telling)
    }
    tellViews(of: attempt, facts, &telling)
  }

  // MARK: - Beginnings

  private func tellBeginning(
    of attempt: GestureAttempt, at place: Int, _ telling: inout CauseTelling
  ) {
    let (name, time) = (attempt.subject.name, events[place].time)
    let verb = state(at: place) == .ended ? "was recognized" : "began"
    telling.sentences.append("\(name) \(verb) at \(spell(time)): \(words(for: reason(at: place)))")
    guard let hold = attempt.hold, hold < place, let proposal = attempt.proposal else { return }
    let waited = time.seconds(since: events[proposal].time)
    guard waited > 0, case .verdict(_, .held(let other, let rule)) = events[hold].kind else {
      return
    }
    let releaser = releaser(before: place, preferring: other) ?? other
    telling.sentences.append(
      "it wanted to at \(spell(events[proposal].time)) and waited \(Reason.spell(waited)) s until "
        + "\(releaser.name) failed (\(rule))")
    telling.suggest(cure(forWaitOf: name, on: releaser, rule, before: place))
    tellRequirement(releaser, before: place, &telling)
  }

  /// Who failed last before one that waited could begin.
  private func releaser(before place: Int, preferring other: Subject) -> Subject? {
    var found: Subject?
    for event in events[..<place].reversed() {
      guard event.time == events[place].time else { break }
      guard case .state(let subject, _, .failed, _) = event.kind else { continue }
      if subject.id == other.id { return other }
      found = found ?? subject
    }
    return found
  }

  private func tellRequirement(
    _ other: Subject, before place: Int, _ telling: inout CauseTelling
  ) {
    guard let attempt = attempt(of: other.id, at: place), let finish = attempt.finish,
      finish < place, telling.opens(attempt)
    else { return }
    tellFinish(of: attempt, at: finish, &telling)
  }

  private func tellWhyItGoesOn(_ attempt: GestureAttempt, _ telling: inout CauseTelling) {
    let down = attempt.inputs.filter { ending(of: $0, after: attempt.first) == nil }
    guard !down.isEmpty else { return }
    let names = down.map { "\($0)" }.joined(separator: " and ")
    telling.sentences.append("it goes on while \(names) \(down.count == 1 ? "is" : "are") down")
    telling.suggest(
      "it ends when its fingers lift; whoever acts once should act on .began alone")
  }

  // MARK: - Waiting

  private func tellWaiting(
    of attempt: GestureAttempt, _ facts: RecognizerFacts, _ telling: inout CauseTelling
  ) {
    let name = attempt.subject.name
    if attempt.hasWithdrawn {
      telling.sentences.append("\(name) ignored all that it received, and left")
      return
    }
    if let hold = attempt.hold, let proposal = attempt.proposal,
      case .verdict(_, .held(let other, let rule)) = events[hold].kind
    {
      telling.sentences.append(
        "\(name) waits until \(other.name) fails (\(rule)); it has wanted to begin since "
          + "\(spell(events[proposal].time)): \(words(for: reason(at: proposal)))")
      telling.suggest(
        "wait until \(other.name) has decided, or take the requirement back")
      return
    }
    let progress = facts.progress.map { ": \($0)" } ?? ""
    telling.sentences.append("\(name) is still possible\(progress)")
    if let due = deadline(of: attempt) {
      telling.sentences.append("it decides at \(spell(due)) at the latest, by the clock")
    }
  }

  /// When its clock runs out, if it runs.
  private func deadline(of attempt: GestureAttempt) -> Timestamp? {
    for place in attempt.places.reversed() {
      switch events[place].kind {
      case .deadlineSet(_, let time): return time
      case .deadline: return nil
      default: continue
      }
    }
    return nil
  }

  // MARK: - Ends

  private func tellFinish(
    of attempt: GestureAttempt, at place: Int, _ telling: inout CauseTelling
  ) {
    let (name, when) = (attempt.subject.name, spell(events[place].time))
    let verb =
      switch state(at: place) {
      case .ended: "ended"
      case .cancelled: "was cancelled"
      default: "failed"
      }
    let head = "\(name) \(verb) at \(when)"
    switch reason(at: place) {
    case .prevented(let winner):
      tellPrevention(of: attempt, by: winner, at: place, head, &telling)
    case .requirementRecognized(let other):
      let rule = requirementRule(before: place, of: attempt.subject)
      telling.sentences.append(
        "\(head) because \(other.name), whose failure it needed (\(rule)), went ahead")
      tellWin(of: other, before: place, &telling)
      telling.suggest(
        "take the requirement back if \(name) should go on beside \(other.name)")
    case .deadlock(let other):
      telling.sentences.append(
        "\(head) because it and \(other.name) waited for each other; of such the last in rank fails"
      )
      telling.suggest("take one of the requirements back, so that they make no circle")
    case .vetoed(let whom):
      telling.sentences.append(
        "\(head) because \(whom) said no (gestureRecognizerShouldBegin, asked at \(when))")
      if let proposal = attempt.proposal {
        telling.sentences.append("it wanted to begin: \(words(for: reason(at: proposal)))")
      }
      telling.suggest("let \(whom) answer true to gestureRecognizerShouldBegin for \(name)")
    case .touchesCancelled: tellCancellation(of: attempt, at: place, head, &telling)
    case .viewLeft:
      telling.sentences.append("\(head) because \(viewThatLeft(before: place)) left the window")
      telling.suggest("keep its view in the window until \(name) has ended; hiding it is harmless")
    case .disabled:
      telling.sentences.append("\(head) because isEnabled was set to false")
      telling.suggest("disable \(name) when it has ended")
    case .removed:
      telling.sentences.append("\(head) because it was removed from its view")
      telling.suggest("remove \(name) when it has ended")
    case let reason:
      telling.sentences.append("\(head): \(words(for: reason))")
      if state(at: place) == .failed, let cure = cure(for: reason) { telling.suggest(cure) }
    }
  }

  private func tellPrevention(
    of attempt: GestureAttempt, by winner: Subject, at place: Int, _ head: String,
    _ telling: inout CauseTelling
  ) {
    let win = winningPlace(of: winner, before: place)
    let verb = win.flatMap { state(at: $0) } == .ended ? "was recognized" : "began"
    telling.sentences.append(
      "\(head) because \(winner.name) \(verb)\(preventionRule(before: place, of: attempt.subject))")
    tellWin(of: winner, before: place, &telling)
    telling.sentences.append(simultaneity(of: attempt.subject, and: winner, before: place))
    telling.suggest(cure(forPreventionOf: attempt.subject.name, by: winner.name))
  }

  private func tellWin(of winner: Subject, before place: Int, _ telling: inout CauseTelling) {
    guard let win = winningPlace(of: winner, before: place),
      let attempt = attempt(of: winner.id, at: win), telling.opens(attempt)
    else { return }
    tellBeginning(of: attempt, at: win, &telling)
  }

  /// Where a recognizer went ahead last.
  private func winningPlace(of winner: Subject, before place: Int) -> Int? {
    events[..<place].lastIndex { event in
      guard case .state(let subject, _, let state, _) = event.kind else { return false }
      return subject.id == winner.id && (state == .began || state == .ended)
    }
  }

  private func preventionRule(before place: Int, of subject: Subject) -> String {
    for event in events[..<place].reversed() {
      guard event.time == events[place].time else { break }
      if case .verdict(subject, .prevented(_, let rule)) = event.kind { return " (\(rule))" }
    }
    return ""
  }

  private func requirementRule(before place: Int, of subject: Subject) -> RequirementRule {
    for event in events[..<place].reversed() {
      guard event.time == events[place].time else { break }
      if case .verdict(subject, .requirementWon(_, let rule)) = event.kind { return rule }
    }
    return .requireToFail
  }

  /// What the delegates said of two that cannot go together.
  private func simultaneity(
    of loser: Subject, and winner: Subject, before place: Int
  ) -> String {
    var answers: [(name: String, time: Timestamp)] = []
    for event in events[..<place].reversed() where answers.count < 2 {
      guard case .question(.simultaneous, _, let about, let other?, false) = event.kind,
        (about.id, other.id) == (loser.id, winner.id)
          || (about.id, other.id) == (winner.id, loser.id),
        !answers.contains(where: { $0.name == about.name })
      else { continue }
      answers.append((about.name, event.time))
    }
    guard let asked = answers.first else {
      return "they are not simultaneous: no delegate was there to say yes"
    }
    let who = answers.count == 2 ? "neither delegate said yes" : "\(asked.name)'s delegate said no"
    return "they are not simultaneous: \(who) (asked at \(spell(asked.time)))"
  }

  private func tellCancellation(
    of attempt: GestureAttempt, at place: Int, _ head: String, _ telling: inout CauseTelling
  ) {
    let now = events[..<place].reversed().prefix { $0.time == events[place].time }
    let isInterruption = now.contains { $0.kind == .interruption }
    telling.sentences.append(
      "\(head) because its touches were cancelled: "
        + (isInterruption
          ? "an interruption took all fingers away" : "whoever reports the fingers took them away"))
    telling.suggest(
      "treat .cancelled like .ended, and touchesCancelled like touchesEnded: the gesture is over")
  }

  private func viewThatLeft(before place: Int) -> String {
    for event in events[..<place].reversed() {
      if case .viewLeft(let name) = event.kind { return name }
    }
    return "its view"
  }

  /// A reason as the end of a sentence.
  func words(for reason: Reason?) -> String {
    reason.map { "\($0)" } ?? "the trace does not say why"
  }
}
