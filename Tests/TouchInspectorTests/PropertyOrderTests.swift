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
@Suite("What pages set")
struct PropertyOrderTests {
  @Test(
    "the selected view has the properties of its class, and each can be changed within its range")
  func view() {
    let page = Hall("controls").page()
    let slider = page.view("slider")
    func property(_ name: String) -> [String: Any]? {
      let properties = page.world.views[slider]?["properties"] as? [[String: Any]]
      return properties?.first { $0["property"] as? String == name }
    }
    func set(_ property: String, of view: String = "slider", _ value: Any) {
      page.say(
        "set", ["target": "view", "id": page.view(view), "property": property, "value": value])
    }
    #expect(property("value") == nil)
    page.say("select", ["view": slider])
    set("maximumValue", 5)
    set("value", 4.5)
    set("value", 1e9)
    set("numberOfPages", 3)
    set("title", of: "button", "Go on")
    set("title", of: "button", String(repeating: "x", count: 1001))
    #expect(property("value")?["value"] as? Double == 4.5 && property("isOn") == nil)
    #expect(
      page.errors == [
        "value takes -10000 to 10000.", "slider has no numberOfPages.",
        "title takes 1000 characters at most.",
      ])
    let button = page.session.stage.scene.windows[0].subviews[0].subviews.lazy
      .compactMap { $0 as? UIButton }.first
    #expect(button?.currentTitle == "Go on")
  }

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
    // One is a choice, and no number.
    for name in names {
      let value: Any = name == "failsStrandedRecognizers" ? true : 7
      page.say("set", ["target": "tuning", "property": name, "value": value])
    }
    let values = Mirror(reflecting: page.session.stage.system.tuning).children.map {
      "\($0.label!) \($0.value)"
    }
    let areSet = values.allSatisfy { value in
      [" 7.0", " 7", "failsStrandedRecognizers true"].contains { value.hasSuffix($0) }
    }
    #expect(page.errors.isEmpty && names.count > 20 && areSet, "\(values)")
    page.say("set", ["target": "tuning", "property": "failsStrandedRecognizers", "value": 7])
    #expect(page.errors == ["failsStrandedRecognizers takes true or false."])
  }

  @Test("the profile is chosen under Tuning, and an unknown one is an error with the three names")
  func profile() {
    let page = Hall("tap").page()
    let row = (page.last("scene")["tuning"] as? [[String: Any]])?
      .first { $0["property"] as? String == "profile" }
    #expect(row?["value"] as? String == "documented")
    #expect(row?["choices"] as? [String] == ["documented", "iOS18", "iOS26"])
    page.say("set", ["target": "tuning", "property": "profile", "value": "iOS26"])
    #expect(page.errors.isEmpty && page.session.stage.system.profile == .iOS26)
    page.say("set", ["target": "tuning", "property": "profile", "value": "iOS9"])
    page.say("set", ["target": "tuning", "property": "profile", "value": 18])
    #expect(page.session.stage.system.profile == .iOS26)
    #expect(
      page.errors.first
        == "No profile is called “iOS9”; it is one of documented, iOS18, iOS26.")
    #expect(page.errors.count == 2)
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
}
