import Foundation

/// A shape that people draw in a study: corners in a square of side 1, one list for each stroke.
struct StrokeShape {
  let name: String
  let strokes: [[CGPoint]]

  private init(_ name: String, _ strokes: [CGPoint]...) {
    self.name = name
    self.strokes = strokes
  }

  /// Sixteen shapes of one stroke.
  static let single = [
    StrokeShape("triangle", corners((0.5, 0), (0, 1), (1, 1), (0.5, 0))),
    StrokeShape("x", corners((0, 0), (1, 1), (1, 0), (0, 1))),
    StrokeShape("rectangle", corners((0, 0.1), (0, 0.9), (1, 0.9), (1, 0.1), (0, 0.1))),
    StrokeShape("circle", ring(0.5, turns: 1)),
    StrokeShape("check", corners((0, 0.6), (0.3, 1), (1, 0))),
    StrokeShape("caret", corners((0, 1), (0.5, 0), (1, 1))),
    StrokeShape("question", ring(0.4, turns: 0.6) + corners((0.5, 0.7), (0.5, 1))),
    StrokeShape("arrow", corners((0, 1), (1, 0), (0.6, 0), (1, 0), (1, 0.4))),
    StrokeShape("left bracket", corners((1, 0), (0.5, 0), (0.5, 1), (1, 1))),
    StrokeShape("right bracket", corners((0, 0), (0.5, 0), (0.5, 1), (0, 1))),
    StrokeShape("v", corners((0, 0), (0.5, 1), (1, 0))),
    StrokeShape("delete", corners((1, 1), (0, 0), (0, 1), (1, 0))),
    StrokeShape(
      "star", corners((0.2, 1), (0.5, 0), (0.8, 1), (0, 0.35), (1, 0.35), (0.2, 1))),
    StrokeShape("zigzag", corners((0, 0), (1, 0), (0, 1), (1, 1))),
    StrokeShape("spiral", ring(0.5, turns: 2)),
    StrokeShape("wave", corners((0, 0.5), (0.2, 0), (0.4, 1), (0.6, 0), (0.8, 1), (1, 0.5))),
  ]

  /// Sixteen shapes of several strokes.
  static let several = [
    StrokeShape("plus", corners((0.5, 0), (0.5, 1)), corners((0, 0.5), (1, 0.5))),
    StrokeShape("cross", corners((0, 0), (1, 1)), corners((1, 0), (0, 1))),
    StrokeShape("equals", corners((0, 0.3), (1, 0.3)), corners((0, 0.7), (1, 0.7))),
    StrokeShape("t", corners((0, 0), (1, 0)), corners((0.5, 0), (0.5, 1))),
    StrokeShape(
      "h", corners((0, 0), (0, 1)), corners((1, 0), (1, 1)), corners((0, 0.5), (1, 0.5))),
    StrokeShape("n", corners((0, 1), (0, 0)), corners((0, 0), (1, 1)), corners((1, 1), (1, 0))),
    StrokeShape(
      "i", corners((0, 0), (1, 0)), corners((0.5, 0), (0.5, 1)), corners((0, 1), (1, 1))),
    StrokeShape(
      "d", corners((0, 0), (0, 1)), corners((0, 0), (0.7, 0.15), (1, 0.5), (0.7, 0.85), (0, 1))),
    StrokeShape(
      "p", corners((0, 0), (0, 1)), corners((0, 0), (0.8, 0.05), (1, 0.25), (0.8, 0.45), (0, 0.5))),
    StrokeShape(
      "arrow", corners((0, 0.5), (1, 0.5)), corners((0.6, 0.1), (1, 0.5), (0.6, 0.9))),
    StrokeShape(
      "asterisk", corners((0.5, 0), (0.5, 1)), corners((0, 0.2), (1, 0.8)),
      corners((1, 0.2), (0, 0.8))),
    StrokeShape("call", corners((0.5, 0), (0.5, 0.7)), corners((0.45, 0.95), (0.55, 1))),
    StrokeShape("nothing", ring(0.5, turns: 1), corners((0, 1), (1, 0))),
    StrokeShape("lollipop", ring(0.35, turns: 1), corners((0.5, 0.85), (0.5, 1.4))),
    StrokeShape(
      "fork", corners((0, 0), (0, 0.5), (1, 0.5), (1, 0)), corners((0.5, 0), (0.5, 1))),
    StrokeShape(
      "six points", corners((0.5, 0), (0.07, 0.75), (0.93, 0.75), (0.5, 0)),
      corners((0.5, 1), (0.07, 0.25), (0.93, 0.25), (0.5, 1))),
  ]

  private static func corners(_ places: (Double, Double)...) -> [CGPoint] {
    places.map { CGPoint(x: $0.0, y: $0.1) }
  }

  /// Inwards if it is more than one turn.
  private static func ring(_ radius: Double, turns: Double) -> [CGPoint] {
    let steps = Int(bounding: turns * 12)
    return (0...steps).map { step in
      let angle = 2 * Double.pi * turns * Double(step) / Double(steps)
      let way = turns > 1 ? radius * (1 - 0.8 * Double(step) / Double(steps)) : radius
      return CGPoint(x: 0.5 + way * sin(angle), y: 0.5 - way * cos(angle))
    }
  }
}
