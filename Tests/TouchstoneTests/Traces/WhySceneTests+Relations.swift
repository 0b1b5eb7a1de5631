import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// Scenes in which another recognizer, a delegate or a view prevents it.
extension WhySceneTests {
  nonisolated static let relations: [WhyScene] = [
    WhyScene(
      "a button under a tap", "Button said no",
      cure: "let Button answer true to gestureRecognizerShouldBegin"
    ) { stage, isCured in
      let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      button.isWilling = isCured
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      stage.view.addSubview(button)
      defer { finger(stage).tap() }
      return tap(stage)
    },
    WhyScene(
      "a delegate says no", "its delegate said no (gestureRecognizerShouldBegin",
      cure: "let its delegate answer true"
    ) { stage, isCured in
      let tap = tap(stage)
      delegate(tap).begins = { _ in isCured }
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "a view says no", "inner said no (gestureRecognizerShouldBegin", cure: "let inner answer true"
    ) { stage, isCured in
      let shy = Shy()
      shy.isShy = !isCured
      let tap = tap(stage, box("inner", in: stage.view, as: shy))
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "the view under the finger says no", "inner said no (gestureRecognizerShouldBegin",
      cure: "let inner answer true"
    ) { stage, isCured in
      let shy = Shy()
      shy.isShy = !isCured
      _ = box("inner", in: stage.view, as: shy)
      defer { finger(stage).tap() }
      return tap(stage)
    },
    WhyScene(
      "a deeper one wins", "because deep began (first in rank)",
      cure: "let one of the delegates answer true"
    ) { stage, isCured in
      let pan = stage.add(UIPanGestureRecognizer(), named: "wanted")
      stage.add(UIPanGestureRecognizer(), to: box("inner", in: stage.view), named: "deep")
      if isCured { delegate(pan).both = { _, _ in true } }
      finger(stage).drag(by: 50, 0)
      return pan
    },
    WhyScene(
      "the outer tap under an inner one", "because deep was recognized",
      cure: "let one of the delegates answer true"
    ) { stage, isCured in
      let tap = tap(stage)
      stage.add(UITapGestureRecognizer(), to: box("inner", in: stage.view), named: "deep")
      if isCured { delegate(tap).both = { _, _ in true } }
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "a tap that becomes a press", "because press began",
      cure: "let one of the delegates answer true"
    ) { stage, isCured in
      let tap = tap(stage)
      stage.add(UILongPressGestureRecognizer(), named: "press")
      if isCured { delegate(tap).both = { _, _ in true } }
      finger(stage).longPress(0.6)
      return tap
    },
    WhyScene(
      "a pan that waits for a swipe",
      "because swipe was recognized (while it waited)|wanted also requires swipe to fail",
      cure: "drop wanted.require(toFail: swipe), and let one"
    ) { stage, isCured in
      let pan = stage.add(UIPanGestureRecognizer(), named: "wanted")
      let swipe = stage.add(UISwipeGestureRecognizer(), named: "swipe")
      if isCured { delegate(pan).both = { _, _ in true } } else { pan.require(toFail: swipe) }
      finger(stage).flick(.right)
      return pan
    },
    WhyScene(
      "two pans of which one waits",
      "because other began (first in rank)|wanted also requires other to fail (require(toFail:))",
      cure: "drop wanted.require(toFail: other), and let one"
    ) { stage, isCured in
      let pan = stage.add(UIPanGestureRecognizer(), named: "wanted")
      let other = stage.add(UIPanGestureRecognizer(), named: "other")
      if isCured { delegate(pan).both = { _, _ in true } } else { pan.require(toFail: other) }
      finger(stage).drag(by: 50, 0)
      return pan
    },
    WhyScene(
      "a tap in the interval", "waits until double fails (require(toFail:))",
      cure: "wait until double has decided"
    ) { stage, isCured in
      let tap = tap(stage)
      let double = stage.add(UITapGestureRecognizer(), named: "double")
      double.numberOfTapsRequired = 2
      tap.require(toFail: double)
      finger(stage).tap()
      if isCured { stage.wait(0.5) }
      return tap
    },
    WhyScene(
      "a chain of three", "waits until double fails|double waits until triple fails",
      cure: "take the requirement back"
    ) { stage, isCured in
      let tap = tap(stage)
      let double = stage.add(UITapGestureRecognizer(), named: "double")
      double.numberOfTapsRequired = 2
      let triple = stage.add(UITapGestureRecognizer(), named: "triple")
      triple.numberOfTapsRequired = 3
      if !isCured { tap.require(toFail: double) }
      double.require(toFail: triple)
      finger(stage).tap()
      stage.wait(0.1)
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "a class that prevents", "because other began", cure: "let one of the delegates answer true"
    ) { stage, isCured in
      let other = stage.add(OpinionatedRecognizer(), named: "other")
      let wanted = stage.add(OpinionatedRecognizer(), named: "wanted")
      for one in [other, wanted] { one.on(.moved, become: .began).on(.ended, become: .ended) }
      wanted.prevents = { _ in false }
      if isCured { delegate(wanted).both = { _, _ in true } }
      finger(stage).drag(by: 50, 0)
      return wanted
    },
    WhyScene(
      "a pinch after a pan", "because pan began", cure: "let one of the delegates answer true"
    ) { stage, isCured in
      let pinch = stage.add(UIPinchGestureRecognizer(), named: "wanted")
      stage.add(UIPanGestureRecognizer(), named: "pan")
      if isCured { delegate(pinch).both = { _, _ in true } }
      let (a, b) = (finger(stage), finger(stage, 150))
      a.down().move(by: -20, 0)
      b.down().move(by: 50, 0)
      stage.together { _ = (a.up(), b.up()) }
      return pinch
    },
    WhyScene(
      "a slider under a swipe", "Slider said no",
      cure: "let Slider answer true to gestureRecognizerShouldBegin"
    ) { stage, isCured in
      let slider = Slider(frame: CGRect(x: 0, y: 30, width: 200, height: 40))
      slider.isWilling = isCured
      slider.value = 0
      stage.view.addSubview(slider)
      let swipe = stage.add(UISwipeGestureRecognizer(), named: "wanted")
      finger(stage, 12, 50).flick(.right)
      return swipe
    },
    WhyScene(
      "a finger while another is down", "did not receive touch 2|touch 1 of its own is still down",
      cure: "lift touch 1 before"
    ) { stage, isCured in
      let tap = tap(stage)
      let first = finger(stage, 200).down().move(by: 60, 0)
      if isCured { first.up() }
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "linked with one that has fingers down",
      "it is reset together with outer, whose touch 1 is still down",
      cure: "lift touch 1 before the next finger comes down"
    ) { stage, isCured in
      let outer = stage.add(LoudRecognizer(), named: "outer")
      let inner = stage.add(LoudRecognizer(), to: box("inner", in: stage.view), named: "wanted")
      inner.require(toFail: outer)
      inner.on(.began, become: .failed, .began).on(.ended, become: .ended)
      outer.on(.ended, become: .failed)
      let far = finger(stage, 250).down()
      finger(stage).tap()
      if isCured { far.up() }
      finger(stage).tap()
      return inner
    },
    WhyScene(
      "a finger that the delegate declines", "its delegate said no (shouldReceive)",
      cure: "let its delegate answer true to shouldReceive"
    ) { stage, isCured in
      let tap = tap(stage)
      delegate(tap).receives = { _, _ in isCured }
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "a finger where a pencil is wanted", "its allowedTouchTypes have not 0",
      cure: "add 0 to allowedTouchTypes"
    ) { stage, isCured in
      let tap = tap(stage)
      tap.allowedTouchTypes = isCured ? [0, 2] : [2]
      finger(stage).tap()
      return tap
    },
  ]
}
