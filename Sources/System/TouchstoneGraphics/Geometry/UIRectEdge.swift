import GestureCore

/// Edges of a rectangle (API-E13).
nonisolated public struct UIRectEdge: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]

  /// The ways in from these edges, y down.
  package var inwardDirections: [CGVector] {
    var directions: [CGVector] = []
    if contains(.top) { directions.append(CGVector(dx: 0, dy: 1)) }
    if contains(.left) { directions.append(CGVector(dx: 1, dy: 0)) }
    if contains(.bottom) { directions.append(CGVector(dx: 0, dy: -1)) }
    if contains(.right) { directions.append(CGVector(dx: -1, dy: 0)) }
    return directions
  }
}
