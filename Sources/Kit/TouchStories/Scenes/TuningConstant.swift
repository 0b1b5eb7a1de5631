import Foundation
import GestureCore
import Touchstone

/// A constant of gestures, for scene files, for pages that change it and for generated Swift code.
///
/// ``all`` lists them. A new constant is a line there.
package struct TuningConstant {
  package var name: String
  /// The unit that a page shows; empty if there is none.
  package var unit: String
  /// What it limits, in one sentence.
  package var text: String
  /// The least value that files and pages accept.
  package var least = 0.0
  package var read: @MainActor (GestureTuning) -> Double
  package var write: @MainActor (inout GestureTuning, Double) -> Void

  /// The constant of a name; `nil` if there is none.
  static func named(_ name: String) -> TuningConstant? { all.first { $0.name == name } }

  private static func length(
    _ name: String, _ path: WritableKeyPath<GestureTuning, CGFloat>, _ text: String,
    unit: String = "pt"
  ) -> TuningConstant {
    TuningConstant(
      name: name, unit: unit, text: text, read: { Double($0[keyPath: path]) },
      write: { $0[keyPath: path] = CGFloat($1) })
  }

  private static func time(
    _ name: String, _ path: WritableKeyPath<GestureTuning, TimeInterval>, _ text: String,
    least: Double = 0
  ) -> TuningConstant {
    TuningConstant(
      name: name, unit: "s", text: text, least: least, read: { $0[keyPath: path] },
      write: { $0[keyPath: path] = $1 })
  }

  package static let all: [TuningConstant] = [
    length("tapMovement", \.tapMovement, "How far a tapping finger may move."),
    time("tapDuration", \.tapDuration, "How long it may stay."),
    time("tapInterval", \.tapInterval, "How long the next tap may take to come."),
    length("tapSeparation", \.tapSeparation, "How far from the first tap the next may land."),
    time("tapArrivalWindow", \.tapArrivalWindow, "How late the last finger of a tap may come."),
    length("panHysteresis", \.panHysteresis, "How far a pan moves before it begins."),
    time("swipeDuration", \.swipeDuration, "How long a swipe may take."),
    length("swipePrimaryMovement", \.swipePrimaryMovement, "How far a swipe must go."),
    length(
      "swipePrimaryDecay", \.swipePrimaryDecay, "How much of that one second takes away.", unit: ""),
    length("swipeSecondaryMovement", \.swipeSecondaryMovement, "How far it may go astray."),
    length(
      "swipeSecondaryDecay", \.swipeSecondaryDecay, "How much of that one second takes away.",
      unit: ""),
    length(
      "swipeSecondaryShare", \.swipeSecondaryShare, "How far in any case, as a share of its way.",
      unit: ""),
    length(
      "swipeBackwardMovement", \.swipeBackwardMovement, "How far it may go against its direction."),
    length(
      "pinchHysteresis", \.pinchHysteresis, "How much two fingers part before a pinch begins."),
    length(
      "pinchLeastDistance", \.pinchLeastDistance, "The least that a scale is measured against."),
    length(
      "rotationHysteresis", \.rotationHysteresis, "How far they turn before a rotation begins.",
      unit: "rad"),
    length("rotationTravel", \.rotationTravel, "How far one of them travels until then."),
    length("edgeRegion", \.edgeRegion, "How near to an edge a screen-edge pan starts."),
    length(
      "edgeAngleWindow", \.edgeAngleWindow, "How far from straight inwards it may go.", unit: "rad"),
    time("edgeDuration", \.edgeDuration, "How long it may take to begin."),
    time(
      "contentTouchDelay", \.contentTouchDelay, "How long a scroll view keeps touches to itself."),
    time("scrollRest", \.scrollRest, "How long a finger may rest and still throw the content."),
    length("pageFlick", \.pageFlick, "The speed that turns a page.", unit: "pt/s"),
    length(
      "rowFullSwipe", \.rowFullSwipe, "The part of a row's width that performs its first action.",
      unit: ""),
    length("rowSwipeFlick", \.rowSwipeFlick, "The speed that opens or closes a row.", unit: "pt/s"),
    length("rowActionWidth", \.rowActionWidth, "How wide each action of a swiped row is."),
    length(
      "rowSwipeOpening", \.rowSwipeOpening,
      "The part of its actions' width from which a swiped row stays open.", unit: ""),
    length(
      "rowSwipeResistance", \.rowSwipeResistance,
      "The part of a finger's movement by which a row follows it beyond its actions.", unit: ""),
    length(
      "reorderScrollBand", \.reorderScrollBand,
      "How near to a table's end a dragged row scrolls it."),
    length(
      "reorderScrollSpeed", \.reorderScrollSpeed,
      "How fast it scrolls, for each point of the finger's depth in that band.", unit: "1/s"),
    length(
      "scrollLockAngle", \.scrollLockAngle, "How far from an axis a drag is locked to it.",
      unit: "rad"),
    length(
      "controlTouchSlop", \.controlTouchSlop, "How far outside of a control still is inside."),
    time(
      "stepperRepeatDelay", \.stepperRepeatDelay, "How long a stepper is held until it repeats."),
    TuningConstant(
      name: "stepperSlowRepeats", unit: "", text: "How often it does so slowly.",
      read: { Double($0.stepperSlowRepeats) }, write: { $0.stepperSlowRepeats = Int(bounding: $1) }),
    // With a slow interval of 0 a stepper would repeat without end.
    time(
      "stepperSlowInterval", \.stepperSlowInterval, "The time between its steps then.", least: 0.01),
    time(
      "stepperFastInterval", \.stepperFastInterval, "The time between its steps afterwards.",
      least: 0.01),
  ]
}
