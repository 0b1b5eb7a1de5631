import GestureCore

/// A place among the names of a trace, in the epoch in which it has it.
struct TraceMark {
  var epoch = 0
  var place = TraceRecord.nobody
}

/// How the trace speaks of a view, until the view gets another identifier: for its touches, which then
/// need not ask it again and again.
@MainActor final class TraceTag {
  var mark: TraceMark
  let identifier: String?
  /// Whether the class has no idea of its own of its identifier.
  let isPlain: Bool

  init(mark: TraceMark, identifier: String?, isPlain: Bool) {
    self.mark = mark
    self.identifier = identifier
    self.isPlain = isPlain
  }

  nonisolated deinit {}
}
