import JSONText
import TouchStories

/// A rule: actions for a kind of gesture.
package struct Rule: Equatable {
  package var name: String
  /// Its position in the file.
  package var place: TextPosition
  /// One of these gestures; any gesture if empty.
  package var gestures: [RuleGesture] = []
  /// Names of recognizers, or patterns with `*`.
  package var recognizers: [NamePattern] = []
  package var fingers: ClosedRange<Int>?
  package var directions: [RuleDirection] = []
  package var starts: [RuleStart] = []
  /// The duration of a long press in seconds; `nil` for the default.
  package var after: Double?
  /// The minimum and maximum movement of the fingers when the rule acts.
  package var least: RuleLength?
  package var most: RuleLength?
  /// The occasion at which it acts; `nil` for the default of its gestures.
  package var occasion: RuleOccasion?
  /// A step, as a fraction of the whole distance.
  package var step = 0.1
  /// The whole distance of a pan; `nil` for the scene's side length.
  package var whole: RuleLength?
  /// The applications in whose windows it acts (all if empty), and those in which it does not.
  package var applications: [NamePattern] = []
  package var otherApplications: [NamePattern] = []
  /// Seconds after a firing during which it does not act again.
  package var interval = 0.0
  /// Whether it also acts if an earlier rule does.
  package var isAlso = false
  package var actions: [RuleAction] = []

  /// Whether it distinguishes eight directions instead of four.
  var isFine: Bool { directions.contains(where: \.isBetween) }

  /// Whether it accepts a movement in `direction`, which is not an axis.
  func isFor(_ direction: RuleDirection) -> Bool {
    directions.isEmpty || directions.contains { $0.includes(direction) }
  }

  func occasion(for kind: ToldGesture.Kind) -> RuleOccasion { occasion ?? .usual(of: kind) }
}
