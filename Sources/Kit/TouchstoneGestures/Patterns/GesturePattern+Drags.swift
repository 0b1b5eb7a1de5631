import Foundation
import GesturePatterns

// The patterns of composed drags, until they begin; a test compares them with the classes.
extension GesturePattern {
  /// One finger that moves a distance; further fingers are ignored.
  static func drag(minimumDistance distance: CGFloat) throws(PatternProblem) -> GesturePattern {
    guard distance > 0 else {
      return try GesturePattern(maximumFingers: 1) { Down().marked(.began) }
    }
    return try GesturePattern(maximumFingers: 1) {
      Down()
      dragging(distance)
    }
  }

  /// A drag soon after nearby taps; another finger ends it.
  static func drag(
    minimumDistance distance: CGFloat, afterTaps taps: Int, limits: BuiltInLimits
  ) throws(PatternProblem) -> GesturePattern {
    let first = PatternCapture("the first tap", \.place)
    func down() -> Down {
      Down(within: limits.tapInterval, near: first, distance: limits.tapSeparation)
    }
    func up() -> some PatternComponent {
      Up().within(limits.tapDuration, since: .firstDown).centreDrifting(atMost: limits.tapMovement)
    }
    return try GesturePattern {
      Down().capture(first)
      up()
      if taps > 1 {
        Repeated(taps - 1) {
          down()
          up()
        }
      }
      down()
      dragging(distance)
    }
  }

  /// A drag begins when the distance is reached, but a pattern's movement must exceed it.
  private static func dragging(_ distance: CGFloat) -> some PatternComponent {
    Move(moreThan: max(0, distance.nextDown)).marked(.began)
  }
}
