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
