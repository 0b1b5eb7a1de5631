import Touchstone
import TouchstoneTesting

extension Stage {
  /// What the trace asks a programmer to look at.
  var diagnostics: [String] {
    trace.compactMap { event in
      if case .diagnostic(let words) = event.kind { return words }
      return nil
    }
  }
}
