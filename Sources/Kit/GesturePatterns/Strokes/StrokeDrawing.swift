import Foundation
import GestureCore

/// The strokes that fingers drew, each as the finger's locations in order.
public struct StrokeDrawing: Sendable, Hashable, Codable {
  /// The locations of each stroke, in the order of drawing.
  public var strokes: [[CGPoint]]

  /// Makes a drawing of strokes.
  public init(strokes: [[CGPoint]]) { self.strokes = strokes }

  /// A drawing of one stroke.
  public init(_ stroke: [CGPoint]) { strokes = [stroke] }

  /// A drawing from exported coordinates: for each stroke x, y, x, y and so on.
  public init(coordinates strokes: [Double]...) { self.init(coordinates: strokes) }

  /// A drawing from a list of strokes' coordinates.
  package init(coordinates strokes: [[Double]]) {
    self.strokes = strokes.map { numbers in
      stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
    }
  }

  /// The total length of all strokes.
  public var length: CGFloat {
    strokes.reduce(0) { sum, stroke in
      sum + zip(stroke, stroke.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
  }

  /// Why it is not a valid shape; `nil` if it is.
  var fault: StrokeProblem? {
    guard strokes.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return .notFinite }
    return length > 0 && length.isFinite ? nil : .noLength
  }

  /// `count` points at equal distances along the strokes, without the gaps between strokes.
  func resampled(to count: Int) -> [CGPoint] {
    let step = length / CGFloat(count - 1)
    var points: [CGPoint] = []
    var rest: CGFloat = 0
    for stroke in strokes {
      guard var last = stroke.first else { continue }
      if points.isEmpty { points.append(last) }
      for next in stroke.dropFirst() {
        var way = last.distance(to: next)
        while way > 0, rest + way >= step, points.count < count {
          last = last + (next - last) * ((step - rest) / way)
          points.append(last)
          way = last.distance(to: next)
          rest = 0
        }
        rest += way
        last = next
      }
    }
    // Rounding may make the last step slightly too long.
    while points.count < count, let last = strokes.last(where: { !$0.isEmpty })?.last {
      points.append(last)
    }
    return points
  }
}

/// An example of a named shape; a shape may have several.
public struct StrokeTemplate: Sendable, Hashable, Codable {
  /// The name of the shape.
  public var name: String
  /// The example's drawing.
  public var drawing: StrokeDrawing

  /// Creates an example of a shape.
  public init(_ name: String, _ drawing: StrokeDrawing) {
    self.name = name
    self.drawing = drawing
  }
}

/// Why a drawing is not a valid example.
public enum StrokeProblem: Error, Hashable, CustomStringConvertible {
  /// All locations are equal.
  case noLength
  /// A location is infinite or not a number.
  case notFinite
  /// The method supports only shapes of one stroke.
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
