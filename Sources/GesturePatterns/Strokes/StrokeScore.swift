/// How like a template a drawing is.
public struct StrokeScore: Sendable, Hashable {
  public var name: String
  /// From 0 to 1; scores of different methods cannot be compared.
  public var score: Double

  public init(name: String, score: Double) {
    self.name = name
    self.score = score
  }
}
