import GestureCore

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
