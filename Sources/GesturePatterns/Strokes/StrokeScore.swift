/// How like a template a drawing is.
public struct StrokeScore: Sendable, Hashable {
  /// The name of the shape.
  public var name: String
  /// From 0 to 1; scores of different methods cannot be compared.
  public var score: Double

  /// Says how like a shape a drawing is.
  public init(name: String, score: Double) {
    self.name = name
    self.score = score
  }
}
