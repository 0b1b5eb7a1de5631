import Foundation
import GestureCore

/// Compares shapes as point clouds, independent of the number, order and direction of their strokes (Vatavu, Anthony and
/// Wobbrock, "$Q: a super-quick, articulation-invariant stroke-gesture recognizer for low-resource devices", MobileHCI 2018).
public struct DollarQ: StrokeMethod {
  public let name = "$Q"
  public let takesSeveralStrokes = true
  public var count: Int { templates.count }

  private var templates: [(name: String, cloud: PointCloud)] = []

  /// Creates a method without templates.
  public init() {}

  public mutating func add(_ template: StrokeTemplate) throws(StrokeProblem) {
    if let fault = template.drawing.fault { throw fault }
    templates.append((template.name, PointCloud(template.drawing)))
  }

  public func ranking(of drawing: StrokeDrawing, best count: Int) -> [StrokeScore] {
    guard drawing.fault == nil, count > 0 else { return [] }
    let cloud = PointCloud(drawing)
    var nearest: [String: Double] = [:]
    for template in templates {
      // Only candidates that can still be among the best are measured completely.
      let others = nearest.filter { $0.key != template.name }.values.sorted()
      let limit = min(
        nearest[template.name] ?? .infinity, others.count >= count ? others[count - 1] : .infinity)
      let distance = cloud.distance(to: template.cloud, below: limit)
      if distance < limit { nearest[template.name] = distance }
    }
    let points = Double(PointCloud.points)
    // The mean distance of matched points, relative to the shape's side; 0 means equal.
    let scores = nearest.map { name, distance in
      let weights = points * (points + 1) / 2
      return StrokeScore(name: name, score: max(0, 1 - (distance / weights).squareRoot() * 2))
    }
    return best(count, of: scores)
  }
}
