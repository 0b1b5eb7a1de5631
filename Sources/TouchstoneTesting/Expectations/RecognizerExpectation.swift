import Foundation
import Touchstone

/// What one can expect of a recognizer on a stage, judged by the trace: states that everybody can
/// read, and the reasons of those that it did not reach.
///
/// Times are the stage's seconds; a moment is met if it is right to the millisecond.
@MainActor public struct RecognizerExpectation {
  let stage: Stage
  let recognizer: UIGestureRecognizer

  // MARK: States

  /// Whether it began, at that time or inside that time if one is told.
  public func began(
    at time: TimeInterval? = nil, after earliest: TimeInterval? = nil,
    before latest: TimeInterval? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    reached(.began, Span(at: time, after: earliest, before: latest), file, line)
  }

  /// Whether it ended: a continuous gesture its course, a discrete one by being recognized.
  public func ended(
    at time: TimeInterval? = nil, after earliest: TimeInterval? = nil,
    before latest: TimeInterval? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    reached(.ended, Span(at: time, after: earliest, before: latest), file, line)
  }

  /// Whether it was recognized: it began, or ended at once.
  public func recognized(
    at time: TimeInterval? = nil, after earliest: TimeInterval? = nil,
    before latest: TimeInterval? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    let span = Span(at: time, after: earliest, before: latest)
    return stage.judge(
      outcome("was never recognized", "was recognized", span) { $0 == .began || $0 == .ended },
      file, line)
  }

  public func cancelled(
    at time: TimeInterval? = nil, after earliest: TimeInterval? = nil,
    before latest: TimeInterval? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    reached(.cancelled, Span(at: time, after: earliest, before: latest), file, line)
  }

  public func failed(
    at time: TimeInterval? = nil, after earliest: TimeInterval? = nil,
    before latest: TimeInterval? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    reached(.failed, Span(at: time, after: earliest, before: latest), file, line)
  }

  /// Whether it never was recognized.
  public func neverBegan(file: StaticString = #fileID, line: UInt = #line) -> Outcome {
    let first = history.first { $0.state == .began || $0.state == .ended }
    return stage.judge(
      first.map {
        .failed("\(name) \(Self.word($0.state)) at \(Self.spell($0.time)) s: \($0.reason)")
      } ?? .met, file, line)
  }

  /// Whether it went through exactly these states, in one gesture or several, changes not counted and
  /// the way back to possible neither.
  public func states(
    _ expected: [UIGestureRecognizer.State], file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    let steps = history.filter { $0.state != .possible && $0.state != .changed }
    guard steps.map(\.state) != expected else { return stage.judge(.met, file, line) }
    let difference = LogDifference(
      expected: expected.map { "\($0)" }, actual: steps.map { "\($0.state)" })
    let reasons = steps.map { "\(Self.spell($0.time)) s \($0.state): \($0.reason)" }
    return stage.judge(
      .failed(
        "\(name) went through other states:\n\(difference)\n"
          + (reasons.isEmpty ? whyNothing : reasons.joined(separator: "\n"))), file, line)
  }

  // MARK: Actions

  /// Whether it sent that many actions, of any state or of one.
  public func acted(
    times: Int, in state: UIGestureRecognizer.State? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Outcome {
    let actions = stage.trace.filter { event in
      guard case .action(let subject, let sent) = event.kind else { return false }
      return subject.id == recognizer.subject.id && (state == nil || sent == state)
    }
    guard actions.count != times else { return stage.judge(.met, file, line) }
    let what = state.map { "\($0) actions" } ?? "actions"
    let found = actions.prefix(Self.mostLines).map { "\n\($0)" }.joined()
    return stage.judge(
      .failed("\(name) sent \(actions.count) \(what), not \(times)\(found)"), file, line)
  }

  // MARK: - Private

  /// When something may happen.
  private struct Span {
    var at: TimeInterval?
    var after: TimeInterval?
    var before: TimeInterval?

    func contains(_ time: TimeInterval) -> Bool {
      if let at, abs(time - at) > 0.0005 { return false }
      if let after, time < after - 0.0005 { return false }
      if let before, time > before + 0.0005 { return false }
      return true
    }

    var words: String {
      var parts: [String] = []
      if let at { parts.append("at \(RecognizerExpectation.spell(at)) s") }
      if let after { parts.append("not before \(RecognizerExpectation.spell(after)) s") }
      if let before { parts.append("not after \(RecognizerExpectation.spell(before)) s") }
      return parts.joined(separator: " and ")
    }
  }

  private struct Step {
    var time: TimeInterval
    var state: UIGestureRecognizer.State
    var reason: Reason
  }

  private var name: String { recognizer.subject.name }

  private var history: [Step] {
    stage.trace.compactMap { event in
      guard case .state(let subject, _, let state, let reason) = event.kind,
        subject.id == recognizer.subject.id
      else { return nil }
      return Step(time: event.time.seconds, state: state, reason: reason)
    }
  }

  private func reached(
    _ state: UIGestureRecognizer.State, _ span: Span, _ file: StaticString, _ line: UInt
  ) -> Outcome {
    let verb = Self.word(state)
    let never = state == .cancelled ? "was never cancelled" : "never \(verb)"
    return stage.judge(outcome(never, verb, span) { $0 == state }, file, line)
  }

  private func outcome(
    _ never: String, _ verb: String, _ span: Span,
    _ matches: (UIGestureRecognizer.State) -> Bool
  ) -> Outcome {
    let steps = history.filter { matches($0.state) }
    guard !steps.contains(where: { span.contains($0.time) }) else { return .met }
    guard !steps.isEmpty else { return .failed("\(name) \(never): \(whyNot)") }
    let times = steps.map { Self.spell($0.time) }.joined(separator: ", ")
    return .failed("\(name) \(verb) at \(times) s, but was expected to \(span.words)")
  }

  /// The last that was decided about it, or what it waits for.
  private var whyNot: String {
    if let last = history.last(where: { $0.state != .possible }) {
      return last.state == .failed
        ? "\(last.reason)"
        : "it \(Self.word(last.state)) at \(Self.spell(last.time)) s: \(last.reason)"
    }
    return whyNothing
  }

  /// Why nothing at all was decided about it.
  private var whyNothing: String {
    let mine = recognizer.subject.id
    for event in stage.trace.reversed() {
      switch event.kind {
      case .verdict(let subject, .held(let other, _)) where subject.id == mine:
        return "it waits until \(other.name) fails"
      case .proposal(let subject, let state, let reason) where subject.id == mine:
        return "it wants \(state) (\(reason)) and was not let"
      case .question(let question, let whom, let subject, _, let answer)
      where subject.id == mine && !answer:
        return "\(question)? \(whom) says no"
      case .receives(let subject, let touch) where subject.id == mine:
        return "it has not decided; touch \(touch) came to it"
      default: continue
      }
    }
    if !recognizer.isEnabled { return "it is disabled" }
    guard recognizer.view != nil else { return "it belongs to no view" }
    let landings = stage.trace.compactMap { event -> String? in
      guard case .touch(_, .began, let place, let view) = event.kind else { return nil }
      return "\(Reason.spell(place.x)), \(Reason.spell(place.y)) on \(view ?? "nothing")"
    }
    return landings.isEmpty
      ? "no touch came" : "no touch came to it; they were at " + landings.joined(separator: "; ")
  }

  private static func word(_ state: UIGestureRecognizer.State) -> String {
    switch state {
    case .possible: "was possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "was cancelled"
    case .failed: "failed"
    }
  }

  fileprivate static func spell(_ time: TimeInterval) -> String {
    let milliseconds = (time * 1000).rounded() / 1000
    return milliseconds == milliseconds.rounded() ? "\(Int(milliseconds))" : "\(milliseconds)"
  }

  private static let mostLines = 12
}
