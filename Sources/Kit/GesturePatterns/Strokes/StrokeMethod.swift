import Foundation

/// A way to distinguish drawn shapes by examples.
public protocol StrokeMethod: Sendable {
  /// Its name in messages.
  var name: String { get }
  /// Whether a shape may have several strokes.
  var takesSeveralStrokes: Bool { get }
  /// How many examples it knows.
  var count: Int { get }

  /// Takes in an example.
  ///
  /// - Throws: what makes the drawing none, such as a second stroke where the method knows one alone.
  mutating func add(_ template: StrokeTemplate) throws(StrokeProblem)

  /// The shapes that a drawing is most like, the most likely first and each once; empty if there is
  /// nothing to go by.
  func ranking(of drawing: StrokeDrawing, best count: Int) -> [StrokeScore]
}

extension StrokeMethod {
  /// Takes in examples in order.
  public mutating func add(
    _ templates: some Sequence<StrokeTemplate>
  ) throws(StrokeProblem) {
    for template in templates { try add(template) }
  }

  /// The best score of each name.
  func best(_ count: Int, of scores: [StrokeScore]) -> [StrokeScore] {
    var best: [String: Double] = [:]
    for score in scores { best[score.name] = max(best[score.name] ?? 0, score.score) }
    let ranked = best.map { StrokeScore(name: $0.key, score: $0.value) }.sorted {
      ($1.score, $0.name) < ($0.score, $1.name)
    }
    return Array(ranked.prefix(max(0, count)))
  }
}

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
