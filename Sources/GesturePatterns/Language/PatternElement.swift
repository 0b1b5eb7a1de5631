import Foundation

/// What fingers do until something happens: the letters of a pattern.
package struct PatternElement: Sendable, Hashable {
  package enum Action: Sendable, Hashable {
    case down(Landing)
    /// The last finger lifts.
    case up
    /// A finger lifts, and others stay.
    case lift
    case move(Travel)
    /// Fingers stay for that many seconds.
    case hold(TimeInterval)
    /// No finger comes for that many seconds.
    case still(TimeInterval)
    /// Several patterns beside each other, each with fingers of its own.
    case together([PatternNode])
  }

  package var action: Action
  package var limits: [TimeLimit] = []
  package var drift: Drift?
  package var mark: PatternMark?
  package var captures: [String] = []
  package var name: String?

  package init(_ action: Action) { self.action = action }
}
