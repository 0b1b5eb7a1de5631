import Foundation
import Testing
import TouchstoneGestures
import TouchstoneTesting

/// Composed gestures are recognizers on the one engine: whatever speaks of these speaks of them, by the
/// names that stand in the code.
@MainActor @Suite("Gestures by their names") struct SpokenNameTests {
  private let stage = Stage()
  private let notes = Notes()
  private let here = CGPoint(x: 50, y: 60)

  @Test("the trace, the why and the picture")
  func told() throws {
    stage.view.gesture(
      DragGesture().named("pull").race(against: LongPressGesture().named("press")))
    stage.finger(at: here).drag(by: 40, 0, in: 0.1)
    let recognizers = try #require(stage.view.gestureRecognizers)
    #expect(recognizers.map(\.name) == ["pull", "press"])
    let trace = stage.trace.map { "\($0)" }
    #expect(trace.contains { $0.contains("pull") && $0.contains("began: moved") })
    #expect(trace.contains { $0.contains("press") && $0.contains("failed") })
    let whys = recognizers.map { stage.why($0).causes }
    #expect(whys[0].first?.hasPrefix("pull ended at") == true, "\(whys[0])")
    #expect(whys[1].first?.hasPrefix("press failed") == true, "\(whys[1])")
    #expect(stage.picture.contains(">pull</text>") && stage.picture.contains(">press</text>"))
    #expect(stage.page.contains("<summary>pull: ended"))
  }

  @Test("the conflicts of a scene, and what shows and settles them")
  func conflicts() throws {
    stage.view.gesture(TapGesture(count: 2).named("open"))
    stage.view.gesture(TapGesture().named("like"))
    let conflict = try #require(stage.conflicts().first)
    #expect(conflict.rule == .tapInDoubleTap)
    #expect(conflict.subjects.map(\.name) == ["like", "open"])
    let witnessed = stage.scene.touchSystem.conflicts(withWitnesses: true)
    let witness = try #require(witnessed.first?.witness)
    #expect((witness.winner, witness.loser) == ("like", "open"))
    #expect(witness.settlements.first?.code == "like.require(toFail: open)")
  }

  @Test("a relation that was written is no conflict any more")
  func exclusive() {
    stage.view.gesture(
      TapGesture(count: 2).named("open").exclusively(before: TapGesture().named("like")))
    #expect(stage.conflicts() == [])
    #expect(stage.scene.touchSystem.conflicts(withWitnesses: true) == [])
  }

  @Test("a drag collides with a swipe by the distance that it is given")
  func dragAndSwipe() throws {
    stage.add(UISwipeGestureRecognizer(), named: "swipe")
    stage.view.gesture(DragGesture(minimumDistance: 25).named("pull"))
    let conflict = try #require(
      stage.scene.touchSystem.conflicts(withWitnesses: true).first)
    #expect(conflict.subjects.map(\.name) == ["pull", "swipe"])
    let witness = try #require(conflict.witness)
    stage.play(try Recording(text: witness.script.recording(size: stage.window.bounds.size)))
    #expect(stage.log == [])
    let settled = witness.settlements.first { $0.code == "pull.require(toFail: swipe)" }
    #expect(settled?.acting == ["swipe"] && settled?.keepsBoth == true)
  }
}
