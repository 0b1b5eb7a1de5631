import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Blocks in blocks")
struct NestedAnimationTests {
  let stage = Stage()

  @Test("a block inside takes the outer duration and curve, unless it says otherwise")
  func inherits() {
    let (outer, heir, own) = (stage.addBox(), stage.addBox(), stage.addBox())
    UIView.animate(
      withDuration: 2, delay: 0, options: .curveLinear,
      animations: {
        outer.center.x = 150
        UIView.animate(
          withDuration: 0.5, delay: 0, options: .curveEaseIn, animations: { heir.center.x = 150 },
          completion: stage.noteEnd("heir"))
        UIView.animate(
          withDuration: 0.5, delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn],
          animations: {
            #expect(UIView.inheritedAnimationDuration == 0.5)
            own.center.x = 150
          }, completion: stage.noteEnd("own"))
      }, completion: stage.noteEnd("outer"))
    stage.wait(0.25)
    let eased = 50 + 100 * eased(0.42, 0, 1, 1, at: 0.5)
    #expect(outer.presentation.center.x == 62.5)
    #expect(heir.presentation.center.x == 62.5)
    #expect(abs(own.presentation.center.x - eased) < 1e-6)
    stage.wait(2)
    #expect(stage.log == ["own true 0.5", "heir true 2", "outer true 2"])
  }

  @Test("a block inside may take a curve of its own for the outer duration")
  func ownCurve() {
    let box = stage.addBox()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(
        withDuration: 0.5, delay: 0, options: [.overrideInheritedCurve, .curveEaseIn]
      ) { box.center.x = 150 }
    }
    stage.wait(1)
    #expect(abs(box.presentation.center.x - (50 + 100 * eased(0.42, 0, 1, 1, at: 0.5))) < 1e-6)
  }

  @Test("repeating, reversing and touches are inherited, unless the options say otherwise")
  func options() {
    let (heir, own) = (stage.addBox(), stage.addBox())
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      UIView.animate(
        withDuration: 9, animations: { heir.alpha = 0 }, completion: stage.noteEnd("heir"))
      UIView.animate(
        withDuration: 9, delay: 0, options: .overrideInheritedOptions,
        animations: { own.alpha = 0 }, completion: stage.noteEnd("own"))
    }
    stage.wait(100.5)
    #expect(heir.presentation.alpha == 0.5)
    #expect(own.presentation.alpha == 0)
    #expect(stage.log == ["own true 1"])
  }

  @Test("a block inside a keyframe stays in its part of the time")
  func inKeyframe() {
    let box = stage.addBox()
    UIView.animateKeyframes(
      withDuration: 2, delay: 0,
      options: UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        UIView.animate(withDuration: 7) { box.center.x = 150 }
      }
    }
    #expect(stage.read(at: [1, 1.5, 2]) { box.presentation.center.x } == [50, 100, 150])
  }

  @Test("a delay inside an animator is a part of its time, also when it is moved by hand")
  func delayInAnimator() {
    let box = stage.addBox()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animate(withDuration: 7, delay: 1) { box.center.x = 150 }
    }
    let seen = [0.25, 0.5, 0.75, 1].map {
      animator.fractionComplete = $0
      return box.presentation.center.x
    }
    #expect(seen == [50, 50, 100, 150])
    animator.stopAnimation(true)
  }

  @Test("a block inside an animator goes where the animator goes, and hears of its end")
  func inAnimator() {
    let (box, own) = (stage.addBox(), stage.addBox())
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animate(
        withDuration: 7, animations: { box.center.x = 150 }, completion: stage.noteEnd("inner"))
      UIView.animate(
        withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration],
        animations: { own.center.x = 150 }, completion: stage.noteEnd("own"))
    }
    animator.addCompletion(stage.noteAnimatorEnd("animator"))
    animator.fractionComplete = 0.25
    stage.wait(1)
    #expect(box.presentation.center.x == 75)
    animator.startAnimation()
    stage.wait(2)
    #expect(stage.log == ["own true 0.5", "animator end 2.5", "inner true 2.5"])
  }
}
