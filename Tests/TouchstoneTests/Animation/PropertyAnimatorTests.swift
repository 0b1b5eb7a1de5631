import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("UIViewPropertyAnimator")
struct PropertyAnimatorTests {
  let stage = Stage()
  let box: UIView

  init() { box = stage.addBox() }

  private func animator(
    _ curve: UIView.AnimationCurve = .linear, duration: TimeInterval = 2
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { [box] in
      box.center.x = 150
    }
    animator.addCompletion(stage.noteAnimatorEnd("end"))
    return animator
  }

  private var x: CGFloat { (box.presentation.center.x * 1e6).rounded() / 1e6 }

  @Test("closures run when it starts; it runs to its end and is inactive again")
  func runs() {
    let animator = animator(.easeIn)
    #expect(box.center.x == 50 && animator.state == .inactive && !animator.isRunning)
    animator.startAnimation()
    #expect(box.center.x == 150 && animator.state == .active && animator.isRunning)
    stage.wait(1)
    #expect(abs(x - (50 + 100 * eased(0.42, 0, 1, 1, at: 0.5))) < 1e-5)
    stage.wait(1)
    #expect(x == 150 && animator.state == .inactive && !animator.isRunning)
    #expect(stage.log == ["end end 2"])
  }

  @Test("an animator that nobody keeps runs to its end all the same")
  func kept() {
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: { box.center.x = 150 },
      completion: stage.noteAnimatorEnd("running"))
    #expect(stage.read(at: [0.5, 1, 1.5]) { x } == [50, 100, 150])
    #expect(stage.log == ["running end 1.5"])
  }

  @Test("it starts after a delay, with the values set at once")
  func delayed() {
    let animator = animator()
    animator.startAnimation(afterDelay: 1)
    #expect(box.center.x == 150 && animator.delay == 1 && animator.isRunning)
    #expect(stage.read(at: [1, 2, 3]) { x } == [50, 100, 150])
    #expect(stage.log == ["end end 3"])
  }

  @Test("held, it stays; started again, it takes what is left of its time")
  func pauses() {
    let animator = animator(.easeInOut)
    animator.startAnimation()
    stage.wait(0.5)
    animator.pauseAnimation()
    let held = x
    #expect(!animator.isRunning && !stage.scene.touchSystem.isAnimating)
    #expect(stage.scene.touchSystem.nextDeadline == nil)
    stage.wait(5)
    #expect(x == held && held == stage.read(at: [0]) { 50 + 100 * animator.fractionComplete }[0])
    animator.startAnimation()
    #expect(stage.read(at: [0.5, 1.5]) { x } == [100, 150])
    #expect(stage.log == ["end end 7"])
  }

  @Test("moved by hand it goes straight, whatever its curve, unless it is told otherwise")
  func scrubs() {
    let animator = animator(.easeIn)
    animator.fractionComplete = 0.3
    #expect(x == 80 && animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.7
    #expect(x == 120)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(abs(x - (50 + 100 * eased(0.42, 0, 1, 1, at: 0.5))) < 1e-5)
    #expect(animator.fractionComplete == 0.5)
    animator.stopAnimation(true)
  }

  @Test("turned round, it goes back the way it came and ends at the start, values and all")
  func reverses() {
    let animator = animator()
    animator.startAnimation()
    stage.wait(0.5)
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.75)
    #expect(stage.read(at: [0.25, 0.5]) { x } == [62.5, 50])
    #expect(box.center.x == 50)
    #expect(stage.log == ["end start 1"])
  }

  @Test("turned round before it starts, it goes from the end to the start")
  func startsReversed() {
    let animator = animator()
    animator.isReversed = true
    animator.startAnimation()
    #expect(stage.read(at: [0, 0.5, 1]) { x } == [150, 125, 100])
    stage.wait(1)
    #expect(box.center.x == 50)
    #expect(stage.log == ["end start 2"])
  }

  @Test("turned round twice, it is as if nothing had been")
  func reversesTwice() {
    let animator = animator()
    animator.startAnimation()
    stage.wait(1)
    animator.isReversed.toggle()
    animator.isReversed.toggle()
    #expect(stage.read(at: [0.5, 1]) { x } == [125, 150])
    #expect(stage.log == ["end end 2"])
  }

  @Test("it goes on with a spring from where it was held, for a part of its time")
  func goesOn() {
    let animator = animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 0)), durationFactor: 0.5)
    #expect(x == 100)
    let w = 9.233413
    stage.wait(0.2)
    #expect(abs(x - (150 - 50 * (1 + 0.2 * w) * exp(-0.2 * w))) < 1e-3)
    stage.wait(1)
    #expect(stage.log == ["end end 1"])
  }

  @Test("without parameters it goes on along its own curve, for what is left or as long as told")
  func goesOnAlone() {
    for (factor, end) in [(0.0, "end end 1"), (0.25, "end end 0.5"), (2, "end end 4")] {
      stage.wait(ceil(stage.now) - stage.now)
      let stage = Stage()
      let box = stage.addBox()
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { box.center.x = 150 }
      animator.addCompletion(stage.noteAnimatorEnd("end"))
      animator.fractionComplete = 0.5
      animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
      stage.wait(9)
      #expect(stage.log == [end])
    }
  }

  @Test("stopped for good, views stay as they look, and nobody hears")
  func stops() {
    let animator = animator()
    animator.startAnimation()
    stage.wait(0.5)
    animator.stopAnimation(true)
    #expect(box.center.x == 75 && x == 75 && animator.state == .inactive)
    stage.wait(5)
    #expect(stage.log.isEmpty)
  }

  @Test("stopped and finished, views go to one of the ends or stay, and the end is told")
  func finishes() {
    for (position, place) in [(UIViewAnimatingPosition.end, 150.0), (.start, 50), (.current, 75)] {
      let stage = Stage()
      let box = stage.addBox()
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { box.center.x = 150 }
      animator.addCompletion(stage.noteAnimatorEnd("end"))
      animator.startAnimation()
      stage.wait(0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && box.center.x == 75)
      stage.wait(1)
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive && box.center.x == place)
      #expect(stage.log == ["end \(position) 1.5"])
    }
  }

  @Test("what was stopped goes back exactly, with what a superview's size moves along")
  func stopsLayout() {
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 100))
    child.autoresizingMask = .flexibleWidth
    box.addSubview(child)
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [box] in
      box.bounds.size.width = 300
    }
    animator.startAnimation()
    stage.wait(0.5)
    animator.stopAnimation(false)
    #expect(box.bounds.width == 150 && child.frame == CGRect(x: 10, y: 0, width: 130, height: 100))
    animator.finishAnimation(at: .start)
    #expect(box.bounds.width == 100 && child.frame == CGRect(x: 10, y: 0, width: 80, height: 100))
  }

  @Test("changes that are added later, or delayed, take what is left")
  func added() {
    let animator = animator()
    animator.addAnimations({ [box] in box.center.y = 150 }, delayFactor: 0.5)
    animator.startAnimation()
    #expect(stage.read(at: [0.5, 1, 1.5]) { box.presentation.center.y } == [50, 50, 100])
    #expect(x == 125)
    animator.addAnimations { [box] in box.alpha = 0 }
    #expect(stage.read(at: [0, 0.25, 0.5]) { box.presentation.alpha } == [1, 0.5, 0])
    #expect(stage.log == ["end end 2"])
  }

  @Test("a delayed change that is taken into the hand does not leap, and goes to both its ends")
  func heldDelay() {
    let animator = animator(.easeInOut)
    animator.addAnimations({ [box] in box.center.y = 150 }, delayFactor: 0.25)
    animator.startAnimation()
    stage.wait(1)
    let y = box.presentation.center.y
    #expect(abs(y - (50 + 100 * eased(0.42, 0, 0.58, 1, at: 1.0 / 3))) < 1e-5)
    animator.pauseAnimation()
    animator.fractionComplete += 0
    #expect(box.presentation.center.y == y)
    let seen = [0.2, 0.75, 1].map {
      animator.fractionComplete = $0
      return box.presentation.center.y
    }
    #expect(seen[0] == 50 && abs(seen[1] - (y + 150) / 2) < 1e-9 && seen[2] == 150)
    animator.stopAnimation(true)
  }

  @Test("it may stay at its end, and be turned round there")
  func pausesOnCompletion() {
    let animator = animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.wait(3)
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    #expect(animator.fractionComplete == 0)
    animator.startAnimation()
    stage.wait(3)
    #expect(stage.log == ["end start 5"])
  }

  @Test("it may be used again, with new changes and completions")
  func again() {
    let animator = animator()
    animator.startAnimation()
    stage.wait(2)
    animator.addAnimations { [box] in box.center.x = 250 }
    animator.addCompletion(stage.noteAnimatorEnd("again"))
    animator.startAnimation()
    #expect(stage.read(at: [1, 2]) { x } == [200, 250])
    #expect(stage.log == ["end end 2", "again end 4"])
  }

  @Test("it takes over from others, beginning with how the views look")
  func takesOver() {
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x = 250 },
      completion: stage.noteEnd("block"))
    stage.wait(0.5)
    let first = animator()
    first.startAnimation()
    #expect(x == 150)
    stage.wait(1)
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in box.center.x = 350 }
    second.startAnimation()
    #expect(stage.read(at: [0, 0.5, 1]) { x } == [150, 250, 350])
    #expect(stage.log == ["block false 0.5", "end end 2.5"])
  }

  @Test("keyframes go along, held and moved by hand, too")
  func keyframes() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [box] in
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 50 }
      }
    }
    var seen: [CGFloat] = []
    for fraction in [0, 0.25, 0.5, 0.75, 1] {
      animator.fractionComplete = fraction
      seen.append(x)
    }
    #expect(seen == [50, 100, 150, 100, 50])
    animator.stopAnimation(true)
  }

  @Test("a pan drives it, and a lift lets it fall into place")
  func gesture() {
    let animator = animator(.easeOut, duration: 1)
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    pan.addAction { [view = stage.view] recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      switch pan.state {
      case .began: animator.pauseAnimation()
      case .changed: animator.fractionComplete = pan.translation(in: view).x / 200
      case .ended:
        animator.isReversed = animator.fractionComplete < 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
      default: break
      }
    }
    let finger = stage.finger(at: CGPoint(x: 50, y: 400))
    finger.down()
    finger.move(by: CGVector(dx: 80, dy: 0), in: 0.25)
    let moved = pan.translation(in: stage.view).x
    #expect(moved > 60 && moved <= 80)
    #expect(abs(x - (50 + moved / 2)) < 1e-6)
    finger.up()
    #expect(animator.isReversed && animator.isRunning)
    stage.wait(1)
    #expect(box.center.x == 50)
    let log = stage.log.filter { $0 != "pan changed" }
    #expect(log == ["pan began", "pan ended", "end start 0.75"])
  }
}
