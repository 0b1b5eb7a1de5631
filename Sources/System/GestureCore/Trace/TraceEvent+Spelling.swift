extension TraceEvent {
  /// One line: the time in seconds, the subject, and what happened.
  public var description: String {
    let (subject, text) = spelled
    return "\(Self.spell(time))  \(Self.padded(subject))  \(text)"
  }

  /// The line without its time.
  package var line: String {
    let (subject, text) = spelled
    return Self.padded(subject) + "  " + text
  }

  private static func padded(_ subject: String) -> String {
    subject + String(repeating: " ", count: max(0, 8 - subject.count))
  }

  /// A time in seconds with three decimals, as the trace writes it.
  public static func spell(_ time: Timestamp) -> String {
    let text = Decimals.spell(time.seconds, 3)
    return String(repeating: " ", count: max(0, 8 - text.count)) + text
  }

  private var spelled: (subject: String, text: String) {
    switch kind {
    case .refused(let refusal): ("input", "refused: \(refusal)")
    case .touch(let id, let phase, let location, let view):
      ("touch \(id)", "\(phase) at \(Self.spell(location))" + Self.spell(view: view))
    case .press(let id, let phase, let type, let responder):
      ("press \(id)", "\(phase), type \(type)" + (responder.map { ", to \($0)" } ?? ""))
    case .pointer(let stream, let phase, let location, let view):
      ("pointer", "\(stream) \(phase) at \(Self.spell(location))" + Self.spell(view: view))
    case .interruption: ("input", "interrupted: all fingers and presses are cancelled")
    case .viewLeft(let view): (view, "leaves the window")
    case .missed(let view, let input, let miss): (view, "is not hit by \(input): \(miss)")
    case .receives(let subject, let input): (subject.name, "receives \(input)")
    case .passedOver(let subject, let input, let exclusion):
      (subject.name, "does not receive \(input): \(exclusion)")
    case .ignored(let subject, let input): (subject.name, "ignores \(input)")
    case .withdrawn(let subject): (subject.name, "leaves: it has nothing to follow any more")
    case .staysPossible(let subject, let others):
      (
        subject.name,
        others.isEmpty
          ? "is possible, and no finger is down" : "is possible and blocks \(Self.list(others))"
      )
    case .blocked(let subject, let others, let seconds):
      (subject.name, "blocked \(Self.list(others)) for \(Reason.spell(seconds)) s")
    case .state(let subject, _, let state, let reason): (subject.name, "\(state): \(reason)")
    case .proposal(let subject, let state, let reason):
      (subject.name, "wants \(state): \(reason)")
    case .question(let question, let adviser, let subject, let other, let answer):
      (
        subject.name,
        "\(question)\(other.map { " " + $0.name } ?? "")? \(adviser) says \(answer ? "yes" : "no")"
      )
    case .verdict(let subject, let verdict): (subject.name, "\(verdict)")
    case .deadlineSet(let subject, let time):
      (subject.name, "asks to be woken at \(Decimals.spell(time.seconds, 3))")
    case .deadline(let subject): (subject.name, "deadline")
    case .action(let subject, let state): (subject.name, "action \(state)")
    case .message(let view, let phase, let touches):
      (view, "receives \(phase) of \(touches.map { "touch \($0)" }.joined(separator: ", "))")
    case .pressMessage(let responder, let phase, let presses):
      (responder, "receives \(phase) of \(presses.map { "press \($0)" }.joined(separator: ", "))")
    case .delivery(let input, let view, let note): (view, "\(input): \(note)")
    case .haptic(let kind): ("haptic", kind)
    case .diagnostic(let text): ("warning", text)
    }
  }

  private static func list(_ subjects: [Subject]) -> String {
    subjects.map { $0.name }.joined(separator: ", ")
  }

  private static func spell(_ location: CGPoint) -> String {
    "\(Reason.spell(location.x)), \(Reason.spell(location.y))"
  }

  private static func spell(view: String?) -> String { view.map { " on \($0)" } ?? "" }
}
