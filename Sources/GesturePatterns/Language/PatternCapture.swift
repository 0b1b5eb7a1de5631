import Foundation
import GestureCore

/// A value that a pattern hands out, by the element that captures it; as `Reference` in regexes.
///
/// ```swift
/// let spot = PatternCapture("spot", \.place)
/// let pattern = try GesturePattern { Down().capture(spot); Up(within: 0.3) }
/// …
/// let place: CGPoint? = match[spot]
/// ```
public struct PatternCapture<Value: Sendable>: Sendable {
  /// The name under which the match has it.
  public let name: String
  let pick: @Sendable (PatternOutcome) -> Value

  /// - Parameter name: unique in the pattern.
  public init(_ name: String, _ path: KeyPath<PatternOutcome, Value> & Sendable) {
    self.name = name
    pick = { $0[keyPath: path] }
  }
}
