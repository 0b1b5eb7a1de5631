import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Repeated animations")
struct RepeatTests {
  let stage = Stage()

  @Test("there and back it takes twice as long, and then looks as it was set")
  func autoreverse() {
    let box = stage.addBox()
    animate(box, .autoreverse)
    #expect(
      stage.read(at: [0.5, 1, 1.5, 1.75, 2]) { box.presentation.center.x }
        == [100, 150, 100, 75, 150])
    #expect(stage.log == ["box true 2"])
  }

  @Test("for ever, until another takes over or it is stopped")
  func endless() {
    let box = stage.addBox()
    animate(box, .repeat)
    #expect(stage.read(at: [1.25, 7.5]) { box.presentation.center.x } == [75, 100])
    #expect(stage.scene.touchSystem.isAnimating)
    #expect(stage.scene.touchSystem.nextDeadline == nil)
    box.removeAllAnimations()
    #expect(!stage.scene.touchSystem.isAnimating)
    #expect(box.presentation.center.x == 150)
    stage.wait(1)
    #expect(stage.log == ["box false 7.5"])
  }

  @Test("a count of its own for what a closure changes, half a time included")
  func counted() {
    let (box, once) = (stage.addBox(), stage.addBox())
    UIView.animate(
      withDuration: 1, delay: 0.5, options: .curveLinear,
      animations: {
        UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { box.center.x = 150 }
        once.center.x = 150
      }, completion: stage.noteEnd("both"))
    #expect(
      stage.read(at: [1, 1.5, 2, 2.75, 3.25, 3.5]) { box.presentation.center.x }
        == [100, 150, 100, 75, 125, 150])
    #expect(once.presentation.center.x == 150)
    #expect(stage.log == ["both true 3.5"])
  }

  private func animate(_ box: UIView, _ options: UIView.AnimationOptions) {
    UIView.animate(
      withDuration: 1, delay: 0, options: options.union(.curveLinear),
      animations: { box.center.x = 150 }, completion: stage.noteEnd("box"))
  }
}
