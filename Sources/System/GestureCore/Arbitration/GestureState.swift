/// The state of a recognizer (API-E10).
public enum GestureState: Int, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  /// Undecided; perhaps without a touch so far.
  case possible = 0
  /// A continuous gesture was recognized.
  case began = 1
  /// Its touches have changed.
  case changed = 2
  /// Recognized to its end; the only recognized state of a discrete gesture.
  case ended = 3
  /// Cancelled after it had begun.
  case cancelled = 4
  /// Its touches are not its gesture.
  case failed = 5

  /// The end of a discrete gesture: the value of `ended` (STM-05).
  public static var recognized: GestureState { .ended }

  /// Whether only a reset leads out of the state.
  @inlinable @inline(__always)
  public var isTerminal: Bool {
    switch self {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Whether a continuous gesture is under way.
  @inlinable @inline(__always)
  public var isUnderWay: Bool {
    switch self {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    }
  }
}

#if !hasFeature(Embedded)
  extension GestureState: Codable {}
#endif

/// The outcome of an assignment to a recognizer's `state`.
///
/// A legal step is taken, an odd one is bent into the nearest legal step, and the rest is ignored; nothing traps
/// (STM-01…16).
/// ```
/// possible ─began─▶ began ─changed─▶ changed ⟲
/// possible ─ended─▶ ended            discrete: nothing in between
/// possible ─failed | cancelled─▶ failed
/// began | changed ─ended─▶ ended
/// began | changed ─cancelled | failed─▶ cancelled
/// ```
public enum StateTransition: Sendable, Hashable {
  /// The assigned state is taken.
  case take(GestureState)
  /// Another state is taken, because the assigned one cannot follow the current one.
  case bend(to: GestureState)
  /// Nothing happens, as the author expects.
  case ignore
  /// Nothing happens, and a diagnostic reports it.
  case refuse

  @inlinable
  public init(from current: GestureState, to wanted: GestureState) {
    switch (current, wanted) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): self = .take(wanted)
    case (.possible, .cancelled): self = .bend(to: .failed)  // STM-12
    case (.possible, .changed): self = .bend(to: .began)  // STM-13
    case (.began, .changed), (.changed, .changed): self = .take(.changed)  // STM-16: new data
    case (.began, .ended), (.changed, .ended): self = .take(.ended)
    case (.began, .cancelled), (.changed, .cancelled): self = .take(.cancelled)
    case (.began, .failed), (.changed, .failed): self = .bend(to: .cancelled)  // STM-11
    case (.changed, .began): self = .refuse
    case (.began, .possible), (.changed, .possible): self = .refuse  // STM-06, STM-15
    case (.ended, .possible), (.cancelled, .possible), (.failed, .possible): self = .ignore
    case (.possible, .possible), (.began, .began), (.ended, .ended): self = .ignore  // STM-16
    case (.cancelled, .cancelled), (.failed, .failed): self = .ignore
    case (.ended, _), (.cancelled, _), (.failed, _): self = .refuse  // STM-14
    }
  }
}
