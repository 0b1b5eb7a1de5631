/// Why a drawing is no example of a shape.
public enum StrokeProblem: Error, Hashable, CustomStringConvertible {
  /// All places of the drawing are one.
  case noLength
  /// A place is no place: infinite, or no number.
  case notFinite
  /// The method is made for shapes of one stroke.
  case severalStrokes(method: String, count: Int)

  public var description: String {
    switch self {
    case .noLength: "a drawing without length has no shape"
    case .notFinite: "a drawing with places that are not finite has no shape"
    case .severalStrokes(let method, let count):
      "\(method) knows shapes of one stroke, not of \(count)"
    }
  }
}
