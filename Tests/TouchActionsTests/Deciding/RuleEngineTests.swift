import Foundation
import GestureCore
import Testing
import TouchActions
import TouchStories

@Suite struct RuleEngineTests {
  @Test("a swipe runs the command of the first rule that fits, and the others say why they did not")
  func swipes() throws {
    var acting = try Acting(
      """
      rules:
      - {name: back, gesture: swipe, direction: right, fingers: 3, do: {run: [go, back]}}
      - {name: any, gesture: swipe, do: {run: [say, "it's <fingers> <direction>"]}}
      - {name: tap, gesture: [tap, doubleTap], do: {click: middle}}
      - {name: besides, gesture: swipe, also: true, do: {keys: [ctrl+c, ctrl+v]}}
      """)
    acting.swipe(100, 10, fingers: 3)
    acting.swipe(100, -90, fingers: 2)
    acting.tap(x: 10, y: 10)
    #expect(
      acting.log == [
        "back: run go back",
        "besides: keys leftctrl+c leftctrl+v",
        "(any: “back” comes first; say also: true to act besides)",
        "(tap: is for tap or doubleTap, and this is swipe)",
        "any: run say 'it'\\''s 2 upRight'",
        "besides: keys leftctrl+c leftctrl+v",
        "(back: is for 3 fingers, and there were 2)",
        "(tap: is for tap or doubleTap, and this is swipe)",
        "tap: click middle",
        "(back: is for swipe, and this is tap)",
        "(any: is for swipe, and this is tap)",
        "(besides: is for swipe, and this is tap)",
      ])
  }

  @Test("a quarter of the circle is a direction, and an eighth is one between two")
  func directions() throws {
    var acting = try Acting(
      """
      rules:
      - {name: corner, gesture: swipe, direction: upLeft, do: {click: left}}
      - {name: level, gesture: swipe, direction: horizontal, do: {click: right}}
      - {name: down, gesture: swipe, direction: down, do: {click: middle}}
      """)
    for degrees in stride(from: 0.0, to: 360, by: 30) {
      acting.swipe(100 * cos(degrees * .pi / 180), 100 * sin(degrees * .pi / 180))
    }
    #expect(
      acting.log.filter { !$0.hasPrefix("(") } == [
        "level: click right", "level: click right", "down: click middle", "down: click middle",
        "down: click middle", "level: click right", "level: click right", "corner: click left",
        "corner: click left", "level: click right",
      ])
    #expect(acting.log.last == "(down: is for down, and it went right)")
  }

  @Test("edges are so wide, and corners three times as wide")
  func edges() throws {
    var acting = try Acting(
      """
      settings: {edge: 5mm}
      rules:
      - {name: corner, gesture: tap, from: topLeft, do: {click: left}}
      - {name: side, gesture: tap, from: [left, bottom], do: {click: right}}
      - {name: middle, gesture: tap, from: middle, do: {click: middle}}
      """)
    for place in [(10, 10), (150, 150), (50, 300), (51, 300), (500, 1951), (900, 1949)] {
      acting.tap(x: Double(place.0), y: Double(place.1))
    }
    acting.tap(x: 980, y: 1000)
    #expect(
      acting.log.filter { !$0.hasPrefix("(") } == [
        "corner: click left", "corner: click left", "side: click right", "middle: click middle",
        "side: click right", "middle: click middle",
      ])
    #expect(
      acting.log.suffix(2) == [
        "(side: is for left or bottom (edges of 50 pt), and the first finger came down at (980, 1000))",
        "(middle: is for middle (edges of 50 pt), and the first finger came down at (980, 1000))",
      ])
  }

  @Test("a rule acts when its pan begins, ends, or is cancelled, by how far it went")
  func occasions() throws {
    var acting = try Acting(
      """
      rules:
      - {name: begins, gesture: pan, do: {click: left}}
      - {name: long, gesture: pan, when: ended, atLeast: 30mm, do: {click: right}}
      - {name: short, gesture: pan, when: ended, atMost: 100, do: {click: middle}}
      - {name: lost, gesture: pan, when: cancelled, do: {click: back}}
      """)
    acting.pan([(20, 0), (300, 0)])
    acting.pan([(20, 0), (100, 0)])
    acting.pan([(20, 0)], end: .cancelled)
    #expect(
      acting.log == [
        "begins: click left", "long: click right",
        "(short: went 300 pt, more than its 100)",
        "(lost: waits for cancelled, which did not come)",
        "begins: click left", "short: click middle",
        "(long: went 100 pt, less than its 300)",
        "(lost: waits for cancelled, which did not come)",
        "begins: click left", "lost: click back",
        "(long: went 20 pt, less than its 300)",
        "(short: waits for ended, which did not come)",
      ])
  }

  @Test("what was held when a gesture began is let go of at its end")
  func holds() throws {
    var acting = try Acting(
      """
      rules:
      - {name: switch, gesture: pan, fingers: 3, do: [{hold: alt}, {keys: tab}]}
      - {name: next, gesture: pan, fingers: 3, when: progress, every: 50%, do: {keys: tab}}
      """)
    acting.pan([(20, 0), (600, 0)], fingers: 3, end: .cancelled)
    acting.pan([(20, 0)], fingers: 3, end: nil)
    acting.pan([(20, 0), (30, 0)], fingers: 2)
    #expect(
      acting.log == [
        "switch: hold leftalt; keys tab", "next: keys tab", "switch: lift leftalt",
        "switch: hold leftalt; keys tab", "switch: lift leftalt",
        "(switch: is for 3 fingers, and there were 2)",
        "(next: is for 3 fingers, and there were 2)",
      ])
  }

  @Test("a rule waits for its interval")
  func intervals() throws {
    var acting = try Acting(
      "rules: [{name: slow, gesture: tap, interval: 0.5, do: {click: left}}]")
    for time in [0, 0.3, 0.5, 0.9] { acting.tap(x: 9, y: 9, at: time) }
    #expect(
      acting.log == [
        "slow: click left", "(slow: acted 0.3 s before, less than its interval 0.5)",
        "slow: click left", "(slow: acted 0.4 s before, less than its interval 0.5)",
      ])
  }

  @Test("a reason's numbers differ as its words say, however near they are")
  func nearNumbers() {
    let reasons: [RuleMiss] = [
      .tooShort(299.9999, least: 300), .tooLong(100.004, most: 100),
      .tooSoon(seconds: 0.4999, interval: 0.5), .noStep(0.0139, step: 0.014),
    ]
    #expect(
      reasons.map(\.description) == [
        "went 299.9999 pt, less than its 300", "went 100.004 pt, more than its 100",
        "acted 0.4999 s before, less than its interval 0.5",
        "went to 1.39 %, and its first step is 1.4 %",
      ])
  }

  @Test("the window that was active when the gesture began counts")
  func windows() throws {
    var acting = try Acting(
      """
      rules:
      - {name: browser, gesture: [tap, pan], when: ended, app: ["fire*", chromium], do: {click: back}}
      - {name: rest, gesture: [tap, pan], when: ended, notApp: kitty, do: {click: left}}
      """)
    acting.window = .named(["Navigator", "Firefox"])
    acting.pan([(20, 0)], end: nil)
    acting.window = .named(["kitty"])
    acting.pan([], end: nil)
    acting.take(
      GestureMoment(
        .pan, "pan", .ended, fingers: 1, at: .zero, from: .zero, movement: CGPoint(x: 40, y: 0)))
    acting.tap(x: 9, y: 9)
    acting.window = .unknown("it is a test")
    acting.tap(x: 9, y: 9)
    #expect(
      acting.log == [
        "browser: click back", "(rest: “browser” comes first; say also: true to act besides)",
        "(browser: is for fire* or chromium, and “kitty” was active)",
        "(rest: is not for “kitty”, which was active)",
        "rest: click left",
        "(browser: is for fire* or chromium, and the active window is unknown: it is a test)",
      ])
  }

  @Test("a verdict has the time and the gesture of the first action, or else those of the end")
  func verdicts() throws {
    var acting = try Acting(
      """
      rules:
      - {name: late, gesture: pan, direction: down, when: ended, do: {click: left}}
      - {name: other, gesture: pinch, do: {click: right}}
      - {name: steps, gesture: pan, when: progress, every: 10%, do: {keys: a}}
      - {name: early, gesture: pan, do: {click: middle}}
      """)
    func pan(_ phase: GestureMoment.Phase, _ x: Double, _ y: Double, at seconds: Double) {
      acting.take(
        GestureMoment(
          .pan, "pan", phase, fingers: 1, at: Timestamp(seconds: seconds), from: .zero,
          movement: CGPoint(x: x, y: y)))
    }
    pan(.began, 20, 0, at: 1)
    pan(.changed, 250, 0, at: 1.5)
    pan(.ended, 250, 900, at: 2)
    #expect(
      acting.verdicts.map { "\($0.time.seconds) \($0.rule): \($0.gesture), \($0.count)" } == [
        "1.0 early: pan right, 1 finger, 1", "1.5 steps: pan right, 1 finger, 2",
        "2.0 late: pan down, 1 finger, 1", "2.0 other: pan down, 1 finger, 0",
      ])
  }
}
