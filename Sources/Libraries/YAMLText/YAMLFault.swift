import CLibYAML

/// Why a text is no YAML, and where.
package struct YAMLFault: Error {
  package var problem: String
  package var place: YAMLPlace
  /// In bytes, where the text is no UTF-8: of that the parser does not know the line.
  package var offset: Int?

  init(of parser: yaml_parser_t) {
    problem = parser.problem.map { String(cString: $0) } ?? "it has no meaning"
    place = YAMLPlace(parser.problem_mark)
    offset = parser.error == YAML_READER_ERROR ? Int(clamping: parser.problem_offset) : nil
  }
}
