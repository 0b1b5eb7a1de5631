import Foundation
import GesturePatterns

/// Two patterns, and where fingers come to both: values, which can be compared anywhere.
package nonisolated struct CollisionQuestion: Hashable, Sendable {
  var first: GesturePattern
  var second: GesturePattern
  var bounds: CGRect

  /// What the two have in common; a few milliseconds of work where they have something.
  package func answer() -> PatternComparison {
    PatternComparison(first, second, within: bounds)
  }
}
