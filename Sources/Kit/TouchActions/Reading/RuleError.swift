import JSONText
import TouchStories

/// An error in a rules file, with its position and a correction.
package struct RuleError: Error, Hashable, CustomStringConvertible {
  package var place: TextPosition
  package var message: String

  package init(_ place: TextPosition, _ message: String) {
    (self.place, self.message) = (place, message)
  }

  /// The position and the message, to follow the file's name as in compilers' messages.
  package var description: String { "\(place): \(message)" }
}
