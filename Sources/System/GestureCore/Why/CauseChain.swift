/// Explains from a trace why a recognizer was recognized, failed or received no input.
///
/// It needs only the events, so it works for a recording and for the ring buffer of a live system.
public struct CauseChain: Sendable {
  let events: [TraceEvent]
  /// Whether older events are missing, so that an attempt may lack its beginning.
  let hasForgotten: Bool

  /// Makes a chain of the events of a trace, in their order.
  public init(_ events: [TraceEvent], hasForgotten: Bool = false) {
    self.events = events
    self.hasForgotten = hasForgotten
  }

  /// All recognizers in the trace, each once, in the order of their first lines.
  public var subjects: [Subject] {
    var seen: Set<Int> = []
    return events.compactMap { $0.subject }.filter { seen.insert($0.id).inserted }
  }

  /// Explains the state of a recognizer: in its last attempt, or in the last attempt that started by
  /// `time`. `facts` are known from other sources than the trace.
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
    var explanation = Explanation()
    explain(attempt, facts, &explanation)
    explainFingers(of: attempt, &explanation)
    if hasForgotten, attempt.first == 0 {
      explanation.sentences.append("what happened before is not kept any more")
    }
    return WhyReport(
      recognizer: subject.name, outcome: outcome(of: attempt),
      time: (attempt.finish ?? attempt.beginning ?? attempt.hold).map { events[$0].time },
      causes: explanation.sentences, cure: explanation.cure, attempts: starts)
  }

  /// The attempts of a recognizer, oldest first.
  func attempts(of id: Int) -> [GestureAttempt] {
    var attempts: [GestureAttempt] = []
    for (index, event) in events.enumerated() {
      guard let subject = event.subject, subject.id == id else { continue }
      if attempts.last?.isClosed ?? true {
        guard GestureAttempt.canStart(with: event.kind) else { continue }
        attempts.append(GestureAttempt(subject, at: event.time))
      }
      attempts[attempts.count - 1].add(event, at: index)
    }
    return attempts
  }

  private func outcome(of attempt: GestureAttempt) -> WhyReport.Outcome {
    guard let index = attempt.finish ?? attempt.beginning else {
      return attempt.hasWithdrawn ? .withdrawn : attempt.hold == nil ? .undecided : .waiting
    }
    return switch state(at: index) {
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    default: .began
    }
  }

  // MARK: - Looking up

  func state(at index: Int) -> GestureState? {
    if case .state(_, _, let state, _) = events[index].kind { return state }
    return nil
  }

  func reason(at index: Int) -> Reason? {
    switch events[index].kind {
    case .state(_, _, _, let reason), .proposal(_, _, let reason): reason
    default: nil
    }
  }

  /// The last attempt of a recognizer that started at an index or before it.
  func attempt(of id: Int, at index: Int) -> GestureAttempt? {
    attempts(of: id).last { $0.first <= index }
  }

  func spell(_ time: Timestamp) -> String { TraceEvent.spell(time).trimmed }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
