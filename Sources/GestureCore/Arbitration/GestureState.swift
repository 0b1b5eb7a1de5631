/// Where a recognizer is in its state machine (API-E10).
public enum GestureState: Int, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  /// Has not decided, and may not have seen a touch.
  case possible = 0
  /// A gesture that goes on was recognized.
  case began = 1
  /// Its touches changed.
  case changed = 2
  /// It was recognized to its end; the only state of a gesture of one moment.
  case ended = 3
  /// It was broken off after it had begun.
  case cancelled = 4
  /// Its touches are not what it waits for.
  case failed = 5

  /// What a discrete gesture ends in: the same value as `ended` (STM-05).
  public static var recognized: GestureState { .ended }

  /// Whether only a reset leads out of it.
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
