import GestureCore

/// The outcome of a rule for a gesture that has ended.
package struct RuleVerdict: Equatable {
  /// When it acted first; for a rule that did not act, when the gesture ended. The gesture is that of the same moment.
  package var time: Timestamp
  package var rule: String
  package var gesture: String
  /// How often it acted.
  package var count: Int
  /// Why it did not act; `nil` if it did.
  package var miss: RuleMiss?
}
