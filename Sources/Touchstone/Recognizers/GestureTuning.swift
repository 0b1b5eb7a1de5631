import Foundation
import GestureCore

/// Every number that built-in recognizers and controls measure against and that UIKit does not let one set, in one
/// place; the defaults are those of UIKit as far as they are known (5.1).
///
/// Lengths are points, times seconds, angles radians. Set them for a scene with
/// `scene.touchSystem.tuning`, for a panel with other physics.
nonisolated public struct GestureTuning: Sendable, Hashable {
  /// How far a tapping finger may move (TAP-04, OPN-18).
  public var tapMovement: CGFloat = 45
  /// How long a tapping finger may stay (TAP-05, OPN-18).
  public var tapDuration: TimeInterval = 0.75
  /// How long the next tap may take to come, from the lift (TAP-06).
  public var tapInterval: TimeInterval = 0.35
  /// How far from the first tap the next may land (TAP-09, REC-12).
  public var tapSeparation: CGFloat = 45
  /// How long after the first finger the last one of a tap may come down (TAP-08).
  public var tapArrivalWindow: TimeInterval = 0.35

  /// How far a pan moves before it begins (PAN-02).
  public var panHysteresis: CGFloat = 10

  /// How long a swipe may take (SWP-04).
  public var swipeDuration: TimeInterval = 0.5
  /// How far a swipe goes at least along its direction, at no time, and how much of that one second
  /// takes away (SWP-04, SWP-05).
  public var swipePrimaryMovement: CGFloat = 50
  /// Which part of `swipePrimaryMovement` is gone after a second: the longer a swipe takes, the
  /// less it has to go along its direction (SWP-04).
  public var swipePrimaryDecay: CGFloat = 0.94
  /// How far it may go astray, at no time, and how much of that one second takes away.
  public var swipeSecondaryMovement: CGFloat = 50
  /// Which part of `swipeSecondaryMovement` is gone after a second: the longer a swipe takes, the
  /// less it may go across (SWP-04).
  public var swipeSecondaryDecay: CGFloat = 0.98
  /// How far it may go astray in any case, as a share of how far it went along; 0 in UIKit.
  public var swipeSecondaryShare: CGFloat = 0

  /// How far a finger may go against the direction of a swipe before that is clearly another way
  /// (SWP-07).
  public var swipeBackwardMovement: CGFloat = 2

  /// How much the distance of two fingers changes before a pinch begins (PIN-05).
  public var pinchHysteresis: CGFloat = 8
  /// The least distance that a scale is measured against (PIN-13).
  public var pinchLeastDistance: CGFloat = 1

  /// How far two fingers turn before a rotation begins, and how far one of them travels (ROT-05).
  public var rotationHysteresis: CGFloat = 0.1
  /// How far one finger has to go around the other before a rotation begins, in points (ROT-05).
  public var rotationTravel: CGFloat = 8

  /// How near to an edge a screen-edge pan starts (EDG-03).
  public var edgeRegion: CGFloat = 20
  /// How far from straight inwards it may go, and how long it may take to begin (EDG-04).
  public var edgeAngleWindow: CGFloat = .pi / 4
  /// How long a finger from the edge may take to go far enough, in seconds (EDG-04).
  public var edgeDuration: TimeInterval = 0.7

  /// How long a scroll view keeps touches from its content (API-C20, DEL-47).
  public var contentTouchDelay: TimeInterval = 0.15
  /// How long a finger may rest before it lifts and still throw the content that it dragged.
  public var scrollRest: TimeInterval = 0.1
  /// The speed in points a second above which a lift turns the page, however little of it was pulled.
  public var pageFlick: CGFloat = 200
  /// How far from an axis a drag may point that is locked to it.
  public var scrollLockAngle: CGFloat = .pi / 8

  /// How far outside of a control a finger that was inside still counts as inside (CTL-06, OPN-22).
  public var controlTouchSlop: CGFloat = 70
  /// How long a stepper is held before it counts on, how often it does so slowly, and the time between
  /// its steps when slow and when fast (API-C16).
  public var stepperRepeatDelay: TimeInterval = 0.5
  /// After how many repetitions a stepper that is held becomes fast (API-C16).
  public var stepperSlowRepeats = 10
  /// The time between a stepper's first repetitions, in seconds.
  public var stepperSlowInterval: TimeInterval = 0.2
  /// The time between a stepper's later repetitions, in seconds.
  public var stepperFastInterval: TimeInterval = 0.05

  /// The usual values.
  public init() {}

  var tapLimits: TapCounter.Limits {
    TapCounter.Limits(
      interval: tapInterval, separation: tapSeparation, movement: tapMovement,
      duration: tapDuration)
  }
}
