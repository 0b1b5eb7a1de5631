import CLibYAML

/// A place in the text that a parser was given; both count from one.
package struct YAMLPlace: Sendable, Hashable {
  package var line: Int
  package var column: Int

  init(_ mark: yaml_mark_t) {
    line = Int(clamping: mark.line) + 1
    column = Int(clamping: mark.column) + 1
  }
}
