/// The messages that the view of one input has received, and those that are due next.
///
/// ```
/// withheld ─release─▶ delivered ─end─▶ finished
/// withheld | delivered ─cancel─▶ cancelled
/// excluded: the view gets no message about this input (DEL-21, DEL-24)
/// ```
/// The contact's changes are added as they come; `release` returns the messages that are due now. A late `began` is one
/// of these messages; the touch itself is never set back (DEL-41).
public struct TouchDelivery: Sendable, Hashable, BitwiseCopyable {
  public enum Stage: Sendable, Hashable, BitwiseCopyable {
    /// The view has received no message yet.
    case withheld
    /// The view has received `began`.
    case delivered
    /// The view has received the last message: the input ended, or the system cancelled it.
    case finished
    /// A gesture, or the loss of the view, has cancelled the input for the view (DEL-31).
    case cancelled
    case excluded
  }

  /// The messages that are due, sent in the order of these constants (DEL-10).
  public struct Messages: OptionSet, Sendable, Hashable, BitwiseCopyable {
    public let rawValue: UInt8
    @inlinable @inline(__always)
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    // Computed, so that other modules see through them.
    @inlinable public static var began: Messages { Messages(rawValue: 1) }
    @inlinable public static var moved: Messages { Messages(rawValue: 2) }
    @inlinable public static var ended: Messages { Messages(rawValue: 4) }
    @inlinable public static var cancelled: Messages { Messages(rawValue: 8) }
    /// Marks a message that is sent at once, and is none of those that are due.
    @inlinable public static var only: Messages { Messages(rawValue: 128) }
  }

  public private(set) var stage: Stage
  /// The messages that the trace has reported as withheld.
  public var tracedAsWithheld: Messages = []
  @usableFromInline var hasMoved = false
  @usableFromInline var end: Contact.Phase?

  /// A contact that has just come down.
  public init(isExcluded: Bool = false) {
    stage = isExcluded ? .excluded : .withheld
  }

  /// Whether the view may get more messages.
  @inlinable @inline(__always)
  public var isOpen: Bool { stage == .withheld || stage == .delivered }

  /// Whether the view has received that the input began, and not that it is over.
  public var isKnownToView: Bool { stage == .delivered }

  /// Whether a message is withheld or has just become due.
  @inlinable @inline(__always)
  public var isPending: Bool {
    switch stage {
    case .withheld: true
    case .delivered: hasMoved || end != nil
    case .finished, .cancelled, .excluded: false
    }
  }

  /// Adds a change of the contact. Returns whether a message is pending now, and was not before.
  @inlinable @inline(__always) @discardableResult
  public mutating func update(with phase: Contact.Phase) -> Bool {
    guard isOpen, end == nil, phase != .began else { return false }
    let isFirst = stage == .delivered && !hasMoved
    if phase == .moved { hasMoved = true } else { end = phase }
    return isFirst
  }

  /// Returns whether a movement is due and nothing else, and counts it as sent. Nothing delays a movement.
  @inline(__always)
  mutating func popMove() -> Bool {
    guard stage == .delivered, hasMoved, end == nil else { return false }
    hasMoved = false
    return true
  }

  /// Returns the messages that are due, and counts them as sent. A recognizer may delay the beginning (DEL-40) and the
  /// end (DEL-50); a cancelled end is never delayed.
  @inline(__always)
  public mutating func release(delaysBegan: Bool, delaysEnded: Bool) -> Messages {
    var messages: Messages = []
    if stage == .withheld {
      if end == .cancelled {
        // The view does not know the touch, so nothing need be cancelled.
        stage = .finished
        return []
      }
      if delaysBegan { return [] }
      stage = .delivered
      messages.insert(.began)
    }
    guard stage == .delivered else { return [] }
    if hasMoved, end == nil || messages.contains(.began) {
      messages.insert(.moved)
    }
    hasMoved = false
    switch end {
    case .cancelled:
      messages.insert(.cancelled)
      stage = .finished
    case .ended where !delaysEnded:
      messages.insert(.ended)
      stage = .finished
    default: break
    }
    return messages
  }

  /// A gesture, or the loss of the view, cancels the touch. A view that knows it gets `cancelled`, another view gets
  /// nothing (DEL-30, DEL-36).
  public mutating func cancel() -> Messages {
    guard isOpen else { return [] }
    let wasKnown = stage == .delivered
    stage = .cancelled
    return wasKnown ? .cancelled : []
  }
}
