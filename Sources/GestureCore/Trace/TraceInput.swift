/// What came in: a touch or a press by its number, or one of a pointer's streams.
public enum TraceInput: Sendable, Hashable, CustomStringConvertible {
  case touch(Int)
  case press(Int)
  case hover
  case scroll
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
}
