import Foundation
import Touchstone

/// A resting finger. It reports `true` when the finger lands, and ends when the finger has rested long enough, while it is
/// still down.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool

  /// In seconds.
  public var minimumDuration: TimeInterval
  /// Points that the finger may move before the press is recognized.
  public var maximumDistance: CGFloat

  /// Creates a press with a duration in seconds and a maximum movement in points.
  public init(minimumDuration: TimeInterval = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Bool>) -> Void
  ) -> GestureNode {
    let press = PressRecognizer()
    press.minimumPressDuration = minimumDuration
    press.allowableMovement = maximumDistance
    press.pressed = { [weak assembly, unowned press] in
      if assembly?.hasTurn(press) == true { report(.changed(true)) }
    }
    return assembly.add(press, takesOver: true) { state in
      switch state {
      case .began: report(.ended(true))
      // The gesture ends when the press begins; later changes are ignored.
      case .changed, .ended: break
      default: report(.cancelled)
      }
    }
  }
}

/// A long press that reports the landing of its finger.
final class PressRecognizer: UILongPressGestureRecognizer {
  var pressed: (@MainActor () -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, numberOfTouches == numberOfTouchesRequired { pressed?() }
  }
}
