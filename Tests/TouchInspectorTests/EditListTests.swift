import Foundation
import Testing
import Touchstone

@testable import TouchInspector

@Suite("What was changed of a scene")
struct EditListTests {
  private func list(_ page: Page) -> [[String: Any]] {
    page.last("edits")["list"] as? [[String: Any]] ?? []
  }

  private func words(_ page: Page) -> [String] {
    list(page).map { "\($0["words"] ?? "")\($0["on"] as? Bool == false ? " (off)" : "")" }
  }

  private func requireTaps(_ count: Int, on page: Page) {
    page.say(
      "set",
      [
        "target": "recognizer", "id": page.recognizer("tap"), "property": "numberOfTapsRequired",
        "value": count,
      ])
  }

  private func taps(_ page: Page) -> Double? {
    page.say("select", ["view": page.view("card")])
    page.drain()
    let properties = page.world.recognizers[page.recognizer("tap")]?["properties"]
    return (properties as? [[String: Any]])?
      .first { $0["property"] as? String == "numberOfTapsRequired" }?["value"] as? Double
  }

  @Test("a recording begins with what was changed before it")
  func recorded() {
    let page = Hall("tap").page()
    requireTaps(2, on: page)
    page.say("add", ["view": page.view("card"), "kind": "longPress", "name": "press"])
    let text = page.record { page.tap(at: (200, 270)) }
    #expect(
      page.recognizer("press") > 0 && taps(page) == 2 && page.actions == []
        && text.contains("# edit {") && words(page).count == 2)
  }

  @Test(
    "a recognizer and a relation that are added to a recording are there from its start, and stay")
  func replayed() {
    let maker = Hall("pan-beats-swipe").page()
    let text = maker.record {
      maker.drag(from: (150, 270), by: (14, 0))
      maker.wait(600)
    }
    let page = Hall("tap").page()
    page.say("load", ["name": "a.touches", "text": text])
    page.playOut()
    let before = page.actions
    page.say(
      "relate",
      [
        "recognizer": page.recognizer("pan"), "other": page.recognizer("swipe"),
        "relation": "waitsFor", "on": true,
      ])
    page.say("add", ["view": page.view("card"), "kind": "pinch", "name": "extra"])
    page.say("replay", ["do": "seek", "at": 0])
    let atStart = page.recognizer("extra")
    page.say("replay", ["do": "play"])
    page.playOut()
    #expect(
      before.first == "pan began" && page.actions == ["swipe ended"] && atStart > 0
        && page.recognizer("extra") > 0 && words(page).count == 2 && page.errors == [])
  }

  @Test("each is switched off and on, the last is taken back, all are, and the scene follows")
  func list() {
    let page = Hall("tap").page()
    requireTaps(2, on: page)
    requireTaps(3, on: page)
    page.say("add", ["view": page.view("card"), "kind": "pan", "name": "extra"])
    let told = words(page)
    func order(_ change: (inout [[String: Any]]) -> Void) {
      var orders = list(page)
      change(&orders)
      page.say("edits", ["list": orders])
    }
    order { $0[0]["on"] = false }
    let off = (taps(page), page.recognizer("extra") > 0, words(page))
    order { $0[0]["on"] = true }
    let on = taps(page)
    order { $0.removeLast() }
    let undone = (taps(page), page.recognizer("extra"))
    order { $0 = [] }
    #expect(
      told == ["tap.numberOfTapsRequired = 3", "card.addGestureRecognizer(extra)"]
        && off == (1, true, [told[0] + " (off)", told[1]]) && on == 3 && undone == (3, -1)
        && taps(page) == 1 && words(page) == [] && page.errors == [])
  }

  @Test("closing a recording leaves what was changed; another scene has none of it")
  func kept() {
    let page = Hall("tap").page()
    let text = page.record { page.tap(at: (200, 270)) }
    page.say("load", ["name": "a.touches", "text": text])
    requireTaps(2, on: page)
    page.say("replay", ["do": "close"])
    let closed = taps(page)
    page.say("open", ["example": "tap"])
    #expect(closed == 2 && taps(page) == 1 && words(page) == [])
  }

  @Test("what is about a view that comes later is done later")
  func late() {
    let page = Hall("tap").page()
    let text = page.record {
      page.tap(at: (200, 270))
      page.wait(100)
      page.say("add", ["view": page.view("card"), "kind": "pan", "name": "extra"])
      page.wait(100)
      page.drag(from: (200, 270), by: (6, 0))
    }
    page.say("load", ["name": "a.touches", "text": text])
    page.playOut()
    page.say(
      "set",
      [
        "target": "recognizer", "id": page.recognizer("extra"),
        "property": "minimumNumberOfTouches", "value": 2,
      ])
    page.say("replay", ["do": "play"])
    page.playOut()
    #expect(
      page.errors == [] && words(page).count == 2
        && page.session.edits.entries.allSatisfy { $0.problem == nil })
  }

  @Test("lists that are none, or too long, change nothing")
  func nonsense() {
    let page = Hall("tap").page()
    requireTaps(2, on: page)
    page.say("edits", ["list": [["change": ["explode": [:]], "on": true]]])
    page.say("edits", ["list": "all"])
    page.say("edits")
    #expect(page.errors.count == 3 && taps(page) == 2)
  }

  @Test("two hundred taps and pans in cells are advised about once, and nobody's name is a number")
  func folded() {
    let hall = Hall("tap")
    let page = hall.page()
    let window = page.session.stage.scene.windows[0]
    for index in 0..<30 {
      let cell = UIView(frame: CGRect(x: 0, y: 20 * index, width: 100, height: 20))
      for taps in [1, 2] {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = taps
        cell.addGestureRecognizer(tap)
      }
      window.addSubview(cell)
    }
    page.wait(16)
    page.drain()
    let fresh = page.world.advice
    let names = Set(page.world.recognizers.values.compactMap { $0["name"] as? String })
    #expect(
      fresh.count == 1 && (fresh.first?["cases"] as? [Any])?.count == 30
        && names.count == page.world.recognizers.count
        && names.allSatisfy { $0.count < 12 && $0.hasPrefix("tap") })
  }
}
