import Touchstone
import TouchstoneTesting

extension Stage {
  /// How one recognizer's public state changed, and why: "failed: prevented by pan".
  func story(of name: String) -> [String] {
    trace.compactMap { event in
      guard case .state(let subject, _, let state, let reason) = event.kind,
        subject.name == name
      else { return nil }
      return "\(state): \(reason)"
    }
  }

  /// What the trace asks a programmer to look at.
  var diagnostics: [String] {
    trace.compactMap { event in
      if case .diagnostic(let words) = event.kind { return words }
      return nil
    }
  }
}
