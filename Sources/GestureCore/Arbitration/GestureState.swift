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
