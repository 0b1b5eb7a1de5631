/// Finds out from a trace why a recognizer did what it did, or did not.
///
/// It needs no more than the events: a tool can ask a recording, and a system asks its ring buffer.
public struct CauseChain: Sendable {
  let events: [TraceEvent]
  /// Whether older events had to go, so that a beginning may be missing.
  let hasForgotten: Bool

  /// Reads a trace, in the order of its events.
  public init(_ events: [TraceEvent], hasForgotten: Bool = false) {
    self.events = events
    self.hasForgotten = hasForgotten
  }

  /// Everybody the trace speaks of, each once, in the order of their first lines.
  public var subjects: [Subject] {
    var seen: Set<Int> = []
    return events.compactMap { $0.subject }.filter { seen.insert($0.id).inserted }
  }

  /// Why a recognizer came to where it is: in its last attempt, or in the one that `time` falls into
  /// or follows. `facts` are what the trace cannot know.
  public func report(
    on subject: Subject, at time: Timestamp? = nil, facts: RecognizerFacts = RecognizerFacts()
  ) -> WhyReport {
    let attempts = attempts(of: subject.id)
    let starts = attempts.map { $0.start }
    let attempt =
      time.map { time in attempts.last { $0.start <= time } ?? attempts.first } ?? attempts.last
    if let refusal = lastRefusal(of: subject.id, after: attempt, until: time) {
      return report(on: subject, keptFromTouchAt: refusal, starts)
    }
    guard let attempt else { return report(onIdle: subject, facts, until: time) }
    var telling = CauseTelling()
    tell(attempt, facts, &telling)
    tellFingers(of: attempt, &telling)
    if hasForgotten, attempt.first == 0 {
      telling.sentences.append("what happened before is not kept any more")
    }
    return WhyReport(
      recognizer: subject.name, outcome: outcome(of: attempt),
      time: (attempt.finish ?? attempt.beginning ?? attempt.hold).map { events[$0].time },
      causes: telling.sentences, cure: telling.cure, attempts: starts)
  }

  /// The attempts of a recognizer, oldest first.
  func attempts(of id: Int) -> [GestureAttempt] {
    var attempts: [GestureAttempt] = []
    for (place, event) in events.enumerated() {
      guard let subject = event.subject, subject.id == id else { continue }
      if attempts.last?.isClosed ?? true {
        guard GestureAttempt.opens(event.kind) else { continue }
        attempts.append(GestureAttempt(subject, at: event.time))
      }
      attempts[attempts.count - 1].take(event, at: place)
    }
    return attempts
  }

  private func outcome(of attempt: GestureAttempt) -> WhyReport.Outcome {
    guard let place = attempt.finish ?? attempt.beginning else {
      return attempt.hasWithdrawn ? .withdrawn : attempt.hold == nil ? .undecided : .waiting
    }
    return switch state(at: place) {
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    default: .began
    }
  }

  // MARK: - Looking up

  func state(at place: Int) -> GestureState? {
    if case .state(_, _, let state, _) = events[place].kind { return state }
    return nil
  }

  func reason(at place: Int) -> Reason? {
    switch events[place].kind {
    case .state(_, _, _, let reason), .proposal(_, _, let reason): reason
    default: nil
    }
  }

  /// The attempt of a recognizer that goes on at a place, or was the last before it.
  func attempt(of id: Int, at place: Int) -> GestureAttempt? {
    attempts(of: id).last { $0.first <= place }
  }

  func spell(_ time: Timestamp) -> String { TraceEvent.spell(time).trimmed }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
