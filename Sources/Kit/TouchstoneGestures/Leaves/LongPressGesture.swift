import Foundation
import Touchstone

/// A finger that rests. It reports `true` as soon as the finger is down, and ends when it has
/// rested for long enough, while it is still down.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool

  /// Seconds.
  public var minimumDuration: TimeInterval
  /// Points that the finger may move before the press is one.
  public var maximumDistance: CGFloat

  /// Makes a press of that many seconds, within that many points.
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
      // The gesture is over when the press has begun; what the finger does then is another's business.
      case .changed, .ended: break
      default: report(.cancelled)
      }
    }
  }
}

/// A long press that reports when its finger is down.
final class PressRecognizer: UILongPressGestureRecognizer {
  var pressed: (@MainActor () -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, numberOfTouches == numberOfTouchesRequired { pressed?() }
  }
}
