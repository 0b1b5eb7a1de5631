import GestureCore

/// The index of a name in the trace, valid in one epoch.
struct TraceMark {
  var epoch = 0
  var index = TraceRecord.nobody
}

/// The trace's name of a view, until the view gets another identifier. Its touches keep the tag, so that they need not
/// read the identifier each time.
@MainActor final class TraceTag {
  var mark: TraceMark
  let identifier: String?
  /// Whether no subclass overrides the identifier.
  let isPlain: Bool

  init(mark: TraceMark, identifier: String?, isPlain: Bool) {
    self.mark = mark
    self.identifier = identifier
    self.isPlain = isPlain
  }

  nonisolated deinit {}
}
