import Foundation
import GestureCore
import JSONText
import Touchstone

/// Writes one JSON object on one line, for stories and the command.
///
/// It is nonisolated, because closures passed to the standard library would be checked for main actor isolation, which takes
/// several times as long as their work.
nonisolated extension JSONWriter {
  /// An object whose first member is its type.
  package init(type: String) {
    self.init()
    beginObject()
    field("type", type)
  }

  /// The object's text, without a line break.
  package var line: String { text + "}" }

  /// Seconds with a resolution of microseconds, as in recordings.
  package mutating func field(_ name: StaticString, seconds time: Timestamp) {
    field(name, time.seconds, decimals: 6)
  }

  package mutating func field(_ name: StaticString, seconds times: [Timestamp]) {
    field(name, times.map(\.seconds), decimals: 6)
  }

  /// A location or a displacement, in points.
  package mutating func field(_ name: StaticString, _ point: CGPoint) {
    field(name, [point.x, point.y].map { Double($0) }, decimals: 2)
  }
}
