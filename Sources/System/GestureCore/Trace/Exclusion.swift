/// Why a recognizer did not receive input that came down on its view or on a subview of it (DEL-04).
public enum Exclusion: Sendable, Hashable, CustomStringConvertible {
  /// It was not enabled.
  case disabled
  /// It is finished, and is waiting for its reset (STM-41).
  case isOver
  /// It was added to its view while the touch was down (DEL-14).
  case addedLate
  /// Its `allowedTouchTypes` do not contain this raw value (API-G11).
  case touchType(Int)
  /// Its first touch had another type, and it accepts one type at a time (API-G13).
  case otherTouchType(Int, first: Int)
  /// Its `allowedPressTypes` do not contain this raw value (API-G12).
  case pressType(Int)
  /// It accepts no scrolls of that kind, or no pointer input at all.
  case pointerKind
  /// Its class or its delegate declined the event (API-D07).
  case event(Adviser)
  /// Its delegate declined this touch or press (API-D05, API-D06).
  case declined

  public var description: String {
    switch self {
    case .disabled: "it is disabled"
    case .isOver: "its gesture is over and it is not ready for the next"
    case .addedLate: "it was added to its view after that"
    case .touchType(let type): "its allowedTouchTypes have not \(type)"
    case .otherTouchType(let type, let first):
      "touch type \(type) is another than the first touch's \(first) (requiresExclusiveTouchType)"
    case .pressType(let type): "its allowedPressTypes have not \(type)"
    case .pointerKind: "it does not follow such a pointer"
    case .event(let adviser): "\(adviser) wants nothing of the event (shouldReceive event)"
    case .declined: "its delegate said no (shouldReceive)"
    }
  }
}
