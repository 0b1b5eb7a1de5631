import Foundation
import GestureCore

/// What fingers drew, one stroke after the other, each as the places of a finger in order.
public struct StrokeDrawing: Sendable, Hashable, Codable {
  /// The places of each stroke, in the order of drawing.
  public var strokes: [[CGPoint]]

  /// Makes a drawing of strokes.
  public init(strokes: [[CGPoint]]) { self.strokes = strokes }

  /// A drawing of one stroke.
  public init(_ stroke: [CGPoint]) { strokes = [stroke] }

  /// A drawing of strokes as they are exported: of each the numbers x, y, x, y and so on.
  public init(coordinates strokes: [Double]...) { self.init(coordinates: strokes) }

  /// The same of a list of strokes.
  package init(coordinates strokes: [[Double]]) {
    self.strokes = strokes.map { numbers in
      stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
    }
  }

  /// How far the finger went in all strokes.
  public var length: CGFloat {
    strokes.reduce(0) { sum, stroke in
      sum + zip(stroke, stroke.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
  }

  /// Why it says nothing about a shape; `nil` if it does.
  var fault: StrokeProblem? {
    guard strokes.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return .notFinite }
    return length > 0 && length.isFinite ? nil : .noLength
  }

  /// So many points at equal distances along the strokes, without the jumps between them.
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
    // Sums of steps may end a little short of the whole.
    while points.count < count, let last = strokes.last(where: { !$0.isEmpty })?.last {
      points.append(last)
    }
    return points
  }
}

/// A shape with its name, of which there may be several examples.
public struct StrokeTemplate: Sendable, Hashable, Codable {
  /// The name of the shape.
  public var name: String
  /// An example of it.
  public var drawing: StrokeDrawing

  /// Makes an example of a shape.
  public init(_ name: String, _ drawing: StrokeDrawing) {
    self.name = name
    self.drawing = drawing
  }
}

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
