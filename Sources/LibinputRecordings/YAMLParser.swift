import CLibYAML
import Synchronization
import TouchRecordings

/// libyaml's parser, which asks for lines as it needs them, so that a text of any length is read in
/// constant memory.
final class YAMLParser: Sendable {
  private let state = Mutex(YAMLParserState())

  /// The next event, and the line it is on.
  func next(from lines: inout RecordingLines) -> (event: YAMLEvent, line: Int) {
    state.withLock { state in state.next(from: &lines) }
  }

  /// Forgets what was read, and goes on with other text, whose last line is the file's of that
  /// number.
  func restart(with text: String, lastLine: Int) {
    state.withLock { state in state.restart(with: text, lastLine: lastLine) }
  }
}

/// What libyaml's callback reads from.
private struct YAMLFeed {
  /// Lent while the parser asks for text.
  var lines: UnsafeMutablePointer<RecordingLines>?
  /// What the callback did not have room for yet.
  var rest: ArraySlice<UInt8> = []
  /// What the file's lines are ahead of the parser's.
  var lineOffset = 0
  var error: RecordingError?

  /// The next bytes of the text, at most so many.
  mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    if rest.isEmpty {
      do throws(RecordingError) {
        guard let line = try lines?.pointee.next() else { return [] }
        rest = line
        rest.append(10)
      } catch {
        self.error = error
        return []
      }
    }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

/// The C structs, which must not move while the parser lives.
private struct YAMLParserState: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let feed: UnsafeMutablePointer<YAMLFeed>

  init() {
    parser = .allocate(capacity: 1)
    feed = .allocate(capacity: 1)
    feed.initialize(to: YAMLFeed())
    start()
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    feed.deinitialize(count: 1)
    feed.deallocate()
  }

  mutating func next(from lines: inout RecordingLines) -> (event: YAMLEvent, line: Int) {
    var event = yaml_event_t()
    let isWhole = withUnsafeMutablePointer(to: &lines) { lines in
      feed.pointee.lines = lines
      defer { feed.pointee.lines = nil }
      return yaml_parser_parse(parser, &event) == 1
    }
    guard isWhole else {
      let problem = parser.pointee.problem.map { String(cString: $0) } ?? "no YAML"
      return (.fault(problem), line(parser.pointee.problem_mark))
    }
    defer { yaml_event_delete(&event) }
    return (Self.event(event), line(event.start_mark))
  }

  mutating func restart(with text: String, lastLine: Int) {
    yaml_parser_delete(parser)
    let bytes = Array(text.utf8)
    feed.pointee.rest = bytes[...]
    feed.pointee.lineOffset = lastLine - bytes.count { $0 == 10 }
    start()
  }

  // MARK: - Private

  private func start() {
    _ = yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input(
      parser,
      { context, buffer, size, count in
        guard let context, let buffer, let count else { return 0 }
        let feed = context.assumingMemoryBound(to: YAMLFeed.self)
        let bytes = feed.pointee.take(size)
        bytes.withUnsafeBufferPointer { text in
          if let start = text.baseAddress { buffer.update(from: start, count: text.count) }
        }
        count.pointee = bytes.count
        return 1
      }, feed)
  }

  /// The file's line of a place in the text.
  private func line(_ mark: yaml_mark_t) -> Int {
    max(Int(mark.line) + 1 + feed.pointee.lineOffset, 1)
  }

  private static func event(_ event: yaml_event_t) -> YAMLEvent {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let bytes = UnsafeBufferPointer(
        start: event.data.scalar.value, count: event.data.scalar.length)
      return number(bytes).map { .number($0) } ?? .scalar(String(decoding: bytes, as: UTF8.self))
    case YAML_SEQUENCE_START_EVENT: return .startSequence
    case YAML_SEQUENCE_END_EVENT: return .endSequence
    case YAML_MAPPING_START_EVENT: return .startMapping
    case YAML_MAPPING_END_EVENT: return .endMapping
    case YAML_STREAM_END_EVENT: return .endOfStream
    default: return .other
    }
  }

  /// The number that is spelled as `description` spells it.
  private static func number(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = text.dropFirst(isNegative ? 1 : 0)
    guard let first = digits.first, digits.count < 19,
      first != UInt8(ascii: "0") || text.count == 1
    else { return nil }
    var value: Int64 = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int64(digit - UInt8(ascii: "0"))
    }
    return isNegative ? -value : value
  }
}
