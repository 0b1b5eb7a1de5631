import JSONText
import TouchStories

/// What is wrong with a rules file, where, and what would be right.
package struct RuleError: Error, Hashable, CustomStringConvertible {
  package var place: TextPosition
  package var message: String

  package init(_ place: TextPosition, _ message: String) {
    (self.place, self.message) = (place, message)
  }

  /// Begins as compilers' messages do behind the name of the file.
  package var description: String { "\(place): \(message)" }
}
