import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// Scenes in which the fingers do not reach the view of the recognizer.
extension WhySceneTests {
  nonisolated static let misses: [WhyScene] = [
    WhyScene(
      "beside it", "the point is 30 pt outside of that",
      cure: "touch inner, or add wanted to a view above both"
    ) {
      stage, isCured in
      let inner = box("inner", 80, 0, in: stage.view)
      defer { finger(stage).tap() }
      return tap(stage, isCured ? stage.view : inner)
    },
    WhyScene(
      "under a sibling", "cover lies in front of it",
      cure: "set isUserInteractionEnabled = false on cover"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      box("cover", in: stage.view).isUserInteractionEnabled = !isCured
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "under two siblings", "cover and lid lie in front of it",
      cure: "set isUserInteractionEnabled = false on cover and lid"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      for name in ["cover", "lid"] {
        box(name, in: stage.view).isUserInteractionEnabled = !isCured
      }
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "under a sibling of its superview", "cover lies in front of it",
      cure: "set isUserInteractionEnabled = false on cover"
    ) {
      stage, isCured in
      let inner = box("inner", in: box("outer", in: stage.view))
      let cover = box("cover", in: stage.view)
      _ = box("button", in: cover)
      cover.isUserInteractionEnabled = !isCured
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "a glass in front is no cause", "inner cannot be hit: it is hidden", cure: "show inner"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      inner.isHidden = !isCured
      _ = box("glass", in: stage.view, as: Glass())
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "point(inside:) says no", "inner leaves it out of the hit test by its point(inside:with:)",
      cure: "let point(inside:with:) of inner answer"
    ) {
      stage, isCured in
      let opaque = Opaque()
      opaque.isWilling = isCured
      let inner = box("inner", in: stage.view, as: opaque)
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "point(inside:) of a superview says no",
      "outer leaves it out of the hit test by its point(inside:with:)",
      cure: "let point(inside:with:) of outer answer"
    ) {
      stage, isCured in
      let opaque = Opaque()
      opaque.isWilling = isCured
      let inner = box("inner", in: box("outer", in: stage.view, as: opaque))
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "hitTest of a superview", "outer leaves it out of the hit test by its hitTest(_:with:)",
      cure: "let hitTest(_:with:) of outer answer"
    ) {
      stage, isCured in
      let greedy = Greedy()
      greedy.isGreedy = !isCured
      let inner = box("inner", in: box("outer", in: stage.view, as: greedy))
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "a window of a higher level", "front lies in front of it",
      cure: "set isUserInteractionEnabled = false on front"
    ) {
      stage, isCured in
      let tap = tap(stage)
      window(stage, 1).isUserInteractionEnabled = !isCured
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "in a window of a lower level", "UIWindow lies in front of it",
      cure: "set isUserInteractionEnabled = false on UIWindow"
    ) {
      stage, isCured in
      let window = window(stage, -1)
      stage.window.isUserInteractionEnabled = !isCured
      let tap = tap(stage, window)
      finger(stage).tap()
      return tap
    },
    WhyScene("in a hidden window", "front cannot be hit: it is hidden", cure: "show front") {
      stage, isCured in
      let window = window(stage, 1)
      window.isHidden = !isCured
      let tap = tap(stage, window)
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "hidden, and under a sibling", "inner cannot be hit: it is hidden|cover lies in front of it",
      cure: "show inner, and set isUserInteractionEnabled = false on cover"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      inner.isHidden = !isCured
      box("cover", in: stage.view).isUserInteractionEnabled = !isCured
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "hidden, in one without interaction", "inner cannot be hit: it is hidden|outer cannot be hit",
      cure: "show inner, and set isUserInteractionEnabled = true on outer"
    ) {
      stage, isCured in
      let outer = box("outer", in: stage.view)
      outer.isUserInteractionEnabled = isCured
      let inner = box("inner", in: outer)
      inner.isHidden = !isCured
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "hidden and transparent", "it is hidden|its alpha is 0",
      cure: "show inner, and raise the alpha of inner above 0.01"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      (inner.isHidden, inner.alpha) = (!isCured, isCured ? 1 : 0)
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "disabled, and hidden", "it is disabled|it is hidden",
      cure: "set isEnabled = true on wanted, and show inner"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      inner.isHidden = !isCured
      let tap = tap(stage, inner)
      tap.isEnabled = isCured
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "outside of a superview", "the point is outside the bounds of small",
      cure: "make small large enough"
    ) {
      stage, isCured in
      let small = box("small", 0, 0, isCured ? 200 : 20, in: stage.view)
      let inner = box("inner", in: small)
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "outside of a superview that clips", "the point is outside the bounds of small",
      cure: "make small large enough"
    ) {
      stage, isCured in
      let small = box("small", 0, 0, isCured ? 200 : 20, in: stage.view)
      small.clipsToBounds = true
      let inner = box("inner", in: box("middle", in: small))
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "an image view", "photo cannot be hit: its isUserInteractionEnabled is false",
      cure: "set isUserInteractionEnabled = true on photo"
    ) {
      stage, isCured in
      let photo = box("photo", in: stage.view, as: UIImageView())
      if isCured { photo.isUserInteractionEnabled = true }
      defer { finger(stage).tap() }
      return tap(stage, photo)
    },
    WhyScene(
      "a hidden view of the same name is no cause", "the point is 30 pt outside of that",
      cure: "touch UIView, or add wanted"
    ) {
      stage, isCured in
      box(nil, in: stage.view).isHidden = true
      let own = box(nil, 80, 0, in: stage.view)
      defer { finger(stage).tap() }
      return tap(stage, isCured ? stage.view : own)
    },
    WhyScene(
      "an animation that came after", "the point is 30 pt outside of that",
      cure: "touch inner, or add wanted"
    ) {
      stage, isCured in
      let inner = box("inner", 80, 0, in: stage.view)
      let tap = tap(stage, isCured ? stage.view : inner)
      finger(stage).tap()
      UIView.animate(withDuration: 1) { inner.alpha = 0.5 }
      return tap
    },
    WhyScene("added when all was over", "which would receive it now", cure: "add wanted to inner") {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      let wanted = UITapGestureRecognizer()
      if isCured { stage.add(wanted, to: inner, named: "wanted") }
      finger(stage).tap()
      if !isCured { stage.add(wanted, to: inner, named: "wanted") }
      return wanted
    },
    WhyScene("on no view", "wanted is on no view", cure: "add wanted to a view") { stage, isCured in
      let wanted = UITapGestureRecognizer()
      wanted.name = "wanted"
      if isCured { stage.add(wanted, named: "wanted") }
      finger(stage).tap()
      return wanted
    },
    WhyScene(
      "in no window", "loose, where wanted is, is in no window",
      cure: "add loose to a view in a window"
    ) {
      stage, isCured in
      let loose = UIView(frame: stage.view.bounds)
      loose.accessibilityIdentifier = "loose"
      delegates.append(loose)
      if isCured { stage.view.addSubview(loose) }
      defer { finger(stage).tap() }
      return tap(stage, loose)
    },
    WhyScene("only scrolled", "wanted never received a touch: none came down", cure: nil) {
      stage, _ in
      let tap = tap(stage)
      stage.pointer(at: CGPoint(x: 50, y: 50)).enter().scroll(by: 0, 60)
      return tap
    },
    WhyScene(
      "flat", "inner cannot be hit: its transform leaves it no area",
      cure: "give inner a transform that has an inverse"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      inner.transform = CGAffineTransform(scaleX: 1, y: isCured ? 1 : 0)
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
  ]
}
