import Foundation
import GestureCore
import TouchStories

/// A firing of a rule: the actions to perform now.
package struct RuleFiring: Equatable {
  package var time: Timestamp
  package var rule: String
  /// A description of the gesture.
  package var gesture: String
  package var deeds: [Deed]
}

extension GestureMoment {
  /// For example "swipe left, 3 fingers"; for a step, with the step's direction.
  func words(going direction: RuleDirection? = nil) -> String {
    if kind == .hover { return kind.rawValue }
    let fingers = fingers == 1 ? "1 finger" : "\(fingers) fingers"
    let isStill = kind == .tap || kind == .doubleTap || kind == .longPress
    let to = isStill ? nil : direction ?? GestureHeading(self)?.eighth
    return "\(kind.rawValue)\(to.map { " \($0.rawValue)" } ?? ""), \(fingers)"
  }
}
