import CLibYAML
import TouchActions
import TouchStories

/// The events of libyaml's parser on a text that is there as a whole.
struct YAMLEvents: ~Copyable {
  enum Kind {
    case word(String, isPlain: Bool)
    case startList, startTable
    case endOfPart
    case alias(String)
    case startOfDocument
    case endOfText
    /// Starts of the text and ends of documents.
    case other
  }

  struct Event {
    var kind: Kind
    var place: TextPosition
    /// What aliases call it.
    var anchor: String?
    var hasTag = false
  }

  // C's struct must not move while the parser lives, and points into the text.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeMutableBufferPointer<UInt8>

  init(_ bytes: [UInt8]) {
    parser = .allocate(capacity: 1)
    text = .allocate(capacity: bytes.count)
    _ = text.initialize(from: bytes)
    _ = yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    text.deallocate()
  }

  mutating func next() throws(RuleError) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw problem() }
    defer { yaml_event_delete(&event) }
    var told = Event(kind: .other, place: Self.place(event.start_mark))
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      told.kind = .word(
        String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
      (told.anchor, told.hasTag) = (Self.text(scalar.anchor), scalar.tag != nil)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      told.kind = .startList
      (told.anchor, told.hasTag) = (Self.text(start.anchor), start.tag != nil)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      told.kind = .startTable
      (told.anchor, told.hasTag) = (Self.text(start.anchor), start.tag != nil)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: told.kind = .endOfPart
    case YAML_ALIAS_EVENT: told.kind = .alias(Self.text(event.data.alias.anchor) ?? "")
    case YAML_DOCUMENT_START_EVENT: told.kind = .startOfDocument
    case YAML_STREAM_END_EVENT: told.kind = .endOfText
    default: break
    }
    return told
  }

  // MARK: - Private

  private func problem() -> RuleError {
    let parser = parser.pointee
    let why = parser.problem.map { String(cString: $0) } ?? "it has no meaning"
    // Of signs that are none, the parser tells where they are and not in which line.
    let place =
      parser.error == YAML_READER_ERROR
      ? TextPosition(of: Int(clamping: parser.problem_offset), in: text)
      : Self.place(parser.problem_mark)
    return RuleError(place, "is no YAML: \(why); look at indentation, colons and quotes")
  }

  private static func place(_ mark: yaml_mark_t) -> TextPosition {
    TextPosition(line: Int(clamping: mark.line) + 1, column: Int(clamping: mark.column) + 1)
  }

  private static func text(_ start: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    start.map { String(cString: $0) }
  }
}
