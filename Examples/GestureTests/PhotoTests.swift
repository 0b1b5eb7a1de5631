import Testing
import TouchstoneTesting
import UIKit

/// A delegate that settles who may go together, with everything it settles.
@MainActor @Suite struct PhotoTests {
  private func show(_ photo: PhotoGestures, on stage: Stage) {
    stage.add(photo.pinch, named: "pinch")
    stage.add(photo.rotation, named: "rotation")
    stage.add(photo.pan, named: "pan")
    stage.add(photo.swipe, named: "swipe")
  }

  @Test("two fingers pinch, turn and pan at the same time")
  func together() {
    let stage = Stage()
    let photo = PhotoGestures()
    show(photo, on: stage)
    stage.hand(at: CGPoint(x: 200, y: 400)).down()
      .transform(by: CGVector(dx: 60, dy: 0), scale: 1.5, rotation: 0.5).up()
    for recognizer in [photo.pinch, photo.rotation, photo.pan] {
      #expect(stage.expect(recognizer).states([.began, .ended]) == .met)
    }
  }

  @Test("without the delegate one of them keeps the others out, and says so")
  func apart() {
    let stage = Stage()
    let photo = PhotoGestures()
    show(photo, on: stage)
    for recognizer in [photo.pinch, photo.rotation, photo.pan] { recognizer.delegate = nil }
    stage.hand(at: CGPoint(x: 200, y: 400)).down().pinch(to: 1.5).turn(by: 1).up()
    #expect(stage.log.filter { $0.hasSuffix("began") } == ["pinch began"])
    #expect(
      stage.why(photo.rotation).causes.first
        == "rotation failed at 0.050 because pinch began (first to decide)")
  }

  @Test("a flick to the left is the swipe's, a slow drag the pan's")
  func swipe() {
    let stage = Stage()
    show(PhotoGestures(), on: stage)
    stage.finger(at: CGPoint(x: 300, y: 400)).flick(.left)
    stage.wait(1)
    stage.finger(at: CGPoint(x: 300, y: 400)).drag(by: -100, 0, in: 3)
    let expected = ["swipe ended", "pan began", "pan changed", "pan ended"]
    #expect(stage.expect(outline: expected) == .met)
  }

  @Test("whatever the order in which they are added, the hand, and the panel")
  func everywhere() {
    let matrix = Matrix(
      hands: [.steady, .human(seed: 1)], frameRates: [60, 240],
      comparing: { stage in Set(stage.log.filter { !$0.hasSuffix("changed") }).sorted() })
    let report = matrix.run { stage in
      // A delegate is weak: who makes it keeps it.
      let photo = PhotoGestures()
      show(photo, on: stage)
      stage.hand(at: CGPoint(x: 200, y: 400)).down()
        .transform(by: CGVector(dx: 60, dy: 0), scale: 2, rotation: 1, in: 0.5).up()
      withExtendedLifetime(photo) {}
    }
    #expect(report.outcome == .met)
    #expect(report.runs.count == 24 * 2 * 2)
  }
}
