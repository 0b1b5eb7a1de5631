import Effort
import Foundation
import Testing
import Waiting

@testable import TouchInspector

/// The files of `Produced` are what the page writes: they are compiled and run beside these tests.
@Suite("This as a test")
struct TestFileTests {
  private static let produced = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Produced")

  private func code(_ page: Page, choosing checks: [String]? = nil) -> [String: Any] {
    var fields: [String: Any] = ["ask": 9]
    fields["checks"] = checks
    page.say("code", fields)
    return page.last("code")
  }

  /// The test of a recording that is played in stretches.
  private func codeLater(_ page: Page) async -> [String: Any] {
    page.say("code", ["ask": 9])
    _ = await Waiting.until {
      page.drain()
      return !page.messages("code").isEmpty
    }
    return page.last("code")
  }

  private func checks(_ answer: [String: Any]) -> [String] {
    (answer["checks"] as? [[String: Any]] ?? []).map {
      "\($0["id"]!)\($0["isChosen"] as! Bool ? " *" : "")"
    }
  }

  /// What the page writes is the file that is compiled; `PRODUCE=1` writes it there.
  private func expectProduced(_ answer: [String: Any], _ name: String) throws {
    let text = answer["text"] as? String ?? ""
    let file = Self.produced.appending(path: "\(name).swift")
    if ProcessInfo.processInfo.environment["PRODUCE"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }

  private func slowDrag(_ page: Page) {
    page.input((1, "began", 150, 270))
    for step in 1...12 {
      page.pass(90)
      page.input((1, "moved", 150 + Double(step) * 4, 270 + Double(step) * 2))
    }
    page.pass(90)
    page.input((1, "ended", 198, 294))
    page.pass(600)
    page.say("tick", ["stamp": page.stamp])
  }

  @Test("scene, fingers, states, order and values: the file that is compiled and run")
  func wholeFile() throws {
    let page = Hall("pan-waits-for-swipe").page()
    _ = page.record { slowDrag(page) }
    let answer = code(page)
    #expect(checks(answer) == ["states swipe *", "states pan *", "order *", "values pan"])
    try expectProduced(
      code(page, choosing: ["states swipe", "states pan", "order", "values pan"]),
      "CuredThePanWaits")
  }

  @Test("a change that was kept is in the test, also one that needs a delegate")
  func changed() throws {
    let page = Hall("drag-beats-press").page()
    page.say(
      "relate",
      [
        "recognizer": page.recognizer("press"), "other": page.recognizer("drag"),
        "relation": "simultaneous", "on": true,
      ])
    _ = page.record {
      page.input((1, "began", 150, 270))
      page.pass(800)
      page.say("tick", ["stamp": page.stamp])
      page.pass(10)
      for step in 1...8 {
        page.input((1, "moved", 150 + Double(step) * 5, 270))
        page.pass(20)
      }
      page.input((1, "ended", 190, 270))
      page.pass(600)
      page.say("tick", ["stamp": page.stamp])
    }
    try expectProduced(code(page), "ALongPressThatSlips")
  }

  @Test("what is not chosen is not expected")
  func chosen() {
    let page = Hall("pan-waits-for-swipe").page()
    _ = page.record { slowDrag(page) }
    let text = code(page, choosing: ["states pan"])["text"] as? String ?? ""
    let expectations = text.split(separator: "\n").filter { $0.contains("#expect") }
    #expect(
      expectations.map { $0.trimmingPrefix { $0 == " " } }
        == ["#expect(stage.expect(pan).states([.began, .ended]) == .met)"])
  }

  @Test("a long recording stays a file beside the test")
  func long() async {
    let page = Hall("pan").page()
    _ = page.record {
      for finger in 1...60 {
        page.input((finger, "began", 120 + Double(finger % 7) * 20, 200))
        page.pass(20)
        page.input((finger, "moved", 160, 200 + Double(finger % 5) * 30))
        page.pass(20)
        page.input((finger, "moved", 90, 300))
        page.pass(20)
        page.input((finger, "ended", 200, 250))
        page.pass(400)
      }
    }
    let answer = await codeLater(page)
    let text = answer["text"] as? String ?? ""
    #expect(
      answer["companion"] as? String == "pan.touches" && !text.contains("stage.finger")
        && text.contains("stage.play(try Recording(reading: recording.path))")
        && text.contains("func happensAgain() throws {"))
  }

  @Test("a long recording is played in stretches, so that others have their turn")
  func stretches() async {
    let page = Hall("tap").page()
    let taps = (0..<Effort.rounds(1500)).map { "\($0) down 1 100,200\n\($0).05 up 1\n" }.joined()
    page.say("load", ["name": "taps.touches", "text": "touches 1\nsize 400x600\n" + taps])
    await page.hall.lobby.reading?.value
    page.say("code", ["ask": 9])
    let isLater = page.messages("code").isEmpty
    page.say("ping", ["stamp": 7])
    let pong = page.last("pong")["stamp"] as? Double
    _ = await Waiting.until {
      page.drain()
      return !page.messages("code").isEmpty
    }
    let text = page.last("code")["text"] as? String ?? ""
    #expect(isLater && pong == 7 && text.contains("#expect"))
    let percents = page.messages("progress").compactMap { $0["percent"] as? Int }
    #expect(!percents.isEmpty && percents == percents.sorted() && percents.last ?? 0 < 100)
    #expect(page.messages("progress").allSatisfy { $0["of"] as? String == "code" })
  }

  @Test("nothing is expected of a recording that is too long to be played for it")
  func tooLong() async {
    let page = Hall("tap").page()
    let taps = (0..<(TestFile.mostFrames / 2 + 1)).map { "\($0) down 1 9,9\\n\($0).05 up 1\\n" }
    // As a page spells it: its type first.
    let head = #"{"type":"load","name":"taps.touches","text":"touches 1\nsize 400x600\n"#
    page.send(head + taps.joined() + "\"}")
    await page.hall.lobby.reading?.value
    page.drain()
    let answer = await codeLater(page)
    #expect((answer["text"] as? String ?? "").contains("too long to be looked through"))
    #expect(checks(answer) == [] && answer["companion"] as? String == "taps.touches")
  }
}

@Suite("This as a test: what it does not assert")
struct TestFileDifferenceTests {
  private func code(_ page: Page) -> [String: Any] {
    page.say("code", ["ask": 9])
    return page.last("code")
  }

  @Test("what was seen only because the app moved its view is left out, and it is said")
  func movedView() {
    let page = Hall("pan").page()
    _ = page.record {
      // The card follows the first finger; the second comes down where it is then.
      page.drag(from: (200, 230), by: (8, 0))
      page.wait(600)
      page.drag(from: (330, 230), by: (4, 0))
      page.wait(600)
    }
    let answer = code(page)
    let text = answer["text"] as? String ?? ""
    let differences = answer["differences"] as? [String] ?? []
    #expect(
      differences.first
        == "pan: began, ended, began, ended; in the scene of the test: began, ended.")
    #expect(!text.contains("#expect"))
  }

  @Test("a view with the name of a keyword has another one in code, and constants are in it")
  func keyword() {
    let page = Hall("controls").page()
    page.say("set", ["target": "tuning", "property": "tapMovement", "value": 20])
    _ = page.record {
      page.tap(at: (20, 20))
      page.wait(600)
    }
    let text = code(page)["text"] as? String ?? ""
    #expect(text.contains("let switchView = UISwitch(") && !text.contains("let switch "))
    #expect(text.contains("stage.scene.touchSystem.tuning.tapMovement = 20"))
  }
}
