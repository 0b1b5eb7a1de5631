import Effort
import Foundation
import GestureCore
import Testing
import TouchstoneGestures
import TouchstoneTesting

@MainActor @Suite("Strokes as recognizers")
struct StrokeRecognizerTests {
  private static let shapes: [(name: String, path: FingerPath)] = [
    ("check", .through(CGPoint(x: 60, y: 200), CGPoint(x: 110, y: 270), CGPoint(x: 220, y: 120))),
    (
      "square",
      .through(
        CGPoint(x: 80, y: 100), CGPoint(x: 240, y: 100), CGPoint(x: 240, y: 260),
        CGPoint(x: 80, y: 260), CGPoint(x: 80, y: 100))
    ),
    ("circle", .arc(around: CGPoint(x: 160, y: 200), from: CGPoint(x: 160, y: 120), by: 2 * .pi)),
    ("caret", .through(CGPoint(x: 80, y: 240), CGPoint(x: 150, y: 110), CGPoint(x: 220, y: 240))),
    (
      "zigzag",
      .through(
        CGPoint(x: 80, y: 100), CGPoint(x: 220, y: 100), CGPoint(x: 80, y: 240),
        CGPoint(x: 220, y: 240))
    ),
  ]

  private func knowing(_ method: any StrokeMethod) throws -> any StrokeMethod {
    var method = method
    for (name, path) in Self.shapes {
      try method.add(StrokeTemplate(name, StrokeDrawing(path.points)))
    }
    return method
  }

  private func draw(_ path: FingerPath, on stage: Stage) {
    stage.finger(at: path.points[0]).down().follow(path, in: 0.8).up()
    stage.wait(1)
  }

  @Test("what human hands draw is told apart by both methods, after one example drawn exactly")
  func hands() throws {
    for method in [try knowing(DollarQ()), try knowing(Protractor())] {
      for hand in HandStyle.humans(1...UInt64(Effort.rounds(12))) {
        let stage = Stage()
        stage.hands = hand
        let stroke = StrokeGestureRecognizer(method)
        stage.add(stroke, named: "stroke")
        for (name, path) in Self.shapes {
          draw(path, on: stage)
          #expect(stroke.result?.name == name, "\(method.name), \(hand)")
        }
        #expect(stage.log == Self.shapes.map { _ in "stroke ended" }, "\(method.name), \(hand)")
      }
    }
  }

  @Test("what is like nothing fails, and the reason says by how much")
  func rejection() throws {
    let stage = Stage()
    let stroke = StrokeGestureRecognizer(try knowing(Protractor()))
    stroke.minimumScore = 0.95
    stage.add(stroke, named: "stroke")
    draw(.through(CGPoint(x: 50, y: 50), CGPoint(x: 55, y: 300)), on: stage)
    #expect(stage.log == [])
    #expect(stroke.result == nil)
    #expect(stage.trace.map(String.init(describing:)).contains { $0.contains("minimumScore") })
  }

  @Test("while the finger draws, the preview comes to what it will be")
  func preview() throws {
    let stage = Stage()
    let stroke = StrokeGestureRecognizer(try knowing(DollarQ()))
    stage.add(stroke, named: "stroke")
    var names: [String] = []
    stroke.onPreview = { names += $0.ranking(best: 1).map(\.name) }
    draw(Self.shapes[1].path, on: stage)
    #expect(names.count > 10)
    #expect(names.last == "square")
    #expect(Set(names).count > 1)
  }
}
