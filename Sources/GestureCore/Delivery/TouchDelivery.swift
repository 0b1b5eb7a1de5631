/// What one touch's view has heard of it, and what to tell it next.
///
/// ```
/// withheld ─release─▶ delivered ─end─▶ finished
/// withheld | delivered ─claim─▶ claimed
/// barred: the view may not hear of this touch at all (DEL-21, DEL-24)
/// ```
/// The contact's own changes are noted as they come; `release` says which messages are due now. A
/// late `began` is a step in that answer, never a touch set back (DEL-41).
public struct TouchDelivery: Sendable, Hashable, BitwiseCopyable {
  public enum Stage: Sendable, Hashable, BitwiseCopyable {
    /// The view has heard nothing yet.
    case withheld
    /// The view has heard that the touch began.
    case delivered
    /// The view has heard the last of it: it ended, or the input was cancelled.
    case finished
    /// A gesture took the touch; the view hears nothing more (DEL-31).
    case claimed
    case barred
  }

  /// The messages that are due, always in the order of these constants (DEL-10).
  public struct Steps: OptionSet, Sendable, Hashable, BitwiseCopyable {
    public let rawValue: UInt8
    @inlinable @inline(__always)
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    // Computed, so that other modules see through them.
    @inlinable public static var began: Steps { Steps(rawValue: 1) }
    @inlinable public static var moved: Steps { Steps(rawValue: 2) }
    @inlinable public static var ended: Steps { Steps(rawValue: 4) }
    @inlinable public static var cancelled: Steps { Steps(rawValue: 8) }
    /// The one message in question, apart from all others.
    @inlinable public static var only: Steps { Steps(rawValue: 128) }
  }

  public private(set) var stage: Stage
  /// What the trace has said to be withheld.
  public var toldWithheld: Steps = []
  @usableFromInline var hasMoved = false
  @usableFromInline var end: Contact.Phase?

  /// A contact that has just come down. A barred one is never told (DEL-21, DEL-24).
  public init(isBarred: Bool = false) {
    stage = isBarred ? .barred : .withheld
  }

  /// Whether there will ever be anything to tell.
  @inlinable @inline(__always)
  public var isOpen: Bool { stage == .withheld || stage == .delivered }

  /// Whether the view knows the touch and believes that it is down.
  public var isKnownToView: Bool { stage == .delivered }

  /// Whether something is kept back, or has just come in.
  @inlinable @inline(__always)
  public var hasNews: Bool {
    switch stage {
    case .withheld: true
    case .delivered: hasMoved || end != nil
    case .finished, .claimed, .barred: false
    }
  }

  /// Notes what the contact did. Returns whether there was nothing to tell before, and is now.
  @inlinable @inline(__always) @discardableResult
  public mutating func note(_ phase: Contact.Phase) -> Bool {
    guard isOpen, end == nil, phase != .began else { return false }
    let isNews = stage == .delivered && !hasMoved
    if phase == .moved { hasMoved = true } else { end = phase }
    return isNews
  }

  /// Says whether it is due that the touch moved, and nothing else, which nothing delays.
  @inline(__always)
  mutating func takeMove() -> Bool {
    guard stage == .delivered, hasMoved, end == nil else { return false }
    hasMoved = false
    return true
  }

  /// Says what is due, when some recognizer does or does not delay the beginning (DEL-40) and the
  /// end (DEL-50). The cancelled end is never delayed.
  @inline(__always)
  public mutating func release(delaysBegan: Bool, delaysEnded: Bool) -> Steps {
    var steps: Steps = []
    if stage == .withheld {
      if end == .cancelled {
        // The view never knew the touch, so there is nothing to take back.
        stage = .finished
        return []
      }
      if delaysBegan { return [] }
      stage = .delivered
      steps.insert(.began)
    }
    guard stage == .delivered else { return [] }
    if hasMoved, end == nil || steps.contains(.began) {
      steps.insert(.moved)
    }
    hasMoved = false
    switch end {
    case .cancelled:
      steps.insert(.cancelled)
      stage = .finished
    case .ended where !delaysEnded:
      steps.insert(.ended)
      stage = .finished
    default: break
    }
    return steps
  }

  /// A gesture, or the loss of the view, takes the touch away: a view that knows it hears
  /// `cancelled`, one that does not hears nothing (DEL-30, DEL-36).
  public mutating func claim() -> Steps {
    guard isOpen else { return [] }
    let wasKnown = stage == .delivered
    stage = .claimed
    return wasKnown ? .cancelled : []
  }
}
