import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Animations between beginAnimations and commitAnimations")
struct BegunAnimationTests {
  let stage = Stage()

  private func box() -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(box)
    return box
  }

  @Test("what is changed has the settings that were made before, and stops at its own time")
  func settings() {
    let (slow, quick) = (box(), box())
    let delegate = AnimationLog(stage)
    UIView.beginAnimations("both", context: nil)
    UIView.setAnimationDelegate(delegate)
    UIView.setAnimationDidStop(Selector(AnimationLog.stopped))
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    slow.center.x = 105
    UIView.setAnimationDuration(1)
    quick.center.x = 105
    UIView.commitAnimations()
    stage.wait(0.5)
    #expect(slow.presentation.center.x == 30 && quick.presentation.center.x == 55)
    stage.wait(1)
    #expect(stage.log.isEmpty && quick.presentation.center.x == 105)
    stage.wait(1)
    #expect(stage.log == ["stopped"])
  }

  @Test("they nest in each other, and a commit without a beginning does nothing")
  func nesting() {
    let (outer, inner) = (box(), box())
    UIView.commitAnimations()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.beginAnimations(nil, context: nil)
    inner.center.x = 105
    UIView.commitAnimations()
    outer.center.x = 105
    UIView.commitAnimations()
    outer.center.y = 50
    stage.wait(0.5)
    #expect(outer.presentation.center == CGPoint(x: 55, y: 50))
    #expect(inner.presentation.center.x == 55)
  }

  @Test("an inner one takes the outer duration and curve but for what it sets itself")
  func inheritance() {
    let (quick, slow) = (box(), box())
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0.5)
    quick.center.x = 105
    UIView.setAnimationCurve(.easeIn)
    slow.center.x = 105
    UIView.commitAnimations()
    UIView.commitAnimations()
    stage.wait(0.25)
    #expect(quick.presentation.center.x == 55)
    #expect(slow.presentation.center.x < 50)
    stage.wait(0.25)
    #expect(quick.presentation.center.x == 105 && slow.presentation.center.x == 105)
  }

  @Test("the delegate receives the name, whether it ran to its end, and the context")
  func messages() {
    let box = box()
    let delegate = AnimationLog(stage)
    func move(_ name: String, to x: CGFloat) {
      UIView.beginAnimations(name, context: UnsafeMutableRawPointer(bitPattern: 7))
      UIView.setAnimationDelegate(delegate)
      UIView.setAnimationWillStart(Selector(AnimationLog.willStart))
      UIView.setAnimationDidStop(Selector(AnimationLog.didStop))
      box.center.x = x
      UIView.commitAnimations()
    }
    move("whole", to: 105)
    stage.wait(0.3)
    move("cut", to: 5)
    stage.wait(0.1)
    box.layer.removeAllAnimations()
    stage.wait(0.3)
    #expect(
      stage.log == [
        "whole will start 7", "whole stopped true 7", "cut will start 7", "cut stopped false 7",
      ])
  }

  @Test("delay, repetition and the way back last as long as they say")
  func repetition() {
    let box = box()
    let delegate = AnimationLog(stage)
    UIView.beginAnimations("there and back", context: nil)
    UIView.setAnimationDelegate(delegate)
    UIView.setAnimationDidStop(Selector(AnimationLog.stopped))
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(0.5)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    box.center.x = 105
    UIView.commitAnimations()
    let places = [0.4, 0.35, 1, 1, 1].map { seconds in
      stage.wait(seconds)
      return box.presentation.center.x.rounded()
    }
    #expect(places == [5, 30, 80, 30, 80])
    stage.wait(0.65)
    #expect(stage.log.isEmpty)
    stage.wait(0.2)
    #expect(stage.log == ["stopped"])
  }

  @Test("the system's animation of deletion removes the views at its end")
  func deletion() {
    let box = box()
    UIView.perform(
      .delete, on: [box], animations: nil,
      completion: { _ in self.stage.log.append("over \(box.superview == nil)") })
    #expect(box.superview != nil)
    stage.wait(0.3)
    #expect(stage.log == ["over true"])
  }
}

private final class AnimationLog: NSObject {
  let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  func stopped() { stage.log.append("stopped") }

  func willStart(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    stage.log.append("\(name ?? "") will start \(context.map { Int(bitPattern: $0) } ?? 0)")
  }

  func didStop(_ name: String?, _ isFinished: NSNumber, _ context: UnsafeMutableRawPointer?) {
    stage.log.append(
      "\(name ?? "") stopped \(isFinished.boolValue) \(context.map { Int(bitPattern: $0) } ?? 0)")
  }
}
