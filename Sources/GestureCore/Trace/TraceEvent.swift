/// One line of the trace: something that came in, was asked, decided or told.
///
/// Tests, recorders, inspectors and the told story all read these, so that they cannot disagree. An
/// event is values alone: nothing is put into words before a listener reads it, and the event
/// itself is put together from its record only when a listener wants it.
public struct TraceEvent: Sendable, Hashable, CustomStringConvertible {
  /// What happened.
  public enum Kind: Sendable, Hashable {
    // What came in.

    /// Input that could not be let in.
    case refused(FrameRefusal)
    /// A touch changed its phase. The place is in points, scene space; `view` is the hit view.
    case touch(id: Int, Contact.Phase, at: CGPoint, view: String?)
    /// A press changed; `to` is the responder that hears of it, `type` UIKit's raw press type.
    case press(id: Int, InputPhase, type: Int, to: String?)
    /// One of a pointer's streams began, ended or was cancelled. Points, scene space.
    case pointer(TraceInput, InputPhase, at: CGPoint, view: String?)
    /// The system took all input away.
    case interruption
    /// A view left its window with all that is below it.
    case viewLeft(String)

    // Who takes part.

    /// A view that covers a new touch was not hit.
    case missed(view: String, TraceInput, HitMiss)
    /// A recognizer received new input, or was kept from it.
    case receives(Subject, TraceInput)
    /// The recognizer was kept from new input.
    case passedOver(Subject, TraceInput, Exclusion)
    /// A recognizer gave input back.
    case ignored(Subject, TraceInput)
    /// A recognizer leaves that has nothing left to follow.
    case withdrawn(Subject)

    // What was decided.

    /// A recognizer's state as everybody reads it.
    case state(Subject, from: GestureState, to: GestureState, Reason)
    /// What a recognizer wants while others have not agreed yet.
    case proposal(Subject, GestureState, Reason)
    /// A question, whom it was put to, and the answer.
    case question(Question, to: Adviser, about: Subject, other: Subject?, answer: Bool)
    /// What became of an attempt.
    case verdict(Subject, Verdict)
    /// A recognizer wants to be woken at a moment; and its deadline came due.
    case deadlineSet(Subject, Timestamp)
    /// A recognizer's deadline came due.
    case deadline(Subject)

    // What was told.

    /// A recognizer told its targets of a state.
    case action(Subject, GestureState)
    /// A view heard of touches, or a responder of presses.
    case message(to: String, Contact.Phase, touches: [Int])
    /// A responder heard of presses.
    case pressMessage(to: String, InputPhase, presses: [Int])
    /// Why a view heard late, otherwise, or not at all.
    case delivery(TraceInput, to: String, DeliveryNote)
    /// Something a finger can feel: how strong or of what kind.
    case haptic(String)
    /// Something a programmer should look at.
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
  /// Whether it is one of the many lines of input that only goes on: a finger that moves, the action
  /// and the message that tell of it.
  package var isMovement: Bool {
    switch self {
    case .touch(_, .moved, _, _), .action(_, .changed), .message(_, .moved, _),
      .press(_, .changed, _, _), .pressMessage(_, .changed, _), .pointer(_, .changed, _, _):
      true
    default: false
    }
  }
}
