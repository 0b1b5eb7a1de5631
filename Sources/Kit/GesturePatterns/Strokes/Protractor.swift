import Foundation
import GestureCore

/// Compares shapes of one stroke by the angle between their vectors of points (Li, "Protractor: a fast and accurate gesture
/// recognizer", CHI 2010).
public struct Protractor: StrokeMethod {
  public let name = "Protractor"
  public let takesSeveralStrokes = false
  public var count: Int { templates.count }

  /// Whether shapes match in any rotation, or only if they are rotated by less than about 90 degrees.
  public let ignoresOrientation: Bool

  private struct Known: Sendable {
    var name: String
    var vector: [CGPoint]
  }

  private var templates: [Known] = []

  /// The number of points that represent a stroke, as in the paper.
  private static let points = 16

  /// Creates a method without templates; with `ignoresOrientation`, rotated shapes are equal.
  public init(ignoresOrientation: Bool = false) { self.ignoresOrientation = ignoresOrientation }

  public mutating func add(_ template: StrokeTemplate) throws(StrokeProblem) {
    if let fault = template.drawing.fault { throw fault }
    let strokes = template.drawing.strokes.count { !$0.isEmpty }
    guard strokes == 1 else { throw .severalStrokes(method: name, count: strokes) }
    templates.append(Known(name: template.name, vector: vector(of: template.drawing)))
  }

  public func ranking(of drawing: StrokeDrawing, best count: Int) -> [StrokeScore] {
    guard drawing.fault == nil, drawing.strokes.count(where: { !$0.isEmpty }) == 1 else {
      return []
    }
    let vector = vector(of: drawing)
    let scores = templates.map { known in
      let angle = Self.angle(between: known.vector, and: vector)
      return StrokeScore(name: known.name, score: 1 - angle / .pi)
    }
    return best(count, of: scores)
  }

  /// The points relative to their centre, rotated to their main direction, as a vector of length 1.
  private func vector(of drawing: StrokeDrawing) -> [CGPoint] {
    var points = drawing.resampled(to: Self.points)
    let middle = TouchCluster(points).centroid
    points = points.map { $0 - middle }
    let direction = atan2(points[0].y, points[0].x)
    let eighth = CGFloat.pi / 4
    let wanted = ignoresOrientation ? 0 : (direction / eighth).rounded() * eighth
    let (sine, cosine) = (sin(wanted - direction), cos(wanted - direction))
    points = points.map {
      CGPoint(x: $0.x * cosine - $0.y * sine, y: $0.y * cosine + $0.x * sine)
    }
    let length = points.reduce(0) { $0 + $1.x * $1.x + $1.y * $1.y }.squareRoot()
    return points.map { $0 / length }
  }

  /// The smallest angle between two vectors over all rotations.
  private static func angle(between one: [CGPoint], and other: [CGPoint]) -> Double {
    var (along, across) = (0.0, 0.0)
    for (left, right) in zip(one, other) {
      along += left.x * right.x + left.y * right.y
      across += left.x * right.y - left.y * right.x
    }
    // Rotations of up to 90 degrees are compensated; opposite directions stay different.
    let cosine = along < 0 ? -hypot(along, across) : hypot(along, across)
    return acos(max(-1, min(1, cosine)))
  }
}
