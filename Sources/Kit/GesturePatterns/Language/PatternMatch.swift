import Foundation
import GestureCore

/// What a pattern matched, with what it captured.
public struct PatternMatch: Sendable, Hashable {
  /// When the pattern was complete.
  public let time: Timestamp
  package let captured: [CapturedOutcome]

  /// The value that was captured last under that name; `nil` if its element was not on the way.
  public subscript<Value>(capture: PatternCapture<Value>) -> Value? {
    captured.last { $0.name == capture.name }.map { capture.pick($0.outcome) }
  }
}

package struct CapturedOutcome: Sendable, Hashable {
  package var name: String
  package var outcome: PatternOutcome
}

/// What an element that is over reports; captures pick from it.
public struct PatternOutcome: Sendable, Hashable {
  /// When the element ended.
  public var time: Timestamp
  /// How long it took, in seconds.
  public var duration: TimeInterval
  /// The centre of the fingers at the end.
  public var place: CGPoint
  /// The places where these fingers came down.
  public var landings: [CGPoint]
  /// How far the centre moved.
  public var translation: CGVector
  /// How many fingers there were.
  public var fingers: Int
}

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

/// Which element did not match, and by how much.
public struct PatternFailure: Sendable, Hashable, CustomStringConvertible {
  /// The element that did not match, in words.
  public let element: String
  /// Why it did not, and by how much.
  public let reason: Reason
  /// When nothing was left that could match.
  public internal(set) var time: Timestamp
  /// How many elements had matched before.
  public let depth: Int

  public var description: String { "\(element): \(reason)" }
}
