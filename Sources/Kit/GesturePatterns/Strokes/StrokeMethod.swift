import Foundation

/// A method that recognizes shapes by examples.
public protocol StrokeMethod: Sendable {
  /// Its name in messages.
  var name: String { get }
  /// Whether shapes may have several strokes.
  var takesSeveralStrokes: Bool { get }
  /// The number of examples.
  var count: Int { get }

  /// Adds an example.
  ///
  /// - Throws: the problem of an invalid drawing, such as a second stroke for a method that supports only one.
  mutating func add(_ template: StrokeTemplate) throws(StrokeProblem)

  /// The most similar shapes, best first and without duplicates; empty if there are no examples.
  func ranking(of drawing: StrokeDrawing, best count: Int) -> [StrokeScore]
}

extension StrokeMethod {
  /// Adds examples in order.
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

/// The similarity of a drawing to a shape.
public struct StrokeScore: Sendable, Hashable {
  /// The name of the shape.
  public var name: String
  /// From 0 to 1; scores of different methods cannot be compared.
  public var score: Double

  /// Creates a score.
  public init(name: String, score: Double) {
    self.name = name
    self.score = score
  }
}
