import Foundation
import TouchStories
import Touchstone

/// The scene's profile and gesture constants as a page shows them.
enum TuningTable {
  private static let profile = "profile"
  private static let failsStranded = "failsStrandedRecognizers"

  private struct Row {
    var name: String
    var unit: String
    var text: String
    var least = 0.0
    var read: @MainActor (GestureTuning) -> Double
    var write: @MainActor (inout GestureTuning, Double) -> Void
  }

  static func rows(of system: TouchSystem) -> [PropertySnapshot] {
    let tuning = system.tuning
    let profile = PropertySnapshot(
      property: profile, value: .text(system.profile.rawValue),
      choices: TouchProfile.allCases.map(\.rawValue),
      text: "The version of iOS, where devices differ from Apple's documents.")
    let numbers = all.map { row in
      PropertySnapshot(
        property: row.name, value: .number(row.read(tuning)), minimum: row.least, unit: row.unit,
        text: row.text)
    }
    let stranded = PropertySnapshot(
      property: failsStranded, value: .bool(tuning.failsStrandedRecognizers),
      text: "Whether a recognizer fails that has not decided when its last finger lifts.")
    return [profile] + numbers + [stranded]
  }

  /// Swift test code that sets the constants that differ from UIKit's defaults.
  static func code(of tuning: GestureTuning) -> [String] {
    let usual = GestureTuning()
    var values = all.filter { $0.read(tuning) != $0.read(usual) }.map { row in
      let number = row.read(tuning)
      return (row.name, Int(exactly: number).map { "\($0)" } ?? "\(number)")
    }
    if tuning.failsStrandedRecognizers { values.append((failsStranded, "true")) }
    return values.map { "stage.scene.touchSystem.tuning.\($0) = \($1)" }
  }

  static var names: [String] { all.map(\.name) }

  /// Changes the profile or a constant; returns `nil` or the reason for a failure.
  static func set(_ name: String, in system: TouchSystem, to value: PropertyValue) -> String? {
    switch name {
    case profile: return setProfile(of: system, to: value)
    case failsStranded:
      guard case .bool(let fails) = value else { return "\(name) takes true or false." }
      system.tuning.failsStrandedRecognizers = fails
      return nil
    default: return setNumber(name, in: system, to: value)
    }
  }

  private static func setProfile(of system: TouchSystem, to value: PropertyValue) -> String? {
    guard case .text(let name) = value, let profile = TouchProfile(rawValue: name) else {
      let name = if case .text(let name) = value { String(name.prefix(60)) } else { "\(value)" }
      let complaint = TouchProfile.complaint(about: name)
      return complaint.prefix(1).uppercased() + complaint.dropFirst() + "."
    }
    system.profile = profile
    return nil
  }

  private static func setNumber(
    _ name: String, in system: TouchSystem, to value: PropertyValue
  ) -> String? {
    guard let row = all.first(where: { $0.name == name }) else {
      return "There is no constant \(name.prefix(60))."
    }
    guard case .number(let number) = value, number >= row.least, number <= 100_000 else {
      return "\(name) takes a number of \(row.least.formatted()) or more."
    }
    row.write(&system.tuning, number)
    return nil
  }

  private static func length(
    _ name: String, _ path: WritableKeyPath<GestureTuning, CGFloat>, _ text: String,
    unit: String = "pt"
  ) -> Row {
    Row(
      name: name, unit: unit, text: text, read: { Double($0[keyPath: path]) },
      write: { $0[keyPath: path] = CGFloat($1) })
  }

  private static func time(
    _ name: String, _ path: WritableKeyPath<GestureTuning, TimeInterval>, _ text: String,
    least: Double = 0
  ) -> Row {
    Row(
      name: name, unit: "s", text: text, least: least, read: { $0[keyPath: path] },
      write: { $0[keyPath: path] = $1 })
  }

  private static let all: [Row] = [
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
    length(
      "reorderScrollBand", \.reorderScrollBand,
      "How near to a table's end a dragged row scrolls it."),
    length(
      "scrollLockAngle", \.scrollLockAngle, "How far from an axis a drag is locked to it.",
      unit: "rad"),
    length(
      "controlTouchSlop", \.controlTouchSlop, "How far outside of a control still is inside."),
    time(
      "stepperRepeatDelay", \.stepperRepeatDelay, "How long a stepper is held until it repeats."),
    Row(
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
