import JSONText
import Testing

@testable import TouchInspector

@Suite("The trace on the page")
struct TraceTests {
  /// Lines of fingers that go on, as the page has heard of them.
  private func movement(_ page: Page) -> [String] {
    page.trace.filter { $0.contains("moved at") || $0.contains("action changed") }
  }

  private func says(_ words: String, _ entry: [String: Any]) -> Bool {
    (entry["text"] as? String ?? "").contains(words)
  }

  @Test("movement is told only to pages that read the trace, from the last lines on, none twice")
  func movement() {
    let hall = Hall("pan") { $0.isShared = true }
    let reader = hall.page()
    let other = hall.page()
    reader.drag(from: (200, 250), by: (4, 0), lifts: false)
    let before = movement(reader)
    reader.say("trace", ["on": true])
    let last = reader.last("trace")["entries"] as? [[String: Any]] ?? []
    reader.input((1, "moved", 300, 250))
    let during = movement(reader)
    reader.say("trace", ["on": false])
    reader.input((1, "moved", 310, 250))
    reader.input((1, "ended", 310, 250))
    other.drain()
    let found = [
      "before \(before.isEmpty)", "last \(last.contains { says("moved at 240, 250", $0) })",
      "during \(during.count { $0.contains("moved at 300, 250") })",
      "twice \(last.contains { says("moved at 300, 250", $0) })",
      "after \(movement(reader).contains { $0.contains("moved at 310, 250") })",
      "other \(movement(other).isEmpty) \(other.actions)",
      "decisions \(reader.actions.filter { $0 != "pan changed" })",
    ]
    #expect(
      found == [
        "before true", "last true", "during 1", "twice false", "after false",
        #"other true ["pan began", "pan ended"]"#, #"decisions ["pan began", "pan ended"]"#,
      ])
  }

  @Test("who reads it still does in the next scene, and nobody does who has gone")
  func nextScene() {
    let hall = Hall("pan") { $0.isShared = true }
    let reader = hall.page()
    let other = hall.page()
    reader.say("trace", ["on": true])
    reader.say("open", ["example": "tap"])
    reader.input((1, "began", 20, 20), (2, "began", 30, 30))
    reader.input((1, "moved", 25, 20))
    let lines = movement(reader)
    let stage = hall.lobby.session(of: other.client)!.stage
    let wasKept = stage.keepsMovement
    reader.leave()
    #expect(lines.count >= 1 && wasKept && !stage.keepsMovement)
  }

  @Test("numbers are written so that they are read as the same ones")
  func numbers() throws {
    var generator = Seeded(7)
    var values: [Double] = [
      0, -0.0, 1, -1, 0.1, -0.1, 0.5, 0.125, 0.001, 0.0001, 1e-7, 123.4, 99.999, 100.01, 1e12,
      -1e15, 1e300,
      .pi, 4503599627370497.5, 0.1 + 0.2,
    ]
    for _ in 0..<4000 {
      let places = [1.0, 10, 100, 1000, 1e4, 3].randomElement(using: &generator)!
      values.append(
        (Double.random(in: -5000...5000, using: &generator) * places).rounded() / places)
    }
    var writer = JSONWriter()
    writer.object { $0.field("all", values) }
    let text = String(decoding: writer.bytes, as: UTF8.self).dropFirst(8).dropLast(2)
    let read = text.split(separator: ",").compactMap { Double($0) }
    #expect(read == values)
  }
}
