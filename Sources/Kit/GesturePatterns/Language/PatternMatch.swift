import Foundation
import GestureCore

/// The result of a match with its captures.
public struct PatternMatch: Sendable, Hashable {
  /// When the pattern was complete.
  public let time: Timestamp
  package let captured: [CapturedOutcome]

  /// The value that was captured last; `nil` if its element was not part of the match.
  public subscript<Value>(capture: PatternCapture<Value>) -> Value? {
    captured.last { $0.name == capture.name }.map { capture.pick($0.outcome) }
  }
}

package struct CapturedOutcome: Sendable, Hashable {
  package var name: String
  package var outcome: PatternOutcome
}

/// The result of an element that has ended, from which captures read values.
public struct PatternOutcome: Sendable, Hashable {
  /// When the element ended.
  public var time: Timestamp
  /// How long it took, in seconds.
  public var duration: TimeInterval
  /// The centre of the fingers at the end.
  public var place: CGPoint
  /// The locations where these fingers landed.
  public var landings: [CGPoint]
  /// The movement of the centre during the element.
  public var translation: CGVector
  /// The number of fingers.
  public var fingers: Int
}

/// A value that an element captures, like `Reference` in regular expressions.
///
/// ```swift
/// let spot = PatternCapture("spot", \.place)
/// let pattern = try GesturePattern { Down().capture(spot); Up(within: 0.3) }
/// …
/// let place: CGPoint? = match[spot]
/// ```
public struct PatternCapture<Value: Sendable>: Sendable {
  /// The capture's name.
  public let name: String
  let pick: @Sendable (PatternOutcome) -> Value

  /// - Parameter name: a unique name in the pattern.
  public init(_ name: String, _ path: KeyPath<PatternOutcome, Value> & Sendable) {
    self.name = name
    pick = { $0[keyPath: path] }
  }
}

/// The element that did not match, with the reason.
public struct PatternFailure: Sendable, Hashable, CustomStringConvertible {
  /// The label of the element that did not match.
  public let element: String
  /// The reason, with the measured values.
  public let reason: Reason
  /// The time at which nothing could match any more.
  public internal(set) var time: Timestamp
  /// The number of elements that had matched before.
  public let depth: Int

  public var description: String { "\(element): \(reason)" }
}
