import Foundation

/// A stepper's value and how it moves within its limits (API-C16).
struct StepperCount {
  private(set) var current = 0.0
  var value: Double {
    get { current }
    // What is not a number is no value; it would never compare with a limit again.
    set { if !newValue.isNaN { current = min(max(newValue, minimum), maximum) } }
  }
  var minimum = 0.0 {
    didSet {
      if maximum < minimum { maximum = minimum }
      value = current
    }
  }
  var maximum = 100.0 {
    didSet {
      if minimum > maximum { minimum = maximum }
      value = current
    }
  }
  var step = 1.0

  func canStep(up: Bool) -> Bool { up ? current < maximum : current > minimum }

  /// Goes one step; from the limit to the other one, if it wraps.
  /// - Returns: whether the value is another.
  mutating func step(up: Bool, wraps: Bool) -> Bool {
    let old = current
    if canStep(up: up) {
      value = current + (up ? step : -step)
    } else if wraps {
      value = up ? minimum : maximum
    }
    return current != old
  }

  /// How long after the step before the next one comes of itself: a pause, then slowly, then fast.
  static func interval(beforeRepeat number: Int, _ tuning: GestureTuning) -> TimeInterval {
    if number == 0 { return tuning.stepperRepeatDelay }
    return number < tuning.stepperSlowRepeats
      ? tuning.stepperSlowInterval : tuning.stepperFastInterval
  }
}
