import Foundation
import GesturePatterns

/// Two patterns and the area where fingers reach both, as values that can be compared on any
/// thread.
package nonisolated struct CollisionQuestion: Hashable, Sendable {
  var first: GesturePattern
  var second: GesturePattern
  var bounds: CGRect

  /// Compares the patterns; takes a few milliseconds if they collide.
  package func answer() -> PatternComparison {
    PatternComparison(first, second, within: bounds)
  }
}
