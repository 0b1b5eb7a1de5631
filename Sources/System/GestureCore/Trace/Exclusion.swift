/// Why a recognizer did not receive input that came down on its view or on a subview of it (DEL-04).
public enum Exclusion: Sendable, Hashable, CustomStringConvertible {
  /// It was not enabled.
  case disabled
  /// It is finished, and is waiting for its reset, or its recognition waits for another recognizer (STM-41).
  /// Without a wait it is reset at the end of the event.
  indirect case isOver(ResetWait?)
  /// It was added to its view while the touch was down (DEL-14).
  case addedLate
  /// Its `allowedTouchTypes` do not contain this raw value (API-G11).
  case touchType(Int)
  /// Its first touch had another type, and it accepts one type at a time (API-G13).
  case otherTouchType(Int, first: Int)
  /// Its `allowedPressTypes` do not contain this raw value (API-G12).
  case pressType(Int)
  /// It is a pan whose `allowedScrollTypesMask` does not contain that kind of scroll (PAN-15).
  case scrollType
  /// It follows no such pointer, whatever is set.
  case pointerKind
  /// It follows a pointer that hovers, and receives no touches (HOV-01).
  case touchless
  /// Its class or its delegate declined the event (API-D07).
  case event(Adviser)
  /// Its delegate declined this touch or press (API-D05, API-D06).
  case declined

  public var description: String {
    switch self {
    case .disabled: "it is disabled"
    case .isOver(.failure(let other)): "it is recognized, and waits until \(other.name) fails"
    case .isOver(let wait):
      "its gesture is over and it is not ready for the next" + (wait.map { ": \($0)" } ?? "")
    case .addedLate: "it was added to its view after that"
    case .touchType(let type): "its allowedTouchTypes have not \(type)"
    case .otherTouchType(let type, let first):
      "touch type \(type) is another than the first touch's \(first) (requiresExclusiveTouchType)"
    case .pressType(let type): "its allowedPressTypes have not \(type)"
    case .scrollType: "its allowedScrollTypesMask has not this kind"
    case .pointerKind: "it does not follow such a pointer"
    case .touchless: "it follows a pointer that hovers, and no touches"
    case .event(let adviser): "\(adviser) wants nothing of the event (shouldReceive event)"
    case .declined: "its delegate said no (shouldReceive)"
    }
  }
}

/// Why a recognizer whose gesture is finished is not reset yet (STM-44, STM-45).
public enum ResetWait: Sendable, Hashable, CustomStringConvertible {
  /// These inputs of its own are down.
  case inputs([TraceInput])
  /// It is reset together with this recognizer, which has not finished.
  case unfinished(Subject)
  /// It is reset together with this recognizer, whose inputs are down.
  case inputsOf(Subject, [TraceInput])
  /// It is recognized, and held until this recognizer fails.
  case failure(of: Subject)

  public var description: String {
    switch self {
    case .inputs(let inputs):
      "\(TraceInput.list(inputs)) of its own \(inputs.count == 1 ? "is" : "are") still down"
    case .unfinished(let other):
      "it is reset together with \(other.name), which has not finished"
    case .inputsOf(let other, let inputs):
      "it is reset together with \(other.name), whose \(TraceInput.list(inputs)) "
        + "\(inputs.count == 1 ? "is" : "are") still down"
    case .failure(let other): "it waits until \(other.name) fails"
    }
  }
}
