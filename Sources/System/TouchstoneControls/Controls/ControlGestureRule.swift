import Foundation
import GestureCore

/// Which gestures of the views above it a control keeps for itself, since it does the same (CRC-01).
///
/// Everything else takes the touch from the control, as from any view: several fingers or taps, long
/// presses, drags across (CRC-05).
package struct ControlGestureRule: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// One finger, one tap.
  package static let singleTap = ControlGestureRule(rawValue: 1)
  /// A swipe of one finger that starts on the knob and goes left or right.
  static let swipeAlongKnob = ControlGestureRule(rawValue: 2)
  /// A pan of one finger that starts on the knob and goes rather left or right than up or down.
  static let panAlongKnob = ControlGestureRule(rawValue: 4)

  /// A gesture that wants to begin, as far as the rule looks at it.
  enum Candidate {
    case tap(taps: Int, fingers: Int)
    case swipe(UISwipeGestureRecognizer.Direction, fingers: Int)
    /// How far it has come, in the control's own space.
    case pan(CGPoint, fingers: Int)
    case other
  }

  func forbids(_ candidate: Candidate, onKnob isOnKnob: Bool) -> Bool {
    switch candidate {
    case .tap(let taps, let fingers): contains(.singleTap) && taps == 1 && fingers == 1
    case .swipe(let direction, let fingers):
      contains(.swipeAlongKnob) && isOnKnob && fingers == 1
        && !direction.isDisjoint(with: [.left, .right])
    case .pan(let translation, let fingers):
      contains(.panAlongKnob) && isOnKnob && fingers == 1 && abs(translation.x) > abs(translation.y)
    case .other: false
    }
  }
}

extension UIControl {
  /// Whether a recognizer of a view above would take a touch for what the control does itself. One on
  /// the control wins over it (CRC-02), and a disabled control has nothing to lose (CRC-06).
  func keepsForItself(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, !gestureRule.isEmpty, let view = recognizer.view, view !== self,
      isDescendant(of: view),
      let touch = recognizer.touchesOfAttempt.first(where: {
        $0.view?.isDescendant(of: self) == true
      })
    else { return false }
    return gestureRule.forbids(candidate(of: recognizer), onKnob: knobHolds(touch))
  }

  private func candidate(of recognizer: UIGestureRecognizer) -> ControlGestureRule.Candidate {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      .tap(taps: tap.numberOfTapsRequired, fingers: tap.numberOfTouchesRequired)
    case let swipe as UISwipeGestureRecognizer:
      .swipe(swipe.direction, fingers: swipe.numberOfTouchesRequired)
    case let pan as UIPanGestureRecognizer:
      .pan(pan.translation(in: self), fingers: pan.numberOfTouches)
    default: .other
    }
  }
}
