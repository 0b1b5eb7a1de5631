import Effort
import Foundation
import GestureCore
import Testing

@testable import GesturePatterns

@Suite("Strokes") struct StrokeTests {
  private static func line(_ corners: (Double, Double)...) -> [CGPoint] {
    zip(corners, corners.dropFirst()).flatMap { from, to in
      (0...20).map { step -> CGPoint in
        let part = Double(step) / 20
        return CGPoint(x: from.0 + (to.0 - from.0) * part, y: from.1 + (to.1 - from.1) * part)
      }
    }
  }

  private static let check = line((0, 50), (30, 90), (100, 0))
  private static let square = line((0, 0), (100, 0), (100, 100), (0, 100), (0, 0))
  private static let zigzag = line((0, 0), (100, 0), (0, 100), (100, 100))
  private static let caret = line((0, 100), (50, 0), (100, 100))
  private static let shapes = [
    StrokeTemplate("check", StrokeDrawing(check)), StrokeTemplate("square", StrokeDrawing(square)),
    StrokeTemplate("zigzag", StrokeDrawing(zigzag)), StrokeTemplate("caret", StrokeDrawing(caret)),
  ]

  private func knowing(_ method: any StrokeMethod) throws -> any StrokeMethod {
    var method = method
    try method.add(Self.shapes)
    return method
  }

  /// Larger, elsewhere, and with a wobble.
  private func drawn(_ stroke: [CGPoint], turnedBy angle: Double = 0) -> StrokeDrawing {
    StrokeDrawing(
      stroke.enumerated().map { index, place in
        let x = place.x * 2 + 300 + Double(index % 3) * 2
        let y = place.y * 2 - 40 + Double(index % 5)
        return CGPoint(
          x: x * cos(angle) - y * sin(angle), y: y * cos(angle) + x * sin(angle))
      })
  }

  @Test("shapes are told apart wherever, however large and a little unsteadily they are drawn")
  func telling() throws {
    for method in [try knowing(DollarQ()), try knowing(Protractor())] {
      for (shape, name) in [
        (Self.check, "check"), (Self.square, "square"), (Self.zigzag, "zigzag"),
        (Self.caret, "caret"),
      ] {
        let ranking = method.ranking(of: drawn(shape), best: 2)
        #expect(ranking.first?.name == name, "\(method.name)")
        #expect(ranking.count == 2)
        #expect(ranking[0].score > 0.85, "\(method.name) \(name) \(ranking)")
        #expect(ranking[0].score > ranking[1].score)
      }
    }
  }

  @Test("the same drawing scores 1, and nothing scores more")
  func same() throws {
    for method in [try knowing(DollarQ()), try knowing(Protractor())] {
      let score = method.ranking(of: StrokeDrawing(Self.zigzag), best: 1).first?.score ?? 0
      #expect(abs(score - 1) < 1e-6, "\(method.name)")
    }
  }

  @Test("a cloud knows neither the order nor the direction of strokes; a vector does")
  func articulation() throws {
    let cross = [Self.line((0, 0), (100, 100)), Self.line((100, 0), (0, 100))]
    var cloud = try knowing(DollarQ())
    try cloud.add(StrokeTemplate("cross", StrokeDrawing(strokes: cross)))
    let other = StrokeDrawing(strokes: [cross[1].reversed(), cross[0].reversed()])
    #expect(cloud.ranking(of: other, best: 1).first?.name == "cross")
    #expect(cloud.ranking(of: StrokeDrawing(Self.check.reversed()), best: 1).first?.name == "check")
    var vectors = Protractor()
    #expect(throws: StrokeProblem.severalStrokes(method: "Protractor", count: 2)) {
      try vectors.add(StrokeTemplate("cross", StrokeDrawing(strokes: cross)))
    }
    #expect(vectors.ranking(of: other, best: 1) == [])
  }

  @Test("a vector may forget how it is turned")
  func orientation() throws {
    let turned = drawn(Self.check, turnedBy: 2.6)
    let free = try knowing(Protractor(ignoresOrientation: true))
    #expect(free.ranking(of: turned, best: 1).first?.name == "check")
    let bound = try knowing(Protractor()).ranking(of: turned, best: 4)
    #expect((bound.first { $0.name == "check" }?.score ?? 1) < 0.75)
  }

  @Test("what has no length is no shape")
  func nothing() throws {
    var method = DollarQ()
    #expect(throws: StrokeProblem.noLength) {
      try method.add(StrokeTemplate("dot", StrokeDrawing([CGPoint(x: 1, y: 1)])))
    }
    #expect(try knowing(method).ranking(of: StrokeDrawing(strokes: []), best: 1) == [])
    let nowhere = StrokeDrawing([CGPoint(x: 0, y: 0), CGPoint(x: CGFloat.nan, y: 1)])
    #expect(try knowing(method).ranking(of: nowhere, best: 1) == [])
  }

  @Test("leaving out what cannot be among the best changes no ranking")
  func bounds() throws {
    var random = RandomPatterns(seed: 5)
    var method = DollarQ()
    var clouds: [(String, PointCloud)] = []
    for index in 1...12 {
      let points = (0...8).map { _ in CGPoint(x: random.number(0...100), y: random.number(0...100))
      }
      try method.add(StrokeTemplate("shape \(index)", StrokeDrawing(points)))
      clouds.append(("shape \(index)", PointCloud(StrokeDrawing(points))))
    }
    for _ in 1...Effort.rounds(20) {
      let points = (0...8).map { _ in CGPoint(x: random.number(0...100), y: random.number(0...100))
      }
      let cloud = PointCloud(StrokeDrawing(points))
      let nearest = clouds.min {
        cloud.distance(to: $0.1, below: .infinity) < cloud.distance(to: $1.1, below: .infinity)
      }
      #expect(method.ranking(of: StrokeDrawing(points), best: 1).first?.name == nearest?.0)
      #expect(method.ranking(of: StrokeDrawing(points), best: 12).count == 12)
    }
  }
}
