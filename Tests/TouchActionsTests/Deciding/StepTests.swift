import Foundation
import Testing
import TouchActions
import TouchStories

@Suite struct StepTests {
  @Test("steps count from the last turning point, forth and back")
  func pan() throws {
    var acting = try Acting(
      """
      rules:
      - {name: more, gesture: pan, direction: up, when: progress, do: {run: [set, "<percent>%"]}}
      - {name: less, gesture: pan, direction: up, when: back, do: {run: [unset, "<percent>%", <direction>]}}
      """)
    acting.pan([
      (0, -20), (0, -199), (0, -200), (0, -650), (0, -560), (0, -450), (0, -390), (0, -600),
    ])
    acting.pan([(0, -20), (0, -150)])
    acting.pan([(0, 20), (0, 900)])
    acting.pan([(0, -20), (0, -500)])
    #expect(
      acting.log == [
        "more: run set 10%", "more: run set 20%", "more: run set 30%",
        "less: run unset 10% down", "more: run set 10%",
        "(more: went to 7.5 %, and its first step is 10 %)",
        "(less: went to 7.5 %, and its first step is 10 %)",
        "(more: is for up, and it went down)", "(less: is for up, and it went down)",
        "more: run set 10%", "more: run set 20%", "(less: never went 10 % back)",
      ])
  }

  @Test("a rule acts only while the fingers go its way, and what it says is that way")
  func turns() throws {
    var acting = try Acting(
      """
      rules:
      - {name: louder, gesture: pan, direction: up, when: progress, every: 5%, do: {run: [set, <direction>]}}
      - {name: quieter, gesture: pan, direction: down, when: progress, every: 5%, do: {run: [set, <direction>]}}
      - {name: besides, gesture: pan, direction: vertical, when: progress, every: 50%, do: {keys: a}}
      """)
    // Half of the way up, by 50 points at a time, then a fifth of it down.
    let heights = Array(stride(from: -50.0, through: -1000, by: -50))
    let falls = Array(stride(from: -950.0, through: -600, by: 50))
    acting.pan((heights + falls).map { (x: 0.0, y: $0) })
    #expect(
      acting.log
        == Array(repeating: "louder: run set up", count: 10)
        + Array(repeating: "quieter: run set down", count: 4)
        + ["(besides: “louder” comes first; say also: true to act besides)"])
  }

  @Test("steps go on for as long as the finger does, also far beyond the whole of the way")
  func far() throws {
    var acting = try Acting(
      """
      rules:
      - {name: more, gesture: pan, direction: up, when: progress, every: 100%, whole: 50, do: {keys: f1}}
      - {name: less, gesture: pan, direction: down, when: progress, every: 100%, whole: 50, do: {keys: f2}}
      """)
    acting.pan([(0, -20), (0, -201), (0, -401), (0, -300), (0, -240)])
    #expect(
      acting.log == Array(repeating: "more: keys f1", count: 8)
        + Array(repeating: "less: keys f2", count: 3))
  }

  @Test("a finger that trembles by less than half a step has not turned")
  func trembling() throws {
    var acting = try Acting(
      """
      rules:
      - {name: louder, gesture: pan, direction: up, when: progress, do: {keys: f1}}
      - {name: quieter, gesture: pan, direction: down, when: progress, do: {keys: f2}}
      """)
    acting.pan([(0, -20), (0, -201), (0, -199), (0, -110), (0, -205), (0, -399), (0, -401)])
    #expect(
      acting.log == [
        "louder: keys f1", "louder: keys f1", "(quieter: is for down, and it went up)",
      ])
  }

  @Test("a pan that has turned before it begins takes no step of its former direction")
  func lateTurn() throws {
    var acting = try Acting(
      """
      rules:
      - {name: right, gesture: pan, direction: right, when: progress, every: 10%, do: {keys: a}}
      - {name: left, gesture: pan, direction: left, when: progress, every: 10%, do: {keys: b}}
      """)
    func take(_ phase: GestureMoment.Phase, _ x: Double, speed: Double) {
      acting.take(
        GestureMoment(
          .pan, "pan", phase, fingers: 2, at: .zero, from: .zero, movement: CGPoint(x: x, y: 0),
          values: .pan(translation: CGPoint(x: x, y: 0), velocity: CGPoint(x: speed, y: 0))))
    }
    take(.began, 400, speed: -800)
    take(.changed, 310, speed: -800)
    take(.changed, 290, speed: -800)
    take(.ended, 290, speed: -800)
    take(.began, 210, speed: -20)
    take(.ended, 210, speed: 0)
    #expect(
      acting.log.filter { !$0.hasPrefix("(") } == [
        "left: keys b", "right: keys a", "right: keys a",
      ])
  }

  @Test("a pan that goes round a corner takes steps along each side of it")
  func corner() throws {
    var acting = try Acting(
      """
      rules:
      - {name: right, gesture: pan, direction: right, when: progress, every: 10%, do: {keys: right}}
      - {name: up, gesture: pan, direction: up, when: progress, every: 10%, do: {keys: up}}
      - {name: slant, gesture: pan, direction: upLeft, when: progress, every: 10%, do: {keys: home}}
      """)
    var corner: [(x: Double, y: Double)] = []
    for step in stride(from: 20.0, through: 300, by: 20) { corner.append((step, -step / 20)) }
    for step in stride(from: 20.0, through: 440, by: 20) { corner.append((300, -15 - step)) }
    acting.pan(corner)
    acting.pan(stride(from: 20.0, through: 400, by: 20).map { (x: -$0, y: -$0) })
    #expect(
      acting.log.filter { !$0.hasPrefix("(") } == [
        "right: keys right", "right: keys right", "right: keys right", "up: keys up", "up: keys up",
        "slant: keys home", "slant: keys home", "slant: keys home",
      ])
  }

  @Test("a pinch and a rotation turn, too")
  func turningBack() throws {
    var acting = try Acting(
      """
      rules:
      - {name: out, gesture: pinch, direction: out, when: progress, every: 20%, do: {keys: a}}
      - {name: in, gesture: pinch, direction: in, when: progress, every: 20%, do: {keys: b}}
      - {name: cw, gesture: rotation, direction: clockwise, when: progress, every: 20%, do: {keys: c}}
      - {name: ccw, gesture: rotation, direction: anticlockwise, when: progress, every: 20%, do: {keys: d}}
      """)
    acting.pinch([1, 1.21, 1.41, 1.2, 1.12, 1.12], spread: 10)
    acting.rotate([1, 20, 40, 18, 0, 0])
    #expect(
      acting.log.filter { !$0.hasPrefix("(") } == [
        "out: keys a", "out: keys a", "in: keys b", "in: keys b", "cw: keys c", "cw: keys c",
        "ccw: keys d", "ccw: keys d",
      ])
  }

  @Test("the last step comes with the end, and none with a cancellation")
  func ends() throws {
    for (end, log) in [
      (GestureMoment.Phase.ended, ["right: click left"]),
      (.cancelled, ["(right: was cancelled before it had gone a step)"]),
    ] {
      var acting = try Acting(
        "rules: [{name: right, gesture: pan, when: progress, every: 50%, whole: 100, do: {click: left}}]"
      )
      acting.pan([(20, 0)], end: nil)
      acting.take(
        GestureMoment(
          .pan, "pan", end, fingers: 1, at: .zero, from: .zero, movement: CGPoint(x: 60, y: 0)))
      #expect(acting.log == log)
    }
  }

  @Test("a step and the whole way may be others")
  func sizes() throws {
    var acting = try Acting(
      """
      rules:
      - {name: fine, gesture: pan, when: progress, every: 50%, whole: 20mm, do: {keys: right}}
      """)
    // The last sample goes farther than a finger does: it counts as five times the whole way.
    acting.pan([(20, 0), (99, 0), (100, 0), (250, 0), (100_000, 0)])
    #expect(acting.log == Array(repeating: "fine: keys right", count: 2 + 10))
  }

  @Test("twice or half the distance is the whole way of a pinch, a quarter turn that of a rotation")
  func pinches() throws {
    var acting = try Acting(
      """
      rules:
      - {name: out, gesture: pinch, direction: out, when: progress, every: 50%, do: {run: [out, <percent>, <scale>]}}
      - {name: in, gesture: pinch, direction: in, when: progress, every: 50%, do: {run: [in, <percent>]}}
      - {name: turn, gesture: rotation, direction: anticlockwise, when: progress, every: 50%, do: {run: [turn, <percent>, <degrees>]}}
      """)
    acting.pinch([1, 1.2, 1.5, 2, 2], spread: 10)
    acting.pinch([1, 0.8, 0.75, 0.5], spread: -10)
    acting.rotate([-1, -50, -90])
    #expect(
      acting.log.filter { !$0.hasPrefix("(") } == [
        "out: run out 50 1.500", "out: run out 100 2.000", "in: run in 50", "in: run in 100",
        "turn: run turn 50 -50.0", "turn: run turn 100 -90.0",
      ])
  }
}
