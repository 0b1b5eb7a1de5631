import Foundation
import GestureCore

/// The gestures of superviews that a control refuses, because it handles the same movement itself (CRC-01).
///
/// All other gestures take the touch from the control as from any view: several fingers or taps, long presses, and drags in
/// other directions (CRC-05).
package struct ControlGestureRule: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A single tap of one finger.
  package static let singleTap = ControlGestureRule(rawValue: 1)
  /// A horizontal swipe of one finger that starts on the thumb.
  static let swipeAlongKnob = ControlGestureRule(rawValue: 2)
  /// A mostly horizontal pan of one finger that starts on the thumb.
  static let panAlongKnob = ControlGestureRule(rawValue: 4)

  /// The properties of a gesture that is about to begin, which the rule uses.
  enum Candidate {
    case tap(taps: Int, fingers: Int)
    case swipe(UISwipeGestureRecognizer.Direction, fingers: Int)
    /// The translation, in the control's coordinates.
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
  /// Whether a superview's recognizer would use a touch that the control handles itself. A recognizer on the control wins over
  /// it (CRC-02), and a disabled control refuses none (CRC-06).
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
