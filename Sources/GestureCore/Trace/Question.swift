/// What a client is asked about a recognizer; the trace has the answer, too.
public enum Question: Sendable, Hashable, CustomStringConvertible {
  /// Whether it may begin (API-D01).
  case shouldBegin
  /// Whether it, going ahead, keeps the other out (ARB-10).
  case prevents
  /// Whether it and the other may recognize together (API-D02).
  case simultaneous
  /// Whether it waits until the other fails (API-D03).
  case waitsFor
  /// Whether it receives that input (API-D05, API-D06).
  case receives(TraceInput)
  /// Whether it wants anything of the event with that number (API-D07).
  case receivesEvent(Int)

  /// The question as it stands before the other's name.
  public var description: String {
    switch self {
    case .shouldBegin: "should begin"
    case .prevents: "can prevent"
    case .simultaneous: "recognizes together with"
    case .waitsFor: "waits for the failure of"
    case .receives(let input): "receives \(input)"
    case .receivesEvent(let number): "receives event \(number)"
    }
  }
}
