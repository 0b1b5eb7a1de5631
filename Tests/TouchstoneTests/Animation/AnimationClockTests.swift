import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Animations and the clock")
struct AnimationClockTests {
  let stage = Stage()
  var system: TouchSystem { stage.scene.touchSystem }

  @Test("a live loop knows when to wake up, and a renderer whether to draw")
  func wakes() {
    let box = stage.addBox()
    stage.wait(0.25)
    #expect(system.nextDeadline == nil && !system.isAnimating)
    UIView.animate(withDuration: 1, delay: 0.5) { box.alpha = 0 }
    UIView.animate(withDuration: 1) { box.center.x = 150 }
    #expect(system.nextDeadline == Timestamp(seconds: 1.25) && system.isAnimating)
    system.advance(to: Timestamp(seconds: 1.25))
    #expect(system.nextDeadline == Timestamp(seconds: 1.75) && system.isAnimating)
    system.advance(to: Timestamp(seconds: 1.75))
    #expect(system.nextDeadline == nil && !system.isAnimating)
  }

  @Test("ends come in order, each at its own time, those of one time as they were asked for")
  func order() {
    let box = stage.addBox()
    for (name, duration) in [("a", 0.3), ("b", 0.1), ("c", 0.3)] {
      UIView.animate(
        withDuration: duration, animations: { box.center.x += 10 }, completion: stage.noteEnd(name))
    }
    system.schedule(after: 0.2) { stage.log.append("between") }
    stage.wait(1)
    #expect(stage.log == ["b true 0.1", "between", "a true 0.3", "c true 0.3"])
  }

  @Test("an end may start the next animation at its own time, and take views away")
  func chain() {
    let (box, other) = (stage.addBox(), stage.addBox())
    UIView.animate(
      withDuration: 0.5, animations: { box.center.x = 150 },
      completion: { _ in
        stage.noteEnd("first")(true)
        UIView.animate(
          withDuration: 0.5, animations: { box.center.x = 50 },
          completion: {
            stage.noteEnd("second")($0)
            box.removeFromSuperview()
            other.removeFromSuperview()
          })
      })
    UIView.animate(
      withDuration: 9, animations: { other.alpha = 0 }, completion: stage.noteEnd("other"))
    stage.wait(3)
    #expect(stage.log == ["first true 0.5", "second true 1", "other false 1"])
  }

  @Test("a view that leaves its window, alone or with its superview, ends what it has begun")
  func leaves() {
    let box = stage.addBox()
    let child = UIView(frame: box.bounds)
    box.addSubview(child)
    UIView.animate(
      withDuration: 1, animations: { child.center.x = 150 }, completion: stage.noteEnd("child"))
    stage.wait(0.5)
    box.removeFromSuperview()
    #expect(child.presentation.center.x == 150)
    #expect(!system.isAnimating)
    stage.view.addSubview(box)
    stage.wait(1)
    #expect(stage.log == ["child false 0.5"])
  }

  @Test("a view that moves inside its window goes on")
  func staysInWindow() {
    let (box, other) = (stage.addBox(), stage.addBox())
    UIView.animate(
      withDuration: 1, animations: { box.alpha = 0 }, completion: stage.noteEnd("box"))
    stage.wait(0.5)
    other.addSubview(box)
    #expect(box.presentation.alpha == 0.5)
    stage.wait(1)
    #expect(stage.log == ["box true 1"])
  }

  @Test("views of two systems go by their own clocks, and the end comes when both are through")
  func twoSystems() {
    let elsewhere = Stage()
    let (here, there) = (stage.addBox(), elsewhere.addBox())
    elsewhere.wait(5)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        here.center.x = 150
        there.center.x = 150
      }, completion: { stage.log.append("both \($0)") })
    stage.wait(1)
    #expect(stage.log.isEmpty)
    elsewhere.wait(0.5)
    #expect(there.presentation.center.x == 100)
    elsewhere.wait(0.5)
    #expect(stage.log == ["both true"])
  }

  @Test("if views of one system are taken away, the whole ends unfinished, with the other")
  func twoSystemsUnfinished() {
    let elsewhere = Stage()
    let (here, there) = (stage.addBox(), elsewhere.addBox())
    UIView.animate(
      withDuration: 1,
      animations: {
        here.center.x = 150
        there.center.x = 150
      }, completion: { stage.log.append("both \($0)") })
    here.removeFromSuperview()
    stage.wait(2)
    #expect(stage.log.isEmpty)
    elsewhere.wait(2)
    #expect(stage.log == ["both false"])
  }

  @Test("a system that goes in the middle leaves views as they are set, and no trace of itself")
  func abandoned() {
    var stage: Stage? = Stage()
    weak let system = stage?.scene.touchSystem
    let window = stage?.window
    let box = stage?.addBox()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box?.alpha = 0 }
    animator.fractionComplete = 0.5
    UIView.animate(withDuration: 1) { box?.center.x = 150 }
    #expect(box?.presentation.center.x == 50 && box?.presentation.alpha == 0.5)
    stage = nil
    #expect(system == nil)
    #expect(box?.presentation.center.x == 150 && box?.presentation.alpha == 0)
    animator.stopAnimation(true)
    box?.removeFromSuperview()
    #expect(window?.windowScene == nil)
  }

  @Test("views that are not animated have nothing to do with it, and look as they are set")
  func still() {
    let (box, other) = (stage.addBox(), stage.addBox())
    box.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: -2, y: 0)
    box.backgroundColor = .red
    UIView.animate(withDuration: 1) { other.alpha = 0 }
    stage.wait(0.5)
    let shown = box.presentation
    #expect(shown.transform == box.transform && shown.frame == box.frame)
    #expect(shown.center == box.center && shown.bounds == box.bounds && shown.alpha == 1)
    #expect(shown.backgroundColor == .red && shown.transition == nil)
  }
}
