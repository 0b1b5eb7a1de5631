import Foundation

/// One line of the trace: something that came in, was asked, decided or told.
///
/// Tests, recorders, inspectors and the told story all read these, so that they cannot disagree.
public struct TraceEvent: Sendable, Hashable, CustomStringConvertible {
  public enum Kind: Sendable, Hashable {
    /// Input that could not be let in.
    case refused(FrameRefusal)
    /// A touch changed its phase. The place is in points, scene space; `view` is the hit view.
    case touch(id: Int, Contact.Phase, at: CGPoint, view: String?)
    /// A recognizer received, or was kept from, a new touch.
    case receives(Subject, touch: Int)
    /// A recognizer's state as everybody reads it.
    case state(Subject, from: GestureState, to: GestureState, Reason)
    /// What a recognizer wants while others have not agreed yet.
    case proposal(Subject, GestureState, Reason)
    case held(Subject, until: Subject)
    /// A question, whom it was put to, and the answer.
    case question(String, to: String, about: Subject, other: Subject?, answer: Bool)
    case action(Subject, GestureState)
    /// A view heard of touches.
    case message(to: String, Contact.Phase, touches: [Int])
    /// A recognizer's deadline came due.
    case deadline(Subject)
    /// Something a programmer should look at.
    case diagnostic(String)
  }

  public var time: Timestamp
  public var kind: Kind

  public init(time: Timestamp, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// One line: the time in seconds, whom it is about, and what happened.
  public var description: String {
    let (subject, words) = spelled
    let padded = subject.padding(toLength: max(subject.count, 8), withPad: " ", startingAt: 0)
    return "\(Self.spell(time))  \(padded)  \(words)"
  }

  /// A time in seconds with three decimals, as the trace writes it.
  public static func spell(_ time: Timestamp) -> String {
    String(format: "%8.3f", time.seconds)
  }

  private var spelled: (subject: String, words: String) {
    switch kind {
    case .refused(let refusal): ("input", "refused: \(refusal)")
    case .touch(let id, let phase, let place, let view):
      (
        "touch \(id)",
        "\(phase) at \(Reason.spell(place.x)), \(Reason.spell(place.y))"
          + (view.map { " on \($0)" } ?? "")
      )
    case .receives(let subject, let touch): (subject.name, "receives touch \(touch)")
    case .state(let subject, _, let state, let reason): (subject.name, "\(state): \(reason)")
    case .proposal(let subject, let state, let reason):
      (subject.name, "wants \(state): \(reason)")
    case .held(let subject, let other): (subject.name, "waits until \(other.name) fails")
    case .question(let question, let whom, let subject, let other, let answer):
      (
        subject.name,
        "\(question)\(other.map { " " + $0.name } ?? "")? \(whom) says \(answer ? "yes" : "no")"
      )
    case .action(let subject, let state): (subject.name, "action \(state)")
    case .message(let view, let phase, let touches):
      (view, "hears \(phase) of \(touches.map { "touch \($0)" }.joined(separator: ", "))")
    case .deadline(let subject): (subject.name, "deadline")
    case .diagnostic(let words): ("warning", words)
    }
  }
}
