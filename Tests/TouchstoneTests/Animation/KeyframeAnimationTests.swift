import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Keyframes")
struct KeyframeAnimationTests {
  let stage = Stage()

  @Test("each keyframe happens in its part of the time, and they share one completion")
  func parts() {
    let box = stage.addBox()
    UIView.animateKeyframes(
      withDuration: 4, delay: 1, options: linear,
      animations: {
        box.alpha = 0
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 250 }
      }, completion: stage.noteEnd("box"))
    #expect(box.center.x == 250)
    #expect(
      stage.read(at: [1, 1.5, 2, 3, 4, 4.5, 5]) { box.presentation.center.x }
        == [50, 100, 150, 150, 200, 225, 250])
    #expect(stage.log == ["box true 5"])
  }

  @Test("by default the whole is eased in and out")
  func eased() {
    let box = stage.addBox()
    move(box, [])
    stage.wait(0.5)
    let whole = TouchstoneTests.eased(0.42, 0, 0.58, 1, at: 0.25)
    #expect(abs(box.presentation.center.x - (50 + 100 * whole * 2)) < 1e-6)
  }

  @Test(
    "each mode has its way between 50, 150 and 450",
    arguments: [
      (UIView.KeyframeAnimationOptions.calculationModeLinear, [100.0, 150, 300, 450]),
      (.calculationModeDiscrete, [50, 150, 150, 450]),
      // A quarter of the way is a quarter of the time.
      (.calculationModePaced, [150, 250, 350, 450]),
      // Catmull and Rom through 50, 50, 150, 450: (-50 + 9 * 50 + 9 * 150 - 450) / 16, and the last
      // is repeated: (-50 + 9 * 150 + 9 * 450 - 450) / 16.
      (.calculationModeCubic, [81.25, 150, 306.25, 450]),
      (.calculationModeCubicPaced, [150, 261.111_111, 372.222_222, 450]),
    ])
  func modes(mode: UIView.KeyframeAnimationOptions, expected: [CGFloat]) {
    let box = stage.addBox()
    move(box, mode.union(linear), to: 450)
    #expect(stage.read(at: [0.5, 1, 1.5, 2]) { box.presentation.center.x } == expected)
  }

  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private func move(
    _ box: UIView, _ options: UIView.KeyframeAnimationOptions, to end: CGFloat = 250
  ) {
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = end }
    }
  }
}
