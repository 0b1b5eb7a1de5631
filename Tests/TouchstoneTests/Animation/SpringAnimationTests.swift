import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Springs")
struct SpringAnimationTests {
  let stage = Stage()

  @Test("a critically damped spring follows its closed form and ends on time")
  func critical() {
    let box = stage.addBox()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { box.center.x = 1050 }, completion: stage.noteEnd("box"))
    // (1 + w) exp(-w) is a thousandth at w = 9.23341.
    let w = 9.233413
    let moments = [0.1, 0.3, 0.6]
    let seen = stage.read(at: moments) { box.presentation.center.x }
    for (moment, x) in zip(moments, seen) {
      #expect(abs(x - (1050 - 1000 * (1 + w * moment) * exp(-w * moment))) < 0.001)
    }
    stage.wait(0.3)
    #expect(abs(box.presentation.center.x - 1050) < 5)
    stage.wait(0.1)
    #expect(box.presentation.center.x == 1050)
    #expect(stage.log == ["box true 1"])
  }

  @Test("a loose spring overshoots, and a throw starts with its speed")
  func loose() {
    let box = stage.addBox()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 4
    ) { box.center.x = 150 }
    let seen = stage.read(at: [0.0001] + (1..<20).map { Double($0) / 20 }) {
      box.presentation.center.x
    }
    #expect(abs((seen[0] - 50) / 0.0001 - 400) < 5)
    #expect(seen.max() ?? 0 > 180)
    #expect(abs((seen.last ?? 0) - 150) < 1)
  }

  @Test("a seeming duration is one swing; it ends when a thousandth is left")
  func seeming() {
    let box = stage.addBox()
    UIView.animate(
      springDuration: 1, bounce: 0, animations: { box.center.x = 150 },
      completion: stage.noteEnd("box"))
    stage.wait(0.5)
    let w = 2 * Double.pi
    #expect(abs(box.presentation.center.x - (150 - 100 * (1 + w / 2) * exp(-w / 2))) < 1e-9)
    stage.wait(2)
    #expect(stage.log == ["box true 1.46954"])
    #expect(abs(9.233413 / w - 1.46954) < 1e-5)
  }

  @Test("an animator's spring may be thrown along y alone")
  func direction() {
    let box = stage.addBox()
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: 10))
    let animator = UIViewPropertyAnimator(duration: 99, timingParameters: parameters)
    #expect(abs(animator.duration - 0.9233) < 1e-4)
    animator.addAnimations { box.center = CGPoint(x: 150, y: 150) }
    animator.startAnimation()
    stage.wait(0.1)
    // Critical with w = 10: along x (1 + 10 t) exp(-10 t) is left, along y exp(-10 t).
    let shown = box.presentation.center
    #expect(abs(shown.x - (150 - 100 * 2 * exp(-1))) < 1e-9)
    #expect(abs(shown.y - (150 - 100 * exp(-1))) < 1e-9)
  }
}
