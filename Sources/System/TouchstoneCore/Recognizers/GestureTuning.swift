import Foundation
import GestureCore

/// The thresholds of built-in recognizers and controls that are not properties of theirs. The defaults are
/// UIKit's as far as they are known; the rest are chosen (OPN-17, OPN-18, OPN-22, OPN-26).
///
/// Lengths are in points, times in seconds, angles in radians. Set them for a scene with
/// `scene.touchSystem.tuning`, for example for a panel with other physics.
nonisolated public struct GestureTuning: Sendable, Hashable {
  /// The largest movement of a finger during a tap (TAP-04, OPN-18).
  public var tapMovement: CGFloat = 45
  /// The longest time between landing and lift of a tap (TAP-05, OPN-18).
  public var tapDuration: TimeInterval = 0.75
  /// The longest time between a lift and the next tap (TAP-06).
  public var tapInterval: TimeInterval = 0.35
  /// The largest distance between the first tap and a later one (TAP-09, REC-12).
  public var tapSeparation: CGFloat = 45
  /// The longest time between the landings of a tap's first and last finger (TAP-08).
  public var tapArrivalWindow: TimeInterval = 0.35

  /// The movement after which a pan begins (PAN-02).
  public var panHysteresis: CGFloat = 10

  /// The longest duration of a swipe (SWP-04).
  public var swipeDuration: TimeInterval = 0.5
  /// The least movement along the direction of a swipe that takes no time (SWP-04, SWP-05).
  public var swipePrimaryMovement: CGFloat = 50
  /// The fraction of `swipePrimaryMovement` by which the limit decreases per second: a slower swipe needs
  /// less movement along its direction (SWP-04).
  public var swipePrimaryDecay: CGFloat = 0.94
  /// The largest movement across the direction of a swipe that takes no time (SWP-04, SWP-05).
  public var swipeSecondaryMovement: CGFloat = 50
  /// The fraction of `swipeSecondaryMovement` by which the limit decreases per second: a slower swipe may
  /// move less across its direction (SWP-04).
  public var swipeSecondaryDecay: CGFloat = 0.98
  /// The movement across that is always allowed, as a fraction of the movement along; 0 in UIKit.
  public var swipeSecondaryShare: CGFloat = 0

  /// The largest movement of a finger against the direction of a swipe (SWP-07).
  public var swipeBackwardMovement: CGFloat = 2

  /// The change of the distance of two fingers after which a pinch begins (PIN-05).
  public var pinchHysteresis: CGFloat = 8
  /// The least reference distance of a scale (PIN-13).
  public var pinchLeastDistance: CGFloat = 1

  /// The angle of two fingers after which a rotation begins; see also `rotationTravel` (ROT-05).
  public var rotationHysteresis: CGFloat = 0.1
  /// The distance that one finger must move around the other before a rotation begins (ROT-05).
  public var rotationTravel: CGFloat = 8

  /// The largest distance from an edge at which a screen-edge pan starts (EDG-03).
  public var edgeRegion: CGFloat = 20
  /// The largest angle between a screen-edge pan and the inward direction (EDG-04).
  public var edgeAngleWindow: CGFloat = .pi / 4
  /// The longest time before a screen-edge pan begins (EDG-04).
  public var edgeDuration: TimeInterval = 0.7

  /// The time for which a scroll view withholds touches from its content (API-C20, DEL-47).
  public var contentTouchDelay: TimeInterval = 0.15
  /// The longest rest of a finger before the lift after which content still glides.
  public var scrollRest: TimeInterval = 0.1
  /// The speed at the lift above which a page is turned, however small the drag; points per second.
  public var pageFlick: CGFloat = 200
  /// The largest angle between an axis and a drag that is locked to it.
  public var scrollLockAngle: CGFloat = .pi / 8

  /// The fraction of a row's width from which a swipe performs the first action (LST-34).
  public var rowFullSwipe: CGFloat = 0.6
  /// The speed of the lift from which a swiped row opens or closes by its direction; points per second (LST-34).
  public var rowSwipeFlick: CGFloat = 200
  /// The width of an action of a swiped row (LST-34).
  public var rowActionWidth: CGFloat = 74
  /// The fraction of the actions' width from which a swiped row stays open (LST-34).
  public var rowSwipeOpening: CGFloat = 0.5
  /// The fraction of a finger's movement by which a row without a full swipe follows it beyond its actions (LST-34).
  public var rowSwipeResistance: CGFloat = 0.3
  /// The height of the bands at a table's ends in which a dragged row scrolls it (LST-35).
  public var reorderScrollBand: CGFloat = 40
  /// The speed of that scrolling in points per second, for each point of the finger's depth in the band (LST-35).
  public var reorderScrollSpeed: CGFloat = 15

  /// The distance from a control within which a finger that was inside still counts as inside (CTL-06,
  /// OPN-22).
  public var controlTouchSlop: CGFloat = 70
  /// The time for which a stepper is held before it repeats (API-C16).
  public var stepperRepeatDelay: TimeInterval = 0.5
  /// The number of slow repetitions of a stepper before the fast ones (API-C16).
  public var stepperSlowRepeats = 10
  /// The time between a stepper's slow repetitions (API-C16).
  public var stepperSlowInterval: TimeInterval = 0.2
  /// The time between a stepper's fast repetitions (API-C16).
  public var stepperFastInterval: TimeInterval = 0.05

  /// Whether a recognizer that is possible after its last finger has lifted, without a deadline, fails. Otherwise it
  /// stays possible until its class decides, as in UIKit (COR-17).
  public var failsStrandedRecognizers = false

  /// Makes the default values.
  public init() {}

  var tapLimits: TapCounter.Limits {
    TapCounter.Limits(
      interval: tapInterval, separation: tapSeparation, movement: tapMovement,
      duration: tapDuration)
  }
}
