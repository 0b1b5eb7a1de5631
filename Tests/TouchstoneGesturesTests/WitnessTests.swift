import Foundation
import GestureCore
import Testing
import TouchstoneGestures
import TouchstoneTesting

@MainActor @Suite("Conflicts with witnesses")
struct WitnessTests {
  private let stage = Stage()

  private var found: [WitnessedConflict] {
    stage.scene.touchSystem.conflicts(withWitnesses: true)
  }

  private func addTaps() -> (single: UITapGestureRecognizer, double: UITapGestureRecognizer) {
    let double = stage.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    return (stage.add(UITapGestureRecognizer(), named: "single"), double)
  }

  @Test("a tap in a double tap: the fingers, who acts, and what settles it")
  func taps() throws {
    _ = addTaps()
    let conflict = try #require(found.first)
    #expect(conflict.rule == .tapInDoubleTap)
    let witness = try #require(conflict.witness)
    #expect((witness.winner, witness.loser) == ("single", "double"))
    #expect(witness.script.moments.count == 4)
    let waiting = try #require(witness.settlements.first { $0.relation == .winnerWaits })
    #expect(waiting.code == "single.require(toFail: double)")
    #expect(waiting.acting == ["double"])
    #expect(waiting.keepsBoth)
    #expect(Reason.spell(waiting.delay ?? -1) == "0.35")
    // It was all rehearsed elsewhere.
    #expect(stage.log == [])
  }

  @Test("what would settle it is measured with the scene's own tuning")
  func tuning() throws {
    stage.scene.touchSystem.tuning.tapInterval = 0.2
    _ = addTaps()
    let settlements = try #require(found.first?.witness?.settlements)
    let waiting = try #require(settlements.first { $0.relation == .winnerWaits })
    #expect(Reason.spell(waiting.delay ?? -1) == "0.2")
  }

  @Test("the witness plays on the stage as it says, and is a recording")
  func playing() throws {
    _ = addTaps()
    let script = try #require(found.first?.witness?.script)
    let recording = try Recording(text: script.recording(size: stage.window.bounds.size))
    #expect(recording.frames == script.frames)
    stage.play(recording)
    #expect(stage.log == ["single ended", "double ended"])
  }

  @Test("each relation is tried: who waits, who shares, and who is first where both are at once")
  func relations() throws {
    let second = try GesturePattern {
      Down()
      Hold(0.5, movingAtMost: 10)
    }
    stage.add(PatternGestureRecognizer(second), named: "rest")
    stage.add(UILongPressGestureRecognizer(), named: "press")
    let witness = try #require(found.first { $0.witness != nil }?.witness)
    let tried = Dictionary(
      uniqueKeysWithValues: witness.settlements.map { ($0.relation, $0.acting) })
    #expect((witness.winner, witness.loser) == ("press", "rest"))
    #expect(witness.winnerTime == witness.loserTime)
    #expect(tried[.together] == ["press", "rest"])
    #expect(tried[.winnerWaits] == ["rest"] && tried[.loserWaits] == ["press"])
    #expect(tried[.loserFirst] == ["rest"])
  }

  @Test("with the relation in force nothing is left to say")
  func settled() {
    let (single, double) = addTaps()
    single.require(toFail: double)
    #expect(found == [])
  }

  @Test("a swipe behind a pan waits in vain; turned round, both have their movements")
  func waitingInVain() throws {
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    let swipe = stage.add(UISwipeGestureRecognizer(), named: "swipe")
    swipe.require(toFail: pan)
    #expect(found.first?.rule == .swipeBehindPan)
    let witness = try #require(found.first?.witness)
    let turned = witness.settlements.first { $0.code == "pan.require(toFail: swipe)" }
    #expect(turned?.acting == ["swipe"])
    #expect(turned?.keepsBoth == true)
    let asItIs = witness.settlements.first { $0.code == "swipe.require(toFail: pan)" }
    #expect(asItIs?.keepsBoth == false)
  }

  @Test("patterns are compared by what they say, in the places where their views are")
  func patterns() throws {
    func half(_ x: CGFloat) throws -> GesturePattern {
      try GesturePattern {
        Down(in: .rectangle(CGRect(x: x, y: 0, width: 100, height: 100)))
        Hold(0.3, movingAtMost: 10)
      }
    }
    stage.add(PatternGestureRecognizer(try half(0)), named: "left")
    stage.add(PatternGestureRecognizer(try half(120)), named: "right")
    #expect(found == [])
    stage.add(PatternGestureRecognizer(try half(60)), named: "middle")
    #expect(found.map(\.description).count == 2)
    #expect(
      found.first?.sentence
        == "middle and left both match a movement at the same moment; middle is first in rank")
    let turned = found.first?.witness?.settlements.first { $0.relation == .loserFirst }
    #expect(turned?.code == "add left after middle to the same view" && turned?.acting == ["left"])
  }
}
