import Effort
import Foundation
import Testing
import Touchstone

@testable import TouchInspector

@Suite("What pages ask for")
struct OrderTests {
  @Test("an example is opened with its title, views and recognizers; an unknown one is not")
  func open() {
    let page = Hall("tap").page()
    page.say("open", ["example": "pan-waits-for-swipe"])
    let scene = page.last("scene")
    page.say("open", ["example": "nothing"])
    #expect(
      scene["title"] as? String == "Cured: the pan waits"
        && Set(page.world.recognizers.values.compactMap { $0["name"] as? String }) == [
          "swipe", "pan",
        ]
        && page.errors == ["There is no scene “nothing” here. Choose one in the gallery."]
        && page.messages("scene").count == 2)
  }

  @Test("a scene file is opened; a wrong one is told with what is wrong")
  func scene() {
    let page = Hall("tap").page()
    let scene: [String: Any] = [
      "size": [300, 200],
      "view": ["name": "board", "recognizers": [["type": "tap", "name": "knock"]]],
    ]
    page.say("open", ["scene": scene])
    page.tap(at: (100, 100))
    page.say("open", ["scene": ["size": "large"]])
    page.say("open", ["scene": 4])
    #expect(
      page.actions == ["knock ended"] && page.errors.count == 2
        && page.errors.allSatisfy { $0.hasPrefix("The scene cannot be shown") })
  }

  @Test("a scene of a page has so many views and recognizers, and no more are added")
  func largeScene() {
    let page = Hall("tap").page()
    func open(_ views: Int, _ recognizers: Int) -> Int {
      let view: [String: Any] = [
        "subviews": Array(repeating: [:] as [String: Any], count: views - 1),
        "recognizers": (0..<recognizers).map { ["type": "tap", "name": "\($0)"] },
      ]
      page.say("open", ["scene": ["view": view]])
      return page.errors.count { $0.hasPrefix("The scene is too large") }
    }
    let refused = [open(1001, 0), open(1, 201), open(1000, 200)]
    let stage = page.session.stage
    let root = ViewPlace(path: [0, 0])
    let crowded = stage.apply(.add(kind: "tap", name: "one", to: root))
    let added = (0..<101).map { number in
      stage.apply(.add(kind: "tap", name: "t", to: ViewPlace(path: [0, 0, number])))
    }
    #expect(
      refused == [1, 2, 2] && page.errors.count == 2
        && crowded == "That view has enough recognizers."
        && added.dropLast().allSatisfy { $0 == nil }
        && added.last == "That scene has enough recognizers.", "\(page.errors) \(added)")
  }

  @Test("a recognizer that is removed leaves no companionship behind")
  func forgottenCompanions() {
    let page = Hall("pan").page()
    let companions = page.session.stage.companions
    for _ in 0..<5 {
      page.say("add", ["view": page.view("card"), "kind": "tap", "name": "guest"])
      page.say(
        "relate",
        [
          "recognizer": page.recognizer("guest"), "other": page.recognizer("pan"),
          "relation": "simultaneous", "on": true,
        ])
      page.say("remove", ["recognizer": page.recognizer("guest")])
    }
    #expect(page.errors.isEmpty && companions.count == 0)
  }

  @Test("names are short in bytes, whatever accents their letters have")
  func names() {
    let page = Hall("pan").page()
    let accents = String(repeating: "\u{301}", count: 50_000)
    page.say("record", ["on": true])
    page.say("add", ["view": page.view("card"), "kind": "tap", "name": "e" + accents])
    let key: [String: Any] = [
      "id": 1, "phase": "began", "type": -1, "usage": 4, "characters": "e" + accents,
    ]
    page.input([["stamp": page.stamp, "presses": [key]]])
    let tape = page.session.tape
    let names = page.world.recognizers.values.compactMap { ($0["name"] as? String)?.utf8.count }
    let keys = tape.frames.flatMap(\.presses).compactMap { $0.key?.characters.utf8.count }
    guard case .add(_, let kept, _) = page.session.edits.edits.first?.change else {
      Issue.record("nothing was added")
      return
    }
    #expect(names.max()! < 200 && kept.utf8.count < 200 && keys == [15])
  }

  @Test("every example of the gallery opens, with a text, and lives through wild fingers")
  func gallery() {
    var generator = Seeded(11)
    for example in Gallery.all {
      let page = Hall(example.id).page()
      #expect(!example.title.isEmpty && !example.text.isEmpty && page.world.views.count > 1)
      for _ in 0..<Effort.rounds(40) {
        page.pass(Double.random(in: 0...60, using: &generator))
        let id = Int.random(in: 1...3, using: &generator)
        let phase = ["began", "moved", "moved", "ended", "cancelled"].randomElement(
          using: &generator)!
        page.input(
          (
            id, phase, .random(in: -10...410, using: &generator),
            .random(in: -10...610, using: &generator)
          ))
      }
      page.say("interrupt", ["stamp": page.stamp, "reason": "done"])
      #expect(
        page.errors.isEmpty
          && page.world.touches.values.allSatisfy {
            ["ended", "cancelled"].contains($0["phase"] as? String)
          }, "\(example.id)")
    }
  }

  @Test("ids of examples are different and fit into an address")
  func ids() {
    let ids = Gallery.all.map(\.id)
    #expect(
      Set(ids).count == ids.count
        && ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber } })
  }

  @Test("the selected view's recognizers are told in full, others are not")
  func select() {
    let page = Hall("pan").page()
    page.say("select", ["view": page.view("card")])
    page.drag(from: (200, 250), by: (4, 0), lifts: false)
    let pan = page.recognizer("pan")
    let live = page.world.recognizers[pan]?["live"] as? [String: Any]
    page.say("select", ["view": NSNull()])
    let after = page.world.recognizers[pan]
    #expect(
      (live?["velocity"] as? [Double])?.count == 2 && live?["touches"] as? Int == 1
        && after?["live"] == nil && after?["properties"] == nil
        && after?["state"] as? String == "changed")
  }

  @Test("a ping is answered with the scene's time")
  func ping() {
    let page = Hall("pan").page()
    page.say("ping", ["stamp": 12.5])
    #expect(page.last("pong")["stamp"] as? Double == 12.5)
  }

  @Test("a scene of an app is shown, touched, and left as it was")
  func attached() {
    let scene = UIWindowScene(screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 320, height: 480)))
    var lines: [String] = []
    scene.touchSystem.trace = { lines.append("\($0)") }
    let window = UIWindow(windowScene: scene)
    var count = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in count += 1 }
    window.addGestureRecognizer(tap)
    window.makeKeyAndVisible()
    let hall = Hall(Lobby.Offer(first: Gallery.recognizers[0], watched: scene))
    let page = hall.page()
    page.tap(at: (100, 100))
    #expect(count == 1 && page.actions.count == 1 && lines.contains { $0.contains("action") })
  }
}
