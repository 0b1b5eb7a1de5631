/// One line of the trace: an input, a question, a decision or a delivery.
///
/// Tests, recorders, inspectors and stories all read these events, so that they cannot disagree. An
/// event contains only values. No text is made before a listener reads it, and the event itself is
/// made from its record only when a listener wants it.
public struct TraceEvent: Sendable, Hashable, CustomStringConvertible {
  /// What happened.
  public enum Kind: Sendable, Hashable {
    // Input.

    /// Input was not admitted.
    case refused(FrameRefusal)
    /// A touch changed its phase. The location is in points, scene space; `view` is the hit view.
    case touch(id: Int, Contact.Phase, at: CGPoint, view: String?)
    /// A press changed; `to` is the responder that receives it, `type` UIKit's raw press type.
    case press(id: Int, InputPhase, type: Int, to: String?)
    /// One of a pointer's streams began, changed, ended or was cancelled. Points, scene space.
    case pointer(TraceInput, InputPhase, at: CGPoint, view: String?)
    /// The system cancelled all input.
    case interruption
    /// A view left its window with all its subviews.
    case viewLeft(String)

    // Membership.

    /// A view that contains a new touch was not hit.
    case missed(view: String, TraceInput, HitMiss)
    /// A recognizer received new input.
    case receives(Subject, TraceInput)
    /// A recognizer was excluded from new input.
    case passedOver(Subject, TraceInput, Exclusion)
    /// A recognizer ignores input that it has received.
    case ignored(Subject, TraceInput)
    /// A recognizer leaves the contest, because it ignores all input that it has received.
    case withdrawn(Subject)
    /// The last finger has lifted, and a recognizer is still possible. The others wait until it decides (COR-17).
    case staysPossible(Subject, blocking: [Subject])
    /// A recognizer that had stayed possible has decided; the others waited for it that many seconds.
    case blocked(Subject, [Subject], seconds: TimeInterval)

    // Decisions.

    /// A recognizer changed its public state.
    case state(Subject, from: GestureState, to: GestureState, Reason)
    /// A recognizer assigned a state that is not public until arbitration allows it.
    case proposal(Subject, GestureState, Reason)
    /// A question, the object that answered, and its answer.
    case question(Question, to: Adviser, about: Subject, other: Subject?, answer: Bool)
    /// The result of arbitration for a recognizer that is held or fails.
    case verdict(Subject, Verdict)
    /// A recognizer requested a deadline.
    case deadlineSet(Subject, Timestamp)
    /// A recognizer's deadline came due.
    case deadline(Subject)

    // Deliveries.

    /// A recognizer called its targets for a state.
    case action(Subject, GestureState)
    /// A view received a message about touches.
    case message(to: String, Contact.Phase, touches: [Int])
    /// A responder received a message about presses.
    case pressMessage(to: String, InputPhase, presses: [Int])
    /// Why a view receives a message late, as a cancellation, or not at all.
    case delivery(TraceInput, to: String, DeliveryNote)
    /// Haptic feedback, by its strength or kind.
    case haptic(String)
    /// A warning for the programmer.
    case diagnostic(String)
  }

  /// When it happened.
  public var time: Timestamp
  /// What happened.
  public var kind: Kind

  /// Makes an event.
  public init(time: Timestamp, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }
}

extension TraceEvent.Kind {
  /// Whether it is one of the many lines about movement: a moved touch, and its action and message.
  package var isMovement: Bool {
    switch self {
    case .touch(_, .moved, _, _), .action(_, .changed), .message(_, .moved, _),
      .press(_, .changed, _, _), .pressMessage(_, .changed, _), .pointer(_, .changed, _, _):
      true
    default: false
    }
  }
}
