import JSONText
import TouchStories

/// What is to be done when a gesture of some kind is made.
package struct Rule: Equatable {
  package var name: String
  /// Where it stands in the file.
  package var place: TextPosition
  /// Any of these; all of them if there are none.
  package var gestures: [RuleGesture] = []
  /// Names of recognizers, or patterns with `*`.
  package var recognizers: [NamePattern] = []
  package var fingers: ClosedRange<Int>?
  package var directions: [RuleDirection] = []
  package var starts: [RuleStart] = []
  /// How long a long press must last, in seconds, if it is not the usual time.
  package var after: Double?
  /// How far the fingers must have gone at least and at most when it acts.
  package var least: RuleLength?
  package var most: RuleLength?
  /// When it acts; `nil` is the usual moment of its gesture's kind.
  package var occasion: RuleOccasion?
  /// A step, as a part of the whole way.
  package var step = 0.1
  /// The whole way of a pan; `nil` is the scene's side.
  package var whole: RuleLength?
  /// The applications in whose windows it acts, all if there are none, and in which it does not.
  package var applications: [NamePattern] = []
  package var otherApplications: [NamePattern] = []
  /// How long after it acted it does not act again (seconds).
  package var interval = 0.0
  /// It acts besides an earlier rule, too.
  package var isAlso = false
  package var actions: [RuleAction] = []

  /// Whether it distinguishes eight directions of a plane, and not four.
  var isFine: Bool { directions.contains(where: \.isBetween) }

  /// Whether it is for a movement in `direction`, which is no axis.
  func isFor(_ direction: RuleDirection) -> Bool {
    directions.isEmpty || directions.contains { $0.includes(direction) }
  }

  func occasion(for kind: ToldGesture.Kind) -> RuleOccasion { occasion ?? .usual(of: kind) }
}
