import Foundation
import GestureCore
import TouchStories

/// A rule acts: what is to be done now.
package struct RuleFiring: Equatable {
  package var time: Timestamp
  package var rule: String
  /// The gesture at which it does, in words.
  package var gesture: String
  package var deeds: [Deed]
}

/// What became of a rule at a gesture that is over.
package struct RuleVerdict: Equatable {
  package var time: Timestamp
  package var rule: String
  package var gesture: String
  /// How often it acted.
  package var count: Int
  /// Why it did not; `nil` if it did.
  package var miss: RuleMiss?
}

/// What a moment of a gesture comes to.
package struct RuleAnswer: Equatable {
  package var firings: [RuleFiring] = []
  /// One for each rule, when the gesture is over.
  package var verdicts: [RuleVerdict] = []
}

extension GestureMoment {
  /// Such as "swipe left, 3 fingers".
  var words: String {
    let fingers = fingers == 1 ? "1 finger" : "\(fingers) fingers"
    let to = kind == .tap || kind == .doubleTap || kind == .longPress ? nil : GestureCourse(self)
    return "\(kind.rawValue)\(to.map { " \($0.eighth.rawValue)" } ?? ""), \(fingers)"
  }
}
