import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct FeedbackTests {
  @Test("what a finger would feel stands in the log, at its moment, among what gestures did")
  func log() {
    let stage = Stage()
    let impact = UIImpactFeedbackGenerator()
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.addAction { _ in
      impact.impactOccurred()
      UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.warning)
      UICanvasFeedbackGenerator(view: stage.view).alignmentOccurred(at: .zero)
      UICanvasFeedbackGenerator().pathCompleted(at: .zero)
    }
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(
      stage.log == [
        "tap ended", "haptic medium", "haptic rigid 0.5", "haptic selection", "haptic warning",
        "haptic alignment", "haptic pathCompletion",
      ])
  }

  @Test("a generator with a view belongs to that view's scene, whatever else goes on")
  func scenes() {
    let (one, two) = (Stage(), Stage())
    let impact = UIImpactFeedbackGenerator(style: .light, view: one.view)
    two.add(UITapGestureRecognizer(), named: "tap").addAction { _ in impact.impactOccurred() }
    two.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(one.log == ["haptic light"] && two.log == ["tap ended"])
  }
}
