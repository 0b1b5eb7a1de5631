import Foundation
import Testing
import Touchstone
import Waiting

@testable import TouchInspector

@Suite("Trying a cure")
struct TrialTests {
  private func cures(_ page: Page, _ number: Int = 0) -> [[String: Any]] {
    page.world.advice.indices.contains(number)
      ? page.world.advice[number]["cures"] as? [[String: Any]] ?? [] : []
  }

  private func attempt(_ page: Page, _ cure: [String: Any]) -> [String: Any] {
    page.say("try", ["changes": cure["changes"]!, "ask": 7])
    return page.last("trial")
  }

  private func courses(_ run: Any?) -> [String: [String]] {
    let all = (run as? [String: Any])?["courses"] as? [[String: Any]] ?? []
    return Dictionary(
      uniqueKeysWithValues: all.map { ($0["name"] as! String, $0["attempts"] as! [String]) })
  }

  @Test("the same fingers, as it is and with the cure: the scene itself stays as it was")
  func before() {
    let page = Hall("pan-beats-swipe").page()
    page.drag(from: (150, 270), by: (14, 0))
    page.wait(600)
    let center = page.value("center", ofView: "card") as? [Double]
    let cure = cures(page).first ?? [:]
    let trial = attempt(page, cure)
    #expect(
      cure["words"] as? String == "Let pan wait for swipe"
        && cure["code"] as? String == "pan.require(toFail: swipe)"
        && courses(trial["before"]) == ["pan": ["began, ended"], "swipe": ["failed"]]
        && courses(trial["after"]) == ["pan": ["failed"], "swipe": ["ended"]]
        && page.value("center", ofView: "card") as? [Double] == center
        && page.messages("scene").count == 1)
  }

  @Test("what is kept is one of the scene's changes, and holds for the next finger")
  func kept() {
    let page = Hall("pan-beats-swipe").page()
    page.drag(from: (150, 270), by: (14, 0))
    page.wait(600)
    let changes = cures(page)[0]["changes"] as! [Any]
    page.say("edits", ["list": changes.map { ["change": $0, "on": true] }])
    page.wait(16)
    page.drag(from: (150, 270), by: (14, 0))
    page.wait(600)
    let words = (page.last("edits")["list"] as? [[String: Any]])?.map { $0["words"] as! String }
    #expect(page.actions == ["swipe ended"] && words == ["pan.require(toFail: swipe)"])
  }

  @Test("why a recognizer failed comes with what would have helped it")
  func why() {
    let page = Hall("drag-beats-press").page()
    page.drag(from: (150, 270), by: (8, 0))
    let failure = page.world.trace.first {
      $0["to"] as? String == "failed" && $0["kind"] as? String == "state"
    }
    page.say("why", ["recognizer": page.recognizer("press"), "at": failure?["at"] ?? 0, "ask": 2])
    let ownFault = (page.last("why")["cures"] as? [Any])?.count
    let other = Hall("pinch-or-rotation").page()
    other.input((1, "began", 150, 270), (2, "began", 250, 270))
    for step in 1...10 {
      other.pass(16)
      other.input(
        (1, "moved", 150 - Double(step) * 6, 270), (2, "moved", 250 + Double(step) * 6, 270))
    }
    other.say("why", ["recognizer": other.recognizer("rotation"), "ask": 3])
    let cures = other.last("why")["cures"] as? [[String: Any]] ?? []
    #expect(
      ownFault != nil
        && cures.first?["words"] as? String == "Let rotation and pinch recognize together")
  }

  @Test("every cure of the gallery's conflicts can be carried out")
  func all() {
    for example in Gallery.all {
      let page = Hall(example.id).page()
      page.tap(at: (200, 270))
      page.wait(600)
      for advice in page.world.advice {
        for cure in advice["cures"] as? [[String: Any]] ?? [] {
          let after = attempt(page, cure)["after"] as? [String: Any]
          #expect(after != nil && after?["problem"] == nil, "\(example.id): \(cure)")
        }
      }
    }
  }

  @Test("what takes long is tried in stretches, between others; the last that was asked counts")
  func stretches() async {
    let page = Hall("tap").page()
    let lines = String(repeating: "1\n", count: 1000) + "2 down 1 200,270\n2.05 up 1\n"
    page.say("load", ["name": "long.touches", "text": "touches 1\nsize 400x600\n" + lines])
    let place = page.messages("trial").count
    for ask in 1...3 { page.say("try", ["changes": [], "ask": ask]) }
    let isSlow = page.messages("trial").count == place
    page.say("ping", ["stamp": 7])
    let pong = page.last("pong")["stamp"] as? Double
    #expect(await Waiting.until { !page.messages("trial").isEmpty })
    let answers = page.messages("trial")
    let tap = courses(answers.last?["before"]).first { $0.key == "tap" }?.value
    #expect(isSlow && pong == 7 && answers.map { $0["ask"] as? Int } == [3])
    #expect(tap == ["ended"], "\(courses(answers.last?["before"]))")
  }

  @Test("without fingers, and in an app's own scene, there is nothing to try, and it is said why")
  func impossible() {
    let page = Hall("pan-beats-swipe").page()
    let none = attempt(page, cures(page)[0])
    let watched = Hall("pan") { $0.watched = page.session.stage.scene }.page()
    watched.drag(from: (150, 270), by: (14, 0))
    watched.say("try", ["changes": [], "ask": 1])
    let texts = [none["text"], watched.last("trial")["text"]].compactMap { $0 as? String }
    #expect(texts.count == 2 && texts[0].contains("has had no touch yet") && none["before"] == nil)
  }
}

@Suite("Trying a cure: who is who")
struct TrialIdentityTests {
  @Test("recognizers of one name are compared each with itself, though their views change places")
  func identity() {
    final class Desk {
      var cards: [UIView] = []
    }
    let example = Example(id: "desk", title: "Desk", group: "", text: "") { window in
      let desk = Desk()
      for index in 0..<3 {
        let card = UIView(frame: CGRect(x: 20, y: 40 + 100 * index, width: 150, height: 90))
        let pan = UIPanGestureRecognizer()
        pan.name = "pan"
        pan.addAction { pan in pan.view.map { $0.superview?.bringSubviewToFront($0) } }
        card.addGestureRecognizer(pan)
        window.addSubview(card)
        desk.cards.append(card)
      }
      return desk
    }
    let page = Hall(Lobby.Offer(gallery: [example], first: example)).page()
    page.drag(from: (40, 60), by: (6, 4))
    page.wait(600)
    let card = page.session.stage.recognizers.firstIndex { $0.name == "pan" }!
    let place = page.session.stage.place(of: page.session.stage.recognizers[card])!
    page.say("try", ["changes": [change(of: place)], "ask": 3])
    let (before, after) = (courses(page, "before"), courses(page, "after"))
    #expect(Set(before.map(\.id)).count == before.count)
    #expect(Set(before.map(\.name)).count == before.count)
    #expect(before == after && before.map(\.course).contains { $0.hasSuffix("began, ended") })
  }

  @Test("an app without a maker is offered no trial; with one its fingers are played once more")
  func app() throws {
    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scene = UIWindowScene(screen: screen)
    let window = UIWindow(windowScene: scene)
    func fill(_ window: UIWindow) -> AnyObject? {
      let pan = UIPanGestureRecognizer()
      pan.name = "pan"
      let swipe = UISwipeGestureRecognizer()
      swipe.name = "swipe"
      window.addGestureRecognizer(swipe)
      window.addGestureRecognizer(pan)
      return nil
    }
    _ = fill(window)
    window.makeKeyAndVisible()
    let plain = Hall(Inspector.offer(of: scene, .full)).page()
    #expect((plain.world.advice.first?["cures"] as? [Any])?.isEmpty == true)
    let page = Hall(Inspector.offer(of: scene, .full, fill)).page()
    let cure = try #require((page.world.advice.first?["cures"] as? [[String: Any]])?.first)
    page.drag(from: (50, 150), by: (14, 0))
    page.wait(600)
    page.say("try", ["changes": cure["changes"]!, "ask": 4])
    #expect(courses(page, "before").map(\.course) == ["swipe: failed", "pan: began, ended"])
    #expect(courses(page, "after").map(\.course) == ["swipe: ended", "pan: failed"])
    // What is kept holds in the app itself.
    page.say("edits", ["list": (cure["changes"] as! [Any]).map { ["change": $0, "on": true] }])
    #expect(page.errors == [])
    #expect(window.gestureRecognizers?.last?.standingRequirements.count == 1)
  }

  private struct Course: Equatable {
    var id: String
    var name: String
    var course: String
  }

  private func courses(_ page: Page, _ run: String) -> [Course] {
    let all = (page.last("trial")[run] as? [String: Any])?["courses"] as? [[String: Any]] ?? []
    return all.map { each in
      let name = each["name"] as! String
      let attempts = (each["attempts"] as! [String]).joined(separator: "; ")
      return Course(id: each["id"] as! String, name: name, course: "\(name): \(attempts)")
    }
  }

  /// A change of nothing: it sets what is set already.
  private func change(of place: RecognizerPlace) -> Any {
    let change = SceneEdit.Change.setRecognizer(
      place, property: "isEnabled", value: .bool(true))
    return try! JSONSerialization.jsonObject(with: JSONEncoder().encode(change))
  }
}
