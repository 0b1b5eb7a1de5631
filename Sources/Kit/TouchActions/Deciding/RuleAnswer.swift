/// What a moment of a gesture comes to.
package struct RuleAnswer: Equatable {
  package var firings: [RuleFiring] = []
  /// One for each rule, when the gesture is over.
  package var verdicts: [RuleVerdict] = []
}
