import Foundation
import Testing
import Waiting

@testable import TouchInspector

@Suite("Collisions that a page asks for")
struct CollisionTests {
  /// What is told once everything has been compared.
  private func collisions(_ page: Page, ask: Int = 9) async -> [String: Any] {
    page.say("collisions", ["ask": ask])
    #expect(await Waiting.until { page.last("collisions")["ask"] as? Int == ask })
    return page.last("collisions")
  }

  private func advice(_ answer: [String: Any]) -> [[String: Any]] {
    answer["advice"] as? [[String: Any]] ?? []
  }

  private func fingers(_ advice: [String: Any]?) -> [String] {
    (advice?["witness"] as? [String: Any])?["fingers"] as? [String] ?? []
  }

  private func courses(_ run: Any?) -> [String: [String]] {
    let all = (run as? [String: Any])?["courses"] as? [[String: Any]] ?? []
    return Dictionary(
      uniqueKeysWithValues: all.map { ($0["name"] as! String, $0["attempts"] as! [String]) })
  }

  @Test("an advice about movements comes with fingers that show it, looked for when a page asks")
  func witness() async {
    let page = Hall("pan-beats-swipe").page()
    let isThereBefore = page.world.advice.contains { $0["witness"] != nil }
    let found = advice(await collisions(page))
    let checks = (found.first?["witness"] as? [String: Any])?["checks"] as? [String]
    #expect(
      !isThereBefore && found.count == page.world.advice.count
        && fingers(found.first).first?.contains("down 1") == true
        && checks?.contains("If pan waits for swipe: swipe acts") == true, "\(found)")
  }

  @Test("the fingers are played on the scene as a recording, with what was changed of it")
  func played() async {
    let page = Hall("pan-beats-swipe").page()
    let lines = fingers(advice(await collisions(page)).first)
    page.say(
      "set",
      [
        "target": "recognizer", "id": page.recognizer("pan"), "property": "maximumNumberOfTouches",
        "value": 1,
      ])
    page.say("perform", ["fingers": lines])
    for _ in 0..<100 { page.wait(16) }
    let edits = page.last("edits")["list"] as? [[String: Any]]
    page.say("why", ["recognizer": page.recognizer("swipe"), "ask": 4])
    let why = page.last("why")["sentences"] as? [String] ?? []
    #expect(page.last("replay")["name"] as? String == "collision.touches")
    #expect(page.session.stage.example?.id == "pan-beats-swipe" && edits?.count == 1)
    #expect(page.actions.first == "pan began" && why.joined().contains("pan"), "\(why)")
  }

  @Test("a cure is tried on those fingers, though nobody has touched the scene")
  func tried() async {
    let page = Hall("pan-beats-swipe").page()
    let found = advice(await collisions(page)).first
    let cure = (found?["cures"] as? [[String: Any]])?.first
    page.say("try", ["changes": cure?["changes"] ?? [], "fingers": fingers(found), "ask": 3])
    let trial = page.last("trial")
    #expect(courses(trial["before"])["swipe"] == ["failed"])
    #expect(courses(trial["after"]) == ["pan": ["failed"], "swipe": ["ended"]])
  }

  @Test("what only the comparison finds has cures as well: a double tap above a press after a tap")
  func foundByComparison() async {
    let page = Hall("tap").page()
    let view = page.world.recognizers[page.recognizer("tap")]?["view"] as! Int
    page.say("add", ["view": view, "kind": "longPress"])
    page.say("add", ["view": view, "kind": "pinch"])
    let press = page.recognizer("longPress")
    for (property, value) in [("numberOfTapsRequired", 1)] {
      page.say(
        "set", ["target": "recognizer", "id": press, "property": property, "value": value])
    }
    let news = advice(await collisions(page)).filter { each in
      !page.world.advice.contains { $0["sentence"] as? String == each["sentence"] as? String }
    }
    let cures = news.first?["cures"] as? [[String: Any]] ?? []
    #expect(!fingers(news.first).isEmpty && !cures.isEmpty, "\(news)")
    for cure in cures {
      page.say("try", ["changes": cure["changes"]!, "fingers": fingers(news.first), "ask": 1])
      let after = page.last("trial")["after"] as? [String: Any]
      #expect(after != nil && after?["problem"] == nil, "\(cure)")
    }
  }

  @Test("who asks again hears the last answer only; others are heard meanwhile")
  func again() async {
    let page = Hall("pan-beats-swipe").page()
    page.say("collisions", ["ask": 1])
    page.say("ping", ["stamp": 7])
    let isHeard = page.last("pong")["stamp"] as? Double == 7 && page.messages("collisions").isEmpty
    _ = await collisions(page, ask: 2)
    #expect(isHeard && page.messages("collisions").map { $0["ask"] as? Int } == [2])
  }

  @Test("of more pairs than anybody waits for the first are compared, and it is said")
  func limit() async {
    let page = Hall("tap").page()
    let taps = (1...60).map { ["type": "tap", "name": "tap \($0)"] }
    page.say(
      "open",
      [
        "scene": [
          "size": [390, 560],
          "view": ["name": "root", "frame": [0, 0, 390, 560], "recognizers": taps],
        ]
      ])
    let answer = await collisions(page)
    #expect((answer["text"] as? String)?.isEmpty == false && !advice(answer).isEmpty)
    #expect(page.errors == [])
  }

  @Test("fingers that are none are refused, and an app's own scene is not played")
  func refused() {
    let page = Hall("pan").page()
    page.say("perform", ["fingers": ["0 dance 1"]])
    page.say("try", ["changes": [], "fingers": [], "ask": 1])
    let watched = Hall("pan") { $0.watched = page.session.stage.scene }.page()
    watched.say("perform", ["fingers": ["0 down 1 10,10", "0.1 up 1"]])
    #expect(page.errors.count == 1 && page.last("replay").isEmpty)
    #expect(page.last("trial")["text"] as? String != nil)
    #expect(watched.errors.first?.contains("own scene") == true)
  }
}
