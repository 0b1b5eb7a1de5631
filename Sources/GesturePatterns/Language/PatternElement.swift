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

/// Where the state of the recognizer changes: at the end of the element that bears the mark.
public enum PatternMark: Sendable, Hashable {
  /// A continuous gesture begins. What else was possible until then is given up.
  case began
  /// It says that it changed. Once begun, it does so with every movement too.
  case changed
  /// The gesture is complete, as it is at the end of a pattern in any case.
  case recognized
}
