import Foundation
import GestureCore

/// Distinguishes shapes as clouds of points, whatever the number, the order and the direction of their
/// strokes (Vatavu, Anthony and Wobbrock, "$Q: a super-quick, articulation-invariant stroke-gesture
/// recognizer for low-resource devices", MobileHCI 2018).
public struct DollarQ: StrokeMethod {
  public let name = "$Q"
  public let takesSeveralStrokes = true
  public var count: Int { templates.count }

  private var templates: [(name: String, cloud: PointCloud)] = []

  /// Makes a method that knows no shape yet.
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
      // Only what may yet come among the best is worth measuring to the end.
      let others = nearest.filter { $0.key != template.name }.values.sorted()
      let limit = min(
        nearest[template.name] ?? .infinity, others.count >= count ? others[count - 1] : .infinity)
      let distance = cloud.distance(to: template.cloud, below: limit)
      if distance < limit { nearest[template.name] = distance }
    }
    let points = Double(PointCloud.points)
    // The mean distance of two points, in sides of the shape: 0 is the same.
    let scores = nearest.map { name, distance in
      let weights = points * (points + 1) / 2
      return StrokeScore(name: name, score: max(0, 1 - (distance / weights).squareRoot() * 2))
    }
    return best(count, of: scores)
  }
}
