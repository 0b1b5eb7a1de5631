import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// The table of usual durations in docs/testing-gestures.md is what the verbs do.
@Suite struct VerbDurationTests {
  private let stage = Stage()
  private var finger: Finger { stage.finger(at: CGPoint(x: 200, y: 400)) }

  @Test("each verb takes as long as the guide says")
  func durations() throws {
    let pinching = stage.hand(at: CGPoint(x: 200, y: 400), fingers: 2, spread: 100)
    let verbs: [(name: String, seconds: Double, play: () -> Void)] = [
      ("tap()", 0.05, { finger.tap() }),
      ("longPress()", 0.6, { finger.longPress() }),
      ("drag(by:_:)", 0.5, { finger.drag(by: 50, 0) }),
      ("drag(to:)", 0.5, { finger.drag(to: .zero) }),
      ("flick(_:)", 0.1, { finger.flick(.left) }),
      ("swipe(_:)", 0.25, { finger.swipe(.up) }),
      ("edgeSwipe(from:)", 0.3, { finger.edgeSwipe(from: .left) }),
      ("pinch(to:)", 0.3, { pinching.down().pinch(to: 2) }),
      ("turn(by:)", 0.3, { pinching.turn(by: 1) }),
      ("transform", 0.3, { pinching.transform(scale: 2).up() }),
      ("click()", 0.05, { stage.pointer(at: CGPoint(x: 5, y: 5)).enter().click() }),
      ("press(_:)", 0.05, { stage.press(.select) }),
    ]
    let rows = try table()
    for verb in verbs {
      let start = stage.now
      verb.play()
      #expect(abs(stage.now - start - verb.seconds) < 1e-9, "\(verb.name)")
      let row = try #require(rows.first { $0.contains("`\(verb.name)`") }, "\(verb.name)")
      #expect(row.contains("| \(verb.seconds) s"), "\(verb.name)")
    }
    #expect(stage.faults.isEmpty)
  }

  @Test("a double tap is two taps, as far apart as the guide says")
  func doubleTap() throws {
    finger.doubleTap()
    #expect(abs(stage.now - 2 * 0.05 - 0.1) < 1e-9)
    #expect(try table().contains { $0.contains("`doubleTap()` | two taps, 0.1 s apart") })
  }

  /// The rows of the guide's table.
  private func table() throws -> [Substring] {
    var file = URL(filePath: #filePath)
    for _ in 1...4 { file.deleteLastPathComponent() }
    file.append(path: "docs/testing-gestures.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "| verb | duration | distance |"))
    return Array(lines[start...].prefix { $0.hasPrefix("|") })
  }
}
