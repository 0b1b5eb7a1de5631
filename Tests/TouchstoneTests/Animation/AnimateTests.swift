import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("UIView.animate")
struct AnimateTests {
  let stage = Stage()

  @Test("values are set at once, and look so when the time is over; then the completion hears")
  func basic() {
    let box = stage.addBox()
    UIView.animate(
      withDuration: 1,
      animations: {
        box.center.x = 150
        #expect(UIView.inheritedAnimationDuration == 1)
      }, completion: stage.noteEnd("box"))
    #expect(box.center.x == 150)
    #expect(box.presentation.center.x == 50)
    let seen = stage.read(at: [0.25, 0.5, 0.75, 0.99, 1, 2]) { box.presentation.center.x }
    let quarter = eased(0.42, 0, 0.58, 1, at: 0.25)
    #expect(abs(seen[0] - (50 + 100 * quarter)) < 1e-5)
    #expect(seen[1] == 100)
    #expect(abs(seen[2] - (150 - 100 * quarter)) < 1e-5)
    #expect(seen[3] < 150 && seen[3] > 149.9)
    #expect(seen[4...] == [150, 150])
    #expect(stage.log == ["box true 1"])
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test(
    "each curve is Core Animation's",
    arguments: [
      (UIView.AnimationOptions.curveEaseInOut, [0.42, 0, 0.58, 1]),
      (.curveEaseIn, [0.42, 0, 1, 1]), (.curveEaseOut, [0, 0, 0.58, 1]),
      (.curveLinear, [0, 0, 1, 1]),
    ])
  func curves(options: UIView.AnimationOptions, controls: [Double]) {
    let box = stage.addBox()
    UIView.animate(withDuration: 2, delay: 0, options: options) { box.alpha = 0 }
    let moments = [0.2, 0.7, 1, 1.6]
    let seen = stage.read(at: moments) { box.presentation.alpha }
    let expected: [CGFloat] = moments.map {
      let height = eased(controls[0], controls[1], controls[2], controls[3], at: $0 / 2)
      return CGFloat(((1 - height) * 1e6).rounded() / 1e6)
    }
    #expect(seen == expected)
  }

  @Test("every animatable property moves from what it was to what it is")
  func properties() {
    let box = stage.addBox()
    box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.frame = CGRect(x: 100, y: 200, width: 200, height: 300)
      box.bounds.origin = CGPoint(x: 40, y: 80)
      box.transform = CGAffineTransform(rotationAngle: .pi / 2)
      box.anchorPoint = CGPoint(x: 0, y: 1)
      box.alpha = 0.5
      box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    stage.wait(0.5)
    let shown = box.presentation
    #expect(shown.center == CGPoint(x: 125, y: 200))
    #expect(shown.bounds == CGRect(x: 20, y: 40, width: 150, height: 200))
    let turned = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(abs(shown.transform.a - turned.a) < 1e-9 && abs(shown.transform.b - turned.b) < 1e-9)
    #expect(shown.anchorPoint == CGPoint(x: 0.25, y: 0.75))
    #expect(shown.alpha == 0.75)
    #expect(shown.backgroundColor == UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    stage.wait(0.5)
    #expect(box.presentation.frame == box.frame)
    #expect(box.presentation.transform == box.transform)
  }

  @Test("a colour fades in from none, and out to none")
  func fade() {
    let box = stage.addBox()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    }
    stage.wait(0.25)
    #expect(box.presentation.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    stage.wait(0.75)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.backgroundColor = nil }
    stage.wait(0.25)
    #expect(box.presentation.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.75))
    stage.wait(0.75)
    #expect(box.presentation.backgroundColor == nil)
  }

  @Test("a delay shows the old value, for an animation without duration, too")
  func delay() {
    let (box, other) = (stage.addBox(), stage.addBox())
    UIView.animate(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: { box.center.x = 150 },
      completion: stage.noteEnd("box"))
    UIView.animate(
      withDuration: 0, delay: 0.5, animations: { other.alpha = 0 },
      completion: stage.noteEnd("other"))
    #expect(stage.read(at: [0, 0.4]) { other.presentation.alpha } == [1, 1])
    #expect(stage.read(at: [0.1, 0.35, 1.1]) { box.presentation.center.x } == [50, 75, 150])
    #expect(other.presentation.alpha == 0)
    #expect(stage.log == ["other true 0.5", "box true 1.5"])
  }

  @Test("without a duration, or without a change, the end comes with the next deadlines")
  func nothing() {
    let box = stage.addBox()
    UIView.animate(
      withDuration: 0, animations: { box.alpha = 0 }, completion: stage.noteEnd("instant"))
    UIView.animate(
      withDuration: 1, animations: { box.alpha = 0 }, completion: stage.noteEnd("unchanged"))
    stage.log.append("later")
    #expect(!stage.scene.touchSystem.isAnimating)
    stage.wait(0.1)
    #expect(stage.log == ["later", "instant true 0", "unchanged true 0"])
  }

  @Test("a view outside a scene changes at once, and its completion does not wait")
  func outside() {
    let loose = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    UIView.animate(
      withDuration: 1, animations: { loose.center.x = 150 }, completion: stage.noteEnd("loose"))
    #expect(loose.presentation.center.x == 150)
    UIView.animate(withDuration: 1, animations: {}, completion: stage.noteEnd("empty"))
    stage.log.append("later")
    #expect(stage.log == ["loose true 0", "empty true 0", "later"])
  }

  @Test("switched off, blocks change at once, and one inside of another too")
  func disabled() {
    let (box, other) = (stage.addBox(), stage.addBox())
    UIView.setAnimationsEnabled(false)
    UIView.animate(
      withDuration: 1, animations: { box.alpha = 0 }, completion: stage.noteEnd("off"))
    stage.log.append("later")
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        other.center.x = 150
      }
      other.alpha = 0
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(box.presentation.alpha == 0)
    #expect(other.presentation.center.x == 150)
    #expect(other.presentation.alpha == 1)
    stage.wait(0.1)
    #expect(stage.log == ["later", "off true 0"])
  }

  @Test("layout inside a block is animated, by request or by the option")
  func layout() {
    for isOption in [false, true] {
      let stage = Stage()
      let parent = ArrangingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      parent.addSubview(child)
      stage.view.addSubview(parent)
      stage.wait(0.1)
      UIView.animate(withDuration: 1, delay: 0, options: isOption ? .layoutSubviews : []) {
        parent.bounds.size.width = 300
        if !isOption { parent.layoutIfNeeded() }
      }
      #expect(child.bounds.width == 300)
      stage.wait(0.5)
      #expect(child.presentation.bounds.width == 200)
    }
  }

  @Test("bits of the options are UIKit's")
  func rawValues() {
    let options: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions,
    ]
    #expect(options.map(\.rawValue) == (0..<10).map { 1 << $0 })
    let curves: [UIView.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    #expect(curves.map(\.rawValue) == (0..<4).map { $0 << 16 })
    let transitions: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(transitions.map(\.rawValue) == (1...7).map { $0 << 20 })
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    #expect(modes.map(\.rawValue) == (0..<5).map { $0 << 10 })
  }
}

/// Keeps its subviews as wide as it is.
private final class ArrangingView: UIView {
  override func layoutSubviews() {
    for subview in subviews {
      subview.frame = CGRect(x: 0, y: 0, width: bounds.width, height: subview.bounds.height)
    }
  }
}
