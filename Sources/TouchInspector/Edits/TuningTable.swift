import Foundation
import Touchstone

/// The numbers that recognizers measure against, for the page.
enum TuningTable {
  private struct Row {
    var name: String
    var unit: String
    var text: String
    var read: @MainActor (GestureTuning) -> Double
    var write: @MainActor (inout GestureTuning, Double) -> Void
  }

  static func rows(of tuning: GestureTuning) -> [RecognizerProperty] {
    all.map { row in
      RecognizerProperty(
        property: row.name, value: .number(row.read(tuning)), minimum: 0, unit: row.unit,
        text: row.text)
    }
  }

  /// Changes a number; `nil`, or why it cannot be.
  static func set(_ name: String, in system: TouchSystem, to value: PropertyValue) -> String? {
    guard let row = all.first(where: { $0.name == name }) else {
      return "There is no constant \(name.prefix(60))."
    }
    guard case .number(let number) = value, number >= 0, number <= 100_000 else {
      return "\(name) takes a number of 0 or more."
    }
    row.write(&system.tuning, number)
    return nil
  }

  /// What makes of some numbers the others.
  static func changes(
    from old: GestureTuning, to new: GestureTuning
  ) -> [SceneEdit.Change] {
    all.compactMap { row in
      let value = row.read(new)
      return value == row.read(old) ? nil : .setTuning(property: row.name, value: .number(value))
    }
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
    _ name: String, _ path: WritableKeyPath<GestureTuning, TimeInterval>, _ text: String
  ) -> Row {
    Row(
      name: name, unit: "s", text: text, read: { $0[keyPath: path] },
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
    length("swipeSecondaryMovement", \.swipeSecondaryMovement, "How far it may go astray."),
    length(
      "pinchHysteresis", \.pinchHysteresis, "How much two fingers part before a pinch begins."),
    length(
      "rotationHysteresis", \.rotationHysteresis, "How far they turn before a rotation begins.",
      unit: "rad"),
    length("edgeRegion", \.edgeRegion, "How near to an edge a screen-edge pan starts."),
  ]
}
