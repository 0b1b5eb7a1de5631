/// An input in the trace: a touch or a press by its number, or one of a pointer's streams.
public enum TraceInput: Sendable, Hashable, CustomStringConvertible {
  /// A touch.
  case touch(Int)
  /// A press.
  case press(Int)
  /// A pointer that hovers.
  case hover
  /// Scrolling with a wheel or a trackpad.
  case scroll
  /// A pinch or rotation of a trackpad.
  case transform

  public var description: String {
    switch self {
    case .touch(let number): "touch \(number)"
    case .press(let id): "press \(id)"
    case .hover: "the hovering pointer"
    case .scroll: "the scroll"
    case .transform: "the trackpad's pinch"
    }
  }

  /// Inputs as a list in a sentence.
  static func list(_ inputs: [TraceInput]) -> String {
    inputs.map { "\($0)" }.joined(separator: " and ")
  }
}
