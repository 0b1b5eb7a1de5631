import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Touches and animations")
struct AnimationTouchTests {
  let stage = Stage()
  let box: LoudView
  let child: LoudView

  init() {
    box = stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), named: "box")
    child = stage.addLoudView(
      frame: CGRect(x: 0, y: 0, width: 50, height: 50), to: box, named: "child")
  }

  @Test("what is animated, and all inside, takes no touches meanwhile, delay included [HIT-10]")
  func barred() {
    UIView.animate(withDuration: 1, delay: 0.5) { box.alpha = 0.5 }
    for _ in 0..<3 {
      tap(25, 25)
      tap(75, 75)
      stage.wait(0.5)
    }
    #expect(stage.log.isEmpty)
    tap(25, 25)
    tap(75, 75)
    #expect(stage.log == ["child.began g", "child.ended g", "box.began h", "box.ended h"])
  }

  @Test("a superview of what is animated is touched in its stead [HIT-10]")
  func fallsThrough() {
    UIView.animate(withDuration: 1) { child.alpha = 0.5 }
    tap(25, 25)
    #expect(stage.log == ["box.began a", "box.ended a"])
  }

  @Test("touches meet the values that were set, not the picture, if they are allowed [HIT-10]")
  func modelValues() {
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      box.center.x += 200
    }
    tap(75, 75)
    tap(275, 75)
    #expect(box.presentation.center.x < 60)
    #expect(stage.log == ["box.began b", "box.ended b"])
  }

  @Test("an animation that fades out allows touches to what it has set only [HIT-10, HIT-02]")
  func fadesOut() {
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { box.alpha = 0 }
    tap(25, 25)
    #expect(stage.log.isEmpty)
  }

  @Test("one of two animations that forbids touches is enough, as long as it goes on [HIT-10]")
  func two() {
    UIView.animate(withDuration: 2, delay: 0, options: .allowUserInteraction) { box.alpha = 0.5 }
    UIView.animate(withDuration: 1) { box.transform = CGAffineTransform(scaleX: 1.5, y: 1.5) }
    tap(75, 75)
    stage.wait(1)
    tap(75, 75)
    #expect(stage.log == ["box.began b", "box.ended b"])
  }

  @Test("a finger that is down goes on, whatever is animated then [HIT-09, HIT-10]")
  func bound() {
    let finger = stage.finger(at: CGPoint(x: 75, y: 75))
    finger.down()
    UIView.animate(withDuration: 1) { box.alpha = 0.5 }
    finger.up()
    #expect(stage.log == ["box.began a", "box.ended a"])
  }

  @Test("an animator allows touches unless it is told not to [HIT-10]")
  func animator() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0.5 }
    animator.startAnimation()
    tap(75, 75)
    animator.isUserInteractionEnabled = false
    tap(75, 75)
    stage.wait(2)
    tap(75, 75)
    #expect(
      stage.log == ["box.began a", "box.ended a", "box.began c", "box.ended c"])
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    let finger = stage.finger(at: CGPoint(x: x, y: y))
    finger.down()
    finger.up()
  }
}
