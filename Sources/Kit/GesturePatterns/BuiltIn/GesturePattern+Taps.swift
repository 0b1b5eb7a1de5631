import Foundation

// The built-in recognizers as patterns; continuous ones only until they begin. Tests compare them with the classes.
extension GesturePattern {
  /// Taps with fingers that land within a window and do not move far (TAP-04…09).
  public static func tap(
    _ taps: Int = 1, fingers: Int = 1, limits: BuiltInLimits
  ) throws(PatternProblem) -> GesturePattern {
    let first = PatternCapture("the first tap", \.landings)
    let spread = fingers > 1 ? limits.tapArrivalWindow : nil
    func up() -> some PatternComponent {
      Up().within(limits.tapDuration, since: .firstDown).drifting(atMost: limits.tapMovement)
    }
    return try GesturePattern {
      Down(fingers, spread: spread).drifting(atMost: limits.tapMovement).capture(first)
      up()
      if taps > 1 {
        Repeated(taps - 1) {
          Down(
            fingers, within: limits.tapInterval, spread: spread, near: first,
            distance: limits.tapSeparation
          ).drifting(atMost: limits.tapMovement)
          up()
        }
      }
    }
  }

  /// Fingers that rest, after a number of taps (LPR-01…11).
  public static func longPress(
    _ seconds: TimeInterval, movingAtMost distance: CGFloat, taps: Int = 0, fingers: Int = 1,
    limits: BuiltInLimits
  ) throws(PatternProblem) -> GesturePattern {
    let first = PatternCapture("the first tap", \.place)
    func next() -> Down {
      Down(fingers, near: first, distance: limits.tapSeparation).within(limits.tapInterval)
    }
    func up() -> some PatternComponent {
      Up().within(limits.tapDuration).centreDrifting(atMost: limits.tapMovement)
    }
    return try GesturePattern {
      if taps > 0 {
        Down(fingers).centreDrifting(atMost: limits.tapMovement).capture(first)
        up()
        if taps > 1 {
          Repeated(taps - 1) {
            next().centreDrifting(atMost: limits.tapMovement)
            up()
          }
        }
      }
      // A press without a duration begins when its last finger lands.
      let mark = seconds > 0 ? nil : PatternMark.began
      (taps > 0 ? next() : Down(fingers)).centreDrifting(atMost: distance).with { $0.mark = mark }
      if seconds > 0 { Hold(seconds, movingAtMost: distance).marked(.began) }
    }
  }
}
