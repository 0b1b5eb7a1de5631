import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@testable import TouchstoneCore

@Suite struct LayerAnimationTests {
  private let stage = Stage()
  private let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.window.layer.addSublayer(layer)
    stage.wait(0.1)
  }

  private final class Hearer: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
  }

  private func x() -> Double { Double(layer.presentation()?.position.x ?? -1).rounded() }

  @Test("a basic animation shows its values on the scene's clock, and then those that are set")
  func basic() {
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 100
    move.toValue = CGFloat(200)
    move.duration = 1
    move.timingFunction = CAMediaTimingFunction(name: .linear)
    let hearer = Hearer()
    move.delegate = hearer
    layer.add(move, forKey: "move")
    move.toValue = 900
    var seen = [x()]
    for _ in 0..<4 {
      stage.wait(0.25)
      seen.append(x())
    }
    #expect(seen == [100, 125, 150, 175, 5])
    #expect(hearer.heard == ["start", "stop true"] && layer.animationKeys() == nil)
    #expect(layer.position.x == 5)
  }

  @Test("what is left open is the layer's own")
  func openEnds() {
    layer.position.x = 50
    layer.removeAllAnimations()
    func range(_ set: (CABasicAnimation) -> Void) -> [Double] {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.duration = 1
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      set(animation)
      layer.add(animation, forKey: "x")
      let start = x()
      stage.wait(0.5)
      defer { layer.removeAnimation(forKey: "x") }
      return [start, x()]
    }
    #expect(range { $0.fromValue = 0 } == [0, 25])
    #expect(range { $0.toValue = 100 } == [50, 75])
    #expect(range { $0.byValue = 20 } == [50, 60])
    #expect(range { ($0.toValue, $0.byValue) = (100, 20) } == [80, 90])
    #expect(range { ($0.fromValue, $0.toValue, $0.isAdditive) = (10, 20, true) } == [60, 65])
  }

  @Test("repetitions, ways back and what is kept at the end")
  func repeating() {
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue) = (0, 100)
    move.duration = 1
    move.repeatCount = 2
    move.autoreverses = true
    move.timingFunction = CAMediaTimingFunction(name: .linear)
    move.fillMode = .forwards
    move.isRemovedOnCompletion = false
    layer.add(move, forKey: nil)
    var seen: [Double] = []
    for _ in 0..<5 {
      stage.wait(0.9)
      seen.append(x())
    }
    #expect(seen == [90, 20, 70, 40, 0])
    #expect(layer.animationKeys()?.count == 1)
  }

  @Test("keyframes at their times, and along a path at one speed")
  func keyframes() {
    let values = CAKeyframeAnimation(keyPath: "position.x")
    values.values = [0, 100, 50]
    values.keyTimes = [0, 0.25, 1]
    values.duration = 1
    values.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(values, forKey: "move")
    stage.wait(0.25)
    #expect(x() == 100)
    stage.wait(0.375)
    #expect(x() == 75)
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    let way = CAKeyframeAnimation(keyPath: "position")
    way.path = path
    way.duration = 1
    way.rotationMode = .rotateAuto
    way.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(way, forKey: "move")
    stage.wait(0.875)
    let shown = layer.presentation()
    #expect(shown?.position.x == 30 && abs((shown?.position.y ?? 0) - 5) < 1e-9)
    #expect(abs((shown?.affineTransform().b ?? 0) - 1) < 1e-9)
  }

  @Test("a group plays several, each in its part")
  func groups() {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (0, 1)
    fade.timingFunction = CAMediaTimingFunction(name: .linear)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue) = (0, 100)
    (move.beginTime, move.duration) = (0.5, 1)
    let group = CAAnimationGroup()
    group.animations = [fade, move]
    group.duration = 2
    group.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(group, forKey: "both")
    stage.wait(0.25)
    #expect(layer.presentation()?.opacity == 0.125 && x() == 5)
    stage.wait(0.75)
    #expect(layer.presentation()?.opacity == 0.5 && x() == 50)
  }

  @Test("a spring overshoots, and says how long it moves")
  func springs() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    spring.duration = spring.settlingDuration
    #expect(spring.settlingDuration > 0.5 && spring.settlingDuration < 3)
    layer.add(spring, forKey: "x")
    var highest = 0.0
    for _ in 0..<20 {
      stage.wait(0.05)
      highest = max(highest, x())
    }
    #expect(highest > 105)
  }

  @Test("a layer whose time stands still shows one moment, which can be chosen")
  func holding() {
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (0, 100, 1)
    move.timingFunction = CAMediaTimingFunction(name: .linear)
    let hearer = Hearer()
    move.delegate = hearer
    layer.speed = 0
    layer.add(move, forKey: "x")
    layer.timeOffset = 0.4
    stage.wait(5)
    #expect(x() == 40 && hearer.heard == ["start"])
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - 0.4
    #expect(x() == 40)
    stage.wait(0.7)
    #expect(hearer.heard == ["start", "stop true"])
  }

  @Test("an animation of a view's layer is seen on the view, and ends when it leaves the window")
  func viewsLayer() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    let shake = CABasicAnimation(keyPath: "transform.translation.x")
    (shake.fromValue, shake.toValue, shake.duration) = (0, 10, 1)
    shake.timingFunction = CAMediaTimingFunction(name: .linear)
    let hearer = Hearer()
    shake.delegate = hearer
    view.layer.add(shake, forKey: "shake")
    #expect(stage.window.windowScene?.touchSystem.isAnimating == true)
    stage.wait(0.5)
    #expect(view.presentation.transform.tx == 5 && view.transform.isIdentity)
    view.removeFromSuperview()
    #expect(hearer.heard == ["start", "stop false"])
    #expect(stage.window.windowScene?.touchSystem.isAnimating == false)
  }

  @Test("a block of a view's animations takes along what its layer alone has")
  func blocks() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    _ = view.layer
    var isOver = false
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { view.layer.cornerRadius = 8 }, completion: { _ in isOver = true })
    stage.wait(0.25)
    let shown = view.layer.presentation()?.cornerRadius ?? 0
    #expect(view.layer.cornerRadius == 8 && abs(shown - 2) < 1e-9)
    #expect(!isOver)
    stage.wait(0.75)
    #expect(isOver && view.layer.presentation()?.cornerRadius == 8)
  }
}
