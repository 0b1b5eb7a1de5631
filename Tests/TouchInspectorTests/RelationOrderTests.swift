import Foundation
import Testing
import Touchstone

@testable import TouchInspector

@Suite("How pages relate recognizers, and what they are told of it")
struct RelationOrderTests {
  private func relations(_ page: Page) -> [String] {
    let names = page.world.recognizers.mapValues { $0["name"] as? String ?? "?" }
    return page.world.relations.map { relation in
      let (from, to) = (relation["from"] as! Int, relation["to"] as! Int)
      return "\(names[from] ?? "?") \(relation["relation"]!) \(names[to] ?? "?")"
    }.sorted()
  }

  @Test("relations come and go, with the advice about them")
  func relate() {
    let page = Hall("pinch-or-rotation").page()
    let advised = page.world.advice.count
    func relate(_ kind: String, _ on: Bool) {
      page.say(
        "relate",
        [
          "recognizer": page.recognizer("pinch"), "other": page.recognizer("rotation"),
          "relation": kind, "on": on,
        ])
    }
    var told = [relations(page)]
    relate("simultaneous", true)
    told.append(relations(page))
    let advisedTogether = page.world.advice.count
    relate("simultaneous", false)
    told.append(relations(page))
    relate("waitsFor", true)
    told.append(relations(page))
    relate("waitsFor", false)
    told.append(relations(page))
    #expect(
      told.map(\.count) == [0, 1, 0, 1, 0] && told[1][0].contains("simultaneous")
        && told[3] == ["pinch waitsFor rotation"] && advised == 1 && advisedTogether == 0
        && page.world.advice.count == 1)
  }

  @Test("who goes together by a delegate's answer is told, and cannot be changed behind its back")
  func delegates() {
    let page = Hall("pinch-and-rotation").page()
    page.say(
      "relate",
      [
        "recognizer": page.recognizer("pinch"), "other": page.recognizer("rotation"),
        "relation": "simultaneous", "on": false,
      ])
    #expect(
      relations(page).count == 3 && relations(page).allSatisfy { $0.contains("simultaneous") }
        && page.errors.count == 1)
  }

  @Test("one-sided prevention is told; that the first one keeps the other out is not")
  func prevention() {
    final class Shy: UITapGestureRecognizer {
      override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    }
    let example = Example(id: "shy", title: "Shy", group: "", text: "") { window in
      let shy = Shy()
      shy.name = "shy"
      let bold = UITapGestureRecognizer()
      bold.name = "bold"
      window.addGestureRecognizer(shy)
      window.addGestureRecognizer(bold)
      return nil
    }
    let page = Hall(Lobby.Offer(gallery: [example], first: example)).page()
    #expect(relations(page) == ["bold prevents shy"])
  }

  @Test("why is answered with the chain of causes, and the question's number")
  func why() {
    let page = Hall("pan-beats-swipe").page()
    page.drag(from: (120, 250), by: (12, 0))
    page.say("why", ["recognizer": page.recognizer("swipe"), "ask": 41])
    page.say("why", ["recognizer": -3, "ask": 42])
    let answers = page.messages("why")
    let sentences = answers[0]["sentences"] as? [String] ?? []
    #expect(
      answers.map { $0["ask"] as? Int } == [41, 42]
        && sentences.contains { $0.contains("pan") } && sentences.last?.hasPrefix("cure: ") == true
        && answers[1]["sentences"] as? [String] == ["That recognizer has gone."])
  }

  @Test("who is kept out is told with who keeps it out")
  func verdicts() {
    let page = Hall("pan-beats-swipe").page()
    page.drag(from: (120, 250), by: (12, 0))
    let verdicts = page.world.trace.filter { $0["kind"] as? String == "verdict" }
    #expect(
      verdicts.map { $0["subject"] as? Int } == [page.recognizer("swipe")]
        && verdicts.map { $0["other"] as? Int } == [page.recognizer("pan")], "\(page.trace)")
  }

  @Test("who waits is told with whom it waits for")
  func held() {
    let page = Hall("pan-waits-for-swipe").page()
    page.drag(from: (120, 250), by: (3, 0))
    let held = page.world.trace.filter { $0["kind"] as? String == "held" }
    #expect(
      !held.isEmpty
        && held.allSatisfy {
          $0["subject"] as? Int == page.recognizer("pan")
            && $0["other"] as? Int == page.recognizer("swipe")
        })
  }
}
