import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// What fingers do to a control; each control's suite writes out what comes of it.
enum ControlScenario: String, CaseIterable, CustomTestStringConvertible {
  case press
  case pressTwice
  /// Into the slop, beyond it, back into the slop, back into the bounds, and up.
  case dragOutAndIn
  case releaseOutside
  /// A pan of the view above begins.
  case pan
  /// A scroll view around it, one that takes fingers from controls too, begins to drag.
  case scroll
  case interruption
  case disable
  case remove
  case twoFingers

  var testDescription: String { rawValue }

  /// - Parameter place: a point of the control, in the window's space.
  @MainActor func play(on control: UIControl, of stage: Stage, at place: CGPoint) {
    let finger = stage.finger(at: place)
    switch self {
    case .press: finger.tap(holding: 0.1)
    case .pressTwice: finger.tap().hold(0.1).tap()
    case .dragOutAndIn:
      finger.down()
      for y in [60.0, 200, 60, 0] { finger.move(to: CGPoint(x: place.x, y: place.y + y)) }
      finger.up()
    case .releaseOutside: finger.down().move(by: 0, 200).up()
    case .pan:
      stage.add(UIPanGestureRecognizer(), named: "pan")
      finger.down().move(by: 0, 20).move(by: 0, 5).up()
    case .scroll:
      let scrollView = GreedyScrollView(frame: stage.view.bounds)
      scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 3000)
      scrollView.addSubview(control)
      stage.view.addSubview(scrollView)
      finger.down().hold(0.2).move(by: 0, -20).move(by: 0, -5).up()
    case .interruption:
      finger.down()
      stage.interrupt()
    case .disable:
      finger.down()
      control.isEnabled = false
      finger.move(by: 0, 5)
      control.isEnabled = true
      finger.move(by: 0, 5).up()
    case .remove:
      finger.down()
      control.removeFromSuperview()
      finger.move(by: 0, 5).up()
    case .twoFingers:
      finger.down()
      let other = stage.finger(at: CGPoint(x: place.x + 5, y: place.y)).down()
      other.move(by: 0, 200).up()
      finger.up()
    }
  }
}

/// Takes fingers from controls too.
private final class GreedyScrollView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
