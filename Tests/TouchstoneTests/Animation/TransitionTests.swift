import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Transitions")
struct TransitionTests {
  let stage = Stage()

  @Test("a container's content changes at once, behind a picture that passes over")
  func container() {
    let box = stage.addBox()
    UIView.transition(
      with: stage.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { box.alpha = 0 }, completion: stage.noteEnd("dissolve"))
    #expect(box.presentation.alpha == 0)
    stage.wait(0.25)
    #expect(stage.view.presentation.transition?.style == .transitionCrossDissolve)
    #expect(stage.view.presentation.transition?.progress == 0.25)
    stage.wait(1)
    #expect(stage.view.presentation.transition == nil)
    #expect(stage.log == ["dissolve true 1"])
  }

  @Test("content is animated, too, if that is allowed, or if there is no style")
  func animated() {
    let flip: UIView.AnimationOptions = [.transitionFlipFromLeft, .allowAnimatedContent]
    for option in [flip.union(.curveLinear), .curveLinear] {
      let stage = Stage()
      let box = stage.addBox()
      UIView.transition(
        with: stage.view, duration: 1, options: option, animations: { box.alpha = 0 },
        completion: stage.noteEnd("end"))
      stage.wait(0.5)
      #expect(box.presentation.alpha == 0.5)
      stage.wait(1)
      #expect(stage.log == ["end true 1"])
    }
  }

  @Test("from one view to another: the first goes, the second comes in its place")
  func exchange() {
    let (below, first, above) = (stage.addBox(), stage.addBox(), stage.addBox())
    let second = UIView(frame: first.frame)
    UIView.transition(
      from: first, to: second, duration: 1, options: .transitionFlipFromRight,
      completion: stage.noteEnd("flip"))
    #expect(stage.view.subviews == [below, second, above])
    stage.wait(0.5)
    #expect(stage.view.presentation.transition?.progress == 0.5)
    stage.wait(1)
    #expect(stage.log == ["flip true 1"])
  }

  @Test("or the first is hidden and the second shown")
  func showHide() {
    let (first, second) = (stage.addBox(), stage.addBox())
    second.isHidden = true
    UIView.transition(
      from: first, to: second, duration: 1,
      options: [.transitionCurlUp, .showHideTransitionViews], completion: stage.noteEnd("curl"))
    #expect(stage.view.subviews == [first, second])
    #expect(first.isHidden && !second.isHidden)
    stage.wait(1)
    #expect(stage.log == ["curl true 1"])
  }

  @Test("views without a superview have nothing to pass over, and it is over at once")
  func loose() {
    UIView.transition(
      from: UIView(), to: UIView(), duration: 1, completion: stage.noteEnd("loose"))
    #expect(stage.log == ["loose true 0"])
  }
}
