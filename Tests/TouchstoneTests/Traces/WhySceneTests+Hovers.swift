import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// Scenes of a hovering pointer.
extension WhySceneTests {
  nonisolated static let hovers: [WhyScene] = [
    WhyScene(
      "hover, hidden", "the hovering pointer was at|inner cannot be hit: it is hidden",
      cure: "show inner"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      inner.isHidden = !isCured
      defer { glide(stage) }
      return hover(stage, inner)
    },
    WhyScene(
      "hover, transparent", "its alpha is 0.005, not more than 0.01",
      cure: "raise the alpha of inner"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      inner.alpha = isCured ? 0.5 : 0.005
      defer { glide(stage) }
      return hover(stage, inner)
    },
    WhyScene(
      "hover, an ancestor without interaction",
      "outer cannot be hit: its isUserInteractionEnabled is false",
      cure: "set isUserInteractionEnabled = true on outer"
    ) {
      stage, isCured in
      let outer = box("outer", in: stage.view)
      outer.isUserInteractionEnabled = isCured
      defer { glide(stage) }
      return hover(stage, box("inner", in: outer))
    },
    WhyScene(
      "hover, elsewhere", "the point is 30 pt outside of that",
      cure: "hover over inner, or add wanted to a view above both"
    ) {
      stage, isCured in
      let inner = box("inner", 80, 0, in: stage.view)
      defer { glide(stage) }
      return hover(stage, isCured ? stage.view : inner)
    },
    WhyScene(
      "hover, covered", "cover lies in front of it",
      cure: "set isUserInteractionEnabled = false on cover"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      box("cover", in: stage.view).isUserInteractionEnabled = !isCured
      defer { glide(stage) }
      return hover(stage, inner)
    },
    WhyScene(
      "hover, disabled", "wanted never received the hovering pointer|it is disabled",
      cure: "set isEnabled = true on wanted"
    ) {
      stage, isCured in
      let hover = hover(stage)
      hover.isEnabled = isCured
      glide(stage)
      return hover
    },
    WhyScene(
      "hover, only fingers",
      "never received a hovering pointer: none came, and it does not follow touches",
      cure: "move a pointer over"
    ) {
      stage, isCured in
      let hover = hover(stage)
      finger(stage).tap()
      if isCured { glide(stage) }
      return hover
    },
    WhyScene(
      "hover, event declined", "its delegate wants nothing of the event",
      cure: "let its delegate answer true to shouldReceive for the event"
    ) {
      stage, isCured in
      let hover = hover(stage)
      let delegate = EventDelegate(isCured)
      delegates.append(delegate)
      hover.delegate = delegate
      glide(stage)
      return hover
    },
    WhyScene(
      "hover, other type", "its allowedTouchTypes have not 3",
      cure: "add 3 to allowedTouchTypes of wanted"
    ) {
      stage, isCured in
      let hover = hover(stage)
      hover.allowedTouchTypes = isCured ? [2, 3] : [2]
      glide(stage)
      return hover
    },
    WhyScene(
      "hover, behind a window", "front lies in front of it",
      cure: "set isUserInteractionEnabled = false on front"
    ) {
      stage, isCured in
      let hover = hover(stage)
      window(stage, 1).isUserInteractionEnabled = !isCured
      glide(stage)
      return hover
    },
  ]
}
