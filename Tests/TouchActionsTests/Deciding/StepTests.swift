import Foundation
import Testing
import TouchActions
import TouchStories

@Suite struct StepTests {
  @Test("each tenth of the scene's side is a step, once, and back again")
  func pan() throws {
    var acting = try Acting(
      """
      rules:
      - {name: more, gesture: pan, direction: up, when: progress, do: {run: [set, "<percent>%"]}}
      - {name: less, gesture: pan, direction: up, when: back, do: {run: [unset, "<percent>%"]}}
      """)
    acting.pan([(0, -20), (0, -199), (0, -200), (0, -650), (0, -450), (0, -390), (0, 10), (0, 200)])
    acting.pan([(0, -20), (0, -150)])
    acting.pan([(0, 20), (0, 900)])
    #expect(
      acting.log == [
        "more: run set 10%", "more: run set 20%", "more: run set 30%",
        "less: run unset 20%", "less: run unset 10%", "less: run unset 0%", "less: run unset -10%",
        "(more: went to 7.5 %, and its first step is 10 %)",
        "(less: never went 10 % back)",
        "(more: is for up, and it went down)", "(less: is for up, and it went down)",
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
    acting.pan([(20, 0), (99, 0), (100, 0), (250, 0), (100_000, 0)])
    #expect(acting.log == Array(repeating: "fine: keys right", count: 10))
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
