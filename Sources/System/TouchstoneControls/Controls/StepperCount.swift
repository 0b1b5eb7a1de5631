import Foundation

/// A stepper's value and its steps within the limits (API-C16).
struct StepperCount {
  private(set) var current = 0.0
  var value: Double {
    get { current }
    // NaN is ignored, because its comparison with a limit is always false.
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

  /// Steps the value; at a limit it continues at the other one, if it wraps.
  /// - Returns: Whether the value has changed.
  mutating func step(up: Bool, wraps: Bool) -> Bool {
    let old = current
    if canStep(up: up) {
      value = current + (up ? step : -step)
    } else if wraps {
      value = up ? minimum : maximum
    }
    return current != old
  }

  /// The delay before the next automatic step, in seconds: first a pause, then slow steps, then
  /// fast ones.
  static func interval(beforeRepeat number: Int, _ tuning: GestureTuning) -> TimeInterval {
    if number == 0 { return tuning.stepperRepeatDelay }
    return number < tuning.stepperSlowRepeats
      ? tuning.stepperSlowInterval : tuning.stepperFastInterval
  }
}
