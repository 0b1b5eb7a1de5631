import JSONText
import TouchStories

/// A value of a rules file before its interpretation.
package struct RuleNode: Equatable {
  package enum Content: Equatable {
    /// Text; if it is not quoted, it may be a number.
    case word(String, isPlain: Bool)
    case list([RuleNode])
    case table([Entry])
  }

  /// An entry of a table.
  package struct Entry: Equatable {
    package var key: String
    package var place: TextPosition
    package var value: RuleNode

    package init(key: String, at place: TextPosition, _ value: RuleNode) {
      (self.key, self.place, self.value) = (key, place, value)
    }
  }

  package var place: TextPosition
  package var content: Content

  package init(_ content: Content, at place: TextPosition) {
    (self.content, self.place) = (content, place)
  }

  /// The kind of value, for errors.
  var kind: String {
    switch content {
    case .word(let text, let isPlain):
      text.isEmpty && isPlain ? "nothing" : "“\(text.prefix(40))”"
    case .list: "a list"
    case .table: "a table"
    }
  }
}
