import GestureCore

extension TouchSystem {
  /// Why a recognizer began, failed, was cancelled, waits, or did not receive a finger, in sentences back
  /// to the finger: in its last attempt, or in the one that `time` falls into or follows.
  ///
  /// The answer comes from the ring buffer of this system; switch that on before the fingers come, with
  /// `system.traceBuffer = TraceBuffer()`.
  public func why(_ recognizer: UIGestureRecognizer, at time: Timestamp? = nil) -> WhyReport {
    guard let buffer = traceBuffer else {
      return WhyReport(
        recognizer: recognizer.label, outcome: .unknown,
        causes: ["nothing is known of \(recognizer.label): the trace buffer is off"],
        cure: "switch it on before the fingers come: system.traceBuffer = TraceBuffer()")
    }
    return CauseChain(buffer.events, hasForgotten: buffer.hasForgotten).report(
      on: recognizer, at: time)
  }

  /// The same for a recognizer of this scene by its name. Of several with that name it is the one that
  /// was added first; a name that does not exist lists those that do.
  public func why(named name: String, at time: Timestamp? = nil) -> WhyReport {
    let all = recognizers
    if let recognizer = all.first(where: { $0.label == name }) { return why(recognizer, at: time) }
    let names = all.map(\.label).joined(separator: ", ")
    return WhyReport(
      recognizer: name, outcome: .unknown,
      causes: [
        "no recognizer is called \(name); there \(all.isEmpty ? "is none" : "are \(names)")"
      ])
  }

  /// All recognizers of the scene's windows, views before their subviews.
  package var recognizers: [UIGestureRecognizer] {
    func all(in view: UIView) -> [UIGestureRecognizer] {
      view.attachedRecognizers + view.subviews.flatMap(all)
    }
    return (scene?.windows ?? []).flatMap(all)
  }
}
