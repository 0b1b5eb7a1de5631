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
}
