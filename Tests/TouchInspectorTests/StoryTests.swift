import Foundation
import Testing

@testable import TouchInspector

@Suite("The story under the stage")
struct StoryTests {
  private func lines(_ page: Page) -> [String] {
    page.messages("update").compactMap { $0["story"] as? [[String: Any]] }.flatMap(\.self)
      .compactMap { $0["text"] as? String }
  }

  @Test("a pan's movement is said also where the app sets its translation back")
  func pan() {
    let page = Hall("pan").page()
    page.drag(from: (150, 270), by: (10, 0))
    page.wait(900)
    let movement = lines(page).compactMap { $0.firstMatch(of: #/moved \((\d+),\s0\)/#) }
      .compactMap { Int($0.1) }
    #expect(movement.count == 1 && movement[0] >= 80, "\(lines(page))")
  }

  @Test("a pinch's scale and a rotation's angle are said also where the app sets them back")
  func pinchAndRotation() {
    let page = Hall("pinch-and-rotation").page()
    page.input((1, "began", 150, 270), (2, "began", 250, 270))
    var (x, y) = (0.0, 0.0)
    for step in 1...20 {
      let turn = Double(step) * 0.06
      let reach = 50 + Double(step) * 4
      (x, y) = (cos(turn) * reach, sin(turn) * reach)
      page.pass(16)
      page.input((1, "moved", 200 - x, 270 - y), (2, "moved", 200 + x, 270 + y))
    }
    page.input((1, "ended", 200 - x, 270 - y), (2, "ended", 200 + x, 270 + y))
    page.wait(900)
    let text = lines(page).joined(separator: "\n")
    let scale = text.firstMatch(of: #/scale (\d\.\d+)/#).flatMap { Double($0.1) } ?? 0
    let angle = text.firstMatch(of: #/(-?\d+(?:\.\d+)?)°/#).flatMap { Double($0.1) } ?? 0
    #expect(scale > 1.5 && abs(angle) > 30, "\(text)")
  }
}
