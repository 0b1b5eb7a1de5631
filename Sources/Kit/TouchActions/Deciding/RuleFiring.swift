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

extension GestureMoment {
  /// Such as "swipe left, 3 fingers"; of a step, with the direction of that step.
  func words(going direction: RuleDirection? = nil) -> String {
    if kind == .hover { return kind.rawValue }
    let fingers = fingers == 1 ? "1 finger" : "\(fingers) fingers"
    let isStill = kind == .tap || kind == .doubleTap || kind == .longPress
    let to = isStill ? nil : direction ?? GestureHeading(self)?.eighth
    return "\(kind.rawValue)\(to.map { " \($0.rawValue)" } ?? ""), \(fingers)"
  }
}
