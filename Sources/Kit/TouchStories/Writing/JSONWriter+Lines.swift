import Foundation
import GestureCore
import JSONText
import Touchstone

/// One JSON object on one line, as stories and the command print them.
///
/// It is nonisolated: the standard library's closures would be checked for the main actor, at several times the
/// cost of what they do.
nonisolated extension JSONWriter {
  /// An object whose first member is its type.
  package init(type: String) {
    self.init()
    beginObject()
    field("type", type)
  }

  /// The object's text, without the line's end.
  package var line: String { text + "}" }

  /// Seconds with microseconds, which are all that recordings have.
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
