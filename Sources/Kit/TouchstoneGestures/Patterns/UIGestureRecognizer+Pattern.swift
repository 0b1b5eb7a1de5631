import Foundation
import GestureCore
import GesturePatterns
import Touchstone

extension UIGestureRecognizer {
  /// The pattern that the recognizer matches, until it begins: for UIKit's recognizers, and those of `DragGesture` and
  /// `TapDragGesture`. `nil` for other classes, and if its settings allow no recognition. Overrides of a subclass are not
  /// included.
  public var gesturePattern: GesturePattern? {
    let screen = view?.window?.screen.bounds ?? .zero
    let tuning = view?.window?.windowScene?.touchSystem.tuning ?? GestureTuning()
    return gesturePattern(tuning: tuning, screen: screen)
  }

  /// The pattern with a scene's limits, for a screen of that size.
  func gesturePattern(tuning: GestureTuning, screen: CGRect) -> GesturePattern? {
    let limits = BuiltInLimits(tuning)
    switch self {
    case let own as PatternGestureRecognizer: return own.pattern
    case let tap as UITapGestureRecognizer:
      return try? .tap(
        max(1, tap.numberOfTapsRequired), fingers: max(1, tap.numberOfTouchesRequired),
        limits: limits)
    case let press as UILongPressGestureRecognizer:
      return try? .longPress(
        press.minimumPressDuration, movingAtMost: press.allowableMovement,
        taps: max(0, press.numberOfTapsRequired), fingers: max(1, press.numberOfTouchesRequired),
        limits: limits)
    case let edge as UIScreenEdgePanGestureRecognizer:
      return try? .edgePan(from: edge.edges.directions, of: screen, limits: limits)
    case let pan as UIPanGestureRecognizer:
      let least = max(1, pan.minimumNumberOfTouches)
      return try? .pan(fingers: least...max(least, pan.maximumNumberOfTouches), limits: limits)
    case let swipe as UISwipeGestureRecognizer:
      return try? .swipe(
        swipe.direction.directions, fingers: max(1, swipe.numberOfTouchesRequired), limits: limits)
    case let drag as DragRecognizer: return try? .drag(minimumDistance: drag.minimumDistance)
    case let drag as TapDragRecognizer:
      return try? .drag(
        minimumDistance: drag.minimumDistance, afterTaps: drag.numberOfTapsRequired, limits: limits)
    case is UIPinchGestureRecognizer: return try? .pinch(limits: limits)
    case is UIRotationGestureRecognizer: return try? .rotation(limits: limits)
    default: return nil
    }
  }
}

extension BuiltInLimits {
  /// The limits of a scene's recognizers.
  public init(_ tuning: GestureTuning) {
    self.init(
      tapMovement: tuning.tapMovement, tapDuration: tuning.tapDuration,
      tapInterval: tuning.tapInterval, tapSeparation: tuning.tapSeparation,
      tapArrivalWindow: tuning.tapArrivalWindow, panHysteresis: tuning.panHysteresis,
      swipeDuration: tuning.swipeDuration,
      swipeAlong: Fading(tuning.swipePrimaryMovement, losingEachSecond: tuning.swipePrimaryDecay),
      swipeAside: Fading(
        tuning.swipeSecondaryMovement, losingEachSecond: tuning.swipeSecondaryDecay),
      swipeAsideShare: tuning.swipeSecondaryShare, swipeBackwards: tuning.swipeBackwardMovement,
      pinchHysteresis: tuning.pinchHysteresis, rotationHysteresis: tuning.rotationHysteresis,
      rotationTravel: tuning.rotationTravel, edgeRegion: tuning.edgeRegion,
      edgeAngleWindow: tuning.edgeAngleWindow, edgeDuration: tuning.edgeDuration)
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// The directions of the pattern: if both axes are contained, only the horizontal ones (SWP-08).
  fileprivate var directions: [PatternDirection] {
    let across: [PatternDirection] =
      (contains(.right) ? [.right] : []) + (contains(.left) ? [.left] : [])
    return across.isEmpty
      ? (contains(.up) ? [.up] : []) + (contains(.down) ? [.down] : []) : across
  }
}

extension UIRectEdge {
  fileprivate var directions: [PatternDirection] {
    (contains(.top) ? [.up] : []) + (contains(.left) ? [.left] : [])
      + (contains(.bottom) ? [.down] : []) + (contains(.right) ? [.right] : [])
  }
}
