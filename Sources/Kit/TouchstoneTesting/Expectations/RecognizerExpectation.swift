import Foundation
import GestureCore
import Touchstone

/// Expectations about a recognizer, checked against the trace: failures name the reasons for states that it did not reach.
///
/// Times are the stage's seconds; they are compared with a tolerance of a millisecond.
@MainActor public struct RecognizerExpectation {
  let stage: Stage
  let recognizer: UIGestureRecognizer

  // MARK: States

  /// Whether it began, optionally at a time or within a span.
  public func began(
    at time: TimeInterval? = nil, after earliest: TimeInterval? = nil,
    before latest: TimeInterval? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    reached(.began, Span(at: time, after: earliest, before: latest), file, line)
  }

  /// Whether it ended: for a discrete gesture, whether it was recognized.
  public func ended(
    at time: TimeInterval? = nil, after earliest: TimeInterval? = nil,
    before latest: TimeInterval? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    reached(.ended, Span(at: time, after: earliest, before: latest), file, line)
  }

  /// Whether it was recognized, that is, began or ended.
  public func recognized(
    at time: TimeInterval? = nil, after earliest: TimeInterval? = nil,
    before latest: TimeInterval? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    let span = Span(at: time, after: earliest, before: latest)
    return stage.judge(
      outcome("was never recognized", "was recognized", span) { $0 == .began || $0 == .ended },
      file, line)
  }

  /// Whether it was cancelled, at a time or within a span, in seconds of the stage.
  public func cancelled(
    at time: TimeInterval? = nil, after earliest: TimeInterval? = nil,
    before latest: TimeInterval? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    reached(.cancelled, Span(at: time, after: earliest, before: latest), file, line)
  }

  /// Whether it failed, at a time or within a span, in seconds of the stage.
  public func failed(
    at time: TimeInterval? = nil, after earliest: TimeInterval? = nil,
    before latest: TimeInterval? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    reached(.failed, Span(at: time, after: earliest, before: latest), file, line)
  }

  /// Whether it was never recognized.
  public func neverBegan(file: StaticString = #fileID, line: UInt = #line) -> Outcome {
    guard let first = history.first(where: { $0.state == .began || $0.state == .ended }) else {
      return stage.judge(.met, file, line)
    }
    let effect = "\(name) \(Self.word(first.state)) at \(Self.spell(first.seconds)) s"
    return stage.judge(
      .failed("\(effect): \(first.reason)" + background(of: first)), file, line)
  }

  /// Whether it had exactly these states, in one or several gestures. Repeated changes and resets to possible are not counted.
  public func states(
    _ expected: [UIGestureRecognizer.State], file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    let steps = history.filter { $0.state != .possible && $0.state != .changed }
    guard steps.map(\.state) != expected else { return stage.judge(.met, file, line) }
    let difference = LogDifference(
      expected: expected.map { "\($0)" }, actual: steps.map { "\($0.state)" })
    let reasons = steps.map { "\n\(Self.spell($0.seconds)) s \($0.state): \($0.reason)" }
    return stage.judge(
      .failed(
        "\(name) went through other states:\n\(difference)"
          + (reasons.isEmpty ? "\n\(name): \(whyNot)" : reasons.joined())), file, line)
  }

  // MARK: Actions

  /// Whether it sent that many actions, in all states or in one.
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

  /// The time or span of an expectation.
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

  struct Step {
    var time: Timestamp
    var state: UIGestureRecognizer.State
    var reason: Reason

    var seconds: TimeInterval { time.seconds }
  }

  var name: String { recognizer.subject.name }

  private var history: [Step] {
    stage.trace.compactMap { event in
      guard case .state(let subject, _, let state, let reason) = event.kind,
        subject.id == recognizer.subject.id
      else { return nil }
      return Step(time: event.time, state: state, reason: reason)
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
    guard !steps.contains(where: { span.contains($0.seconds) }) else { return .met }
    guard let first = steps.first else { return .failed("\(name) \(never): \(whyNot)") }
    let times = steps.map { Self.spell($0.seconds) }.joined(separator: ", ")
    return .failed(
      "\(name) \(verb) at \(times) s, but was expected \(span.words)" + why(first))
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

  static func spell(_ time: TimeInterval) -> String {
    let milliseconds = (time * 1000).rounded() / 1000
    return Int(exactly: milliseconds).map { "\($0)" } ?? "\(milliseconds)"
  }

  static let mostLines = 12
}
