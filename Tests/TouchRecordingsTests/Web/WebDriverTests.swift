import Foundation
import Testing
import TouchRecordings

@Suite("WebDriver's actions")
struct WebDriverTests {
  @Test("sources go in step, and a move with a duration goes evenly")
  func actions() throws {
    let recording = try Recording(text: Samples.webDriver, named: "test")
    #expect(
      tell(recording) == [
        "0 began 0 100,200", "1 began 1 300,200", "118 moved 0 100,220", "134 moved 0 100,240",
        "135 ended 0 100,240; ended 1 300,200",
      ])
    // WebDriver says nothing of the viewport, and that is all there is to say.
    #expect(recording.complaints.map(\.message).allSatisfy { $0.hasPrefix("has no size") })
  }

  @Test("sources without their command are done together; commands one after the other")
  func order() throws {
    func tap(_ id: String, _ x: Int) -> String {
      """
      {"type": "pointer", "id": "\(id)", "actions": [{"type": "pointerMove", "x": \(x), "y": 9},
        {"type": "pointerDown"}, {"type": "pause", "duration": 50}, {"type": "pointerUp"}]}
      """
    }
    let together = try Recording(text: "[\(tap("a", 10)), \(tap("b", 20))]")
    #expect(tell(together).first == "0 began 0 10,9; began 1 20,9")
    let after = try Recording(
      text: "{\"actions\": [\(tap("a", 10))]}\n{\"actions\": [\(tap("a", 20))]}\n")
    #expect(after.frames.flatMap(\.contacts).map(\.phase) == [.began, .ended, .began, .ended])
  }

  @Test("a place relative to an element is taken from the corner, which is told")
  func element() throws {
    let text = Samples.webDriver.replacing(
      "\"duration\": 0, \"x\": 100", with: "\"origin\": {\"element-6066\": \"e\"}, \"x\": 100")
    let recording = try Recording(text: text, named: "test")
    #expect(tell(recording).first == "0 began 0 100,200")
    let told = recording.complaints.map(\.message).filter { !$0.hasPrefix("has no size") }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("a place relative to an element") == true)
  }
}
