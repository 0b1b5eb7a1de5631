import Foundation
import Testing
import TouchstoneGestures
import TouchstoneTesting

@testable import TouchInspector

@Suite("These strokes as Swift")
struct StrokeExportTests {
  private func strokes(_ page: Page, _ names: [String]? = nil) -> [String: Any] {
    var fields: [String: Any] = ["ask": 5]
    fields["names"] = names
    page.say("strokes", fields)
    return page.last("strokes")
  }

  @Test("two drawings of a recording become templates, with names that the page gives")
  func named() {
    let page = Hall("pan").page()
    _ = page.record {
      page.drag(from: (100, 200), by: (10, 0))
      page.wait(900)
      page.drag(from: (100, 200), by: (0, 10))
      page.wait(900)
    }
    let first = strokes(page)
    let drawings = first["drawings"] as? [[String: Any]] ?? []
    let text = strokes(page, ["line", ""])["text"] as? String ?? ""
    #expect(drawings.map { $0["name"] as? String } == ["shape 1", "shape 2"])
    #expect((drawings.first?["strokes"] as? [[Double]])?.first?.prefix(4) == [100, 200, 110, 200])
    #expect(
      text.contains("StrokeTemplate(\n    \"line\",\n    StrokeDrawing(coordinates: [\n      100,")
        && text.contains("\"shape 2\""))
  }

  private static let check = [(100.0, 300.0), (140, 340), (220, 220)]
  private static let caret = [(100.0, 300.0), (150, 200), (200, 300)]

  /// A page with a recording of a check and a caret.
  private var drawn: Page {
    let page = Hall("pan").page()
    _ = page.record {
      for corners in [Self.check, Self.caret] {
        for (index, corner) in corners.enumerated() {
          page.input((1, index == 0 ? "began" : "moved", corner.0, corner.1))
          page.pass(100)
        }
        page.input((1, "ended", corners[2].0, corners[2].1))
        page.wait(900)
      }
    }
    return page
  }

  @Test("what is exported is compiled beside this, and a recognizer knows it again")
  func produced() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Produced/DrawnShapes.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(strokes(drawn, ["check", "caret"])["text"] as? String == text)
    var method = DollarQ()
    try method.add(shapes)
    let stroke = StrokeGestureRecognizer(method)
    let stage = Stage()
    stage.hands = .human(seed: 2)
    stage.add(stroke, named: "stroke")
    for (corners, name) in [(Self.check, "check"), (Self.caret, "caret")] {
      let path = FingerPath(through: corners.map { CGPoint(x: $0.0, y: $0.1) })
      stage.finger(at: path.points[0]).down().follow(path, in: 0.6).up()
      stage.wait(1)
      #expect(stroke.result?.name == name)
    }
  }

  @Test("what is drawn afterwards is one of them, by the names of now, or none")
  func known() throws {
    let page = drawn
    func verdict(_ drawn: [[Double]]) throws -> (first: String, score: Double, isKnown: Bool) {
      page.say("strokes", ["ask": 6, "names": ["tick", "caret"], "drawn": drawn])
      let answer = page.last("strokes")
      #expect(answer["text"] == nil && answer["drawings"] == nil && answer["ask"] as? Int == 6)
      let verdict = try #require(answer["verdict"] as? [String: Any])
      let likenesses = try #require(verdict["likenesses"] as? [[String: Any]])
      let score = likenesses.first?["score"] as? Double ?? 0
      return (
        likenesses.first?["name"] as? String ?? "", score,
        score >= (verdict["minimumScore"] as? Double ?? 2)
      )
    }
    let check = try verdict([[0, 160, 80, 240, 240, 0]])
    #expect(check.first == "tick" && check.score > 0.99 && check.isKnown)
    #expect(try verdict([[0, 90, 50, 0], [52, 0, 100, 92]]).first == "caret")
    let circle = (0...24).flatMap { index -> [Double] in
      let angle = Double(index) / 3.8
      return [50 * cos(angle), 50 * sin(angle)]
    }
    let ring = try verdict([circle])
    #expect(!ring.first.isEmpty && !ring.isKnown, "\(ring)")
    // What is no drawing is like nothing.
    let nothings: [[[Double]]] = [
      [], [[]], [[5, 5]], [[1]], [[0, 0, 1e308, 1e308, -1e308, -1e308]],
    ]
    for nothing in nothings {
      #expect(try verdict(nothing).first == "")
    }
  }

  @Test("without a recording, a drawing, or an end of it, it is said why there are none")
  func none() {
    let page = Hall("pan").page()
    let before = strokes(page)["problem"] as? String
    _ = page.record { page.tap(at: (100, 200)) }
    let still = strokes(page)["problem"] as? String
    let lines = (0..<65).map { "\($0) down 1 9,9\n\($0).1 move 1 90,9\n\($0).2 up 1" }
    let text = "touches 1\nsize 400x600\n" + lines.joined(separator: "\n") + "\n"
    page.say("load", ["name": "many.touches", "text": text])
    let many = strokes(page)["problem"] as? String
    #expect(before == "There is no recording yet." && still == "Nothing is drawn in it.")
    #expect(many?.contains("too long") == true)
  }
}
