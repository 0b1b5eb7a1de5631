/// The rules' response to a moment of a gesture.
package struct RuleAnswer: Equatable {
  package var firings: [RuleFiring] = []
  /// One verdict for each rule, at the gesture's end.
  package var verdicts: [RuleVerdict] = []
}
