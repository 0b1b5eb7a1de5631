import GestureCore

/// How a question is put, and how its answer comes into the trace.
extension GestureEnvironment {
  /// Puts a question to the delegate of `asked`; `nil` if it has none. Where the protocol's default
  /// answered nobody had an opinion, and there is nothing to tell; nor is there anything to ask ever
  /// again if the delegate's own class leaves the method out.
  @inline(__always)
  func ask(
    _ asked: UIGestureRecognizer, _ method: DelegateMethods,
    _ question: @autoclosure () -> Question, to adviser: Adviser,
    about recognizer: UIGestureRecognizer, other: UIGestureRecognizer? = nil,
    _ body: (any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool? {
    guard asked.hasOpinion, !asked.delegateLeavesOut.contains(method),
      let delegate = asked.delegate
    else { return nil }
    // Code that is asked may have others asked before it answers.
    let before = asked.defaultAnswer
    asked.defaultAnswer = nil
    let answer = body(delegate)
    let byDefault = asked.defaultAnswer
    asked.defaultAnswer = before
    if let byDefault, byDefault.method == method {
      if byDefault.delegate == ObjectIdentifier(delegate) {
        asked.note(delegate, leavesOut: method)
      }
    } else {
      record(question(), to: adviser, about: recognizer, other: other, answer: answer)
    }
    return answer
  }

  func passOver(
    _ recognizer: UIGestureRecognizer, _ input: TraceInput, _ exclusion: Exclusion
  ) -> Bool {
    if isTracing { tracePassing(of: recognizer, input, exclusion) }
    return false
  }

  func record(
    _ question: @autoclosure () -> Question, to whom: @autoclosure () -> Adviser,
    about recognizer: UIGestureRecognizer, other: UIGestureRecognizer? = nil, answer: Bool
  ) {
    if isTracing { trace(question(), to: whom(), about: recognizer, other, answer) }
  }

  @inline(never)
  private func trace(
    _ question: Question, to whom: Adviser, about recognizer: UIGestureRecognizer,
    _ other: UIGestureRecognizer?, _ answer: Bool
  ) {
    trace(
      .question(
        question, to: whom, about: recognizer.subject, other: other?.subject, answer: answer))
  }

  @inline(never)
  private func tracePassing(
    of recognizer: UIGestureRecognizer, _ input: TraceInput, _ exclusion: Exclusion
  ) {
    trace(.passedOver(recognizer.subject, input, exclusion))
  }
}
