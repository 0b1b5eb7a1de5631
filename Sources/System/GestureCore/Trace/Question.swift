/// A question to client code about a recognizer; the trace has the answer, too.
public enum Question: Sendable, Hashable, CustomStringConvertible {
  /// Whether it may begin (API-D01).
  case shouldBegin
  /// Whether it prevents the other recognizer if it is recognized (ARB-10).
  case prevents
  /// Whether it and the other may be recognized simultaneously (API-D02).
  case simultaneous
  /// Whether it requires the other to fail (API-D03).
  case waitsFor
  /// Whether it receives that input (API-D05, API-D06).
  case receives(TraceInput)
  /// Whether it receives touches or presses of the event with that number (API-D07).
  case receivesEvent(Int)

  /// The text of the question before the name of the other recognizer.
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
