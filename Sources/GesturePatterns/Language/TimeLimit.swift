import Foundation

/// How long an element may take, counted from a clock. A limit is inclusive: what happens exactly
/// then still counts.
package struct TimeLimit: Sendable, Hashable {
  package var seconds: TimeInterval
  package var clock: PatternClock
}
