import Foundation
import Testing

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
