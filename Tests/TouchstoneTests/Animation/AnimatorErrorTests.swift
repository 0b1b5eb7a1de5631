import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Errors with animators")
struct AnimatorErrorTests {
  let stage = Stage()

  private func animator() -> UIViewPropertyAnimator {
    let box = stage.addBox()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { box.center.x = 150 }
    animator.addCompletion(stage.noteAnimatorEnd("end"))
    return animator
  }

  @Test("finishing what was not stopped, and driving what was, is told and does nothing")
  func wrongState() {
    let animator = animator()
    animator.startAnimation()
    stage.wait(0.5)
    animator.finishAnimation(at: .end)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(animator.state == .active && animator.isRunning)
    animator.stopAnimation(false)
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 1
    animator.isReversed = true
    animator.addAnimations {}
    #expect(animator.state == .stopped && !animator.isReversed)
    animator.finishAnimation(at: .current)
    #expect(stage.log == ["end current 0.5"])
    #expect(
      stage.diagnostics == [
        "an animator that is active was finished without having been stopped",
        "an animator that is active was continued without having been paused",
        "an animator that is stopped was started", "an animator that is stopped was paused",
        "an animator that is stopped was given a fraction",
        "an animator that is stopped was reversed",
        "an animator that is stopped was given animations",
      ])
  }

  @Test("one that is not interruptible goes on")
  func notInterruptible() {
    let animator = animator()
    animator.isInterruptible = false
    animator.startAnimation()
    animator.pauseAnimation()
    animator.isReversed = true
    animator.stopAnimation(true)
    stage.wait(3)
    #expect(stage.log == ["end end 2"])
    #expect(
      stage.diagnostics == [
        "an animator that is active was paused, but is not interruptible",
        "an animator that is active was reversed, but is not interruptible",
        "an animator that is active was stopped, but is not interruptible",
      ])
  }

  @Test("one that is let go while held, or stopped, says so and leaves views as they are set")
  func released() {
    let box = stage.addBox()
    var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      box.center.x = 150
    }
    animator?.fractionComplete = 0.5
    animator = nil
    #expect(box.center.x == 150 && box.presentation.center.x == 150)
    animator = self.animator()
    animator?.startAnimation()
    animator?.stopAnimation(false)
    animator = nil
    stage.wait(5)
    #expect(stage.log.isEmpty)
    #expect(
      stage.diagnostics == [
        "an animator was released while active", "an animator was released while stopped",
      ])
  }

  @Test("one whose views are in no scene is over at once")
  func noScene() {
    let loose = UIView(frame: .zero)
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { loose.alpha = 0 }
    animator.addCompletion(stage.noteAnimatorEnd("loose"))
    animator.startAnimation()
    #expect(stage.log == ["loose end 0"] && animator.state == .inactive)
  }

  @Test("numbers that make no sense move nothing")
  func hostile() {
    let box = stage.addBox()
    let animator = UIViewPropertyAnimator(duration: .nan, dampingRatio: .nan) {
      box.center.x = 150
      box.alpha = .nan
    }
    animator.fractionComplete = .nan
    animator.fractionComplete = .infinity
    #expect(animator.fractionComplete == 0)
    animator.startAnimation(afterDelay: .nan)
    UIView.animate(withDuration: .infinity, delay: -.infinity) { box.center.y = .infinity }
    stage.wait(1)
    #expect(animator.state == .inactive && box.presentation.center.x == 150)
  }

  @Test("timing parameters say what they were made of")
  func parameters() {
    let named = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(named.timingCurveType == .builtin && named.animationCurve == .easeIn)
    #expect(named.controlPoint1 == CGPoint(x: 0.42, y: 0))
    let cubic = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(cubic.timingCurveType == .cubic && cubic.cubicTimingParameters === cubic)
    #expect(cubic.springTimingParameters == nil)
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(spring.timingCurveType == .spring && spring.springTimingParameters === spring)
    #expect(spring.initialVelocity == .zero && spring.cubicTimingParameters == nil)
    let animator = UIViewPropertyAnimator(duration: 3, timingParameters: spring)
    #expect(animator.duration == 3)
  }
}
