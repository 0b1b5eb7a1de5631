import Foundation
import Testing
import Touchstone

@testable import TouchInspector

@Suite("A session")
struct SessionTests {
  @Test("hello is answered with a welcome and a whole scene")
  func hello() {
    let page = Hall().page()
    let welcome = page.last("welcome")
    let scene = page.last("scene")
    #expect(
      page.heard.compactMap { $0["type"] as? String }.prefix(2) == ["welcome", "scene"]
        && welcome["version"] as? Int == 1 && welcome["hand"] as? Int == 0
        && welcome["shared"] as? Bool == false
        && (welcome["examples"] as? [Any])?.count == Gallery.all.count
        && scene["title"] as? String == "Pan" && scene["size"] as? [Double] == [400, 600]
        && page.world.recognizers.values.compactMap { $0["name"] as? String } == ["pan"])
  }

  @Test("input becomes touches, states and actions, in order")
  func input() {
    let page = Hall("pan").page()
    page.say("trace", ["on": true])
    page.drag(from: (200, 250), by: (4, 0))
    let kinds = page.world.trace.compactMap { entry -> String? in
      switch entry["kind"] as? String {
      case "touch": "touch \(entry["phase"]!)"
      case "state": "\(entry["to"]!)"
      case "action": "action \(entry["to"]!)"
      default: nil
      }
    }
    var expected = ["touch began", "touch moved", "touch moved", "touch moved", "began"]
    expected += ["action began"]
    for _ in 0..<7 { expected += ["touch moved", "changed", "action changed"] }
    expected += ["touch ended", "ended", "action ended", "possible"]
    // How often `changed` is told as a state of its own is the trace's business.
    func short(_ all: [String]) -> [String] { all.filter { $0 != "changed" } }
    #expect(short(kinds) == short(expected))
  }

  @Test("a tap says so, and its picture is what it was")
  func tap() {
    let page = Hall("tap").page()
    page.tap(at: (200, 250))
    #expect(
      page.actions == ["tap ended"]
        && page.value("text", ofView: "line") as? String == "Tapped, once")
  }

  @Test("frames of one message are played one after another, each at its own time")
  func grouping() {
    let page = Hall("pinch").page()
    page.say("trace", ["on": true])
    page.pass(100)
    func frame(_ stamp: Double, _ contacts: [(Int, String, Double)]) -> [String: Any] {
      [
        "stamp": stamp,
        "contacts": contacts.map {
          ["id": $0.0, "phase": $0.1, "samples": [[stamp - 4, $0.2, 200], [stamp, $0.2, 200]]]
            as [String: Any]
        },
      ]
    }
    page.input([
      frame(page.stamp - 32, [(1, "began", 150), (2, "began", 250)]),
      frame(page.stamp - 16, [(1, "moved", 120), (2, "moved", 280)]),
      frame(page.stamp, [(1, "moved", 100), (2, "moved", 300)]),
    ])
    let touches = page.world.trace.filter { $0["kind"] as? String == "touch" }
    let first = touches[0]["at"] as! Double
    let lines = touches.map { entry in
      "\(Int((((entry["at"] as! Double) - first) * 1000).rounded())) \(entry["touch"]!) \(entry["phase"]!)"
    }
    #expect(
      lines == ["0 1 began", "0 2 began", "16 1 moved", "16 2 moved", "32 1 moved", "32 2 moved"],
      "\(lines)")
  }

  @Test("a finger that rests gets its long press when the page says that time passes")
  func tick() {
    let page = Hall("long-press").page()
    page.input((1, "began", 200, 250))
    let busy = page.messages("update").compactMap { $0["busy"] as? Bool }
    for _ in 0..<40 { page.wait(16) }
    #expect(busy.last == true && page.actions == ["press began"])
  }

  // MARK: Ends that nobody tells

  @Test(
    "a page that goes, or is interrupted, leaves nothing down", arguments: ["leave", "interrupt"])
  func cancellation(how: String) {
    let hall = Hall("pan") { $0.isShared = true }
    let page = hall.page()
    let witness = hall.page()
    page.drag(from: (200, 250), by: (4, 0), lifts: false)
    page.pass(16)
    if how == "leave" {
      page.leave()
    } else {
      page.say("interrupt", ["stamp": page.stamp, "reason": "blur"])
    }
    witness.drain()
    let phases = witness.world.touches.values.compactMap { $0["phase"] as? String }
    #expect(phases == ["cancelled"] && witness.actions.last == "pan cancelled")
  }

  @Test("a wheel that turns and a pointer that hovers are taken back as well")
  func cancelledStreams() {
    let hall = Hall("hover")
    let page = hall.page()
    let session = hall.lobby.session(of: page.client)!
    var lines: [String] = []
    session.stage.onEvent = {
      lines.append("\($0.description.drop { $0 == " " }.drop { $0 != " " })")
    }
    page.input([
      ["stamp": page.stamp, "hover": ["phase": "began", "x": 200, "y": 250]]
    ])
    page.pass(16)
    page.input([
      [
        "stamp": page.stamp,
        "scroll": ["phase": "began", "x": 200, "y": 250, "dx": 0, "dy": 5, "discrete": false],
        "transform": ["phase": "began", "x": 200, "y": 250, "scale": 1.1, "rotation": 0],
        "presses": [["id": 5, "phase": "began", "type": 4]],
      ]
    ])
    page.say("interrupt", ["stamp": page.stamp, "reason": "blur"])
    let ends = lines.filter { $0.contains("pointer") || $0.contains("press 5") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let streams = ["the hovering pointer", "the scroll", "the trackpad's pinch"].filter { stream in
      ends.contains { $0.contains("\(stream) cancelled") }
    }
    #expect(
      streams.count == 3
        && ends.contains { $0.hasPrefix("press") && $0.contains("cancelled") }, "\(lines)")
  }

  @Test("fingers put down for ever cost nothing")
  func manyFingers() {
    let page = Hall("pan").page()
    for batch in 0..<20 {
      page.input([
        [
          "stamp": page.stamp,
          "contacts": (0..<64).map {
            ["id": batch * 64 + $0, "phase": "began", "samples": [[page.stamp, 5.0, 5.0]]]
              as [String: Any]
          },
        ]
      ])
    }
    let down = page.world.touches.values.filter { $0["phase"] as? String == "began" }.count
    page.say("interrupt", ["stamp": page.stamp, "reason": "blur"])
    let left = page.world.touches.values.filter { $0["phase"] as? String == "began" }.count
    #expect(down == 64 && left == 0)
  }

  // MARK: Several pages

  @Test("pages have scenes of their own unless the scene is shared", arguments: [false, true])
  func sharing(isShared: Bool) {
    let hall = Hall("pan") { $0.isShared = isShared }
    let pages = [hall.page(), hall.page()]
    pages[0].drag(from: (200, 250), by: (4, 0), lifts: false)
    pages[1].drain()
    pages[1].input((1, "began", 220, 260))
    pages[0].drain()
    let hands = pages.map { page in
      Set(page.world.touches.values.compactMap { $0["hand"] as? Int }).sorted()
    }
    #expect(hands == (isShared ? [[0, 1], [0, 1]] : [[0], [0]]))
  }

  @Test("two hands with the same finger numbers pinch together")
  func hands() {
    let hall = Hall("pinch") { $0.isShared = true }
    let one = hall.page()
    let other = hall.page()
    one.input((1, "began", 180, 250))
    other.pass(4)
    other.input((1, "began", 220, 250))
    for step in 1...10 {
      one.pass(8)
      one.input((1, "moved", 180 - Double(step) * 5, 250))
      other.stamp += 8
      other.input((1, "moved", 220 + Double(step) * 5, 250))
    }
    #expect(one.states.filter { $0 == "pinch began" }.count == 1)
  }

  // MARK: Slow pages

  @Test("a page that reads slowly gets what happened meanwhile at once, and no line is lost")
  func slow() {
    let hall = Hall("pan") { $0.isShared = true }
    let slow = hall.page()
    let quick = hall.page()
    slow.drain()
    let told = slow.heard.count
    slow.reads = false
    for _ in 0..<20 { quick.drag(from: (200, 250), by: (1, 3)) }
    slow.reads = true
    slow.drain()
    slow.drain()
    #expect(
      slow.heard.count - told <= 3 && slow.trace == quick.trace
        && slow.world.spelled == quick.world.spelled
        && slow.world.touches.values.allSatisfy { $0["phase"] as? String != "moved" })
  }

  @Test("a page that does not read at all costs a bounded amount, and no finger stays on it")
  func verySlow() {
    let hall = Hall("pan") { $0.isShared = true }
    let slow = hall.page()
    let quick = hall.page()
    quick.input((7, "began", 10, 10))
    slow.drain()
    slow.reads = false
    quick.input((7, "ended", 10, 10))
    for number in 0..<1500 {
      quick.input((number + 10, "began", 300, 500))
      quick.pass(4)
      quick.input((number + 10, "cancelled", 300, 500))
    }
    let stage = hall.lobby.session(of: slow.client)!.stage
    let kept = stage.touches.all.count
    let lines = stage.lastEntry - stage.firstEntry
    slow.reads = true
    slow.drain()
    slow.drain()
    #expect(
      kept <= 502 && lines <= 12_000
        && slow.world.touches.values.allSatisfy {
          ["ended", "cancelled"].contains($0["phase"] as? String)
        })
  }

  @Test("input that is missing takes back what is down, and input that comes twice is not played")
  func sequence() {
    let page = Hall("pan").page()
    page.say("trace", ["on": true])
    var x = 200.0
    func input(_ number: Int, _ phase: String) {
      x += 3
      page.say(
        "input",
        [
          "sequence": number,
          "frames": [
            [
              "stamp": page.stamp,
              "contacts": [["id": 1, "phase": phase, "samples": [[page.stamp, x, 250]]]],
            ]
          ],
        ])
      page.pass(16)
    }
    input(1, "began")
    input(2, "moved")
    input(2, "moved")
    input(4, "moved")
    input(5, "began")
    let phases = page.world.trace.filter { $0["kind"] as? String == "touch" }
      .compactMap { $0["phase"] as? String }
    #expect(
      phases == ["began", "moved", "cancelled", "began"] && page.errors.count == 2)
  }
}
