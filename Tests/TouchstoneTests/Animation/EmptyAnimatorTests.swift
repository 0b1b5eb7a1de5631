import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Animators that were made of nothing")
struct EmptyAnimatorTests {
  let stage = Stage()

  @Test("they take no time")
  func noTime() {
    let box = stage.addBox()
    let animator = UIViewPropertyAnimator()
    animator.addAnimations { box.center.x = 150 }
    animator.addCompletion(stage.noteAnimatorEnd("end"))
    #expect(animator.duration == 0 && animator.state == .inactive)
    animator.startAnimation()
    stage.wait(0.1)
    #expect(box.presentation.center.x == 150 && animator.state == .inactive)
    #expect(stage.log == ["end end 0"])
  }
}
