import GestureCore

/// The outcome of a rule for a gesture that has ended.
package struct RuleVerdict: Equatable {
  package var time: Timestamp
  package var rule: String
  package var gesture: String
  /// How often it acted.
  package var count: Int
  /// Why it did not act; `nil` if it did.
  package var miss: RuleMiss?
}
