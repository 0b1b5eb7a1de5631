import Touchstone

extension Performance {
  func makeRecognizer(_ number: Int, _ plan: Script.Recognizer) -> UIGestureRecognizer {
    switch plan.kind {
    case nil:
      return ScriptedRecognizer(number: number, program: plan.program, performance: self)
    case .tap(let taps):
      let tap = PlayedTap()
      tap.performance = self
      tap.numberOfTapsRequired = taps
      return tap
    case .press:
      let press = PlayedPress()
      press.performance = self
      return press
    case .pan:
      let pan = PlayedPan()
      pan.allowedScrollTypesMask = plan.takesScrolls ? .all : []
      pan.performance = self
      return pan
    case .swipe(let direction, let fingers):
      let swipe = PlayedSwipe()
      swipe.performance = self
      swipe.direction = direction.asUIKit
      swipe.numberOfTouchesRequired = fingers
      return swipe
    case .pinch:
      let pinch = PlayedPinch()
      pinch.performance = self
      return pinch
    case .rotation:
      let rotation = PlayedRotation()
      rotation.performance = self
      return rotation
    case .hover:
      let hover = PlayedHover()
      hover.performance = self
      return hover
    }
  }
}
