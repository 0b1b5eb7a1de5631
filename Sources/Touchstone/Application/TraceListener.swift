import GestureCore

/// Hears of all that happens in one system; see ``TouchSystem/addTraceListener(_:)``.
@MainActor public final class TraceListener {
  let hear: @MainActor (TraceEvent) -> Void

  init(_ hear: @escaping @MainActor (TraceEvent) -> Void) { self.hear = hear }
}
