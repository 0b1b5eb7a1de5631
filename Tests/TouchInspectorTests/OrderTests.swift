import Foundation
import Testing
import Touchstone

@testable import TouchInspector

/// What the page can add to a view.
private enum PropertyKind {
  nonisolated static let all = [
    "tap", "longPress", "pan", "pinch", "rotation", "swipe", "screenEdgePan", "hover",
  ]
}

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
        && page.errors == ["There is no example “nothing”."]
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

  @Test("whoever is removed leaves no companionship behind")
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
    let keys = tape?.frames.flatMap(\.presses).compactMap { $0.key?.characters.utf8.count }
    guard case .add(_, let kept, _) = tape?.edits.first?.change else {
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
      for _ in 0..<40 {
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

  // MARK: Properties

  @Test("properties, flags of views and constants change, and only to what they can be")
  func set() {
    let page = Hall("tap").page()
    page.say("select", ["view": page.view("card")])
    let tap = page.recognizer("tap")
    func set(_ target: String, _ id: Int?, _ property: String, _ value: Any) {
      var fields: [String: Any] = ["target": target, "property": property, "value": value]
      fields["id"] = id
      page.say("set", fields)
    }
    set("recognizer", tap, "numberOfTapsRequired", 2)
    set("view", page.view("table"), "clipsToBounds", true)
    set("tuning", nil, "tapMovement", 3)
    set("recognizer", tap, "numberOfTapsRequired", 1e308)
    set("recognizer", tap, "numberOfTapsRequired", 1.5)
    set("recognizer", tap, "numberOfTapsRequired", "two")
    set("recognizer", tap, "colour", 1)
    set("recognizer", 99_999, "isEnabled", true)
    set("view", -1, "isHidden", true)
    set("view", page.view("table"), "isHidden", 3)
    set("tuning", nil, "tapMovement", -1)
    set("tuning", nil, "nothing", 1)
    let properties = page.world.recognizers[tap]?["properties"] as? [[String: Any]] ?? []
    let taps = properties.first { $0["property"] as? String == "numberOfTapsRequired" }?["value"]
    #expect(
      taps as? Int == 2 && page.value("clips", ofView: "table") as? Bool == true
        && page.errors.count == 9)
  }

  @Test("constants stay changed while the scene starts anew, and another scene has its own")
  func tuning() {
    let page = Hall("tap").page()
    func movement() -> Double? {
      (page.last("scene")["tuning"] as? [[String: Any]])?
        .first { $0["property"] as? String == "tapMovement" }?["value"] as? Double
    }
    let usual = movement()
    page.say("set", ["target": "tuning", "property": "tapMovement", "value": 3])
    page.say("record", ["on": true])
    let kept = movement()
    page.say("open", ["example": "pan"])
    #expect(kept == 3 && movement() == usual && usual != 3)
  }

  @Test("every constant that there is can be changed, and each to another number")
  func everyConstant() throws {
    let page = Hall("tap").page()
    let names = Mirror(reflecting: GestureTuning()).children.compactMap(\.label)
    for name in names {
      page.say("set", ["target": "tuning", "property": name, "value": 7])
    }
    let values = Mirror(reflecting: page.session.stage.system.tuning).children.map {
      "\($0.label!) \($0.value)"
    }
    let isSeven = values.allSatisfy { $0.hasSuffix(" 7.0") || $0.hasSuffix(" 7") }
    #expect(page.errors.isEmpty && names.count > 20 && isSeven, "\(values)")
  }

  @Test("every property of every kind can be changed", arguments: PropertyKind.all)
  func everyProperty(kind: String) {
    let page = Hall("pan").page()
    page.say("add", ["view": page.view("card"), "kind": kind, "name": "guest"])
    page.say("select", ["view": page.view("card")])
    let guest = page.recognizer("guest")
    func properties() -> [[String: Any]] {
      page.world.recognizers[guest]?["properties"] as? [[String: Any]] ?? []
    }
    var unchanged: [String] = []
    for property in properties() {
      let name = property["property"] as! String
      let old = "\(property["value"]!)"
      let value: Any =
        if let choices = property["choices"] as? [String] {
          choices.first { $0 != old }!
        } else if let number = property["value"] as? NSNumber, property["minimum"] != nil {
          number.doubleValue + (number.doubleValue == property["maximum"] as? Double ? -1 : 1)
        } else {
          !(property["value"] as! Bool)
        }
      page.say(
        "set", ["target": "recognizer", "id": guest, "property": name, "value": value])
      let now = properties().first { $0["property"] as? String == name }?["value"]
      if "\(now ?? old)" == old { unchanged.append(name) }
    }
    #expect(
      properties().count >= 7 && unchanged.isEmpty && page.errors.isEmpty,
      "\(unchanged) \(page.errors)")
  }

  @Test("a stepper that repeats without a pause is refused")
  func endlessStepper() {
    let page = Hall("controls").page()
    page.say("set", ["target": "tuning", "property": "stepperFastInterval", "value": 0])
    #expect(page.errors == ["stepperFastInterval takes a number of 0.01 or more."])
  }

  @Test("types, buttons and scrolls that a recognizer takes can be chosen")
  func choices() {
    let page = Hall("pan").page()
    page.say("select", ["view": page.view("card")])
    let pan = page.recognizer("pan")
    func set(_ property: String, _ value: Any) {
      page.say(
        "set", ["target": "recognizer", "id": pan, "property": property, "value": value])
    }
    set("allowedTouchTypes", "pencil")
    page.drag(from: (200, 250), by: (4, 0))
    let byFinger = page.actions.count
    set("allowedTouchTypes", "all")
    set("allowedScrollTypesMask", "all")
    set("allowedPressTypes", "select")
    set("requiresExclusiveTouchType", false)
    page.drag(from: (200, 250), by: (4, 0))
    set("allowedScrollTypesMask", "some")
    let properties = page.world.recognizers[pan]?["properties"] as? [[String: Any]] ?? []
    let values = properties.compactMap { $0["value"] as? String }
    #expect(
      byFinger == 0 && !page.actions.isEmpty && page.errors.count == 1
        && values == ["all", "all", "select"], "\(properties)")
  }

  @Test("recognizers are added and removed while the scene lives, and work")
  func addAndRemove() {
    let page = Hall("pan").page()
    let card = page.view("card")
    page.say("add", ["view": card, "kind": "tap", "name": "knock"])
    page.say("add", ["view": card, "kind": "tap"])
    page.say("add", ["view": card, "kind": "tap"])
    page.say("add", ["view": card, "kind": "dance"])
    page.say("add", ["view": -4, "kind": "tap"])
    page.say("remove", ["recognizer": page.recognizer("pan")])
    page.say("remove", ["recognizer": 77_777])
    page.tap(at: (200, 250))
    let names = page.world.recognizers.values.compactMap { $0["name"] as? String }.sorted()
    #expect(
      names == ["knock", "tap", "tap 2"] && page.errors.count == 3
        && page.actions == ["tap 2 ended"])
  }

  // MARK: Relations

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

  @Test("one-sided prevention is told; that whoever comes first keeps the other out is not")
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

  // MARK: Why

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

  // MARK: Selecting

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
