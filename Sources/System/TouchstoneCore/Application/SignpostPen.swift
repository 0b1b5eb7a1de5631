import GestureCore

/// Turns the trace into signposts.
@MainActor final class SignpostPen {
  let signposts: any GestureSignposts
  /// The intervals that are open, by their recognizers' numbers.
  private var open: [Int: Int] = [:]
  private var lastID = 0

  init(signposts: any GestureSignposts) { self.signposts = signposts }

  func mark(_ event: TraceEvent) {
    switch event.kind {
    case .state(let subject, _, let state, let reason):
      mark(subject, state, reason, event.time)
    case .verdict(let subject, let verdict):
      guard case .held = verdict else { return }
      signposts.event(subject.name, id: nil, at: event.time, message: "\(verdict)")
    default: break
    }
  }

  private func mark(
    _ subject: Subject, _ state: GestureState, _ reason: Reason, _ time: Timestamp
  ) {
    switch state {
    case .began:
      lastID += 1
      open[subject.id] = lastID
      signposts.beginInterval(subject.name, id: lastID, at: time)
      signposts.event(subject.name, id: lastID, at: time, message: "\(state): \(reason)")
    case .ended, .cancelled, .failed:
      let id = open.removeValue(forKey: subject.id)
      signposts.event(subject.name, id: id, at: time, message: "\(state): \(reason)")
      if let id { signposts.endInterval(subject.name, id: id, at: time) }
    case .possible, .changed: break
    }
  }
}
